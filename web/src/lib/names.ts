/** A name that nobody else at the table has: the wanted one, or with a number. The server compares in small letters. */
export function freeName(wanted: string, taken: string[]): string {
  const used = new Set(taken.map((name) => name.toLocaleLowerCase()));
  for (let i = 1; ; i++) {
    const name = i === 1 ? wanted : `${wanted} ${i}`;
    if (!used.has(name.toLocaleLowerCase())) return name;
  }
}
