"""How a report looks: the colours of the web app, by day and by night, and on paper."""

STYLE = """
:root { color-scheme: light dark; --page: #F3EADA; --paper: #FFFBF1; --ink: #23262E; --soft: #665F50; --line: #E4DAC3;
  --bar: #1D6FE0; --hot: #D00000; --text: Figtree, system-ui, sans-serif; --display: Bricolage, system-ui, sans-serif; }
@media (prefers-color-scheme: dark) {
  :root { --page: #14171D; --paper: #20252F; --ink: #F6F0E2; --soft: #B9B5A9; --line: #343B48; --bar: #5A9BFF;
    --hot: #FF5A3C; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 var(--text); }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font: 700 2rem/1.15 var(--display); margin: 0 0 .25rem; }
h2 { font: 700 1.3rem/1.2 var(--display); margin: 0 0 .75rem; }
header p, figcaption span { color: var(--soft); margin: 0; font-weight: 400; }
header ul { margin: 1rem 0 0; padding-left: 1.2rem; }
header, section { margin-bottom: 1.25rem; }
section { background: var(--paper); border: 1px solid var(--line); border-radius: 14px; padding: 1.1rem 1.2rem; }
section > svg { display: block; width: 100%; max-width: 32rem; height: auto; margin-bottom: .75rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; }
th { color: var(--soft); font-weight: 600; font-size: .875rem; }
figure { margin: 0 0 1.25rem; }
figcaption { font-weight: 600; margin-bottom: .4rem; }
.board { position: relative; border-radius: 10px; overflow: hidden; }
.board div svg, .tints { display: block; width: 100%; height: auto; }
.board div { filter: grayscale(.9) opacity(.55); }
.board .dark { display: none; }
@media (prefers-color-scheme: dark) { .board .light { display: none; } .board .dark { display: block; } }
.tints { position: absolute; inset: 0; }
.tints polygon { fill: var(--hot); fill-opacity: calc(.06 + .9 * var(--heat));
  stroke: var(--ink); stroke-opacity: .35; }
.row { display: flex; gap: 2px; list-style: none; margin: 0; padding: 0; height: 9rem; overflow-x: auto; }
.row li { flex: 1 0 1.1rem; display: flex; flex-direction: column; justify-content: flex-end; text-align: center; }
.row i { height: calc((100% - 2.8rem) * var(--high)); min-height: 1px;
  background: var(--hot); opacity: calc(.25 + .75 * var(--heat)); }
.row b { font-size: .65rem; font-weight: 400; color: var(--soft); writing-mode: vertical-rl; height: 2.6rem;
  align-self: center; padding-top: .2rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 0; }
dt { color: var(--soft); } dd { margin: 0; }
@media print { section { break-inside: avoid; } }
"""
