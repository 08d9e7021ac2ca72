/** Calls over HTTP. A refusal arrives as an error whose message is the server's sentence. */
import { prefs } from './prefs.svelte';
import type {
  BuildWish,
  Description,
  ErrorBody,
  GameInfo,
  GeneratedBoard,
  LoadedTable,
  LobbyTable,
  MadeTable,
  NewTable,
  Replay,
  Rules,
} from './wire';
import type { Checked, CheckWish, TrialMessage, TrialWish, WorkshopInfo } from './workshop-wire';

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, { ...init, headers: { 'Accept-Language': prefs.language, ...init.headers } });
  if (!answer.ok) {
    const body = (await answer.json().catch(() => null)) as Partial<ErrorBody> | null;
    throw new Error(body?.error?.text ?? `${answer.status} ${answer.statusText}`);
  }
  return answer;
}

const call = async <T>(path: string, init: RequestInit = {}): Promise<T> => (await (await ask(path, init)).json()) as T;

/** An answer that comes line by line, each a JSON of its own. */
async function listen<T>(path: string, init: RequestInit, hear: (message: T) => void): Promise<void> {
  const reader = (await ask(path, init)).body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(JSON.parse(line) as T);
  }
}

const post = (body: string, type: string): RequestInit => ({ method: 'POST', body, headers: { 'Content-Type': type } });

/** Where a table is heard live: with this key, and from this revision on (0: the whole table). */
export function liveAddress(table: string, key: string | null, since: number): URL {
  const address = new URL(`/api/tables/${table}/live`, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  if (key) address.searchParams.set('key', key);
  address.searchParams.set('language', prefs.language);
  if (since) address.searchParams.set('since', String(since));
  return address;
}

/** Where the drawing of a board lies, for the theme of this device. */
export const drawingOf = (base: string, layout: string): string =>
  `${base}/${layout}/${prefs.dark ? 'dark' : 'light'}.svg`;

export const api = {
  games: () => call<GameInfo[]>('/api/games'),
  lobby: () => call<LobbyTable[]>('/api/tables'),
  makeTable: (wish: NewTable) => call<MadeTable>('/api/tables', post(JSON.stringify(wish), 'application/json')),
  loadRecord: (text: string) => call<LoadedTable>('/api/records', post(text, 'text/plain')),
  rules: (game: string, language: string) =>
    call<Rules>(`/api/games/${encodeURIComponent(game)}/rules?language=${language}`),
  practise: (game: string, example: string) =>
    call<MadeTable>(`/api/games/${game}/examples/${example}?language=${prefs.language}`, { method: 'POST' }),
  replay: (id: string) => call<Replay>(`/api/tables/${id}/replay?language=${prefs.language}`),
  /** How everybody stood at each moment of a race. */
  standings: (id: string, race: number) =>
    call<Description['standings'][]>(`/api/tables/${id}/standings?race=${race}&language=${prefs.language}`),
  build: <T>(game: string, wish: BuildWish) =>
    call<T>(`/api/games/${game}/builder?language=${prefs.language}`, post(JSON.stringify(wish), 'application/json')),
  workshop: (game: string) => call<WorkshopInfo>(`/api/games/${encodeURIComponent(game)}/workshop`),
  check: (game: string, wish: CheckWish) =>
    call<Checked>(
      `/api/games/${game}/workshop?language=${prefs.language}`,
      post(JSON.stringify(wish), 'application/json'),
    ),
  races: (game: string, wish: TrialWish, signal: AbortSignal, hear: (message: TrialMessage) => void) =>
    listen(
      `/api/games/${game}/workshop/races?language=${prefs.language}`,
      { ...post(JSON.stringify(wish), 'application/json'), signal },
      hear,
    ),
  /** A board that chance lays: a new one, that of a seed, or one by its key. */
  generate: (game: string, by: { seed?: string; key?: string } = {}) =>
    call<GeneratedBoard>(`/api/games/${game}/generated?${new URLSearchParams(by)}`),
  layout: <T>(base: string, layout: string) => call<T>(`${base}/${layout}`),
  /** The layout of a board that is to be shown: its drawing is wanted right after it, so it comes at the same time. */
  board: <T>(base: string, layout: string) => {
    new Image().src = drawingOf(base, layout);
    return call<T>(`${base}/${layout}`);
  },
};

/** The sentence of whatever went wrong. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
