// @vitest-environment happy-dom
/** If the window's clock is late, a result arrives after the next round has begun. The player must still see it. */
import { tableState } from '@foyer/contract/play/table.ts';
import type { TableBet, TableRound, TableState } from '@foyer/contract/play/table.ts';
import { roundAt, roundTimes } from '@foyer/contract/play/tableClock.ts';
import { writeEnvelope } from '@foyer/contract/envelope.ts';
import own from '@foyer/text/zh_CN/table.json' with { type: 'json' };
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tables } from '../../engines/table/tables.ts';
import { tableNumbers } from '../../fair/tableRound.ts';
import { houseNow, setClock } from '../frame/clock.ts';
import { testWords } from '../frame/testing/page.ts';
import { resultName } from './names.ts';
import { createRoom } from './room.ts';
import type { Setting } from './setting.ts';
import { createSound } from './sound.ts';
import { createTable } from './table.ts';

const gameId = 'kiln-baccarat';
const nothing = (): void => undefined;
const actions = { onUndo: nothing, onClear: nothing, onRepeat: nothing, onPlace: nothing, onSpot: nothing };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const betOf = (roundNo: string, state: TableBet['state'], prizeSatang: number): TableBet => ({
  orderNo: `T${roundNo}`,
  requestId: 'a-request',
  roundNo,
  slip: 'banker:2000',
  stakeSatang: 2_000,
  prizeSatang,
  state,
  placedMs: 1,
});

const times = roundAt(gameId, Date.UTC(2026, 10, 23, 3));
const empty: TableRound = { roundNo: times.roundNo, numbers: [], seed: '', isVoid: false };
const before = {
  sessionId: 'window',
  gameId,
  mode: 'real',
  openedMs: times.openMs,
  isOpen: true,
  purse: { balanceSatang: 98_000, stakedSatang: 2_000, wonSatang: 0, nowMs: times.openMs + 5_000 },
  round: empty,
  totals: [],
  bets: [betOf(times.roundNo, 'placed', 0)],
  road: [],
} as unknown as TableState;

/** A window whose reads are answered with this state. */
function openTable(answered: TableState) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(writeEnvelope(200, tableState.encode(answered), ''))));
  setClock(times.openMs + 5_000, performance.now());
  const setting: Setting = { state: before, game: tables.baccarat, words: testWords(own), lang: 'zh_CN' };
  const room = createRoom(setting, createSound(setting.game.code), { ...actions, onPanel: nothing, isUp: () => true });
  return { setting, room, table: createTable(setting, room) };
}

it('says that the line is lost even if a read that was under way is still answered. R02', async () => {
  const { room, table } = openTable(before);
  await table.begin();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  room.notice('lost');
  await table.refresh();
  expect(document.querySelector('.notice')?.textContent).toBe('lost');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await table.refresh();
  expect(document.querySelector('.notice')?.textContent).toBe('');
});

it('shows the result of the previous round under its number, while the table is clear for the next', async () => {
  const next = roundTimes(gameId, times.index + 1);
  const numbers = tableNumbers('baccarat', 'f'.repeat(64), `round ${times.roundNo}`);
  const played: TableRound = { ...empty, numbers, seed: 'f'.repeat(64) };
  const after: TableState = {
    ...before,
    purse: { ...before.purse, balanceSatang: 99_950, wonSatang: 1_950, nowMs: next.openMs + 2_000 },
    round: { ...empty, roundNo: next.roundNo },
    bets: [betOf(times.roundNo, 'won', 1_950)],
    road: [played],
  };
  const { setting, room, table } = openTable(after);
  vi.spyOn(room, 'seesResult').mockReturnValue(false);
  await table.begin();
  const cards = () => room.stage.root.querySelectorAll('[role="img"]').length;
  setClock(times.dealMs + 100, performance.now());
  table.tick();
  table.hear({ kind: 'result', serverMs: houseNow(), round: played, totals: [] });
  await vi.advanceTimersByTimeAsync(12_000);
  const name = resultName(setting.words, 'baccarat', numbers);
  const called = document.querySelector('.called-line')?.textContent;
  expect(called).toContain(`第 ${times.roundNo} 局 · ${name}`);
  expect(called).toContain('下注 ฿20.00，返还 ฿19.50');
  expect(cards()).toBe(0);
  // A player who has scrolled past the result reads it in a notice, which the next round leaves there.
  table.tick();
  expect(document.querySelector('.notice')?.textContent).toContain('下注 ฿20.00，返还 ฿19.50');
});
