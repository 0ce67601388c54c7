/** Rounds of a table: bets, settlement, records, limits, voids and windows. */
import { randomUUID } from 'node:crypto';
import * as calls from '@foyer/contract/play/table.ts';
import { roundAt } from '@foyer/contract/play/tableClock.ts';
import { spotOf, tables } from '@foyer/games/engines/table/tables.ts';
import { roundName, verifyTable } from '@foyer/games/fair/tableRound.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { assertBooksAreWhole } from '../../ledger/books.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestHouse } from '../../testing/house.ts';
import { closePlay, openPlay } from '../gameAvailability.ts';
import { createTicket } from '../session/sessions.ts';
import { fund, playerAt, purse } from '../testing/player.ts';
import { dealRound, settleDue } from './settle.ts';
import { pineCourt, place, seat, toNextRound, winRound, writtenOff } from './testing/table.ts';
import { tableTicketOf } from './ticket.ts';
import { historyOf, tableView, totalsOf } from './views.ts';
import { voidTableRound } from './void.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await openTestHouse();
});
afterEach(() => assertBooksAreWhole(t.house.db));
afterAll(() => t.close());

const stakes = { player: 10_000, banker: 20_000, tie: 1_000, playerPair: 500 };
const slip = calls.slipOf(Object.entries(stakes).map(([spot, satang]) => ({ spot, satang })));
const staked = 31_500;

function prizeOn(numbers: readonly number[]): number {
  return Object.entries(stakes).reduce((sum, [id, satang]) => {
    const spot = spotOf('baccarat', id);
    return spot ? sum + (satang * tables.baccarat.returned(numbers, spot)) / 100 : sum;
  }, 0);
}

it('pays every spot by the round that all players saw, once. L05, L10', async () => {
  const [one, other] = [await seat(t, 'one', 100_000), await seat(t, 'other', 100_000)];
  const round = await toNextRound(t);
  await place(t, one, slip);
  await place(t, other, slip);
  expect([await purse(t, 'one'), await purse(t, 'other')]).toEqual([100_000 - staked, 100_000 - staked]);
  const totals = await totalsOf(t.house, pineCourt, round.index);
  expect(totals.find(({ spot }) => spot === 'banker')).toEqual({ spot: 'banker', satang: 40_000, players: 2 });
  t.clock.nowMs = round.dealMs - 1;
  expect(await dealRound(t.house, pineCourt, round.index)).toBeUndefined();
  expect((await tableView(t.house, one)).round).toMatchObject({ numbers: [], seed: '' });
  t.clock.nowMs = round.dealMs;
  expect(await settleDue(t.house)).toBe(1);
  const view = await tableView(t.house, one);
  const after = 100_000 - staked + prizeOn(view.round.numbers);
  expect([await purse(t, 'one'), await purse(t, 'other')]).toEqual([after, after]);
  expect(view.purse).toMatchObject({ balanceSatang: after, stakedSatang: staked, wonSatang: after - 100_000 + staked });
  expect(await settleDue(t.house)).toBe(0);
  const rows = await t.house.db.selectFrom('bet').selectAll().where('player_id', '=', 'one').execute();
  expect(rows).toMatchObject([
    { game_type: 2, stake_satang: staked, is_settled: true, round_id: `${pineCourt}:${round.roundNo}` },
  ]);
});

it('lists each chip and its return in the bet record, and reveals no result too early. M07', async () => {
  const session = await seat(t, 'record', 100_000);
  const round = await toNextRound(t);
  const bet = await place(t, session, slip);
  const early = await tableTicketOf(t.house, 'record', bet.order_no);
  expect(early?.chips.map(({ spot, satang, backSatang }) => [spot, satang, backSatang])).toEqual(
    Object.entries(stakes).map(([spot, satang]) => [spot, satang, 0]),
  );
  expect(early).toMatchObject({ numbers: [], seed: '', shown: '' });
  t.clock.nowMs = round.dealMs;
  await settleDue(t.house);
  const ticket = await tableTicketOf(t.house, 'record', bet.order_no);
  const backs = ticket?.chips.reduce((sum, { backSatang }) => sum + backSatang, 0);
  expect(backs).toBe(prizeOn(ticket?.numbers ?? []));
  expect(await purse(t, 'record')).toBe(100_000 - staked + (backs ?? 0));
  expect(ticket?.shown).toMatch(/^[♠♥♣♦].* = \d · [♠♥♣♦].* = \d$/);
  expect(await tableTicketOf(t.house, 'somebody else', bet.order_no)).toBeUndefined();
});

it('answers the same slip once, and refuses another one under its id. L04, L05', async () => {
  const session = await seat(t, 'twice', 50_000);
  await toNextRound(t);
  const requestId = randomUUID();
  const bets = await Promise.all([0, 1, 2, 3].map(() => place(t, session, 'banker:5000', { requestId })));
  expect(new Set(bets.map((bet) => bet.order_no)).size).toBe(1);
  expect(await purse(t, 'twice')).toBe(45_000);
  await expect(place(t, session, 'banker:6000', { requestId })).rejects.toThrow('DUPLICATE_REQUEST');
});

it('takes no chip that is not offered, above a limit or above the balance, and none on another round', async () => {
  const session = await seat(t, 'strict', 3_000_000);
  const round = await toNextRound(t);
  for (const wrong of ['moon:100', 'tie:150', 'tie:0', 'tie:100,tie:100', 'tie:-100'])
    await expect(place(t, session, wrong)).rejects.toThrow('STAKE_NOT_OFFERED');
  await expect(place(t, session, 'tie:63000')).rejects.toThrow('TABLE_LIMIT');
  await place(t, session, 'tie:62500');
  await expect(place(t, session, 'tie:100')).rejects.toThrow('TABLE_LIMIT');
  const poor = await seat(t, 'poor', 400);
  await expect(place(t, poor, 'banker:500')).rejects.toThrow('BALANCE_INSUFFICIENT');
  for (const roundNo of [roundAt(pineCourt, round.endMs).roundNo, roundAt(pineCourt, round.openMs - 1).roundNo, '1'])
    await expect(place(t, session, 'tie:100', { roundNo })).rejects.toThrow('BETS_CLOSED');
  t.clock.nowMs = round.closeMs;
  await expect(place(t, session, 'banker:100')).rejects.toThrow('BETS_CLOSED');
});

it('takes no chip on a dealt round, even if the clock of the process is behind. M20', async () => {
  const session = await seat(t, 'late', 10_000);
  const round = await toNextRound(t);
  t.clock.nowMs = round.dealMs;
  await dealRound(t.house, pineCourt, round.index);
  const behind = { ...t.house, now: () => round.openMs + 1_000 };
  await expect(place(t, session, 'banker:100', { house: behind, roundNo: round.roundNo })).rejects.toThrow(
    'BETS_CLOSED',
  );
  expect(await purse(t, 'late')).toBe(10_000);
});

it('plays a trial by the same rounds and touches no account. M10', async () => {
  const trial = await seat(t, undefined);
  const round = await toNextRound(t);
  await place(t, trial, slip);
  expect(await totalsOf(t.house, pineCourt, round.index)).toEqual([]);
  const moves = () => t.house.db.selectFrom('movement').select('seq').execute();
  // Settles earlier rounds first, so that only this round could add movements.
  await settleDue(t.house);
  const before = (await moves()).length;
  t.clock.nowMs = round.dealMs;
  await settleDue(t.house);
  const view = await tableView(t.house, trial);
  expect(view).toMatchObject({
    mode: 'trial',
    purse: { stakedSatang: staked, wonSatang: prizeOn(view.round.numbers) },
  });
  expect(view.purse.balanceSatang).toBe(1_000_000 - staked + prizeOn(view.round.numbers));
  expect((await moves()).length).toBe(before);
});

it('takes no new chips on a closed table or platform, and finishes the round. M26', async () => {
  const session = await seat(t, 'shut', 50_000);
  for (const gameId of [pineCourt, '']) {
    const round = await toNextRound(t);
    await place(t, session, 'player:1000');
    await closePlay(t.house, 'kiln', gameId, 'inspection');
    await expect(place(t, session, 'player:1000')).rejects.toThrow('PLATFORM_MAINTENANCE');
    expect((await tableView(t.house, session)).isOpen).toBe(false);
    t.clock.nowMs = round.dealMs;
    expect(await settleDue(t.house)).toBe(1);
    await openPlay(t.house, 'kiln', gameId);
  }
});

it('annuls a round, open or paid, as a whole: stakes back, prizes back, nothing twice. L09', async () => {
  const session = await seat(t, 'annulled', 100_000);
  for (const when of ['open', 'paid'] as const) {
    const round = await toNextRound(t);
    await place(t, session, slip);
    if (when === 'paid') {
      t.clock.nowMs = round.dealMs;
      await settleDue(t.house);
    }
    expect(await voidTableRound(t.house, pineCourt, round.roundNo, 'a fault')).toBe(true);
    expect(await voidTableRound(t.house, pineCourt, round.roundNo, 'a fault')).toBe(false);
    t.clock.nowMs = round.endMs;
    expect(await settleDue(t.house)).toBe(1);
    expect(await settleDue(t.house)).toBe(0);
    expect(await purse(t, 'annulled')).toBe(100_000);
    const [played] = await historyOf(t.house, session, round.roundNo);
    expect(played).toMatchObject({ round: { isVoid: true, numbers: [], seed: '' }, bets: [{ state: 'void' }] });
  }
  expect((await tableView(t.house, session)).purse).toMatchObject({ stakedSatang: 0, wonSatang: 0 });
});

it('closes a bet that has won nothing with the round, at the same moment as one that has won', async () => {
  const [one, other] = [await seat(t, 'for the player', 100_000), await seat(t, 'for the banker', 100_000)];
  let isTie = true;
  while (isTie) {
    const round = await toNextRound(t);
    await place(t, one, 'player:10000');
    await place(t, other, 'banker:10000');
    t.clock.nowMs = round.dealMs;
    await settleDue(t.house);
    const ofRound = t.house.db.selectFrom('bet').selectAll().where('round_id', '=', `${pineCourt}:${round.roundNo}`);
    const rows = await ofRound.execute();
    expect(rows.map((row) => [row.is_settled, row.settled_ms])).toEqual(rows.map(() => [true, t.clock.nowMs]));
    isTie = rows.every((row) => row.win_satang > 0);
    if (!isTie) expect(rows.filter((row) => row.win_satang === 0)).toHaveLength(1);
  }
});

it('takes what is left of a spent prize when its round is annulled, and the house bears the rest. L03', async () => {
  const session = await seat(t, 'spender', 1_000_000);
  const { round, wonSatang } = await winRound(t, session);
  await fund(t, 'spender', 'kiln', 300 - (await purse(t, 'spender')));
  await voidTableRound(t.house, pineCourt, round.roundNo, 'a fault');
  t.clock.nowMs = round.endMs;
  await settleDue(t.house);
  expect(await purse(t, 'spender')).toBe(0);
  expect(await writtenOff(t, round)).toBe(wonSatang - 300);
});

it('deals rounds without viewers, all from the chain that was published before them. F01, F03', async () => {
  const session = await seat(t, 'historian', 10_000);
  const first = await toNextRound(t);
  await place(t, session, 'banker:100');
  t.clock.nowMs = first.openMs + 40 * 30_000;
  await settleDue(t.house);
  const rows = await t.house.db
    .selectFrom('table_round')
    .select('round_index')
    .where('round_index', '>', first.index)
    .execute();
  expect(rows).toEqual([]);
  const { road } = await tableView(t.house, session);
  expect(road.length).toBeGreaterThanOrEqual(40);
  for (const { roundNo, numbers, seed } of road.slice(-40)) {
    const [played] = await historyOf(t.house, session, roundNo);
    expect(played?.chain.publishedMs).toBeLessThan(played?.openMs ?? 0);
    const claim = {
      anchor: played?.chain.anchor ?? '',
      position: played?.position ?? 0,
      seed,
      numbers,
      draw: roundName(pineCourt, roundNo),
    };
    expect(verifyTable('baccarat', claim)).toBe('holds');
  }
});

it('answers and streams to a window only with its ticket and cookie. S10', async () => {
  const guest = playerAt(t, t.client());
  const asked = { playerId: undefined, platformCode: 'kiln', gameCode: pineCourt, mode: 'trial', lang: 'en' } as const;
  const address = await createTicket(t.house, 'table', asked);
  expect(address).toMatch(/^\/play\/table\/\?ticket=/);
  const ticket = new URL(address, 'http://house').searchParams.get('ticket') ?? '';
  const { sessionId, gameId } = await guest.ok(calls.enterTable, { ticket });
  expect(gameId).toBe(pineCourt);
  const round = await toNextRound(t);
  const requestId = randomUUID();
  const placed = await guest.ok(calls.placeChips, { sessionId, requestId, roundNo: round.roundNo, slip: 'tie:100' });
  expect(placed).toMatchObject({ bet: { state: 'placed', stakeSatang: 100 }, purse: { balanceSatang: 999_900 } });
  const state = await guest.ok(calls.readTable, { sessionId });
  expect(state.bets).toMatchObject([{ requestId, slip: 'tie:100' }]);
  const stranger = playerAt(t, t.client());
  expect((await stranger.send(calls.readTable, { sessionId })).refusal).toBe('GAME_SESSION_ENDED');
  const stream = await t.app.inject({ url: `${calls.tableStreamPath}?session=${sessionId}` });
  expect(stream.headers['content-type']).toContain('application/json');
});
