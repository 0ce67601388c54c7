/** The preview of a match's void says what the void then moves, with combined bets in every state. */
import { previewVoid, voidPlay } from '@foyer/contract/desk/games.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { returnOf } from '../provider/sport/odds.ts';
import { settleDue } from '../provider/sport/judging.ts';
import { legOf, matchAfter, place, seat, toEnd, toMatch } from '../provider/sport/testing/sport.ts';
import { purse } from '../provider/testing/player.ts';
import { openTestHouse } from '../testing/house.ts';
import { newStaff } from './testing/staff.ts';

const t = await openTestHouse();
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());
const root = await newStaff(t, ['risk']);

it('counts combined bets as the void judges them again', async () => {
  const players = ['single', 'lost', 'won', 'saved', 'waiting', 'elsewhere'];
  const match = await toMatch(t);
  const other = await matchAfter(t, match, 1);
  const later = await matchAfter(t, other, 1);
  const [right, wrong] = [legOf(t, match, true), legOf(t, match, false)];
  const [kept, missed, open] = [legOf(t, other, true), legOf(t, other, false), legOf(t, later, true)];
  const slips = [[right], [wrong], [right, kept], [wrong, kept], [right, open], [wrong, missed]];
  for (const [at, name] of players.entries()) await place(t, await seat(t, name, 20_000), slips[at] ?? []);
  toEnd(t, match, other);
  await settleDue(t.house);
  const pursesOf = () => Promise.all(players.map((name) => purse(t, name)));
  const before = await pursesOf();
  const target = { kind: 'match', matchId: match.fixture.matchId } as const;
  const effects = await root.ok(previewVoid, { target });
  const keptSatang = returnOf(10_000, [kept.odds]);
  expect(effects).toMatchObject({
    bets: 6,
    players: 6,
    stakeSatang: 2 * 10_000,
    repricedSatang: 2 * keptSatang,
    prizeSatang: returnOf(10_000, [right.odds]) + returnOf(10_000, [right.odds, kept.odds]),
    missingSatang: 0,
  });
  await root.ok(voidPlay, { target, reason: 'a fault', mark: effects.mark });
  const moved = (await pursesOf()).map((satang, at) => satang - (before[at] ?? 0));
  const { stakeSatang, repricedSatang, prizeSatang } = effects;
  expect(moved.reduce((sum, one) => sum + one, 0)).toBe(stakeSatang + repricedSatang - prizeSatang);
  expect(moved.slice(4)).toEqual([0, 0]);
  expect(await root.ok(previewVoid, { target })).toMatchObject({ isVoided: true });
});
