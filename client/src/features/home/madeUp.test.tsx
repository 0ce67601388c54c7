/**
 * Generated winners and jackpots carry their badge in every mode and failure: each page is watched for a minute
 * after every change of the page. M01, M02, AMB-026, AMB-032
 */
import { act, cleanup } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Transport } from '#api/query.ts';
import { loadWords } from '#text/namespaces.ts';
import { renderLounge } from './testing/lounge.tsx';

const [winnersBadge, jackpotBadge] = ['示例数据 · 非真实中奖', '演示数字 · 不可赢取'];
const slowMs = 20_000;
const won = (account: string, win: string) => ({ account, gameName: '通宝', stake: '1.00', win, createTime: 1 });
const real = ['abc***12', 'xyz***34'];

/** Replies as they are on the wire, so that an unreadable one fails as it does in the browser. */
const newsReplies = {
  ok: { list: [won('abc***12', '1000.00'), won('xyz***34', '1234.56')] },
  empty: { list: [] },
  malformed: { list: [{ account: 7, win: 'much' }] },
  slow: { list: [won('abc***12', '1000.00'), won('xyz***34', '1234.56')] },
  failed: undefined,
};
const balances = { ok: '1234.50', empty: '', malformed: '1.234,50', slow: '1234.50', failed: undefined };
const failures = ['ok', 'empty', 'failed', 'slow', 'malformed'] as const;
type Failure = (typeof failures)[number];

async function open(modes: { readonly winners: string; readonly jackpot: string }, failure: Failure): Promise<void> {
  const config = Object.entries(modes).map(([configKey, configVal]) => ({ configKey, configVal }));
  const balance = balances[failure];
  const wire: Readonly<Record<string, unknown>> = {
    getFrontConfigList: { list: config },
    noticeList: { list: [] },
    queryIndexOfferList: { list: [] },
    userPlayNews: newsReplies[failure],
    getFrontConfig: balance === undefined ? undefined : { configKey: 'jackpotBalance', configVal: balance },
  };
  const transport: Transport = async (call) => {
    const isFailing = ['userPlayNews', 'getFrontConfig'].includes(call.name);
    if (isFailing && failure === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    const reply = wire[call.name];
    if (reply === undefined) throw new Error('no connection');
    return v.parse(call.response.schema, reply) as never;
  };
  await renderLounge(transport);
}

const cardOf = (element: Element): string => element.closest('section, article, [class*=card]')?.textContent ?? '';

/** The generated entries on the page, and whether their badge is missing. */
function madeUpNow(): { readonly shown: number; readonly bare: string[] } {
  const bare: string[] = [];
  const rows = [...document.querySelectorAll('li[aria-label]')].filter((row) => row.children.length === 3);
  const invented = rows.filter((row) => !real.some((account) => row.textContent?.includes(account)));
  for (const row of invented) {
    const label = row.getAttribute('aria-label') ?? '';
    if (!label.startsWith(`${winnersBadge}: `) || !cardOf(row).includes(winnersBadge)) bare.push(label);
  }
  const figures = [...document.querySelectorAll('p')].filter(({ textContent }) =>
    /^66\d,\d{3},\d{3}/.test(textContent ?? ''),
  );
  for (const figure of figures) if (!cardOf(figure).includes(jackpotBadge)) bare.push(figure.textContent ?? '');
  // Real wins never stand under the badge of the examples.
  if (rows.length > invented.length && document.body.textContent?.includes(winnersBadge))
    bare.push('real under a badge');
  return { shown: invented.length + figures.length, bare };
}

beforeAll(async () => {
  await Promise.all(['lounge', 'home', 'ui'].map((namespace) => loadWords('zh_CN', namespace)));
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const modes = [
  ['live', 'ledger'],
  ['live', 'demo'],
  ['sample', 'demo'],
  ['sample', 'off'],
  ['off', 'ledger'],
  ['off', 'off'],
] as const;

it.each(modes.flatMap((mode) => failures.map((failure) => [...mode, failure] as const)))(
  'winners %s, jackpot %s, replies %s: nothing invented without its badge in a minute. M01',
  async (mode, jackpot, failure) => {
    const bare: string[] = [];
    let checks = 0;
    let mostShown = 0;
    const check = () => {
      const now = madeUpNow();
      bare.push(...now.bare);
      mostShown = Math.max(mostShown, now.shown);
      checks += 1;
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    await open({ winners: mode, jackpot }, failure);
    for (let second = 0; second < 60; second += 1) {
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      check();
    }
    observer.disconnect();
    expect(bare).toEqual([]);
    expect(checks).toBeGreaterThan(60);
    // The list moves, so a copy follows it.
    const hasExamples = mode === 'sample' || (mode === 'live' && failure !== 'ok' && failure !== 'slow');
    expect(mostShown).toBe((hasExamples ? 2 * 20 : 0) + (jackpot === 'demo' ? 1 : 0));
  },
);
