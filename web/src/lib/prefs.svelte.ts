/** What a person has chosen on this device: theme, sound, language, name, pace, phrases, and which games still explain
    themselves. */
import type { Pace } from './wire';

export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
  es: 'Español',
  it: 'Italiano',
} as const;
export type Language = keyof typeof LANGUAGES;
/** How fast bots act, slowest first. */
export const PACES = ['relaxed', 'quick', 'instant'] as const satisfies Pace[];
export type Theme = 'auto' | 'light' | 'dark';

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`paddock.${key}`);
  } catch {
    return null; // storage can be forbidden; then nothing is remembered
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`paddock.${key}`, value);
  } catch {
    // see recall
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`paddock.${key}`);
  } catch {
    // see recall
  }
}

function firstLanguage(): Language {
  const wanted = [recall('language'), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return (wanted.find((tag) => tag && tag in LANGUAGES) ?? 'en') as Language;
}

const night = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

class Prefs {
  theme = $state<Theme>((recall('theme') as Theme | null) ?? 'auto');
  sound = $state(recall('sound') === 'on');
  language = $state<Language>(firstLanguage());
  name = $state(recall('name') ?? '');
  /** By game: false once its guide was skipped, or a race was driven to its end. */
  #guides = $state<Record<string, boolean>>({});
  /** Are phrases of others shown? */
  phrases = $state(recall('phrases') !== 'off');
  #pace = $state(recall('pace') as Pace | null);
  #night = $state(night.matches);
  #still = $state(still.matches);

  constructor() {
    night.addEventListener('change', () => (this.#night = night.matches));
    still.addEventListener('change', () => (this.#still = still.matches));
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && this.#night);
  }

  get still(): boolean {
    return this.#still;
  }

  /** How fast bots act and what they do is told. Whoever wants less motion wants less to wait for it. */
  get pace(): Pace {
    return this.#pace ?? (this.#still ? 'quick' : 'relaxed');
  }

  setPace(pace: Pace): void {
    this.#pace = pace;
    remember('pace', pace);
  }

  setPhrases(on: boolean): void {
    this.phrases = on;
    remember('phrases', on ? 'on' : 'off');
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
  }

  setSound(on: boolean): void {
    this.sound = on;
    remember('sound', on ? 'on' : 'off');
  }

  setLanguage(language: Language): void {
    this.language = language;
    remember('language', language);
  }

  setName(name: string): void {
    this.name = name;
    remember('name', name);
  }

  /** Does this game explain itself on this device? It does in the first race, and when somebody wants it again. */
  guides(game: string): boolean {
    return this.#guides[game] ?? recall(`guide.${game}`) !== 'off';
  }

  setGuide(game: string, on: boolean): void {
    this.#guides[game] = on;
    if (!on) return remember(`guide.${game}`, 'off');
    forget(`guide.${game}`);
    forget(`lessons.${game}`); // whoever wants to be guided again is told all of it again
  }
}

export const prefs = new Prefs();
