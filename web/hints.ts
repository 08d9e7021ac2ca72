/** Writes down, when the app is built, which files a page and a game's board need: the server tells the browser of them at once. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const PAGE = /\/src\/pages\/(\w+)\.svelte$/;
const GAME = /\/src\/games\/([\w-]+)\/(\w+)\.svelte$/;
/** How a game names its board. What else it loads late (the picture of an end, a builder) is not wanted at once. */
const SCENE = /scene: \(\) => import\('\.\/(\w+)\.svelte'\)/;

/** The game whose board this module is. */
function gameOf(module: string): string | undefined {
  const [, game, component] = GAME.exec(module) ?? [];
  const front = join(dirname(module), 'index.ts');
  if (!game || !existsSync(front)) return undefined;
  return SCENE.exec(readFileSync(front, 'utf8'))?.[1] === component ? game : undefined;
}

/** A chunk with everything that it imports, scripts and styles. */
function files(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> {
  if (chunk.isEntry || found.has(chunk.fileName)) return found; // the page itself loads its entry
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') files(bundle, next, found);
  }
  return found;
}

export function hints(): Plugin {
  return {
    name: 'paddock-hints',
    generateBundle(_, bundle) {
      const found: { pages: Record<string, string[]>; games: Record<string, string[]> } = { pages: {}, games: {} };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isDynamicEntry) continue;
        const module = chunk.facadeModuleId ?? '',
          page = PAGE.exec(module)?.[1],
          game = gameOf(module);
        if (page) found.pages[page.toLowerCase()] = [...files(bundle, chunk)];
        if (game) found.games[game] = [...files(bundle, chunk)];
      }
      this.emitFile({ type: 'asset', fileName: 'hints.json', source: JSON.stringify(found) });
    },
  };
}
