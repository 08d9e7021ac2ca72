import { expect, test } from 'vitest';
import { Commands } from './commands';
import type { Feed } from './feed';
import type { AnyCommand } from './wire';

function commands(seat: number | null, undo: number | null): { sent: AnyCommand[]; commands: Commands } {
  const sent: AnyCommand[] = [];
  const feed: Feed = {
    view: null,
    sentences: [],
    description: null,
    listen: () => () => undefined,
    send: (command) => sent.push(command),
    describe: () => undefined,
  };
  return { sent, commands: new Commands(() => ({ feed, seat, undo })) };
}

test('the seat that acts moves, rolls and takes back', () => {
  const { sent, commands: own } = commands(2, 1);
  own.move('drive');
  own.roll();
  own.roll('roll 6');
  own.undo();
  expect(sent).toEqual([
    { do: 'move', seat: 2, move: 'drive' },
    { do: 'roll', seat: 2 },
    { do: 'roll', seat: 2, move: 'roll 6' },
    { do: 'undo', seat: 1 },
  ]);
});

test('another seat can be named for a move', () => {
  const { sent, commands: own } = commands(2, null);
  own.move('ready', 0);
  expect(sent).toEqual([{ do: 'move', seat: 0, move: 'ready' }]);
});

test('where nobody acts, nothing is sent', () => {
  const { sent, commands: own } = commands(null, null);
  own.move('drive');
  own.roll();
  own.undo();
  expect(sent).toEqual([]);
});
