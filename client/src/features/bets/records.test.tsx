/** Bet records: reading from the new or the older call, filters, totals by month, printing. SI-41 */
import type { BetRecord } from '@foyer/contract/bets/history.ts';
import { settleFilters } from '@foyer/contract/bets/status.ts';
import type { SettleFilter } from '@foyer/contract/bets/status.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeHouse, renderWith } from '#testing/fakeHouse.tsx';
import { periodOf } from '#ui/records/period.ts';
import { betSearchOf } from './betFilter.ts';
import type { BetFilter } from './betFilter.ts';
import { betSearchIn } from './betSearch.ts';
import type { BetSearch } from './betSearch.ts';
import { BetRecords } from './BetRecords.tsx';

const record = (betOrderNo: string, profit: string) => ({
  betOrderNo,
  platformCode: 'moyu',
  platformName: '墨玉堂',
  gameType: 1,
  gameId: 'moyu-koi-gate',
  gameName: '锦鲤跃门',
  status: '1' satisfies BetRecord['status'],
  betAmount: '10.00',
  validBet: '10.00',
  playerProfit: profit,
  betTime: Date.UTC(2026, 10, 21),
});
const answered = (data: object) => ({ httpStatus: 200, body: { code: 200, data } });
const months = [
  { month: '2026-10', count: 3, betAmount: '30.00', playerProfit: '-12.50' },
  { month: '2026-11', count: 2, betAmount: '20.00', playerProfit: '25.50' },
];
const all = { list: [record('won', '25.50'), record('lost', '-10.00')], total: 2 };

let house = fakeHouse();
let addresses: BetSearch[] = [];
beforeEach(() => {
  addresses = [];
  house = fakeHouse({
    newGameHistory: answered(all),
    gameHistory: answered(all),
    gamePlatformList: answered({ list: [], total: 0 }),
    betTotals: answered({
      count: 5,
      betAmount: '50.00',
      validBet: '40.00',
      playerProfit: '13.00',
      runningAmount: '10.00',
      months,
    }),
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(search: BetSearch = {}): Promise<void> {
  const { settle = 'all', type, platform = '', ...period } = search;
  const filter: BetFilter = { settle, gameType: type === undefined ? '' : String(type), platform, ...periodOf(period) };
  await renderWith(
    house.transport,
    <BetRecords
      filter={filter}
      openBet={undefined}
      onFilter={(next) => addresses.push(next)}
      onBet={() => undefined}
      action={null}
    />,
  );
  await screen.findByRole('button', { name: '打印' });
}
const rows = async () => within(await screen.findByRole('table', { name: '投注记录' })).getAllByRole('row').length - 1;
const callsOf = (name: string) => house.requestsOf(name).length;

it('uses the older call if the new one is refused, and shows the same. AMB-135, CALL-127, CALL-128', async () => {
  house.replies.newGameHistory = { httpStatus: 200, body: { code: 500, msg: 'no such call' } };
  await open();
  expect(await rows()).toBe(2);
  expect([callsOf('newGameHistory'), callsOf('gameHistory')]).toEqual([1, 1]);
  expect(screen.queryByText('no such call')).toBeNull();
});

it('does not use the older call if the new one gets no answer. R02', async () => {
  house.replies.newGameHistory = { httpStatus: 0, failure: 'timeout' };
  await open();
  expect(callsOf('gameHistory')).toBe(0);
});

it('filters won bets itself if the backend sends all settled ones. ENUM-016, AMB-064', async () => {
  await open({ settle: 'win' });
  expect(await rows()).toBe(1);
  expect(house.requestsOf('newGameHistory')[0]).toMatchObject({ status: 'win' });
});

it('shows the total of each month in a table, and as a bar above or below the zero line. M06', async () => {
  await open();
  const table = screen.getByRole('table', { name: '每月输赢' });
  const words = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(words).toHaveLength(2);
  expect(words[0]).toMatch(/2026-10.*3.*30\.00.*−฿12\.50/);
  expect(words[1]).toMatch(/2026-11.*2.*20\.00.*\+฿25\.50/);
  const bars = [...document.querySelectorAll('figure svg rect')].map((bar) => ({
    top: Number(bar.getAttribute('y')),
    end: Number(bar.getAttribute('y')) + Number(bar.getAttribute('height')),
  }));
  // Six months, of which the first four have no bets, on a scale from −฿20 to ฿30.
  expect(bars).toHaveLength(6);
  const [lost, won] = bars.slice(-2);
  const zero = bars[0]?.top ?? 0;
  expect(bars.slice(0, 4).every(({ top, end }) => top === zero && end === zero)).toBe(true);
  expect(lost?.top).toBeCloseTo(zero);
  expect(won?.end).toBeCloseTo(zero);
  expect(((lost?.end ?? 0) - zero) / (zero - (won?.top ?? 0))).toBeCloseTo(12.5 / 25.5);
  for (const mark of ['฿20', '2026/06', '2026/11']) expect(screen.getByText(mark)).toBeTruthy();
  expect(screen.getByText('฿50.00')).toBeTruthy();
});

it('prints the visible records, and puts a filter into the address', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await open();
  fireEvent.click(screen.getByRole('button', { name: '打印' }));
  expect(print).toHaveBeenCalledOnce();
  fireEvent.change(screen.getByRole('combobox', { name: '游戏类型' }), { target: { value: '4' } });
  expect(addresses).toEqual([{ type: 4 }]);
});

it('reads from an address what it wrote there, and drops invalid parameters', () => {
  const filters = fc.record({
    settle: fc.constantFrom(...(Object.keys(settleFilters) as SettleFilter[])),
    gameType: fc.constantFrom('', '1', '4', '8'),
    platform: fc.constantFrom('', 'moyu', 'lottery'),
    period: fc.constantFrom({}, { days: 7 }, { from: '2026-11-01' }, { from: '2026-11-01', to: '2026-11-21' }),
  });
  fc.assert(
    fc.property(filters, ({ settle, gameType, platform, period }) => {
      const search = betSearchOf({ settle, gameType, platform, ...periodOf(period) });
      expect(betSearchIn({ ...search })).toEqual(search);
    }),
  );
  expect(betSearchIn({ settle: 'no', type: 'x', platform: '<b>', bet: "'--", days: -1 })).toEqual({});
});
