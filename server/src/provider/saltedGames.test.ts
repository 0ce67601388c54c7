/** Tables and matches on salted chains, and the seeds that their bets give for later salts. F01, F03 */
import { fixtureOfId } from '@foyer/games/engines/sport/fixtures.ts';
import { verifySalt } from '@foyer/games/fair/salt.ts';
import { verifySport } from '@foyer/games/fair/sportMatch.ts';
import { roundName, verifyTable } from '@foyer/games/fair/tableRound.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHouse } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { chainsOf as sportChains } from './sport/chains.ts';
import { legOf, place as placeSport, seat as seatAtDesk, toEnd, toMatch } from './sport/testing/sport.ts';
import { sportTicketOf } from './sport/ticket.ts';
import { matchDetail } from './sport/views.ts';
import { chainsOf as tableChains } from './table/chains.ts';
import { pineCourt, place as placeChips, seat as seatAtTable, toNextRound } from './table/testing/table.ts';
import { tableTicketOf } from './table/ticket.ts';
import { historyOf } from './table/views.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
  // A house that is open for a week: the first chains, which have no salts, are over.
  for (let day = 0; day < 7; day += 1) {
    await tableChains(t.house, pineCourt);
    await sportChains(t.house, 1);
    t.clock.nowMs += 86_400_000;
  }
});
afterAll(() => t.close());

const seedsOf = (playerId: string) =>
  t.house.db.selectFrom('salt_seed').select(['seed', 'is_used']).where('player_id', '=', playerId).execute();

it('deals a round from seed and salt, and its bet gives the seed that the player has chosen', async () => {
  const session = await seatAtTable(t, 'guesser', 10_000);
  const round = await toNextRound(t);
  const { order_no: orderNo } = await placeChips(t, session, 'banker:100', { requestId: 'mine' });
  await placeChips(t, session, 'banker:100', { requestId: 'second' });
  expect(await seedsOf('guesser')).toEqual([{ seed: 'mine', is_used: false }]);
  t.clock.nowMs = round.dealMs;
  const [played] = await historyOf(t.house, session, round.roundNo);
  if (played === undefined) throw new Error('no round');
  const { salt, anchor, publishedMs } = played.chain;
  const { seed, numbers } = played.round;
  const claim = { anchor, seed, position: played.position, draw: roundName(pineCourt, round.roundNo), numbers };
  expect(verifyTable('baccarat', { ...claim, salt: salt.salt })).toBe('holds');
  expect(verifyTable('baccarat', claim)).toBe('otherNumbers');
  expect(verifySalt(salt, { publishedMs, startMs: played.openMs })).toBe('holds');
  expect(await tableTicketOf(t.house, 'guesser', orderNo)).toMatchObject({ anchor, seed, salt: salt.salt });
});

it('plays a match from seed and salt, which was fixed before the match was listed', async () => {
  const session = await seatAtDesk(t, 'fan', 100_000);
  const match = await toMatch(t);
  const bet = await placeSport(t, session, [legOf(t, match, true)], { requestId: 'my-slip' });
  expect(await seedsOf('fan')).toEqual([{ seed: 'my-slip', is_used: false }]);
  toEnd(t, match);
  const { matchId } = match.fixture;
  const { proof, match: over } = await matchDetail(t.house, matchId, 'en');
  const fixture = fixtureOfId(matchId);
  if (fixture === undefined || proof === undefined) throw new Error('no match');
  const { anchor, seed, position, publishedMs, salt } = proof;
  const claim = { anchor, seed, position, fixture, score: over.running.score };
  expect(verifySport({ ...claim, salt: salt.salt })).toBe('holds');
  expect(salt.salt).toHaveLength(64);
  expect(verifySalt(salt, { publishedMs, startMs: fixture.startMs - 48 * 3_600_000 })).toBe('holds');
  const ticket = await sportTicketOf(t.house, 'fan', bet.order_no, 'en');
  expect(ticket?.legs[0]).toMatchObject({ anchor, seed, salt: salt.salt });
});

it('takes no seed from a trial, whose owner is no player', async () => {
  const session = await seatAtTable(t, undefined);
  await toNextRound(t);
  await placeChips(t, session, 'banker:100', { requestId: 'of-a-trial' });
  const seeds = await t.house.db.selectFrom('salt_seed').select('seed').execute();
  expect(seeds.map(({ seed }) => seed)).not.toContain('of-a-trial');
});
