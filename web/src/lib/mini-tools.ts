/** What small pictures of a table's races are drawn with, as it is fetched. */
import { api } from './api';
import type { GameFront } from './games';
import type { DrawMini } from './mini';

/** What small pictures of a table are drawn with. */
export interface MiniTools {
  draw: DrawMini;
  layout: string;
  laid: unknown;
}

/** The layout that small pictures are parts of. */
export const miniLayout = (layouts: readonly string[]): string =>
  layouts.includes('wide') ? 'wide' : (layouts[0] ?? '');

/** What small pictures of a table are drawn with; null: there are none, or they cannot be had now. */
export async function loadMini(
  front: GameFront,
  boards: string,
  layouts: readonly string[],
): Promise<MiniTools | null> {
  const layout = miniLayout(layouts);
  if (!front.mini || !layout) return null;
  try {
    const [draw, laid] = await Promise.all([front.mini(), api.layout<unknown>(boards, layout)]);
    return { draw: draw.default, layout, laid };
  } catch {
    return null; // a picture is not worth a word
  }
}
