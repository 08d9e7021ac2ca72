/** What `web/texts.ts` gathers when the app is built. */
declare module 'virtual:texts' {
  export const english: string;
  /** The texts of the other languages, each fetched only when it is chosen. */
  export const translations: Record<string, () => Promise<string>>;
}
