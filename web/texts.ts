/** Gathers the texts of the page when the app is built: one module a language, with the shell's own texts
    (`texts/LANGUAGE/`, a file for each part of the page) and those of every game of this repository
    (`locales/LANGUAGE.page.ftl`). The server sends the texts of other games. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = 'virtual:texts';
const SHELL = new URL('./texts/', import.meta.url);
const GAMES = new URL('../src/paddock/games/', import.meta.url);

/** A module that has English at once, and every other language when it is asked for. */
function index(): string {
  const others = languages().filter((language) => language !== 'en');
  const entries = others.map((one) => `${one}: () => import('${NAME}/${one}').then((it) => it.default)`);
  return `export { default as english } from '${NAME}/en';\nexport const translations = { ${entries.join(', ')} };`;
}

export const languages = (): string[] => readdirSync(SHELL).sort();

const read = (files: URL[]): string => files.map((file) => readFileSync(file, 'utf8')).join('\n');

export function shellTexts(language: string): string {
  const folder = new URL(`${language}/`, SHELL);
  return read(
    readdirSync(folder)
      .sort()
      .map((file) => new URL(file, folder)),
  );
}

function textsIn(language: string): string {
  const games = readdirSync(GAMES).map((game) => new URL(`${game}/locales/${language}.page.ftl`, GAMES));
  return `${shellTexts(language)}\n${read(games.sort().filter((file) => existsSync(file)))}`;
}

export function texts(): Plugin {
  return {
    name: 'paddock-texts',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return index();
      const language = id.startsWith(`\0${NAME}/`) ? id.slice(NAME.length + 2) : null;
      return language === null ? undefined : `export default ${JSON.stringify(textsIn(language))};`;
    },
  };
}
