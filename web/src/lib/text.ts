/**
 * Every word on the page is a Fluent message in the reader's language, from the page itself or from the server; or else
 * English.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';
import { derived, get, writable } from 'svelte/store';
import { english, translations } from 'virtual:texts';

export type Say = (key: string, args?: Record<string, FluentVariable>) => string;

/** The texts of a file. A page needs few of them, and a phone takes long to parse all: each is parsed when it is first
    wanted. So no message may refer to another one, which `tests/test_references.py` looks after. */
class Texts {
  readonly #bundle: FluentBundle;
  readonly #sources = new Map<string, string>();

  constructor(language: string, file: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of file.split(/^(?=[a-zA-Z])/m))
      this.#sources.set(source.slice(0, source.search(/[ =]/)), source);
  }

  say(key: string, args?: Record<string, FluentVariable>): string | null {
    const source = this.#sources.get(key);
    if (source !== undefined) {
      this.#bundle.addResource(new FluentResource(source));
      this.#sources.delete(key);
    }
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args ? counted(args) : null, []) : null;
  }
}

const fallback = new Texts('en', english);
const known = writable<Texts[]>([fallback]);

let wanted = '';

export async function loadTexts(language: string): Promise<void> {
  wanted = language;
  const [own, servers] = await Promise.all([ownTexts(language), serverTexts(language)]);
  // whoever switches quickly gets the language chosen last, not the one that arrives last
  if (wanted !== language) return;
  const translated = own ? [new Texts(language, own)] : [];
  known.set([...translated, new Texts(language, servers), fallback]);
}

async function ownTexts(language: string): Promise<string> {
  if (language === 'en') return ''; // the fallback has them, and reading them twice would take a phone a while
  try {
    return (await translations[language]?.()) ?? '';
  } catch {
    return ''; // without its texts the page still speaks English
  }
}

async function serverTexts(language: string): Promise<string> {
  try {
    const answer = await fetch(`/api/texts/${language}`);
    return answer.ok ? await answer.text() : '';
  } catch {
    return ''; // without the server the page still has its own texts
  }
}

/** In components: `$t('web-play-now')`. */
export const t = derived(known, (all): Say => (key, args) => {
  for (const texts of all) {
    const said = texts.say(key, args);
    if (said !== null) return said;
  }
  return key;
});

/** Outside of components: in the language of the moment. */
export const sayNow: Say = (key, args) => get(t)(key, args);

/**
 * A number below a thousand looks the same in all our languages; a formatter for it would take a phone 50 ms to make.
 */
class Small extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

function counted(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? new Small(value) : value]),
  );
}
