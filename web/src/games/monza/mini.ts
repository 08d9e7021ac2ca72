/** The cars on the track, for a small picture of a race. */
import { positionOf } from '../../lib/game';
import type { DrawMini } from '../../lib/mini';
import { car as drawCar } from './art';
import { Track, type Layout } from './geometry';
import { readRace, type Monza } from './race';

const draw: DrawMini = (position, layout, yours) => {
  const track = new Track(layout as Layout),
    { cars } = readRace(positionOf<Monza>(position)),
    { width, height, car: length } = track.layout;
  const spots = cars.map((car) =>
    track.slot(car.at, cars.filter((other) => other.seat < car.seat && other.at === car.at).length),
  );
  const own = yours[0] ?? 0;
  const pieces = cars
    .filter((car) => car.seat !== own)
    .concat(cars.filter((car) => car.seat === own)) // the own one last: it lies on top where cars meet
    .map((car) => drawCar(car.colour, length * 1.12, spots[car.seat]))
    .join('');
  return {
    ground: [0, 0, width, height],
    pieces,
    focus: spots[own] ?? { x: width / 2, y: height / 2 },
    reach: length * 4.8,
  };
};

export default draw;
