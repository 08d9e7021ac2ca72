/** Gathers the texts of the page when the app is built: one module a language, with the shell's own texts and those of
    every game of this repository (`locales/LANGUAGE.page.ftl`). The server sends the texts of other games. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = 'virtual:texts';
const SHELL = new URL('./texts/', import.meta.url);
const GAMES = new URL('../src/paddock/games/', import.meta.url);

/** A module that has English at once, and every other language when it is asked for. */
function index(): string {
  const languages = readdirSync(SHELL)
    .map((file) => file.replace('.ftl', ''))
    .filter((language) => language !== 'en');
  const entries = languages.map((one) => `${one}: () => import('${NAME}/${one}').then((it) => it.default)`);
  return `export { default as english } from '${NAME}/en';\nexport const translations = { ${entries.join(', ')} };`;
}

function textsIn(language: string): string {
  const games = readdirSync(GAMES).map((game) => new URL(`${game}/locales/${language}.page.ftl`, GAMES));
  const files = [new URL(`${language}.ftl`, SHELL), ...games.sort().filter((file) => existsSync(file))];
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
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
