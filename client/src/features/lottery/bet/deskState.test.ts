import { expect, it } from 'vitest';
import { emptyDesk, pickedOn, playOn, readDesk } from './deskState.ts';

const line = { id: 'a', play: 'any2', picks: [[1, 2]], bankers: [], unitSatang: 200, multiple: 1 };
const desk = {
  player: '',
  play: 'any2',
  picked: { any2: { play: 'any2', picks: [[3, 4, 5]], bankers: [] } },
  dragged: [],
  unitSatang: 500,
  multiple: 3,
  lines: [line],
};
const read = (kept: object, player = '') => readDesk('fiveMinute', JSON.stringify(kept), player);

it('restores picks, stake and cart after a reload. SI-21', () => {
  const found = read(desk);
  expect(found).toMatchObject({ play: 'any2', unitSatang: 500, multiple: 3, lines: [line] });
  expect(pickedOn('fiveMinute', found).picks).toEqual([[3, 4, 5]]);
  expect(playOn('fiveMinute', found).play).toBe('any2');
});

it('keeps a guest’s cart through the log-in, and shows no player the cart of another. R07', () => {
  expect(read(desk, 'tag-a').lines).toHaveLength(1);
  expect(read({ ...desk, player: 'tag-a' }, 'tag-a').lines).toHaveLength(1);
  expect(read({ ...desk, player: 'tag-a' }, 'tag-b')).toEqual(emptyDesk('fiveMinute'));
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '{"lines":[]}'],
  ['a stake of nothing', JSON.stringify({ ...desk, unitSatang: 0 })],
])('starts empty from %s. VALID-031', (_name, json) => {
  expect(readDesk('fiveMinute', json, '')).toEqual(emptyDesk('fiveMinute'));
});

it('drops lines and plays that cannot be bet', () => {
  const lines = [
    line,
    { ...line, id: 'b', picks: [[1]] },
    { ...line, id: 'c', play: 'gone' },
    { ...line, id: 'd', picks: [[1, 99]] },
  ];
  expect(read({ ...desk, play: 'gone', lines }).lines.map(({ id }) => id)).toEqual(['a']);
  expect(read({ ...desk, play: 'gone' }).play).toBe('any5');
  expect(read({ ...desk, picked: { any2: { play: 'any2', picks: [], bankers: [] } } }).picked).toEqual({});
});
