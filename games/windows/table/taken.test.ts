// @vitest-environment happy-dom
/** Each table lists the chips that were unconfirmed at the close, and says that they were not staked. */
import type { TableRound, TableState } from '@foyer/contract/play/table.ts';
import { roundAt } from '@foyer/contract/play/tableClock.ts';
import en from '@foyer/text/en/table.json' with { type: 'json' };
import th from '@foyer/text/th/table.json' with { type: 'json' };
import own from '@foyer/text/zh_CN/table.json' with { type: 'json' };
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableCode } from '../../engines/table/table.ts';
import { tables } from '../../engines/table/tables.ts';
import { tableNumbers } from '../../fair/tableRound.ts';
import { houseNow, setClock } from '../frame/clock.ts';
import { testWords } from '../frame/testing/page.ts';
import { spotName } from './names.ts';
import { createRoom } from './room.ts';
import type { Setting } from './setting.ts';
import { createSound } from './sound.ts';
import { createTable } from './table.ts';
import { takenWords } from './taken.ts';

const gameIds = {
  baccarat: 'kiln-baccarat',
  dragonTiger: 'kiln-dragon-tiger',
  roulette: 'kiln-roulette',
  sicBo: 'kiln-sic-bo',
} as const satisfies Record<TableCode, string>;
const codes = Object.keys(gameIds) as TableCode[];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const toMs = (ms: number) => setClock(ms, performance.now());
const nothing = (): void => undefined;
const actions = { onUndo: nothing, onClear: nothing, onRepeat: nothing, onPlace: nothing, onSpot: nothing };

/** Opens a table one second into its round, with unconfirmed chips on its first two spots. */
async function laidAt(code: TableCode) {
  const gameId = gameIds[code];
  const times = roundAt(gameId, Date.UTC(2026, 10, 23, 3));
  toMs(times.openMs + 1_000);
  const round: TableRound = { roundNo: times.roundNo, numbers: [], seed: '', isVoid: false };
  const state = {
    sessionId: 'window',
    gameId,
    mode: 'real',
    openedMs: times.openMs,
    isOpen: true,
    purse: { balanceSatang: 100_000, nowMs: houseNow() },
    round,
    totals: [],
    bets: [],
    road: [],
  } as unknown as TableState;
  const setting: Setting = { state, game: tables[code], words: testWords(own), lang: 'zh_CN' };
  const room = createRoom(setting, createSound(setting.game.code), { ...actions, onPanel: nothing, isUp: () => true });
  const table = createTable(setting, room);
  await table.begin();
  const spots = tables[code].spots.slice(0, 2);
  for (const { id } of spots) table.drop(id, 2_000);
  const named = spots.map((spot) => `${spotName(setting.words, code, spot)} ฿20.00`).join(' · ');
  return { table, times, round, expected: `截止前没有确认：${named}。这 ฿40.00 没有下注，也没有扣款` };
}

it.each(codes)('lists the removed chips at the close and beside the result of %s', async (code) => {
  const { table, times, round, expected } = await laidAt(code);
  expect(document.body.textContent).not.toContain('截止前没有确认');
  toMs(times.closeMs + 10);
  table.tick();
  expect(document.body.textContent).toContain(expected);
  toMs(times.dealMs + 3_000);
  const numbers = tableNumbers(code, 'f'.repeat(64), `round ${times.roundNo}`);
  table.hear({ kind: 'result', serverMs: houseNow(), round: { ...round, numbers, seed: 'f'.repeat(64) }, totals: [] });
  await vi.advanceTimersByTimeAsync(1);
  table.tick();
  const called = document.querySelector('.called-line')?.textContent;
  expect(called).toContain(expected);
  expect(called).not.toContain(own.ownNone);
});

it('lists chips that were removed while the window was suspended in a notice of the next round', async () => {
  const { table, times, expected } = await laidAt('baccarat');
  toMs(times.endMs + 500);
  table.tick();
  expect(document.body.textContent).toContain(expected);
  expect(document.querySelector('.called-line')?.textContent).toBe('');
});

it('lists the removed chips in every language', () => {
  const chips = [{ spot: 'banker', satang: 2_000 }];
  for (const text of [own, en, th]) {
    const words = testWords(text);
    const setting = { game: tables.baccarat, words } as unknown as Setting;
    expect(takenWords(setting, chips)).toMatch(/.+ ฿20\.00.+฿20\.00.+/);
  }
});
