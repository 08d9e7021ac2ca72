/**
 * The end of a race as a picture to send: what the page shows, drawn once more onto a canvas. Words are drawn with the
 * page's own letters, because a drawing that is used as an image has no access to them.
 */

export const WIDTH = 1200,
  HEIGHT = 675,
  /** The size of the picture on its left. */
  PICTURE = 440;
const INK = '#23262E',
  PAPER = '#FFFBF1',
  SOFT = '#665F50';

export interface Postcard {
  /** The picture of the end, as it is on the page in this size. */
  picture: SVGSVGElement;
  /** Its headline, with the colours behind and of it, and its letters. */
  title: { large: string; small: string | null; ground: string; ink: string; eyebrow: string; letters: string };
  reason: string;
  /** The board with all that lies on it, if it is on the page. */
  board: HTMLElement | null;
  footer: string;
}

/** Words in lines that are at most this wide. */
export function wrapped(words: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1),
      longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The largest box with these proportions that fits into another one. */
export function fitInto(width: number, height: number, room: { width: number; height: number }): [number, number] {
  const scale = Math.min(room.width / width, room.height / height);
  return [width * scale, height * scale];
}

export async function drawPostcard(card: Postcard): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  await document.fonts.ready;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = card.title.ground;
  pen.fillRect(0, 0, PICTURE, HEIGHT);
  await paint(pen, card.picture, { left: 0, top: 0, width: PICTURE, height: HEIGHT });
  writeTitle(pen, card.title);
  const left = PICTURE + 44,
    width = WIDTH - left - 44;
  const below = write(pen, card.reason, { left, top: 48, width, size: 26, weight: 600, fill: INK });
  if (card.board) await paintBoard(pen, card.board, { left, top: below + 20, width, height: HEIGHT - below - 90 });
  write(pen, card.footer, { left, top: HEIGHT - 52, width, size: 20, weight: 700, fill: SOFT });
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

type Pen = CanvasRenderingContext2D;
interface Room {
  left: number;
  top: number;
  width: number;
  height: number;
}

function writeTitle(pen: Pen, { large, small, ink, eyebrow, letters }: Postcard['title']): void {
  const room = { left: 30, width: PICTURE - 50 };
  const top = small ? write(pen, small, { ...room, top: 26, size: 21, weight: 700, fill: eyebrow }) : 30;
  write(pen, large, { ...room, top, size: 40, weight: 800, fill: ink, letters });
}

interface Lettering {
  left: number;
  top: number;
  width: number;
  size: number;
  weight: number;
  fill: string;
  letters?: string;
}

/** Writes words in as many lines as they need; where the next thing can begin. */
function write(pen: Pen, words: string, { left, top, width, size, weight, fill, letters }: Lettering): number {
  pen.font = `${weight} ${size}px ${letters ?? 'Figtree, system-ui, sans-serif'}`;
  pen.fillStyle = fill;
  pen.textAlign = 'left';
  pen.textBaseline = 'top';
  const lines = wrapped(words, width, (text) => pen.measureText(text).width);
  lines.forEach((line, i) => pen.fillText(line, left, top + i * size * 1.28));
  return top + lines.length * size * 1.28;
}

async function paintBoard(pen: Pen, board: HTMLElement, room: Room): Promise<void> {
  const ground = board.querySelector('img'),
    marks = board.querySelector<SVGSVGElement>(':scope > svg');
  if (!ground || !marks || room.height < 60) return;
  const { width: across, height: down } = marks.viewBox.baseVal;
  const [width, height] = fitInto(across, down, room),
    scale = width / across;
  const left = room.left + (room.width - width) / 2;
  pen.save();
  pen.beginPath();
  pen.roundRect(left, room.top, width, height, 20);
  pen.clip();
  const at = (name: 'left' | 'top' | 'width' | 'height'): number => (parseFloat(ground.style[name]) || 0) * scale;
  const drawn = await loaded(ground.src);
  pen.drawImage(drawn, left + at('left'), room.top + at('top'), at('width'), at('height'));
  await paint(pen, marks, { left, top: room.top, width, height });
  pen.restore();
}

/** Draws an SVG of the page as it is now, first its shapes and then its words. */
async function paint(pen: Pen, svg: SVGSVGElement, room: Room): Promise<void> {
  const shapes = URL.createObjectURL(new Blob([standalone(svg)], { type: 'image/svg+xml' }));
  try {
    pen.drawImage(await loaded(shapes), room.left, room.top, room.width, room.height);
  } finally {
    URL.revokeObjectURL(shapes);
  }
  const scale = room.width / svg.width.baseVal.value;
  for (const text of svg.querySelectorAll('text')) writeAsShown(pen, text, room, scale);
}

function writeAsShown(pen: Pen, text: SVGTextElement, room: Room, scale: number): void {
  const to = text.getCTM(),
    look = getComputedStyle(text);
  if (!to) return;
  pen.save();
  pen.setTransform(
    to.a * scale,
    to.b * scale,
    to.c * scale,
    to.d * scale,
    room.left + to.e * scale,
    room.top + to.f * scale,
  );
  pen.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
  pen.fillStyle = look.fill;
  pen.textBaseline = 'alphabetic';
  pen.textAlign = look.textAnchor === 'middle' ? 'center' : look.textAnchor === 'end' ? 'right' : 'left';
  const [x, y] = [text.x.baseVal, text.y.baseVal].map((list) => (list.numberOfItems ? list.getItem(0).value : 0));
  pen.fillText(text.textContent?.trim() ?? '', x ?? 0, y ?? 0);
  pen.restore();
}

/** What a style sheet says of a shape, which the drawing has to carry along. */
const LOOKS = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'display', 'visibility'] as const;

/** An SVG of the page as a text of its own: with the gradients that it refers to, and without words. */
function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = svg.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((element, i) => {
    const original = originals[i];
    if (!original) return;
    const look = getComputedStyle(original);
    for (const name of LOOKS) element.setAttribute(name, look.getPropertyValue(name));
    if (original instanceof SVGElement && original.style.transform) element.setAttribute('transform', look.transform);
    element.removeAttribute('style');
  });
  copy.querySelectorAll('text, foreignObject').forEach((one) => one.remove());
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const shared = document.querySelector('svg.defs defs');
  if (shared) copy.prepend(shared.cloneNode(true));
  return new XMLSerializer().serializeToString(copy);
}

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((done, fail) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => fail(new Error(address));
    image.src = address;
  });
}
