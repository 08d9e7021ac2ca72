/**
 * Where things are on the screen. Guide and phrases point at a thing by its anchor (`roll`, `choices`, `board`,
 * `move:NOTATION`, `space:ID`, `seat:N`, `token:NAME`; docs/design/contract.md); whatever draws it says so with
 * `data-anchors={anchors('roll', 'choices')}`.
 */

/** Notations have blanks in them, so a blank cannot part them. */
const BETWEEN = '|';

/** The value of `data-anchors` for something that these anchors mean. */
export const anchors = (...names: string[]): string => names.join(BETWEEN);

export const isAnchored = (value: string | undefined, anchor: string): boolean =>
  value?.split(BETWEEN).includes(anchor) ?? false;

/** What will do where the thing itself is not on the screen, best first. */
const INSTEAD: Record<string, string[]> = {
  roll: ['choices'],
  move: ['choices', 'roll'],
  token: ['choices'],
  choices: ['roll'],
};

export function instead(anchor: string): string[] {
  const [kind = ''] = anchor.split(':');
  return [...(INSTEAD[kind] ?? []), 'board'];
}

/** What an anchor means on the page as it is now: something that can be seen, as near to it as there is. */
export function findAnchor(root: ParentNode, anchor: string): Element | null {
  const all = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-anchors]')];
  for (const wanted of [anchor, ...instead(anchor)]) {
    const found = all.find((one) => isAnchored(one.dataset['anchors'], wanted) && one.getClientRects().length > 0);
    if (found) return found;
  }
  return null;
}
