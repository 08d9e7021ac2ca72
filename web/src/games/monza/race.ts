/** A moment of a race as the server tells it, read into what the page shows. No rule is known here. */
import { colourNamed, colourOf, letterOf, type Colour } from '../../lib/colours';
import type { ChoiceOf, PositionOf } from '../../lib/game';
import type { CarDocument, MonzaEvent, MonzaMove, RaceDocument } from './wire';

export interface Monza {
  state: RaceDocument;
  move: MonzaMove;
  event: MonzaEvent;
}
export type Choice = ChoiceOf<Monza>;

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

export function readRace({ state: document }: PositionOf<Monza>): Race {
  const names = Object.keys(document.cars);
  const seatOf = (name: string | null | undefined): number | null => (name ? names.indexOf(name) : null);
  return {
    cars: names.map((name, seat) => {
      const raw = document.cars[name] ?? '',
        car: CarDocument = typeof raw === 'string' ? { at: raw } : raw;
      return {
        seat,
        colour: colourNamed(name),
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

/** The document has what was laid in notation: `lay w a1`, `tile p b2`. */
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
    const { move } = choice;
    if (move.move !== 'lay' && move.move !== 'step') continue;
    const target = found.get(move.space) ?? { space: move.space, choices: [] };
    const laid = move.move === 'lay' ? { colour: move.colour, tile: move.tile } : { colour: null, tile: false };
    target.choices.push({ ...choice, ...laid });
    found.set(move.space, target);
  }
  return [...found.values()];
}

/** The dice without one of this colour. */
export function without(dice: string, colour: Colour): string {
  return dice.replace(letterOf(colour), '');
}

/** The race after an event, as far as the picture goes: what the story shows between two views. */
export function told(race: Race, event: MonzaEvent): Race {
  switch (event.event) {
    case 'turn-began':
      return { ...race, turn: event.seat, phase: 'roll', dice: '', path: [] };
    case 'round-began':
      return { ...race, round: event.round };
    case 'rolled':
      return { ...race, turn: event.seat, phase: 'lay', rolling: 0, dice: event.dice, path: [] };
    case 'rerolled':
      return { ...race, phase: 'lay', rolling: 0, dice: event.hand };
    case 'turbo-rolled':
      return { ...race, phase: 'turbo', rolling: 0, dice: event.dice, path: [] };
    case 'laid': {
      const laid: Laid = { colour: event.colour, space: event.space, tile: event.tile };
      return { ...race, path: [...race.path, laid], dice: laid.tile ? race.dice : without(race.dice, laid.colour) };
    }
    case 'drove':
      return { ...race, cars: moved(race, event.seat, event.space), path: [], dice: '' };
    case 'pushed-back':
    case 'stepped':
      return { ...race, cars: moved(race, event.seat, event.space) };
    default:
      return race;
  }
}

const moved = (race: Race, seat: number, at: string): Car[] =>
  race.cars.map((car) => (car.seat === seat ? { ...car, at } : car));
