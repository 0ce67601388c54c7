/**
 * The rules of the place about play, in every family: with the rule on it refuses, with its value changed it allows.
 * `testing/walked.ts` lists which test walks which rule.
 */
import { randomUUID } from 'node:crypto';
import * as cards from '@foyer/contract/play/cards.ts';
import { rotateSeed } from '@foyer/contract/play/play.ts';
import * as slot from '@foyer/contract/play/slot.ts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { cart, chaseOf, lineOf, toNextIssue, bet } from '../lottery/testing/lottery.ts';
import { gameOf } from '../provider/cards/testing/cards.ts';
import { enterWithTicket } from '../provider/session/sessions.ts';
import { fund, playerAt, playerWith, ticketFor } from '../provider/testing/player.ts';
import { openTestHouse } from '../testing/house.ts';
import { give } from '../wallet/testing/wallet.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { jurisdictionOf } from './read.ts';
import { pacedFamilies, stakedFamilies } from './schema.ts';
import { capsWith, setRules } from './testing/rules.ts';
import { newPlayer, stakingIn } from './testing/stakes.ts';

const t = await openTestHouse();
beforeEach(() => setRules(t));
afterAll(async () => {
  await assertBooksAreZero(t.house.db);
  await t.close();
});

const usual = jurisdictionOf('default').minCycleMs;
const born = (playerId: string, birthday: string) =>
  t.house.db.updateTable('player').set({ birthday }).where('player_id', '=', playerId).execute();

/** Ends the player's rounds that wait for a next step: a spin may win free spins. */
const endRounds = (playerId: string) =>
  t.house.db
    .updateTable('play_round')
    .set({ state: 'settled' })
    .where('owner', '=', playerId)
    .where('state', '=', 'playing')
    .execute();

it.each(pacedFamilies)('keeps the minimum cycle of the profile in %s, and no longer one. M11', async (family) => {
  setRules(t, { minCycleMs: { ...usual, [family]: usual[family] + 3_000 } });
  const { client, playerId, stake } = await stakingIn(t, family);
  expect(client.userAccount).not.toBe('');
  t.clock.nowMs += 60_000;
  expect(await stake()).toBeUndefined();
  await endRounds(playerId);
  t.clock.nowMs += usual[family] + 2_900;
  expect(await stake()).toBe('SPIN_TOO_SOON');
  setRules(t);
  expect(await stake()).toBeUndefined();
});

it.each(stakedFamilies)('refuses a stake above the cap of %s, and takes one at the cap', async (family) => {
  const { stake, stakeSatang } = await stakingIn(t, family);
  setRules(t, capsWith(family, { roundSatang: stakeSatang - 1, young: null }));
  expect(await stake()).toBe('STAKE_CAP');
  setRules(t, capsWith(family, { roundSatang: stakeSatang, young: null }));
  expect(await stake()).toBeUndefined();
});

it.each(stakedFamilies)('gives %s a lower cap below an age, and without a birth date', async (family) => {
  const { stake, stakeSatang, playerId } = await stakingIn(t, family);
  const young = { belowAge: 25, roundSatang: stakeSatang - 1 };
  setRules(t, capsWith(family, { roundSatang: stakeSatang, young }));
  expect(await stake()).toBe('STAKE_CAP');
  await born(playerId, '2001-11-22');
  expect(await stake()).toBe('STAKE_CAP');
  await born(playerId, '2001-11-20');
  expect(await stake()).toBeUndefined();
});

it('counts a stake that a move adds towards the cap of the round', async () => {
  const gameId = gameOf('blackjack');
  const { player, playerId } = await playerWith(t, gameId, 10_000_000);
  const ticket = await ticketFor(t, 'cards', { gameId, playerId });
  const { sessionId, seeds, stakesSatang } = await player.ok(cards.enterCards, { ticket });
  const stakeSatang = stakesSatang[0] ?? 0;
  await player.ok(rotateSeed, { sessionId, clientSeed: 'caps', nextCommitment: seeds.nextCommitment });
  const move = (round: cards.CardRound, word: string) => {
    t.clock.nowMs += cards.cardMoveMs;
    const { roundId, moves } = round;
    return player.send(cards.moveCards, {
      sessionId,
      roundId,
      actionId: randomUUID(),
      index: moves.length,
      move: word,
    });
  };
  for (;;) {
    t.clock.nowMs += cards.cardCycleMs;
    let { round } = await player.ok(cards.dealCards, { sessionId, requestId: randomUUID(), stakeSatang });
    if (round.shown.blackjack?.offered.includes('double') === true) {
      setRules(t, capsWith('cards', { roundSatang: 2 * stakeSatang - 1, young: null }));
      expect((await move(round, 'double')).refusal).toBe('STAKE_CAP');
      setRules(t, capsWith('cards', { roundSatang: 2 * stakeSatang, young: null }));
      expect((await move(round, 'double')).refusal).toBeUndefined();
      return;
    }
    // Against an ace, insurance comes first.
    while (!round.isSettled) {
      const isInsured = round.shown.blackjack?.offered.includes('decline') === true;
      const { data } = await move(round, isInsured ? 'decline' : 'stand');
      if (data === undefined) throw new Error('a move was refused');
      round = data.round;
    }
  }
});

it('adds up what a player stakes on one round: chips of several slips, orders and chases on one draw', async () => {
  const table = await stakingIn(t, 'table');
  setRules(t, capsWith('table', { roundSatang: 2 * table.stakeSatang - 1, young: null }));
  expect([await table.stake(), await table.stake()]).toEqual([undefined, 'STAKE_CAP']);
  const { client, playerId } = await newPlayer(t);
  await give(t, playerId, 'main', 1_000_00);
  toNextIssue(t);
  setRules(t, capsWith('lottery', { roundSatang: 3_00, young: null }));
  const codes = [
    await bet(client, cart(t, [lineOf(), lineOf({ picks: [[3], [], [], [], []] })])),
    await bet(client, cart(t, [lineOf()], { chase: chaseOf(t, 3, false) })),
    await bet(client, cart(t, [lineOf()])),
  ].map(({ code }) => code);
  expect(codes).toEqual([200, 200, refusals.STAKE_CAP]);
});

it('takes of ten lottery orders at once as many as the cap of their draw bears', async () => {
  const { client, playerId } = await newPlayer(t);
  await give(t, playerId, 'main', 1_000_00);
  toNextIssue(t);
  setRules(t, capsWith('lottery', { roundSatang: 3_00, young: null }));
  const asked = await Promise.all(Array.from({ length: 10 }, () => bet(client, cart(t, [lineOf()]))));
  expect(asked.filter(({ code }) => code === 200)).toHaveLength(3);
});

it('caps no trial', async () => {
  setRules(t, capsWith('slot', { roundSatang: 1, young: null }));
  const { player } = await playerWith(t, 'moyu-koi-gate', 0);
  const { sessionId } = await player.window('moyu-koi-gate', 'trial');
  const spun = await player.send(slot.spin, { sessionId, requestId: randomUUID(), stakeSatang: 100 });
  expect(spun.refusal).toBeUndefined();
});

const titles = ['moyu-koi-gate', 'moyu-bamboo-cat', 'moyu-parasol-phoenix'] as const;

it('ends the oldest window when one more is opened than the profile allows, and says so', async () => {
  const { player, client, playerId } = await playerWith(t, titles[0], 0);
  await fund(t, playerId, 'moyu', 100_000);
  const spin = async (sessionId: string) => {
    t.clock.nowMs += 5_000;
    await endRounds(playerId);
    return player.send(slot.spin, { sessionId, requestId: randomUUID(), stakeSatang: 100 });
  };
  setRules(t, { maxWindows: 2 });
  const opened: string[] = [];
  for (const title of titles) {
    t.clock.nowMs += 1;
    opened.push((await player.window(title, 'real')).sessionId);
  }
  const [first = '', second = '', third = ''] = opened;
  expect(await spin(first)).toMatchObject({
    refusal: 'WINDOW_DISPLACED',
    words: expect.stringContaining('2') as string,
  });
  expect((await player.send(slot.state, { sessionId: first })).refusal).toBe('WINDOW_DISPLACED');
  expect([(await spin(second)).refusal, (await spin(third)).refusal]).toEqual([undefined, undefined]);
  // A trial is no real play.
  await player.window(titles[0], 'trial');
  expect((await spin(second)).refusal).toBeUndefined();
  // Another player's windows do not count.
  const other = await playerWith(t, titles[0], 10_000);
  await other.player.window(titles[0], 'real');
  expect((await spin(third)).refusal).toBeUndefined();
  setRules(t, { maxWindows: null });
  expect((await playerAt(t, client).window(titles[0], 'real')).sessionId).not.toBe('');
  expect((await spin(second)).refusal).toBeUndefined();
});

it('leaves one of twelve windows that are opened at once, where the profile allows one', async () => {
  const { playerId } = await playerWith(t, titles[0], 100_000);
  setRules(t, { maxWindows: 1 });
  const ticket = () => ticketFor(t, 'slot', { gameId: titles[0], playerId });
  for (let turn = 0; turn < 3; turn += 1) {
    const tickets = await Promise.all(Array.from({ length: 12 }, ticket));
    await Promise.all(tickets.map((one) => enterWithTicket(t.house, one, playerId)));
    const open = await t.house.db
      .selectFrom('play_session')
      .select('session_id')
      .where('player_id', '=', playerId)
      .where('is_displaced', '=', false)
      .execute();
    expect(open).toHaveLength(1);
  }
});

it('tells a window the celebration, the cycle and the cap that it has to keep', async () => {
  const { player } = await playerWith(t, titles[0], 100_000);
  const rulesOf = async () => (await player.window(titles[0], 'real')).placeRules;
  expect(await rulesOf()).toEqual({ cycleMs: 2_500, celebration: 'aboveStake', capSatang: 0 });
  setRules(t, { ...jurisdictionOf('strict'), identity: 'none', age: jurisdictionOf('default').age });
  expect(await rulesOf()).toEqual({ cycleMs: 5_000, celebration: 'none', capSatang: 100_00 });
});
