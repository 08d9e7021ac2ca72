/** What things of the game do and when they may be used, for whoever asks: by an "i", or by pressing longer. */
import { getContext, setContext } from 'svelte';

export type Topic = 'prize-money' | 'prize-squares' | 'cards' | 'stake' | 'share';
type Explain = (topic: Topic) => void;

const KEY = Symbol('explain');

export const provideExplain = (explain: Explain): Explain => setContext(KEY, explain);
export const useExplain = (): Explain => getContext<Explain>(KEY);
