/** The little of Node that the build itself uses. */
declare module 'node:fs' {
  export function existsSync(path: string | URL): boolean;
  export function readdirSync(path: URL): string[];
  export function readFileSync(path: string | URL, encoding: 'utf8'): string;
}

declare module 'node:path' {
  export function dirname(path: string): string;
  export function join(...parts: string[]): string;
}
