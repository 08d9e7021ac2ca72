/** Calls over HTTP. A refusal arrives as an error whose message is the server's sentence. */
import { prefs } from './prefs.svelte';
import type {
  AnalysisReady,
  AnalysisUnderWay,
  BuildRequest,
  DescribedMoment,
  ErrorBody,
  GameInfo,
  GeneratedBoard,
  HandoverCode,
  KeptTable,
  LoadedTable,
  LobbyTable,
  MadeTable,
  MyTable,
  NewTable,
  PlayOnRequest,
  PuzzleInfo,
  PuzzleList,
  PuzzleVerdict,
  Replay,
  Rules,
  PushKey,
  PushRequest,
  Ways,
} from './wire';
import type { Checked, CheckRequest, TrialMessage, TrialRequest, WorkshopInfo } from './workshop-wire';

/** The server has understood, and said no. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, { ...init, headers: { 'Accept-Language': prefs.language, ...init.headers } });
  if (!answer.ok) {
    const body = (await answer.json().catch(() => null)) as Partial<ErrorBody> | null;
    throw new Refusal(answer.status, body?.error?.text ?? `${answer.status} ${answer.statusText}`);
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
  lobby: (signal?: AbortSignal) => call<LobbyTable[]>('/api/tables', signal ? { signal } : {}),
  /** What became of the tables that this device knows. */
  mine: (tables: KeptTable[]) =>
    call<MyTable[]>(`/api/mine?language=${prefs.language}`, post(JSON.stringify(tables), 'application/json')),
  /** A code with which another device gets these tables. */
  handOver: (tables: KeptTable[]) =>
    call<HandoverCode>('/api/handovers', post(JSON.stringify(tables), 'application/json')),
  takeOver: (code: string) => call<KeptTable[]>(`/api/handovers/${encodeURIComponent(code)}`),
  makeTable: (request: NewTable) => call<MadeTable>('/api/tables', post(JSON.stringify(request), 'application/json')),
  loadRecord: (text: string) => call<LoadedTable>('/api/records', post(text, 'text/plain')),
  rules: (game: string, language: string) =>
    call<Rules>(`/api/games/${encodeURIComponent(game)}/rules?language=${language}`),
  practise: (game: string, example: string) =>
    call<MadeTable>(`/api/games/${game}/examples/${example}?language=${prefs.language}`, { method: 'POST' }),
  puzzles: (game: string) => call<PuzzleList>(`/api/puzzles${game ? `?game=${encodeURIComponent(game)}` : ''}`),
  puzzle: (game: string, number: number, language: string) =>
    call<PuzzleInfo>(`/api/puzzles/${encodeURIComponent(game)}/${number}?language=${language}`),
  /** A table that starts from a puzzle. */
  openPuzzle: (game: string, number: number) =>
    call<MadeTable>(`/api/puzzles/${encodeURIComponent(game)}/${number}?language=${prefs.language}`, {
      method: 'POST',
    }),
  /** What was played there. */
  judgePuzzle: (game: string, number: number, table: string) =>
    call<PuzzleVerdict>(
      `/api/puzzles/${encodeURIComponent(game)}/${number}/verdict?language=${prefs.language}`,
      post(JSON.stringify({ table }), 'application/json'),
    ),
  /** Its last race, or an earlier one by its number. */
  replay: (id: string, race?: number) =>
    call<Replay>(`/api/tables/${id}/replay?language=${prefs.language}${race ? `&race=${race}` : ''}`),
  /** Luck and skill of a finished race, or how far its analysis is. */
  analysis: (id: string, race: number) =>
    call<AnalysisReady | AnalysisUnderWay>(`/api/tables/${id}/analysis?race=${race}&language=${prefs.language}`),
  /** A new table from a moment of a race, against bots. */
  playOn: (id: string, wish: PlayOnRequest) =>
    call<MadeTable>(
      `/api/tables/${id}/play-on?language=${prefs.language}`,
      post(JSON.stringify(wish), 'application/json'),
    ),
  /** How everybody stood at each moment of a race. */
  standings: (id: string, race: number) =>
    call<DescribedMoment[]>(`/api/tables/${id}/standings?race=${race}&language=${prefs.language}`),
  build: <T>(game: string, request: BuildRequest) =>
    call<T>(`/api/games/${game}/builder?language=${prefs.language}`, post(JSON.stringify(request), 'application/json')),
  workshop: (game: string) => call<WorkshopInfo>(`/api/games/${encodeURIComponent(game)}/workshop`),
  check: (game: string, request: CheckRequest) =>
    call<Checked>(
      `/api/games/${game}/workshop?language=${prefs.language}`,
      post(JSON.stringify(request), 'application/json'),
    ),
  races: (game: string, request: TrialRequest, signal: AbortSignal, hear: (message: TrialMessage) => void) =>
    listen(
      `/api/games/${game}/workshop/races?language=${prefs.language}`,
      { ...post(JSON.stringify(request), 'application/json'), signal },
      hear,
    ),
  /** A board that chance lays: a new one, that of a seed, or one by its key. */
  generate: (game: string, by: { seed?: string; key?: string } = {}) =>
    call<GeneratedBoard>(`/api/games/${game}/generated?${new URLSearchParams(by)}`),
  pushKey: () => call<PushKey>('/api/push'),
  /** Call this browser when it is the turn of a key's seats, or no more. */
  callMe: async (table: string, request: PushRequest): Promise<void> => {
    const body = post(JSON.stringify(request), 'application/json');
    await ask(`/api/tables/${table}/push?language=${prefs.language}`, { ...body, method: 'PUT' });
  },
  /** How other devices get to this server. */
  ways: () => call<Ways>('/api/ways'),
  openNetwork: (open: boolean) =>
    call<Ways>('/api/ways', { ...post(JSON.stringify({ open }), 'application/json'), method: 'PUT' }),
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
