/** Every word on the page is a Fluent message in the reader's language, from the page itself or from the server; or else English. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';
import { writable, derived } from 'svelte/store';
import english from '../../texts/en.ftl?raw';

export type Say = (key: string, args?: Record<string, FluentVariable>) => string;

function bundle(language: string, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

const fallback = bundle('en', english);
const bundles = writable<FluentBundle[]>([fallback]);

/** The page's own texts by file, each fetched only when its language is chosen; English is always there. */
const translations = import.meta.glob<string>(['../../texts/*.ftl', '!../../texts/en.ftl'], { query: '?raw', import: 'default' });

let wanted = '';

export async function loadTexts(language: string): Promise<void> {
  wanted = language;
  const [own, servers] = await Promise.all([ownTexts(language), serverTexts(language)]);
  // whoever switches quickly gets the language chosen last, not the one that arrives last
  if (wanted !== language) return;
  const translated = own ? [bundle(language, own)] : [];
  bundles.set([...translated, bundle(language, servers), fallback]);
}

async function ownTexts(language: string): Promise<string> {
  if (language === 'en') return ''; // the fallback has them, and reading them twice would take a phone a while
  try {
    return (await translations[`../../texts/${language}.ftl`]?.()) ?? '';
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
export const t = derived(bundles, (all): Say => (key, args) => lookUp(all, key, args) ?? key);

function lookUp(all: FluentBundle[], key: string, args?: Record<string, FluentVariable>): string | null {
  for (const one of all) {
    const message = one.getMessage(key);
    if (message?.value) return one.formatPattern(message.value, args ? counted(args) : null, []);
  }
  return null;
}

/** A number below a thousand looks the same in all our languages; a formatter for it would take a phone 50 ms to make. */
class Small extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

function counted(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? new Small(value) : value]));
}
