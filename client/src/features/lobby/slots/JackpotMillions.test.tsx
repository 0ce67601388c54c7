import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { setSiteBrand, siteBrand } from '@foyer/contract/siteBrand.ts';
import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setTransport } from '#api/query.ts';
import type { Transport } from '#api/query.ts';
import { setAbsent } from '#session/offered.ts';
import { loadWords } from '#text/namespaces.ts';
import { JackpotMillions } from './JackpotMillions.tsx';

const inBooks = '账本余额 · 目前不派发';

const shown = () => /[\d,]+\.\d\d/.exec(document.body.textContent)?.[0];

/** Renders the jackpot in this mode, with the next balance at each read. */
async function open(mode: string, balances: readonly string[]) {
  const left = [...balances];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const transport: Transport = (_call, request) => {
    const { configKey } = request as unknown as { configKey: string };
    const configVal = configKey === 'jackpot' ? mode : (left.shift() ?? '');
    return Promise.resolve({ configKey, configVal }) as Promise<never>;
  };
  setTransport(client, transport);
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <Suspense>
          <JackpotMillions />
        </Suspense>
      </QueryClientProvider>,
    ),
  );
  await act(() => vi.advanceTimersByTimeAsync(10));
}

beforeAll(async () => {
  await Promise.all(['lobby/slots', 'ui'].map((namespace) => loadWords('zh_CN', namespace)));
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows the house’s balance in ledger mode, and reads it again. HOME-020, M02', async () => {
  await open('ledger', ['1234.50', '1300.00']);
  expect(screen.getByText(inBooks)).toBeTruthy();
  expect(document.body.textContent).toContain('1,234.50');
  await act(() => vi.advanceTimersByTimeAsync(30_010));
  expect(document.body.textContent).toContain('1,300.00');
  expect(screen.queryByText('演示数字 · 不可赢取')).toBeNull();
});

it.each(['ledger', 'demo'])('says beside the figure of mode %s that no title pays it out. M01, M02', async (mode) => {
  await open(mode, ['1234.50']);
  expect(shown()).toBeDefined();
  expect(screen.getByText('演示数字，没有任何游戏派发它。')).toBeTruthy();
});

it.each([
  ['en', /demonstration figure: no title pays it out/],
  ['th', /ตัวเลขสาธิต.*ไม่มีเกมใดจ่ายออก/],
  ['zh_CN', /演示.*没有任何游戏派发它/],
] as const)('says in %s at every jackpot that no title pays it out. M01, M02', async (lang, words) => {
  const namespace = (name: string): string => readFileSync(`text/${lang}/${name}.json`, 'utf8');
  const { jackpot } = JSON.parse(namespace('lounge')) as { readonly jackpot: Readonly<Record<string, string>> };
  const lobby = JSON.parse(namespace('lobby/slots')) as Readonly<Record<string, string>>;
  const rules = JSON.parse(namespace('slot')) as Readonly<Record<string, string>>;
  for (const said of [jackpot.demoWords, jackpot.ledgerWords, lobby.jackpotWords, rules.jackpotNote])
    expect(said).toMatch(words);
});

it('shows nothing before the first contribution, and nothing if it is off. HOME-020, M02', async () => {
  await open('ledger', ['']);
  expect(document.body.textContent).toBe('');
  cleanup();
  await open('off', ['1234.50']);
  expect(document.body.textContent).toBe('');
});

it('keeps the shown figure when it is paused. HOME-020, A01', async () => {
  await open('demo', []);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  const stopped = shown();
  expect(stopped).toBeDefined();
  await act(() => fireEvent.click(screen.getByRole('button', { name: '停住奖池数字' })));
  expect(shown()).toBe(stopped);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(shown()).toBe(stopped);
  await act(() => fireEvent.click(screen.getByRole('button', { name: '让奖池数字继续' })));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(shown()).not.toBe(stopped);
});

it('invents no figure over a backend that does not say that its money is play money', async () => {
  setAbsent(['playMoney']);
  await open('demo', []);
  expect(document.body.textContent).toBe('');
  setAbsent([]);
});

it('has the decimals of the currency of the site', async () => {
  const before = siteBrand();
  setSiteBrand({ ...before, currency: { code: 'JPY', symbol: '￥', digits: 0 } });
  await open('demo', []);
  expect(document.body.textContent).toMatch(/\d,\d{3}/);
  expect(shown()).toBeUndefined();
  setSiteBrand(before);
});
