/** A moment of a race as the server tells it, read into what the page shows. No rule is known here. */
import type { Choice, PageView, ShownEvent } from '../../lib/wire';
import type { CarDocument, RaceDocument } from './wire';
import { colourOf, letterOf, type Colour } from './colours';

export interface Car {
  seat: number;
  colour: Colour;
  at: string;
  used: number;
  extraRoll: boolean;
  tiles: string | null;
}

export interface Laid {
  colour: Colour;
  space: string;
  tile: boolean;
}

export interface Race {
  cars: Car[];
  turn: number;
  phase: string;
  round: number;
  dice: string;
  path: Laid[];
  /** How many dice are about to be rolled. */
  rolling: number;
  bonusFor: number | null;
}

export function readRace(view: PageView): Race {
  const position = view.position as { state: RaceDocument; options?: Record<string, unknown> };
  const document = position.state,
    names = Object.keys(document.cars);
  const seatOf = (name: string | null | undefined): number | null => (name ? names.indexOf(name) : null);
  return {
    cars: names.map((name, seat) => {
      const raw = document.cars[name] ?? '',
        car: CarDocument = typeof raw === 'string' ? { at: raw } : raw;
      return {
        seat,
        colour: name as Colour,
        at: car.at,
        used: car.used ?? 0,
        extraRoll: car.extra_roll ?? false,
        tiles: car.tiles ?? null,
      };
    }),
    turn: seatOf(document.turn) ?? 0,
    phase: document.phase ?? 'roll',
    round: document.round ?? 1,
    dice: document.dice ?? '',
    path: (document.path ?? []).map(readLaid),
    rolling: document.rolling ?? 0,
    bonusFor: seatOf(document.bonus_for),
  };
}

function readLaid(text: string): Laid {
  const [word = '', letter = '', space = ''] = text.split(' ');
  return { colour: colourOf(letter), space, tile: word === 'tile' };
}

/** Somewhere that a tap leads: a space with the moves that go there. */
export interface Target {
  space: string;
  choices: (Choice & { colour: Colour | null; tile: boolean })[];
}

export function readTargets(choices: Choice[]): Target[] {
  const found = new Map<string, Target>();
  for (const choice of choices) {
    const [word, a = '', b = ''] = choice.notation.split(' ');
    const space = word === 'lay' || word === 'tile' ? b : word === 'step' ? a : null;
    if (space === null) continue;
    const target = found.get(space) ?? { space, choices: [] };
    target.choices.push({ ...choice, colour: word === 'step' ? null : colourOf(a), tile: word === 'tile' });
    found.set(space, target);
  }
  return [...found.values()];
}

/** The dice without one of this colour. */
export function without(dice: string, colour: Colour): string {
  return dice.replace(letterOf(colour), '');
}

/** The race after an event, as far as the picture goes: what the story shows between two views. */
export function told(race: Race, event: ShownEvent): Race {
  const seat = Number(event['seat'] ?? -1);
  const move = (space: unknown): Car[] =>
    race.cars.map((car) => (car.seat === seat ? { ...car, at: String(space) } : car));
  switch (event.event) {
    case 'turn-began':
      return { ...race, turn: seat, phase: 'roll', dice: '', path: [] };
    case 'round-began':
      return { ...race, round: Number(event['round']) };
    case 'rolled':
      return { ...race, turn: seat, phase: 'lay', rolling: 0, dice: String(event['dice']), path: [] };
    case 'rerolled':
      return { ...race, phase: 'lay', rolling: 0, dice: String(event['hand']) };
    case 'turbo-rolled':
      return { ...race, phase: 'turbo', rolling: 0, dice: String(event['dice']), path: [] };
    case 'laid': {
      const laid: Laid = {
        colour: event['colour'] as Colour,
        space: String(event['space']),
        tile: Boolean(event['tile']),
      };
      return { ...race, path: [...race.path, laid], dice: laid.tile ? race.dice : without(race.dice, laid.colour) };
    }
    case 'drove':
      return { ...race, cars: move(event['space']), path: [], dice: '' };
    case 'pushed-back':
    case 'stepped':
      return { ...race, cars: move(event['space']) };
    default:
      return race;
  }
}
