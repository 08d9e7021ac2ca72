/** Hurry'Cup!: a travel poster of the Riviera, 1925. */
export function poster(wide: boolean): string {
  const W = 388,
    H = 500;
  const spokes = Array.from(
    { length: 6 },
    (_, i) => `<path d="M0,-15V15" transform="rotate(${i * 30})" stroke="#2B2129" stroke-width="1.6"/>`,
  ).join('');
  const wheel = (x: number) =>
    `<g transform="translate(${x} 18)"><circle r="20" fill="#2B2129"/><circle r="15" fill="#F2E3BE"/>` +
    `${spokes}<circle r="4.5" fill="#C8352F"/></g>`;
  const oldtimer = `<g>
    <ellipse cx="6" cy="36" rx="92" ry="7" fill="#3b1f2b" opacity=".28"/>
    <path d="M-74,18 C-84,10 -80,-4 -66,-6 L-34,-8 C-30,-20 -16,-20 -10,-10 L8,-10 L74,-6 C82,-4 84,6 82,18 Z" fill="#C8352F"/>
    <path d="M-74,18 C-78,14 -79,10 -78,6 L82,8 C83,12 82,18 82,18Z" fill="#982424"/>
    <path d="M70,-7 L78,-6 C84,-3 84,10 82,18 L74,18 Z" fill="#F2E3BE"/>
    <path d="M22,-8V6M32,-8V6M42,-7V6M52,-7V6" stroke="#982424" stroke-width="2.5"/>
    <path d="M20,8H-44" stroke="#F2E3BE" stroke-width="5" stroke-linecap="round"/>
    <path d="M2,-10 L10,-24" stroke="#F2E3BE" stroke-width="3.5" stroke-linecap="round"/>
    <path d="M-30,-10c0,-12 18,-14 22,0z" fill="#3A2B35"/><circle cx="-17" cy="-29" r="9.5" fill="#EBB98C"/>
    <path d="M-27,-29a10 10 0 0 1 20,-3l-4,2h-8l-3,6c-3,0 -5,-2 -5,-5z" fill="#5A3B2E"/>
    <rect x="-13" y="-33" width="9" height="6" rx="3" fill="#F2E3BE" stroke="#3A2B35" stroke-width="1.5"/>
    <path d="M-22,-19 C-38,-28 -52,-18 -70,-28 C-62,-18 -70,-14 -74,-12 C-56,-8 -40,-12 -20,-14Z" fill="#FFCB2E"/>
    ${wheel(-50)}${wheel(54)}
    <circle cx="-70" cy="0" r="13" fill="#2B2129"/><circle cx="-70" cy="0" r="8" fill="#F2E3BE"/></g>`;
  const sail = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0,0V-34L20,-4Z" fill="#FFF6E2"/>` +
    `<path d="M-3,-4V-28L-16,-4Z" fill="#FBD9A8"/><path d="M-18,0H22L16,7H-12Z" fill="#B23A34"/></g>`;
  const windows = (x: number, y: number, w: number, h: number) =>
    [0.3, 0.62].flatMap((low) => [0.3, 0.7].map((side) => `M${x + w * side},${y + h * low}v5`)).join('');
  const house = (x: number, y: number, w: number, h: number, c: string, roof: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${c}"/>` +
    `<path d="M${x - 2},${y}L${x + w / 2},${y - w * 0.32}L${x + w + 2},${y}Z" fill="${roof}"/>` +
    `<path d="${windows(x, y, w, h)}" stroke="#3F6C7C" stroke-width="3.5"/>`;
  const pine = `<path d="M352,444 C346,380 356,320 338,246" stroke="#54322F" stroke-width="13" fill="none"/>
    <path d="M344,300 C330,276 318,268 300,262M342,280 C352,262 362,254 376,250" stroke="#54322F" stroke-width="6" fill="none"/>
    <path d="M248,236 C250,206 286,204 296,214 C304,184 352,180 362,206 C384,194 412,206 410,240 C412,258 386,262
      372,254 C354,268 318,270 304,258 C284,266 250,262 248,236Z" fill="#1F5B4A"/>
    <path d="M262,232 C268,214 290,214 298,222 C310,196 346,196 354,216 C372,206 392,216 396,230 C370,224 350,232
      336,228 C310,236 286,226 262,232Z" fill="#2F7A5C"/>`;
  const scene = `<rect x="-60" y="-80" width="520" height="${H}" fill="#F9C98B"/>
    <rect x="-60" y="96" width="520" height="60" fill="#F7B178"/>
    <rect x="-60" y="140" width="520" height="60" fill="#F39A6B"/>
    <circle cx="118" cy="176" r="48" fill="#FFF0C2"/>
    <path d="M-60,190 L40,168 L96,186 L170,150 L236,182 L300,138 L460,180V230H-60Z" fill="#B9768B"/>
    <path d="M150,200 L236,160 L310,186 L460,140V230H150Z" fill="#9A5E80"/>
    <rect x="-60" y="200" width="520" height="130" fill="#2BA6A4"/>
    <path d="M-60,214H110M60,228H210M-60,244H60M110,258H240M-60,276H90" stroke="#7FD3C6" stroke-width="3.5" stroke-linecap="round"/>
    <path d="M84,204H152M94,214H142M102,224H134" stroke="#FFF0C2" stroke-width="4" stroke-linecap="round"/>
    ${sail(60, 232, 0.8)}${sail(196, 220, 0.5)}
    <path d="M250,330 C244,270 262,222 300,206 L460,190V340Z" fill="#D9805F"/>
    <path d="M286,330 C282,276 300,240 340,226 L460,214V340Z" fill="#C0674F"/>
    ${house(262, 216, 24, 30, '#FBE3B8', '#B23A34')}${house(286, 200, 22, 44, '#F6C99B', '#B23A34')}
    ${house(310, 208, 28, 38, '#FFF0CF', '#B23A34')}<rect x="340" y="168" width="16" height="70" fill="#FBE3B8"/>
    <path d="M338,168l10,-18 10,18z" fill="#2F7F79"/><path d="M345,178h6v9h-6z" fill="#3F6C7C"/>
    <path d="M-60,330 C60,300 120,292 200,300 C290,310 330,296 460,272V460H-60Z" fill="#E9B872"/>
    <path d="M-60,348 C60,318 140,312 216,320 C300,330 352,318 460,294V420 C360,436 300,440 200,432 C120,426 20,430
      -60,446Z" fill="#4A3B4A"/>
    <path d="M-60,346 C60,316 140,310 216,318 C300,328 352,316 460,292" stroke="#FFF6E2" stroke-width="7" fill="none"/>
    <path d="M-60,346 C60,316 140,310 216,318 C300,328 352,316 460,292" stroke="#B23A34" stroke-width="7" fill="none"
      stroke-dasharray="16 16"/>
    <path d="M-60,398 C40,374 140,370 216,378 C300,386 370,372 460,354" stroke="#FFE6B0" stroke-width="4" fill="none"
      stroke-dasharray="26 20"/>`;
  const speed =
    `<path d="M6,352H46M-8,368H34M8,384H40" stroke="#FFF6E2" stroke-width="4" stroke-linecap="round" ` +
    `opacity=".85"/>`;
  const sign =
    `<g transform="translate(40 300)"><path d="M0,0V52" stroke="#54322F" stroke-width="5"/>` +
    `<circle cy="-10" r="21" fill="#FFF6E2" stroke="#C8352F" stroke-width="6"/>` +
    `<text y="-3" text-anchor="middle" font-family="Josefin" font-size="20" fill="#2B2129">70</text></g>`;
  return wide
    ? `<svg viewBox="0 0 388 190" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Hurry'Cup!">
    <g transform="translate(46 -142) scale(.82)">${scene.replace(sail(60, 232, 0.8), '')}
      <g transform="translate(268 357) rotate(-4) scale(1.1)">
    ${oldtimer}</g></g>
      <text x="20" y="84" font-family="Oleo" font-size="46" fill="#FFF6E2" stroke="#8E2A2A" stroke-width="7"
        stroke-linejoin="round" paint-order="stroke">Hurry’Cup!</text>
      </svg>`
    : `<svg viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Hurry'Cup!">
    <g transform="translate(0 56)">${scene}${sign}<g transform="translate(172 366) rotate(2) scale(1.22)">
    ${oldtimer}</g>${speed}${pine}</g>
      <text x="194" y="92" text-anchor="middle" font-family="Oleo" font-size="74"
        fill="#B52F2F" textLength="340" lengthAdjust="spacingAndGlyphs">Hurry’Cup!</text>
      <text x="194" y="128" text-anchor="middle" font-family="Josefin" font-size="18" letter-spacing="5"
        fill="#7A2F3C">RIVIERA RALLY 1925</text>
      </svg>`;
}
