/** What a table needs now and then: loaded once the race runs, so that nobody waits for it at the start. */
export { default as Advice } from '../coach/Advice.svelte';
export { default as CoachPill } from '../coach/Pill.svelte';
export { default as Away } from './Away.svelte';
export { default as Bubbles } from './Bubbles.svelte';
export { default as EndAsked } from './EndAsked.svelte';
export { default as FreeSeat } from './FreeSeat.svelte';
export { default as Menu } from '../Menu.svelte';
export { default as Notice } from './Notice.svelte';
export { default as Onward } from './Onward.svelte';
export { default as Position } from './Position.svelte';
export { default as Question } from './Question.svelte';
export { default as Say } from './Say.svelte';
export { default as Standin } from './Standin.svelte';
