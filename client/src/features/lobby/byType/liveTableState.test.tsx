import type { LiveTable } from '@foyer/contract/lobby/platformGames.ts';
import { roundTimes } from '@foyer/contract/play/tableClock.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '#text/useText.tsx';
import { loadWords } from '#text/namespaces.ts';
import { LiveTableState } from './LiveTableState.tsx';

const gameId = 'kiln-pine-court-baccarat';
const { openMs, closeMs, dealMs, endMs } = roundTimes(gameId, 59_000_000);
const table = { limitSatang: 2_000_000, road: 'abt', a: '庄', b: '闲', t: '和' };

beforeEach(async () => {
  await loadWords('zh_CN', 'lobby/liveTable');
  vi.useFakeTimers({ now: openMs + 3_000 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function show(of: Partial<LiveTable>): Promise<void> {
  const full = { serverMs: Date.now(), ...table, ...of };
  await act(async () =>
    render(
      <LanguageProvider locale="zh_CN">
        <LiveTableState gameId={gameId} table={full} />
      </LanguageProvider>,
    ),
  );
}
const at = (ms: number) => act(async () => vi.advanceTimersByTime(ms - Date.now()));

it('counts the time for bets down, then says that the round is dealt and over, without a read', async () => {
  await show({});
  expect(screen.getByText(`下注中 · ${Math.ceil((closeMs - Date.now()) / 1_000)} 秒`)).toBeDefined();
  await at(closeMs - 2_000);
  expect(screen.getByText('下注中 · 2 秒')).toBeDefined();
  await at(dealMs + 1_000);
  expect(screen.getByText('开牌中')).toBeDefined();
  await at(endMs - 1_000);
  expect(screen.getByText('本局已开')).toBeDefined();
  await at(endMs + 1_000);
  expect(screen.getByText('下注中 · 14 秒')).toBeDefined();
});

it('names the last results and the limit', async () => {
  await show({});
  expect(screen.getByText('最近结果：庄 闲 和')).toBeDefined();
  expect(screen.getByText('每局限 ฿20,000')).toBeDefined();
});

it('keeps to the clock of the house where the clock of the device is wrong', async () => {
  vi.setSystemTime(openMs + 5_000 + 605_000);
  await show({ serverMs: openMs + 5_000 });
  // Eight seconds later, by a device that is 605 seconds ahead.
  vi.setSystemTime(openMs + 13_000 + 605_000);
  await at(Date.now() + 1_000);
  expect(screen.getByText('下注中 · 1 秒')).toBeDefined();
});
