import { expect, test } from 'vitest';
import { addressesOf, reachedBy, spoken } from './invitation';

const ways = (network: string[], known: string | null = null) => ({ public: known, network, switch: true });
const HOME = 'http://localhost:8000';
const NEAR = 'http://192.168.1.23:8000';

test('an address says from where it is reached', () => {
  expect(reachedBy(HOME)).toBe('here');
  expect(reachedBy('http://127.0.0.2:80')).toBe('here');
  expect(reachedBy('http://[::1]:8000')).toBe('here');
  for (const near of [
    NEAR,
    'http://10.0.0.1',
    'http://172.20.0.5:1',
    'http://nas.local',
    'http://nas',
    'http://[fd00::1]',
  ])
    expect(reachedBy(near), near).toBe('near');
  for (const far of ['https://race.example.org', 'http://8.8.8.8', 'http://172.32.0.1'])
    expect(reachedBy(far), far).toBe('anywhere');
});

test('the own machine is named only where there is no other address', () => {
  expect(addressesOf(HOME, null)).toEqual([{ origin: HOME, reached: 'here' }]);
  expect(addressesOf(HOME, ways([]))).toEqual([{ origin: HOME, reached: 'here' }]);
  expect(addressesOf(HOME, ways([NEAR, 'http://10.0.0.4:8000']))).toEqual([
    { origin: NEAR, reached: 'near' },
    { origin: 'http://10.0.0.4:8000', reached: 'near' },
  ]);
});

test('a public address comes first, however one came here', () => {
  const known = 'https://race.example.org';
  expect(addressesOf(HOME, ways([NEAR], `${known}/`)).map((one) => one.origin)).toEqual([known, NEAR]);
  expect(addressesOf(NEAR, ways([], known)).map((one) => one.origin)).toEqual([known, NEAR]);
  expect(addressesOf(known, ways([]))).toEqual([{ origin: known, reached: 'anywhere' }]);
});

test('whoever came through the network passes on the address that worked', () => {
  const other = 'http://10.0.0.4:8000';
  expect(addressesOf(other, ways([NEAR, other])).map((one) => one.origin)).toEqual([other, NEAR]);
  expect(addressesOf('http://127.0.0.2:8000', ways(['http://127.0.0.2:8000']))).toEqual([
    { origin: 'http://127.0.0.2:8000', reached: 'near' },
  ]);
});

test('people read an address without its beginning', () => {
  expect(spoken(`${NEAR}/table/abc`)).toBe('192.168.1.23:8000/table/abc');
});
