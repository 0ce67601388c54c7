/** Bet records through the contract's client agree with the rows that the ledger wrote. SI-41, SI-42 */
import { betTotals, gameDetail, gameHistory, newGameHistory } from '@foyer/contract/bets/history.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { assertBooksAreZero } from '../ledger/books.ts';
import { titles } from '../ledger/accounts.ts';
import { markRoundVoided } from '../provider/rounds/voidStore.ts';
import type { BetRow } from '../ledger/accounts.ts';
import { openTestHouse, signUp } from '../testing/house.ts';
import type { TestClient } from '../http/testing/client.ts';

const longMs = 400 * 24 * 3_600_000;
const t = await openTestHouse({ config: { sessionIdleMs: longMs, sessionLifeMs: longMs } });
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());

interface Bettor extends TestClient {
  readonly playerId: string;
}

async function bettor(): Promise<Bettor> {
  const player = await signUp(t);
  const { player_id } = await t.house.db
    .selectFrom('player')
    .select('player_id')
    .where('user_account', '=', player.userAccount)
    .executeTakeFirstOrThrow();
  await t.house.ledger.post({
    playerId: player_id,
    key: 'gift',
    title: titles.manualDeposit,
    legs: [
      { account: 'house:bank', amountSatang: -1_000_00 },
      { account: 'game:moyu', amountSatang: 1_000_00 },
    ],
    reference: 'test',
  });
  return { ...player, playerId: player_id };
}

async function place({ playerId }: Bettor, betOrderNo: string, fields: Partial<BetRow> = {}): Promise<void> {
  const bet: BetRow = {
    betOrderNo,
    platformCode: 'moyu',
    gameType: 1,
    gameId: 'moyu-koi-gate',
    stakeSatang: 10_00,
    winSatang: 0,
    roundId: `R-${betOrderNo}`,
    isSettled: true,
    ...fields,
  };
  await t.house.ledger.post({
    playerId,
    key: `bet ${betOrderNo}`,
    title: titles.stake,
    reference: betOrderNo,
    legs: [
      { account: 'game:moyu', amountSatang: bet.winSatang - bet.stakeSatang },
      { account: 'house:games:moyu', amountSatang: bet.stakeSatang - bet.winSatang },
    ],
    bet,
  });
}

const numbers = (page: { list: readonly { betOrderNo: string }[] }) => page.list.map((bet) => bet.betOrderNo);

/** Four bets, an hour apart: lost, won, running, even. */
async function fourBets(): Promise<Bettor> {
  const player = await bettor();
  await place(player, 'lost');
  t.clock.nowMs += 3_600_000;
  await place(player, 'won', { winSatang: 35_50 });
  t.clock.nowMs += 3_600_000;
  await place(player, 'running', { isSettled: false, gameType: 5, gameId: 'unknown-game', platformCode: 'elsewhere' });
  t.clock.nowMs += 3_600_000;
  await place(player, 'even', { winSatang: 10_00 });
  return player;
}

it('returns each bet with stake, turnover and result, newest first. ENTITY-035, CALL-127, CALL-128', async () => {
  const player = await fourBets();
  const page = await player.ok(newGameHistory, {});
  expect(numbers(page)).toEqual(['even', 'running', 'won', 'lost']);
  expect(page.list.map((bet) => [bet.status, bet.betSatang, bet.validSatang, bet.profitSatang])).toEqual([
    ['1', 10_00, 10_00, 0],
    ['0', 10_00, 0, 0],
    ['1', 10_00, 10_00, 25_50],
    ['1', 10_00, 10_00, -10_00],
  ]);
  expect(page.list[0]).toMatchObject({ gameName: '锦鲤跃门', platformName: '墨玉堂' });
  // The record of a game that is not in the catalogue is still listed.
  expect(page.list[1]).toMatchObject({ gameName: '', gameId: 'unknown-game', platformName: '' });
  expect(page.list[1]?.settleTime).toBeUndefined();
  expect(await player.ok(gameHistory, {})).toEqual(page);
});

it('filters by state, profit or loss, game type, platform and time. ENUM-012, ENUM-016, AMB-064', async () => {
  const startMs = t.clock.nowMs;
  const player = await fourBets();
  const found = async (filters: Record<string, unknown>) => numbers(await player.ok(newGameHistory, filters));
  expect(await found({ status: '0' })).toEqual(['running']);
  expect(await found({ status: '1' })).toEqual(['even', 'won', 'lost']);
  expect(await found({ status: 'win' })).toEqual(['won']);
  expect(await found({ status: 'lose' })).toEqual(['lost']);
  expect(await found({ gameType: '5' })).toEqual(['running']);
  expect(await found({ gameType: '-1' })).toHaveLength(4);
  expect(await found({ platformCode: 'elsewhere', status: '0' })).toEqual(['running']);
  const from = String(startMs + 1_800_000);
  expect(await found({ startTime: from, endTime: String(startMs + 2 * 3_600_000) })).toEqual(['running', 'won']);
  for (const filters of [{ status: "'; drop" }, { gameType: '1 or 1' }, { platformCode: '%' }]) {
    expect(await player.ok(newGameHistory, filters)).toEqual({ list: [], total: 0 });
  }
});

it('continues after the last bet seen without gaps or repeats, even if new bets are placed meanwhile', async () => {
  const player = await bettor();
  for (let index = 0; index < 7; index += 1) await place(player, `B${index}`);
  const first = await player.ok(newGameHistory, { pageSize: 3 });
  await place(player, 'later');
  const second = await player.ok(newGameHistory, { pageSize: 3, pageNo: 2, before: first.list.at(-1)?.betOrderNo });
  const third = await player.ok(newGameHistory, { pageSize: 3, pageNo: 3, before: second.list.at(-1)?.betOrderNo });
  expect([first, second, third].flatMap(numbers)).toEqual(['B6', 'B5', 'B4', 'B3', 'B2', 'B1', 'B0']);
  expect(numbers(await player.ok(newGameHistory, { before: 'nobody' }))).toEqual([]);
});

it('sums all bets that match the filters, and each month by the house’s calendar. M06', async () => {
  t.clock.nowMs = Date.UTC(2026, 8, 30, 16, 59);
  const player = await bettor();
  await place(player, 'september', { winSatang: 30_00 });
  // One minute later October begins in Bangkok.
  t.clock.nowMs += 60_000;
  await place(player, 'october');
  await place(player, 'open', { isSettled: false });
  const totals = await player.ok(betTotals, {});
  expect(totals).toEqual({
    count: 3,
    betSatang: 30_00,
    validSatang: 20_00,
    profitSatang: 10_00,
    runningSatang: 10_00,
    months: [
      { month: '2026-09', count: 1, betSatang: 10_00, profitSatang: 20_00 },
      { month: '2026-10', count: 2, betSatang: 20_00, profitSatang: -10_00 },
    ],
  });
  expect((await player.ok(betTotals, { status: 'lose' })).profitSatang).toBe(-10_00);
  expect((await player.ok(betTotals, { gameType: 'x' })).count).toBe(0);
});

it('counts the stake of a voided bet neither as staked nor as running. M06', async () => {
  const player = await bettor();
  await place(player, 'open', { isSettled: false });
  await place(player, 'voided');
  await markRoundVoided(t.house, player.playerId, 'R-voided');
  const { betSatang, runningSatang, profitSatang } = await player.ok(betTotals, {});
  expect({ betSatang, runningSatang, profitSatang }).toEqual({
    betSatang: 10_00,
    runningSatang: 10_00,
    profitSatang: 0,
  });
});

it('shows a bet to its player alone. CALL-129, S14', async () => {
  const [player, other] = [await fourBets(), await bettor()];
  expect((await player.ok(gameDetail, { betOrderNo: 'won' })).bet).toMatchObject({ betOrderNo: 'won' });
  expect((await other.call(gameDetail, { betOrderNo: 'won' })).refusal).toBe('UNKNOWN_RECORD');
  expect((await player.call(gameDetail, { betOrderNo: 'won', platformCode: 'elsewhere' })).refusal).toBe(
    'UNKNOWN_RECORD',
  );
  expect((await player.call(gameDetail, { betOrderNo: '' })).refusal).toBe('UNKNOWN_RECORD');
});
