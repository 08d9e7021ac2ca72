const f = (n: number): number => +n.toFixed(1);

const PAWN: Record<'r' | 'b' | 'y' | 'g', [string, string]> = {
  r: ['#E5383B', '#A91E2C'],
  b: ['#1D6FE0', '#124A9C'],
  y: ['#FFCB2E', '#C98F0A'],
  g: ['#2B9348', '#176030'],
};
function pawn(x: number, yy: number, k: keyof typeof PAWN, s = 1): string {
  const [c, d] = PAWN[k];
  return (
    `<g transform="translate(${x} ${yy}) scale(${s})">` +
    `<path d="M-20,0C-20,-8 -11,-10 -9,-26H9C11,-10 20,-8 20,0V7Q0,15 -20,7Z" fill="${c}"/>` +
    `<path d="M4,-26H9C11,-10 20,-8 20,0V7Q13,10 6,11Q8,-8 4,-26Z" fill="${d}"/>` +
    `<circle cy="-34" r="13" fill="${c}"/><path d="M5,-46a13 13 0 0 1 0,24a20 20 0 0 0 0,-24z" fill="${d}"/>` +
    `<circle cx="-5" cy="-39" r="3.5" fill="#fff" opacity=".7"/></g>`
  );
}

/** Monte Carlo Gamble: art deco. Rays, a casino, the road to a million. */
export function poster(wide: boolean): string {
  const W = 388,
    H = 500,
    gold = '#E0B050',
    pale = '#F7E8C4',
    deep = '#0D2A36',
    mid = '#13414D',
    lit = '#FFD98A',
    cx = 194,
    cy = 300;
  /** The end of a ray, so many steps of ten degrees round. */
  const tip = (step: number) =>
    `L${f(cx + 520 * Math.cos((step * Math.PI) / 18))},${f(cy + 520 * Math.sin((step * Math.PI) / 18))}`;
  const rays = Array.from({ length: 18 }, (_, i) => `M${cx},${cy}${tip(2 * i - 0.5)}${tip(2 * i + 0.5)}Z`).join('');
  const win = (x: number, y: number, w: number, h: number, c = lit) =>
    `<path d="M${x},${y + h}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z" fill="${c}"/>`;
  const tower = (x: number) =>
    `<g transform="translate(${x} 0)"><rect x="-24" y="196" width="48" height="110" fill="${pale}"/>` +
    `<rect x="4" y="196" width="20" height="110" fill="#E4CE9C"/>` +
    `<rect x="-28" y="190" width="56" height="9" fill="${gold}"/>` +
    `<path d="M-20,190 Q-20,160 0,150 Q20,160 20,190Z" fill="#2F7F79"/>` +
    `<path d="M0,150 Q20,160 20,190H6Q8,165 0,150Z" fill="#1F615E"/>` +
    `<path d="M0,150V128" stroke="${gold}" stroke-width="3"/><circle cy="127" r="4" fill="${gold}"/>` +
    `${win(-13, 208, 26, 40, '#123')}${win(-10, 212, 20, 36)}${win(-10, 258, 20, 32)}</g>`;
  const casino = `${tower(118)}${tower(270)}
    <rect x="92" y="232" width="204" height="76" fill="${pale}"/>
    <rect x="86" y="226" width="216" height="9" fill="${gold}"/>
    <path d="M144,226 Q146,168 194,160 Q242,168 244,226Z" fill="#2F7F79"/>
    <path d="M194,160 Q242,168 244,226H212Q216,180 194,160Z" fill="#1F615E"/>
    <path d="M160,226Q164,180 194,160M228,226Q224,180 194,160M194,226V160" stroke="${gold}" stroke-width="2" fill="none"/>
    <path d="M194,160V138" stroke="${gold}" stroke-width="4"/>
    <path d="M194,128l4.5,9 10,1.4-7.2,7 1.7,9.9-9-4.7-9,4.7 1.7-9.9-7.2-7 10-1.400z" fill="${gold}"/>
    ${[104, 136, 226, 258].map((x) => win(x, 248, 24, 54)).join('')}${win(172, 242, 44, 66, '#7A2230')}
    ${win(177, 247, 34, 61, lit)}<path d="M194,250v58M177,276h34" stroke="#7A2230" stroke-width="3"/>
    ${[98, 131, 163, 219, 251, 284].map((x) => `<rect x="${x}" y="238" width="6" height="70" fill="#fff8e4"/>`).join('')}
    <rect x="78" y="306" width="232" height="7" fill="${gold}"/>
    <rect x="68" y="313" width="252" height="7" fill="${pale}"/>`;
  // the road: squares in perspective
  const y = (t: number) => 320 + 122 * t ** 1.6,
    hw = (t: number) => 26 + 118 * t ** 1.6,
    sq = ['#2B9348', '#F7E8C4', '#2B9348', '#7A2230', '#2B9348', '#F7E8C4'];
  const road = sq
    .map((c, i) => {
      const a = i / 6,
        b = (i + 1) / 6;
      return (
        `<path d="M${f(cx - hw(a))},${f(y(a))}H${f(cx + hw(a))}L${f(cx + hw(b))},${f(y(b))}H${f(cx - hw(b))}Z" ` +
        `fill="${c}" stroke="${gold}" stroke-width="2.5"/>`
      );
    })
    .join('');
  const chip = (x: number, yy: number, c: string) =>
    `<g transform="translate(${x} ${yy})"><path d="M-27,0v8a27 10 0 0 0 54,0v-8z" fill="${c}"/>` +
    `<path d="M-16,8.500v7.400M0,10v8M16,8.500v7.4" stroke="${pale}" stroke-width="6"/>` +
    `<ellipse rx="27" ry="10" fill="${c}"/>` +
    `<ellipse rx="27" ry="10" fill="none" stroke="${pale}" stroke-width="2"/>` +
    `<ellipse rx="16" ry="5.5" fill="${pale}"/></g>`;
  const rib = (i: number) =>
    `<path d="M0,${110 - i * 26}q${14 * i},4 ${19 * i},${i * 26}" stroke="${gold}" stroke-width="2" fill="none"/>`;
  const fan = (x: number, flip: number) =>
    `<g transform="translate(${x} 330) scale(${flip} 1)"><path d="M0,110V20q40,8 60,90z" fill="${mid}"/>` +
    `${[1, 2, 3].map(rib).join('')}</g>`;
  const inner = 'M20,46V34H34V20H354V34H368V46V454V466H354V480H34V466H20Z';
  const frame =
    `<path d="M0,0H388V500H0Z${inner}" fill-rule="evenodd" fill="${deep}"/>` +
    `<path d="M12,40V26H26V12H362V26H376V40V460V474H362V488H26V474H12Z" fill="none" stroke="${gold}" ` +
    `stroke-width="3"/><path d="${inner}" fill="none" stroke="${gold}" stroke-width="1.4"/>`;
  const title = wide
    ? `<g text-anchor="middle"><text x="92" y="203" font-family="Limelight" font-size="29" ` +
      `fill="${pale}">Monte</text><text x="92" y="233" font-family="Limelight" font-size="29" ` +
      `fill="${pale}">Carlo</text><text x="94" y="256" font-family="Josefin" font-size="14" letter-spacing="6" ` +
      `fill="${gold}">GAMBLE</text></g>`
    : `<g text-anchor="middle"><text x="194" y="76" font-family="Limelight" font-size="44" fill="${pale}" ` +
      `textLength="312" lengthAdjust="spacingAndGlyphs">Monte Carlo</text>` +
      `<path d="M40,99H112M276,99H348" stroke="${gold}" stroke-width="2"/>` +
      `<path d="M112,99l6,-5 6,5 -6,5zM264,99l6,-5 6,5 -6,5z" fill="${gold}"/>` +
      `<text x="198" y="107" font-family="Josefin" font-size="21" letter-spacing="8" fill="${gold}">GAMBLE</text>` +
      `</g>`;
  const scene = `<path d="${rays}" fill="${mid}"/><circle cx="${cx}" cy="232" r="124" fill="${gold}" opacity=".2"/>
    <circle cx="${cx}" cy="232" r="100" fill="${gold}" opacity=".22"/>
    <rect y="318" width="${W}" height="130" fill="#0A222C"/>${fan(0, 1)}${fan(W, -1)}${casino}${road}
    ${chip(318, 388, '#7A2230')}${chip(318, 378, '#1D6FE0')}${chip(318, 368, '#2B9348')}${chip(318, 358, '#7A2230')}
    ${pawn(70, 396, 'b')}${pawn(70, 362, 'r')}${pawn(206, 404, 'y', 0.8)}`;
  return wide
    ? `<svg viewBox="0 0 388 190" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Monte Carlo Gamble">
    <rect width="388" height="190" fill="${deep}"/><g transform="translate(112 -92) scale(.83)">
    ${scene
      .replace('<rect y="318"', '<rect x="-190" y="318"')
      .replace(`width="${W}" height="130"`, 'width="680" height="130"')
      .replace(fan(0, 1), '')
      .replace(pawn(70, 396, 'b'), '')
      .replace(pawn(70, 362, 'r'), '')}</g><g transform="translate(-4 -152)">
        ${title}</g></svg>`
    : `<svg viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Monte Carlo Gamble">` +
        `<rect width="388" height="500" fill="${deep}"/><g transform="translate(0 52)">${scene}</g>` +
        `${frame}<g transform="translate(0 8)">${title}</g></svg>`;
}
