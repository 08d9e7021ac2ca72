/** The little of Node that the build itself uses. */
declare module 'node:fs' {
  export function existsSync(path: URL): boolean;
  export function readdirSync(path: URL): string[];
  export function readFileSync(path: URL, encoding: 'utf8'): string;
}
