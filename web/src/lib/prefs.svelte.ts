/** What a person has chosen on this device: theme, sound, language, name. */

export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
  es: 'Español',
  it: 'Italiano',
} as const;
export type Language = keyof typeof LANGUAGES;
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
}

export const prefs = new Prefs();
