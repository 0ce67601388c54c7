import { randomUUID } from 'node:crypto';
import { logout } from '@foyer/contract/account/session.ts';
import { gameDetail } from '@foyer/contract/bets/history.ts';
import { rotateSeed, ticketLifeMs, trialCreditSatang } from '@foyer/contract/play/play.ts';
import * as calls from '@foyer/contract/play/slot.ts';
import type { PlayRound, PlayState } from '@foyer/contract/play/slot.ts';
import { titleOf } from '@foyer/games/engines/slotTitles.ts';
import { commitmentOf } from '@foyer/games/fair/draw.ts';
import { verify } from '@foyer/games/fair/slotRound.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { closePlay, openPlay } from './gameAvailability.ts';
import { finishLeftRounds } from './rounds/actions.ts';
import { playerAt, playerWith } from './testing/player.ts';
import type { TestPlayer } from './testing/player.ts';

const koi = 'moyu-koi-gate';
let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

const cycle = () => {
  t.clock.nowMs += calls.minSpinCycleMs;
};
async function newPlayer(satang = 0): Promise<TestPlayer & { playerId: string }> {
  const { player, playerId } = await playerWith(t, koi, satang);
  return { ...player, playerId };
}
const spin = (player: TestPlayer, { sessionId }: PlayState, stakeSatang = 500, requestId: string = randomUUID()) =>
  player.ok(calls.spin, { sessionId, requestId, stakeSatang });

/** Spins until a round has free spins and returns it unfinished. */
async function untilFree(player: TestPlayer, window: PlayState): Promise<PlayRound> {
  for (let tries = 0; tries < 900; tries += 1) {
    const { round } = await spin(player, window, 100);
    cycle();
    if (!round.isSettled) return round;
  }
  throw new Error('no free spins in 900 rounds');
}

async function finish(player: TestPlayer, { sessionId }: PlayState, start: PlayRound): Promise<PlayRound> {
  let round = start;
  while (!round.isSettled) {
    cycle();
    ({ round } = await player.ok(calls.freeSpin, { sessionId, roundId: round.roundId, index: round.spins.length }));
  }
  cycle();
  return round;
}

it('moves stake and prize between the game account and the house in one movement. L08', async () => {
  const player = await newPlayer(100_000);
  const window = await player.window(koi, 'real');
  expect(window).toMatchObject({ mode: 'real', purse: { balanceSatang: 100_000 } });
  let balance = 100_000;
  for (let count = 0; count < 30; count += 1) {
    const { round, purse } = await spin(player, window);
    const settled = await finish(player, window, round);
    if (round.isSettled) expect(purse.balanceSatang).toBe(round.balanceAfterSatang);
    expect(settled.balanceBeforeSatang).toBe(balance);
    balance += settled.winSatang - 500;
    expect(settled.balanceAfterSatang).toBe(balance);
  }
  const bets = await t.house.db.selectFrom('bet').selectAll().where('player_id', '=', player.playerId).execute();
  expect(bets).toHaveLength(30);
  expect(bets.every((bet) => bet.is_settled && bet.platform_code === 'moyu' && bet.game_id === koi)).toBe(true);
  const { purse } = await player.ok(calls.state, { sessionId: window.sessionId });
  expect(purse).toMatchObject({ balanceSatang: balance, stakedSatang: 15_000 });
  expect(purse.wonSatang).toBe(balance - 85_000);
  expect(bets.reduce((sum, bet) => sum + bet.win_satang, 0)).toBe(purse.wonSatang);
});

it('holds a round with free spins, shows each in its turn and pays after the last. M08', async () => {
  const player = await newPlayer(200_000);
  const window = await player.window(koi, 'real');
  const { sessionId } = window;
  const open = await untilFree(player, window);
  expect(open.spins).toHaveLength(1);
  const before = open.balanceAfterSatang;
  expect(await player.send(calls.spin, { sessionId, requestId: randomUUID(), stakeSatang: 500 })).toMatchObject({
    refusal: 'ROUND_STILL_OPEN',
  });
  const reloaded = await player.ok(calls.state, { sessionId });
  expect(reloaded.openRound).toEqual(open);
  expect(reloaded.purse.balanceSatang).toBe(before);
  // Two tabs: the second resumes the same round.
  const other = await player.window(koi, 'real');
  expect(other.openRound?.roundId).toBe(open.roundId);
  const settled = await finish(player, other, open);
  expect(settled.winSatang).toBeGreaterThan(0);
  expect(settled.balanceAfterSatang).toBe(before + settled.winSatang);
  // A late repeat of the last spin pays nothing more.
  const again = await player.ok(calls.freeSpin, {
    sessionId,
    roundId: open.roundId,
    index: settled.spins.length - 1,
  });
  expect(again.round).toEqual(settled);
  expect(again.purse.balanceSatang).toBe(settled.balanceAfterSatang);
});

it('refuses a free spin before its cycle, out of turn or of somebody else. M11', async () => {
  const player = await newPlayer(200_000);
  const window = await player.window(koi, 'real');
  const { sessionId } = window;
  const { roundId } = await untilFree(player, window);
  t.clock.nowMs -= 1;
  expect((await player.send(calls.freeSpin, { sessionId, roundId, index: 1 })).refusal).toBe('SPIN_TOO_SOON');
  t.clock.nowMs += 1;
  expect((await player.send(calls.freeSpin, { sessionId, roundId, index: 2 })).refusal).toBe('MOVE_NOT_OFFERED');
  const stranger = await newPlayer();
  const theirs = await stranger.window(koi, 'trial');
  expect((await stranger.send(calls.freeSpin, { sessionId: theirs.sessionId, roundId, index: 1 })).refusal).toBe(
    'UNKNOWN_ROUND',
  );
  expect((await stranger.send(calls.state, { sessionId })).refusal).toBe('GAME_SESSION_ENDED');
});

it('takes one stake for one request id, however often and at once it is sent. L04, L05', async () => {
  const player = await newPlayer(100_000);
  const window = await player.window(koi, 'real');
  const request = { sessionId: window.sessionId, requestId: randomUUID(), stakeSatang: 500 };
  const answers = await Promise.all(Array.from({ length: 8 }, () => player.ok(calls.spin, request)));
  expect(new Set(answers.map(({ round }) => round.roundId)).size).toBe(1);
  expect((await player.send(calls.spin, { ...request, stakeSatang: 1_000 })).refusal).toBe('DUPLICATE_REQUEST');
  const rounds = await player.ok(calls.history, { sessionId: window.sessionId, roundId: '' });
  expect(rounds.list).toHaveLength(1);
});

it('lets only one of several tabs spin within a cycle of 2.5 seconds. M11', async () => {
  const player = await newPlayer(100_000);
  const first = await player.window(koi, 'real');
  const windows = [first, ...(await Promise.all([1, 2, 3].map(() => player.window(koi, 'real'))))];
  const replies = await Promise.all(
    windows.map(({ sessionId }) => player.send(calls.spin, { sessionId, requestId: randomUUID(), stakeSatang: 500 })),
  );
  expect(replies.filter((each) => each.data !== undefined)).toHaveLength(1);
  for (const { refusal } of replies.filter((each) => each.data === undefined)) {
    expect(['SPIN_TOO_SOON', 'ROUND_STILL_OPEN']).toContain(refusal);
  }
});

it('refuses a stake that is not offered or exceeds the balance, and moves nothing. L03', async () => {
  const player = await newPlayer(1_000);
  const window = await player.window(koi, 'real');
  const ask = (stakeSatang: number) =>
    player.send(calls.spin, { sessionId: window.sessionId, requestId: randomUUID(), stakeSatang });
  for (const odd of [0, 50, 501, -500, 1_000_000]) expect((await ask(odd)).refusal).toBe('STAKE_NOT_OFFERED');
  expect((await ask(2_000)).refusal).toBe('BALANCE_INSUFFICIENT');
  const { purse, seeds } = await player.ok(calls.state, { sessionId: window.sessionId });
  expect([purse.balanceSatang, seeds.nonce]).toEqual([1_000, 0]);
});

it('opens one window for one ticket within a minute. S10', async () => {
  const player = await newPlayer();
  const ticket = await player.ticket(koi, 'trial');
  const replies = await Promise.all([1, 2, 3].map(() => player.send(calls.enter, { ticket })));
  expect(replies.filter((each) => each.data !== undefined)).toHaveLength(1);
  expect(replies.filter((each) => each.refusal === 'GAME_TICKET_SPENT')).toHaveLength(2);
  const late = await player.ticket(koi, 'trial');
  t.clock.nowMs += ticketLifeMs;
  expect((await player.send(calls.enter, { ticket: late })).refusal).toBe('GAME_TICKET_SPENT');
  const { rows } = { rows: await t.house.db.selectFrom('play_ticket').select('ticket_hash').execute() };
  expect(rows.every((row) => row.ticket_hash.length === 32)).toBe(true);
});

it('gives real play to the player of the ticket alone, while they are logged in. S10', async () => {
  const player = await newPlayer(10_000);
  const ticket = await player.ticket(koi, 'real');
  const thief = playerAt(t, t.client());
  expect((await thief.send(calls.enter, { ticket })).refusal).toBe('SESSION_EXPIRED');
  const window = await player.window(koi, 'real');
  await player.client.ok(logout, {});
  const { refusal } = await player.send(calls.spin, {
    sessionId: window.sessionId,
    requestId: randomUUID(),
    stakeSatang: 500,
  });
  expect(refusal).toBe('SESSION_EXPIRED');
});

it('plays a trial on its own credit and touches no account. M10', async () => {
  const guest = playerAt(t, t.client());
  const before = await t.house.db.selectFrom('movement').select('id').execute();
  const window = await guest.window(koi, 'trial');
  let credit = trialCreditSatang;
  expect(window.purse.balanceSatang).toBe(credit);
  const open = await untilFree(guest, window);
  await finish(guest, window, open);
  const { list } = await guest.ok(calls.history, { sessionId: window.sessionId, roundId: '' });
  const { purse } = await guest.ok(calls.state, { sessionId: window.sessionId });
  credit = trialCreditSatang - purse.stakedSatang + purse.wonSatang;
  expect(purse.balanceSatang).toBe(credit);
  expect(list[0]?.balanceAfterSatang).toBe(credit);
  expect(await t.house.db.selectFrom('movement').select('id').execute()).toHaveLength(before.length);
});

it('draws for trial and real play by the same code from the same seeds. M10', async () => {
  const player = await newPlayer(10_000);
  const window = await player.window(koi, 'real');
  const { round } = await spin(player, window);
  const rotated = await player.send(rotateSeed, {
    sessionId: window.sessionId,
    clientSeed: 'next',
    nextCommitment: (await player.ok(calls.state, { sessionId: window.sessionId })).seeds.nextCommitment,
  });
  if (round.isSettled) {
    expect(commitmentOf(rotated.data?.revealedSeed ?? '')).toBe(round.commitment);
    const title = titleOf(koi);
    const claim = {
      commitment: round.commitment,
      seeds: { serverSeed: rotated.data?.revealedSeed ?? '', clientSeed: 'test', nonce: 0 },
      win: round.spins.reduce((sum, each) => sum + each.win, 0),
      stops: round.spins.map((each) => each.stops),
    };
    expect(title && verify(title.model, claim)).toBe('holds');
  } else expect(rotated.refusal).toBe('ROUND_STILL_OPEN');
});

it('commits before it receives the player’s seed and reveals on rotation only. F01', async () => {
  const player = await newPlayer(10_000);
  const opened = await player.ok(calls.enter, { ticket: await player.ticket(koi, 'real') });
  const { sessionId, seeds } = opened;
  expect(seeds).toMatchObject({ commitment: '', clientSeed: '', nonce: 0 });
  expect(seeds.nextCommitment).toMatch(/^[0-9a-f]{64}$/);
  const ask = { sessionId, requestId: randomUUID(), stakeSatang: 100 };
  expect((await player.send(calls.spin, ask)).refusal).toBe('SEED_NOT_SET');
  const wrong = { sessionId, clientSeed: 'mine', nextCommitment: '0'.repeat(64) };
  expect((await player.send(rotateSeed, wrong)).refusal).toBe('DUPLICATE_REQUEST');
  const first = await player.ok(rotateSeed, { ...wrong, nextCommitment: seeds.nextCommitment });
  expect(first).toMatchObject({ revealedSeed: '', seeds: { commitment: seeds.nextCommitment, clientSeed: 'mine' } });
  const { round } = await spin(player, opened);
  expect(round).toMatchObject({ nonce: 0, serverSeed: '', commitment: seeds.nextCommitment });
  await finish(player, opened, round);
  const next = await player.ok(calls.state, { sessionId });
  expect(next.seeds.nonce).toBe(1);
  const second = await player.ok(rotateSeed, { ...wrong, nextCommitment: next.seeds.nextCommitment });
  expect(commitmentOf(second.revealedSeed)).toBe(seeds.nextCommitment);
  const { list } = await player.ok(calls.history, { sessionId, roundId: '' });
  expect(list[0]?.serverSeed).toBe(second.revealedSeed);
  // The bet record agrees, and the window can show that single round.
  const { proof } = await player.client.ok(gameDetail, { betOrderNo: round.roundId });
  expect(proof).toMatchObject({
    serverSeed: second.revealedSeed,
    clientSeed: 'mine',
    nonce: 0,
    roundId: round.roundId,
  });
  expect((await player.ok(calls.history, { sessionId, roundId: round.roundId })).list).toEqual(list.slice(0, 1));
  expect((await player.ok(calls.history, { sessionId, roundId: 'another' })).list).toEqual([]);
});

it('opens no round of a closed game, and lets an open round end. M26', async () => {
  const player = await newPlayer(200_000);
  const window = await player.window(koi, 'real');
  const open = await untilFree(player, window);
  const trial = await player.window(koi, 'trial');
  const isOpen = async ({ sessionId }: PlayState) => (await player.ok(calls.state, { sessionId })).isOpen;
  await closePlay(t.house, 'moyu', koi, 'drill');
  const settled = await finish(player, window, open);
  expect(settled.isSettled).toBe(true);
  const ask = () => player.send(calls.spin, { sessionId: window.sessionId, requestId: randomUUID(), stakeSatang: 100 });
  expect((await ask()).refusal).toBe('PLATFORM_MAINTENANCE');
  expect(await isOpen(window)).toBe(false);
  expect(await isOpen(trial)).toBe(false);
  await openPlay(t.house, 'moyu', koi);
  expect(await isOpen(window)).toBe(true);
  await closePlay(t.house, 'moyu', '', 'drill');
  expect((await ask()).refusal).toBe('PLATFORM_MAINTENANCE');
  await openPlay(t.house, 'moyu', '');
  expect((await ask()).refusal).toBeUndefined();
});

it('finishes a round that was abandoned for a day. M08', async () => {
  t.clock.nowMs += 48 * 3_600_000;
  await finishLeftRounds(t.house);
  const player = await newPlayer(200_000);
  const open = await untilFree(player, await player.window(koi, 'real'));
  expect(await finishLeftRounds(t.house)).toBe(0);
  t.clock.nowMs += 24 * 3_600_000;
  expect(await finishLeftRounds(t.house)).toBe(1);
  expect(await finishLeftRounds(t.house)).toBe(0);
  const balances = await t.house.ledger.balances(player.playerId);
  const row = await t.house.db
    .selectFrom('play_round')
    .selectAll()
    .where('round_id', '=', open.roundId)
    .executeTakeFirstOrThrow();
  expect(row.state).toBe('settled');
  expect(Object.values(balances)).toContain(row.balance_after_satang);
  expect(row.balance_after_satang).toBe(open.balanceAfterSatang + row.win_satang);
});
