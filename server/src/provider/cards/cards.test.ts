/** The card room through its windows' calls: one stake, resumed rounds, verification, and crashes of the house. */
import { randomUUID } from 'node:crypto';
import { gameDetail } from '@foyer/contract/bets/history.ts';
import * as calls from '@foyer/contract/play/cards.ts';
import type { CardRound } from '@foyer/contract/play/cards.ts';
import { rotateSeed } from '@foyer/contract/play/play.ts';
import { isCardCode } from '@foyer/games/engines/cards/cardGame.ts';
import { cardGames } from '@foyer/games/engines/cards/cardGames.ts';
import { verifyCards } from '@foyer/games/fair/cardRound.ts';
import { pipsOf } from '@foyer/games/engines/cards/blackjack/rules.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { dying, Killed } from '../../testing/dying.ts';
import type { House } from '../../house.ts';
import { assertBooksAreZero } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import { act, finishLeftRounds } from '../rounds/actions.ts';
import { openRound } from '../rounds/rounds.ts';
import { readRound } from '../rounds/roundStore.ts';
import { resume } from '../rounds/settle.ts';
import { betsOf, fund, playerWith, purse as accountOf, sessionOf, ticketFor } from '../testing/player.ts';
import { gameOf, leaving } from './testing/cards.ts';

const t = await openTestHouse();
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

async function seated(code: keyof typeof cardGames, mode: 'real' | 'trial' = 'real') {
  const gameId = gameOf(code);
  const { client, player, playerId } = await playerWith(t, gameId, 10_000_000);
  const { sessionId, seeds, stakesSatang } = await player.ok(calls.enterCards, {
    ticket: await ticketFor(t, 'cards', { gameId, playerId: mode === 'real' ? playerId : undefined }),
  });
  await player.ok(rotateSeed, { sessionId, clientSeed: `seed-${code}`, nextCommitment: seeds.nextCommitment });
  return { gameId, client, player, playerId, sessionId, stakeSatang: stakesSatang[0] ?? 0 };
}
type Seated = Awaited<ReturnType<typeof seated>>;

function deal({ player, sessionId, stakeSatang }: Seated, requestId: string = randomUUID()) {
  t.clock.nowMs += calls.cardCycleMs;
  return player.send(calls.dealCards, { sessionId, requestId, stakeSatang });
}
function make({ player, sessionId }: Seated, { roundId, moves }: CardRound, move: string, actionId = randomUUID()) {
  t.clock.nowMs += calls.cardMoveMs;
  return player.send(calls.moveCards, { sessionId, roundId, actionId, index: moves.length, move });
}
async function dealt(table: Seated): Promise<CardRound> {
  const { data, refusal } = await deal(table);
  if (data === undefined) throw new Error(refusal);
  return data.round;
}
const stateOf = ({ player, sessionId }: Seated) => player.ok(calls.readCards, { sessionId });
/** Split aces get one card each, so that the split is the last move. */
const hasAce = ({ shown }: CardRound): boolean =>
  (shown.blackjack?.hands[0]?.cards ?? []).some((card) => pipsOf(card) === 1);
const offeredIn = ({ shown }: CardRound): string[] => shown.blackjack?.offered ?? [];

async function untilOffered(
  table: Seated,
  move: string,
  isWanted: (round: CardRound) => boolean = () => true,
): Promise<CardRound> {
  for (let tries = 0; tries < 300; tries += 1) {
    let round = await dealt(table);
    if (offeredIn(round).includes(move) && isWanted(round)) return round;
    while (!round.isSettled) round = (await make(table, round, leaving(round))).data?.round ?? round;
  }
  throw new Error(`no ${move} in 300 rounds`);
}

const codes = Object.keys(cardGames).filter(isCardCode);

it.each(codes)(
  '%s: keeps a round through a reload, settles it once, and is verified after the reveal. M07, M08, F03',
  async (code) => {
    const table = await seated(code);
    for (let count = 0; count < 6; count += 1) {
      let round = await dealt(table);
      if (!round.isSettled) {
        expect((await stateOf(table)).openRound).toEqual(round);
        expect((await deal(table)).refusal).toBe('ROUND_STILL_OPEN');
      }
      while (!round.isSettled) {
        const move = leaving(round);
        const actionId = randomUUID();
        const [first, again] = [await make(table, round, move, actionId), await make(table, round, move, actionId)];
        expect(again.data?.round).toEqual(first.data?.round);
        round = first.data?.round ?? round;
      }
      expect((await stateOf(table)).lastRound).toEqual(round);
    }
    const { purse, seeds } = await stateOf(table);
    expect(purse.balanceSatang).toBe(10_000_000 - purse.stakedSatang + purse.wonSatang);
    const { player, sessionId } = table;
    const { list: closed } = await player.ok(calls.cardHistory, { sessionId, roundId: '' });
    expect(closed.every((round) => round.serverSeed === '')).toBe(true);
    await player.ok(rotateSeed, { sessionId, clientSeed: 'next', nextCommitment: seeds.nextCommitment });
    const { list } = await player.ok(calls.cardHistory, { sessionId, roundId: '' });
    expect(list).toHaveLength(6);
    for (const round of list) {
      const claim = { ...round, seeds: { ...round }, shown: round.shown[code] };
      expect(verifyCards(cardGames[code], claim)).toBe('holds');
      expect(verifyCards(cardGames[code], { ...claim, winSatang: round.winSatang + 1 })).toBe('otherWin');
      const [whole] = (await player.ok(calls.cardHistory, { sessionId, roundId: round.roundId })).list;
      expect(whole?.steps).toHaveLength(round.moves.length + 1);
      expect(whole?.steps.at(-1)).toEqual(round.shown);
    }
    const { proof } = await table.client.ok(gameDetail, { betOrderNo: list[0]?.roundId ?? '' });
    expect(proof).toMatchObject({ family: 'cards', model: code, moves: list[0]?.moves });
  },
);

it.each(codes)('%s: trial play takes nothing from the account, and its stakes and prizes add up. M10', async (code) => {
  const table = await seated(code, 'trial');
  const { owner } = await sessionOf(t, table.sessionId);
  const movements = async () => (await t.house.db.selectFrom('movement').select('seq').execute()).length;
  const before = await movements();
  for (let count = 0; count < 3; count += 1) {
    let round = await dealt(table);
    while (!round.isSettled) round = (await make(table, round, leaving(round))).data?.round ?? round;
  }
  const { purse } = await stateOf(table);
  expect(purse.stakedSatang).toBeGreaterThanOrEqual(3 * table.stakeSatang);
  expect(purse.balanceSatang).toBe(1_000_000 - purse.stakedSatang + purse.wonSatang);
  // The trial was opened in the browser of a player with money on the platform.
  expect(await accountOf(t, table.playerId)).toBe(10_000_000);
  expect([await betsOf(t, table.playerId), await betsOf(t, owner)]).toEqual([[], []]);
  expect(await movements()).toBe(before);
});

it('gives the seed that a player has chosen for the salt of the day, and none of a trial. F01', async () => {
  const { playerId } = await seated('blackjack');
  const trial = await seated('blackjack', 'trial');
  const given = await t.house.db
    .selectFrom('salt_seed')
    .select(['player_id', 'seed'])
    .where('player_id', 'in', [playerId, trial.playerId])
    .execute();
  expect(given).toEqual([{ player_id: playerId, seed: 'seed-blackjack' }]);
});

it('takes the second stake of a double once, however often the move is sent. L05', async () => {
  const table = await seated('blackjack');
  const round = await untilOffered(table, 'double');
  const before = (await stateOf(table)).purse;
  const actionId = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => make(table, round, 'double', actionId)));
  const done = answers.map(({ data }) => data?.round).find((one) => one?.isSettled);
  expect(done?.heldSatang).toBe(2 * table.stakeSatang);
  const { purse } = await stateOf(table);
  expect(purse.stakedSatang - before.stakedSatang).toBe(table.stakeSatang);
  expect(purse.balanceSatang).toBe(before.balanceSatang - table.stakeSatang + (done?.winSatang ?? 0));
  expect((await make(table, round, 'stand', actionId)).refusal).toBe('DUPLICATE_REQUEST');
});

it('refuses a double that the balance does not cover, and lets the round go on. M08', async () => {
  const table = await seated('blackjack');
  const round = await untilOffered(table, 'double');
  const { purse } = await stateOf(table);
  await fund(t, table.playerId, table.gameId.split('-')[0] ?? '', 500 - purse.balanceSatang);
  expect((await make(table, round, 'double')).refusal).toBe('BALANCE_INSUFFICIENT');
  expect((await stateOf(table)).openRound?.moves).toEqual([]);
  expect((await make(table, round, 'stand')).data?.round.moves).toContain('stand');
});

/**
 * Runs a request on a house that crashes before each write, then after it, and then without a crash. Returns the
 * crashes.
 */
async function throughDeaths(ask: (house: House) => Promise<unknown>): Promise<number> {
  let deaths = 0;
  for (const when of ['before', 'after'] as const)
    await ask(dying(t.house, when)).catch((error: unknown) => {
      expect(error).toBeInstanceOf(Killed);
      deaths += 1;
    });
  await ask(t.house);
  await finishLeftRounds(t.house);
  return deaths;
}

it('loses and duplicates nothing when the house is killed around each movement of a split. M08, L08, L10', async () => {
  const table = await seated('blackjack');
  const round = await untilOffered(table, 'split', (one) => !hasAce(one));
  const session = await sessionOf(t, table.sessionId);
  const read = () =>
    t.house.db.selectFrom('play_round').selectAll().where('round_id', '=', round.roundId).executeTakeFirstOrThrow();
  let deaths = 0;
  for (let index = 0; (await read()).state !== 'settled'; index += 1) {
    t.clock.nowMs += calls.cardMoveMs;
    const move = { index, move: index === 0 ? 'split' : 'stand' };
    deaths += await throughDeaths((house) =>
      act(house, session, { roundId: round.roundId, actionId: String(index), move }),
    );
  }
  expect(deaths).toBeGreaterThan(2);
  const settled = await read();
  const { purse } = await stateOf(table);
  expect(settled.held_satang).toBe(2 * table.stakeSatang);
  expect(purse.balanceSatang).toBe(10_000_000 - purse.stakedSatang + purse.wonSatang);
});

it.each(codes)(
  '%s: loses and duplicates nothing when the house is killed at the deal, at any move or at the end. M08, L08',
  async (code) => {
    const table = await seated(code);
    const session = await sessionOf(t, table.sessionId);
    t.clock.nowMs += calls.cardCycleMs;
    const wanted = { requestId: randomUUID(), stakeSatang: table.stakeSatang };
    let deaths = await throughDeaths((house) => openRound(house, session, wanted));
    const standing = async (): Promise<CardRound> => {
      const { openRound: open, lastRound } = await stateOf(table);
      const round = open ?? lastRound;
      if (round === undefined) throw new Error('the stake was taken for no round');
      return round;
    };
    for (let round = await standing(); !round.isSettled; round = await standing()) {
      t.clock.nowMs += calls.cardMoveMs;
      const { roundId, moves } = round;
      const move = { index: moves.length, move: leaving(round) };
      deaths += await throughDeaths((house) => act(house, session, { roundId, actionId: String(moves.length), move }));
    }
    expect(deaths).toBeGreaterThan(1);
    const { winSatang } = await standing();
    const { purse } = await stateOf(table);
    expect(purse).toMatchObject({ stakedSatang: table.stakeSatang, wonSatang: winSatang });
    expect(purse.balanceSatang).toBe(10_000_000 - table.stakeSatang + winSatang);
  },
);

it('adds a prize to its session once, when several processes close what a dead one has left. L08, L10', async () => {
  const table = await seated('blackjack');
  const session = await sessionOf(t, table.sessionId);
  let paid = 0;
  // A lost round has no prize to add to the session.
  while (paid === 0) {
    const round = await untilOffered(table, 'stand');
    t.clock.nowMs += calls.cardMoveMs;
    const move = { index: round.moves.length, move: 'stand' };
    const action = { roundId: round.roundId, actionId: randomUUID(), move };
    await expect(act(dying(t.house, 'after'), session, action)).rejects.toThrow(Killed);
    const left = await readRound(t.house.db, table.playerId, round.roundId);
    if (left?.state !== 'closing') throw new Error(`the round is ${left?.state}`);
    await Promise.all([resume(t.house, left), resume(t.house, left), resume(t.house, left)]);
    paid = left.win_satang;
  }
  const { purse } = await stateOf(table);
  expect(purse.balanceSatang).toBe(10_000_000 - purse.stakedSatang + purse.wonSatang);
});

it.each(codes)('%s: ends an abandoned round by its own rule, and adds no stake. M08', async (code) => {
  const table = await seated(code);
  let round = await dealt(table);
  for (let tries = 0; round.isSettled && tries < 60; tries += 1) round = await dealt(table);
  t.clock.nowMs += 25 * 3_600_000;
  await finishLeftRounds(t.house);
  const row = await t.house.db
    .selectFrom('play_round')
    .select(['state', 'held_satang'])
    .where('round_id', '=', round.roundId)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ state: 'settled', held_satang: table.stakeSatang });
});
