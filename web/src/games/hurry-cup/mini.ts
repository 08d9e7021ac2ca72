/** Cars, stars and oil on the circuit, for a small picture of a race. */
import { positionOf } from '../../lib/game';
import type { DrawMini } from '../../lib/mini';
import { car, f, oil, star } from './art';
import { Circuit, type Layout } from './geometry';
import { readRally, type HurryCup } from './rally';

const draw: DrawMini = (position, layout, yours) => {
  const circuit = new Circuit(layout as Layout),
    { pilots, stars, oil: oiled } = readRally(positionOf<HurryCup>(position)),
    { width, ground, side, car: length } = circuit.layout;
  const spots = pilots.map((pilot) => {
    const here = pilots.filter((other) => other.tile === pilot.tile);
    return circuit.stand(pilot.tile, here.indexOf(pilot), here.length);
  });
  const own = yours[0] ?? 0;
  const put = (spot: { x: number; y: number }, more: string, drawn: string): string =>
    `<g transform="translate(${f(spot.x)} ${f(spot.y)}) ${more}">${drawn}</g>`;
  const lying = [
    ...oiled.map((tile) => put(circuit.at(tile, 0.5), `scale(${(side / 54).toFixed(3)})`, oil)),
    ...stars
      .filter((tile) => !pilots.some((pilot) => pilot.tile === tile))
      .map((tile) => put(circuit.at(tile, 0.5), '', star(side * 0.25))),
  ];
  const cars = pilots.map((pilot, seat) => {
    const spot = spots[seat] ?? circuit.at(pilot.tile, 0.5),
      size = ((length / 54) * spot.size * 1.1).toFixed(3);
    return put(spot, `rotate(${f((spot.heading * 180) / Math.PI)}) scale(${size})`, car(pilot.colour));
  });
  return {
    ground,
    pieces: [...lying, ...cars.filter((_, seat) => seat !== own), cars[own] ?? ''].join(''),
    focus: spots[own] ?? { x: width / 2, y: 0 },
    reach: side * 6,
  };
};

export default draw;
