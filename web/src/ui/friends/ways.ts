/** Small pictures of the ways to play together: one device between two people, two devices far apart, a box with dice. */
import { PAINT, type Colour } from '../../lib/colours';
import { shape } from '../../lib/shapes';
import type { Way } from '../../lib/friends';

const hand = 'fill="none" stroke="var(--ink)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"';
const ground = (y: number): string => `<ellipse cx="60" cy="${y}" rx="52" ry="5" fill="#23262E" opacity=".1"/>`;

function person(x: number, colour: string): string {
  return `<circle cx="${x}" cy="27" r="12" fill="${colour}"/><path d="M${x - 18} 66c1-15 8-22 18-22s17 7 18 22z" fill="${colour}"/>`;
}

/** A phone that shows a lap with two cars. */
function phone(x: number, cars: [string, string]): string {
  return (
    `<rect x="${x}" y="17" width="35" height="57" rx="7" fill="#23262E" stroke="#8E8A7E" stroke-width=".8"/>` +
    `<rect x="${x + 3.5}" y="23" width="28" height="44" rx="3" fill="#B4D28D"/>` +
    `<rect x="${x + 9}" y="28" width="17" height="34" rx="8.5" fill="none" stroke="#33363F" stroke-width="5.5"/>` +
    `<circle cx="${x + 26}" cy="40" r="2.9" fill="${cars[0]}"/><circle cx="${x + 9}" cy="50" r="2.9" fill="${cars[1]}"/>`
  );
}

function die(colour: Colour, x: number, y: number, size: number, turn: number): string {
  const { fill, ink, shape: kind } = PAINT[colour];
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-size / 2}" y="${-size / 2}" width="${size}" ` +
    `height="${size}" rx="${size / 4}" fill="${fill}" stroke="#fff" stroke-width="1.5"/>${shape(kind, 0, 0, size * 0.3, ink)}</g>`
  );
}

const QR =
  '<rect x="12.5" y="23" width="28" height="44" rx="3" fill="#FFFBF1"/><path d="M17 29h8v8h-8zM28 29h8v8h-8zM17 41h8v8h-8zM28 41h3v3' +
  'h-3zM33 45h3v4h-3zM28 47h3v2h-3z" fill="#23262E"/><rect x="17" y="54" width="19" height="6" rx="3" fill="#CFC6B0"/>';

const DRAWN: Record<Way, string> = {
  here:
    ground(76) +
    person(21, '#E5383B') +
    person(99, '#1D6FE0') +
    `<g transform="rotate(-6 60 48)">${phone(42.5, ['#1D6FE0', '#E5383B'])}</g>` +
    `<path d="M47 10c8-6 18-6 26 0M73 10l-1-6M73 10l-6 .5" ${hand}/>`,
  link:
    ground(77) +
    `<g transform="rotate(-7 26 46)">${phone(9, ['#FFCB2E', '#2B9348'])}${QR}</g>` +
    `<g transform="rotate(7 94 46)">${phone(76, ['#FFCB2E', '#2B9348'])}</g>` +
    `<path d="M48 34c6-9 18-9 24 0M66 34h6.5v-6.5M72 54c-6 9-18 9-24 0M54 54h-6.5v6.5" ${hand}/>`,
  box:
    ground(78) +
    '<path d="M6 38l44-14 42 12-44 16z" fill="#FFDD7A"/><path d="M6 38v26l42 14V52z" fill="#E9A91E"/>' +
    '<path d="M92 36v26L48 78V52z" fill="#FFC83A"/><path d="M13 37.8l36.5-11.4L85 36.6 48.5 49.3z" fill="#33363F"/>' +
    '<path d="M24 38l25-7.6L73 37 48.5 45.2z" fill="#B4D28D"/>' +
    die('green', 76, 17, 20, -12) +
    die('blue', 105, 30, 18, 16) +
    die('red', 97, 61, 23, 10),
};

export const wayPicture = (way: Way): string =>
  `<svg viewBox="0 0 120 84" width="120" height="84" aria-hidden="true">${DRAWN[way]}</svg>`;
