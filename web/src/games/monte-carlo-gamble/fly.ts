/** Chips that fly from one place of the screen to another when money does. */
import { chipsFor, flyingChip } from './art';

export function fly(root: HTMLElement, from: Element | null, to: Element | null, amount: number): void {
  if (!from || !to) return;
  const frame = root.getBoundingClientRect(),
    a = middle(from),
    b = middle(to);
  chipsFor(amount).forEach((value, i) => {
    const chip = document.createElement('span');
    chip.innerHTML = flyingChip(value);
    chip.setAttribute('aria-hidden', 'true');
    Object.assign(chip.style, {
      position: 'absolute',
      left: `${a.x - frame.left - 23}px`,
      top: `${a.y - frame.top - 15}px`,
      zIndex: '20',
      pointerEvents: 'none',
    });
    root.append(chip);
    const x = b.x - a.x,
      y = b.y - a.y,
      high = -60 - Math.abs(x) * 0.08;
    const way = chip.animate(
      [
        { transform: 'none', opacity: 0.2 },
        { transform: `translate(${x * 0.5}px, ${y * 0.5 + high}px) scale(1.15)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${x}px, ${y}px) scale(.8)`, opacity: 0.9 },
      ],
      { duration: 720, delay: i * 70, easing: 'cubic-bezier(.4,0,.3,1)', fill: 'both' },
    );
    way.onfinish = () => chip.remove();
    way.oncancel = () => chip.remove();
  });
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
