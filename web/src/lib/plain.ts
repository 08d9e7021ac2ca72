/** What the page makes of a game that has no folder here: its name, a poster drawn from it, tokens, and a plain board. */
import { COLOURS, PAINT, type Colour } from './colours';
import type { GameFront } from './games';
import { f, shape } from './shapes';
import type { Say } from './text';

/** `two_player_pawns` or `secret-dice` as people write it. */
export function spelled(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The text behind a key, or this one where nobody has written it. */
export function sayOr(say: Say, key: string, otherwise: string): string {
  const said = say(key);
  return said === key ? otherwise : said;
}

/** How the strength of a bot is called. */
export function botName(say: Say, bot: string): string {
  return sayOr(say, `web-bot-${bot}`, say('web-bot-other', { name: spelled(bot).toLowerCase() }));
}

export function plainFront(key: string, say: Say): GameFront {
  const name = sayOr(say, `${key}-name`, spelled(key));
  const facts = `${key}-facts`;
  return {
    key,
    name,
    order: 1000,
    facts: say(facts) === facts ? [] : [facts],
    poster: (wide) => poster(key, name, wide),
    token,
    plain: true,
  };
}

/** A counter in the seat's colour, with its shape; a grey one where the colour is none of the six. */
export function token(piece: string): string {
  const paint = PAINT[piece as Colour] as (typeof PAINT)[Colour] | undefined;
  const sign = paint ? shape(paint.shape, 23, 15, 8, paint.ink) : '';
  return `<svg viewBox="0 0 46 30" width="46" height="30" aria-hidden="true">
    <circle cx="23" cy="15" r="14" fill="${paint?.fill ?? '#8E8A7E'}" stroke="#23262E" stroke-opacity=".35"/>${sign}</svg>`;
}

const GROUNDS = ['#E7DCC0', '#D5E0D3', '#DAD9E8', '#EAD5C8', '#CFDEE4'];
const INK = '#23262E';

/** A number that is always the same for a name. */
function hash(text: string): number {
  return [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0, 2166136261);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The name in at most three lines, and how large it can be written in this width. */
function lettering(name: string, width: number, largest: number): { lines: string[]; size: number } {
  const words = name.split(' ');
  const most = Math.max(Math.ceil(name.length / 3), ...words.map((word) => word.length), 8);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const longest = Math.max(...lines.map((line) => line.length));
  return { lines, size: Math.min(largest, width / (longest * 0.56)) };
}

/** Six counters on a winding road: which road, and who leads, follows from the name. */
export function poster(key: string, name: string, wide: boolean): string {
  const seed = hash(key);
  const turn = (seed % 628) / 100;
  const bends = 1 + (seed % 3) * 0.5;
  // Along the road: from its beginning (0) to its end (1).
  const at = (part: number): [number, number] =>
    wide
      ? [150 + part * 270, 112 + 44 * Math.sin(turn + part * bends * 4)]
      : [194 + 104 * Math.sin(turn + part * bends * 4.4), 530 - part * 330];
  const points = Array.from({ length: 41 }, (_, i) =>
    at(i / 40)
      .map(f)
      .join(','),
  ).join(' ');
  const radius = wide ? 17 : 25;
  const road = (width: number, stroke: string, more = ''): string =>
    `<polyline points="${points}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"
      stroke-linejoin="round" ${more}/>`;
  const counters = COLOURS.map((_, i) => {
    const paint = PAINT[COLOURS[(i + seed) % COLOURS.length] ?? 'red'];
    const [x, y] = at(0.14 + i * 0.145);
    return `<circle cx="${f(x)}" cy="${f(y)}" r="${radius}" fill="${paint.fill}" stroke="#FFFBF1" stroke-width="4"/>
      ${shape(paint.shape, x, y, radius * 0.56, paint.ink)}`;
  }).join('');
  const { lines, size } = lettering(name, wide ? 250 : 340, wide ? 40 : 66);
  const first = wide ? 16 + size * 0.86 : 30 + size * 0.86;
  const words = lines
    .map((line, i) => `<text x="${wide ? 20 : 24}" y="${f(first + i * size * 1.02)}">${escaped(line)}</text>`)
    .join('');
  return `<svg viewBox="0 0 388 ${wide ? 190 : 500}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${escaped(name)}">
    <rect x="-100" y="-100" width="600" height="700" fill="${GROUNDS[seed % GROUNDS.length]}"/>
    ${road(radius * 3.1, INK, 'opacity=".1"')}${road(radius * 2.8, '#FFFBF1')}
    ${road(2.5, INK, 'stroke-dasharray="1 12" opacity=".5"')}${counters}
    <g font-family="Bricolage, system-ui, sans-serif" font-weight="700" font-size="${f(size)}" letter-spacing="-1"
      fill="${INK}">${words}</g></svg>`;
}
