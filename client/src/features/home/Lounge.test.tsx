import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Transport } from '#api/query.ts';
import { setAbsent } from '#session/offered.ts';
import { loadWords } from '#text/namespaces.ts';
import { renderLounge } from './testing/lounge.tsx';

const badge = '示例数据 · 非真实中奖';
const record = (account: string, winSatang: number) => ({
  account,
  gameId: 'g',
  platformCode: 'moyu',
  gameName: '【通宝】',
  stakeSatang: 100,
  winSatang,
  createTime: winSatang,
});
const records = [record('abc***12', 100_000), record('xyz***34', 123_456)];

type Answers = Partial<Record<string, unknown>>;
let asked: string[] = [];

/** Renders the lounge with fixed replies; calls without one stay pending. */
async function open(answers: Answers) {
  const transport: Transport = (call) => {
    asked.push(call.name);
    const answer = answers[call.name];
    if (answer instanceof Error) return Promise.reject(answer);
    return answer === undefined ? new Promise(() => undefined) : (Promise.resolve(answer) as Promise<never>);
  };
  await renderLounge(transport);
  // Replies are rendered in the next turn of the event loop.
  await act(() => vi.advanceTimersByTimeAsync(10));
}
const config = (winners: string, jackpot: string) => ({
  list: [
    { configKey: 'winners', configVal: winners },
    { configKey: 'jackpot', configVal: jackpot },
  ],
});
const calm = { noticeList: { list: [] }, queryIndexOfferList: { list: [] } };
const rows = () => within(screen.getByRole('list', { name: '最新中奖' })).getAllByRole('listitem');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const figure = () => Number(screen.getByLabelText(/^演示数字/).textContent?.replaceAll(',', ''));
const notice = (id: string) => ({ id, name: `公告${id}`, content: `内容${id}`, createTime: 1 });

beforeAll(async () => {
  await Promise.all(['lounge', 'home', 'ui'].map((namespace) => loadWords('zh_CN', namespace)));
});
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the winners list', () => {
  it('shows only records, without a badge, as long as the page is open. HOME-016, M01', async () => {
    await open({ ...calm, getFrontConfigList: config('live', 'off'), userPlayNews: { list: records } });
    await pass(60_000);
    expect(rows().map((row) => row.getAttribute('aria-label'))).toEqual([
      'abc***12 在通宝赢得 1,000.00 元大奖',
      'xyz***34 在通宝赢得 1,234.56 元大奖',
    ]);
    expect(rows().map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['abc***12', '通宝', '฿1,000.00'],
      ['xyz***34', '通宝', '฿1,234.56'],
    ]);
    expect(rows().map((row) => row.querySelector('b')?.textContent)).toEqual([undefined, '฿1,234.56']);
    expect(screen.queryByText(badge)).toBeNull();
  });

  it.each([
    ['no player has won yet', { userPlayNews: { list: [] } }],
    ['the records cannot be read', { userPlayNews: new Error('no connection') }],
  ] as const)('shows examples under a permanent badge, each row labelled, when %s. M01, AMB-026', async (_, answer) => {
    await open({ ...calm, ...answer, getFrontConfigList: config('live', 'off') });
    for (let second = 0; second < 60; second += 1) {
      await pass(1000);
      expect(screen.getByText(badge)).toBeDefined();
    }
    expect(rows()).toHaveLength(20);
    for (const row of rows()) expect(row.getAttribute('aria-label')).toMatch(new RegExp(`^${badge}: \\S+ [a-z]`));
  });

  it('shows examples without reading records if the operator has set so. AMB-026', async () => {
    await open({ ...calm, getFrontConfigList: config('sample', 'off'), userPlayNews: { list: records } });
    expect(screen.getByText(badge)).toBeDefined();
    expect(asked).not.toContain('userPlayNews');
    expect(rows().some((row) => row.textContent?.includes('***'))).toBe(false);
  });

  it('shows no examples while the records or the settings are loading. M01', async () => {
    await open({ ...calm, getFrontConfigList: config('live', 'off') });
    await pass(5000);
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
    cleanup();
    await open({ ...calm, userPlayNews: { list: [] } });
    await pass(5000);
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  });

  it('is hidden if the operator has switched it off.', async () => {
    await open({ ...calm, getFrontConfigList: config('off', 'off'), userPlayNews: { list: records } });
    expect(screen.queryByRole('heading', { name: '最新中奖' })).toBeNull();
    expect(asked).not.toContain('userPlayNews');
  });

  it('can be paused and resumed. HOME-008', async () => {
    await open({ ...calm, getFrontConfigList: config('sample', 'off') });
    await press('暂停中奖名单');
    await press('继续滚动中奖名单');
    expect(screen.getByRole('button', { name: '暂停中奖名单' })).toBeDefined();
  });
});

describe('the jackpot', () => {
  it('has a badge as invented, starts at 668 million and grows by less than 15. HOME-018, HOME-019, M01', async () => {
    await open({ ...calm, getFrontConfigList: config('off', 'demo') });
    expect(figure()).toBeGreaterThanOrEqual(668_000_000);
    expect(figure()).toBeLessThan(669_000_000);
    for (let second = 0; second < 60; second += 1) {
      const before = figure();
      await pass(1000);
      const step = figure() - before;
      expect(step).toBeGreaterThan(0);
      expect(step).toBeLessThan(15);
      expect(screen.getByText('演示数字 · 不可赢取')).toBeDefined();
    }
  });

  it('does not move while it is paused. A01', async () => {
    await open({ ...calm, getFrontConfigList: config('off', 'demo') });
    await press('暂停跳动');
    const before = figure();
    await pass(30_000);
    expect(figure()).toBe(before);
  });

  it('shows the house’s balance in ledger mode without a badge, read again within 30 s. M02', async () => {
    const answers: Answers = { ...calm, getFrontConfigList: config('off', 'ledger') };
    answers.getFrontConfig = { configKey: 'jackpotBalance', configVal: '1234.50' };
    await open(answers);
    expect(screen.getByText('1,234').textContent).toContain('1,234');
    expect(screen.queryByText('演示数字 · 不可赢取')).toBeNull();
    answers.getFrontConfig = { configKey: 'jackpotBalance', configVal: '1300.00' };
    await pass(30_000);
    expect(screen.getByText('1,300')).toBeDefined();
  });

  it.each(['ledger', 'demo'])(
    'says in mode %s that it is shown alone and that no title pays it out. M01, M02',
    async (mode) => {
      await open({
        ...calm,
        getFrontConfigList: config('off', mode),
        getFrontConfig: { configKey: 'jackpotBalance', configVal: '1234.50' },
      });
      expect(screen.getByText(/演示.*没有任何游戏派发它/)).toBeDefined();
    },
  );

  it('says that it is unavailable if the house has none, and shows no number. M02', async () => {
    await open({
      ...calm,
      getFrontConfigList: config('off', 'ledger'),
      getFrontConfig: { configKey: 'jackpotBalance', configVal: '' },
    });
    expect(screen.getByText('奖池目前不可用，也没有人能赢取。')).toBeDefined();
    expect(screen.queryByText(/\d{3}/)).toBeNull();
  });

  it('is hidden if the operator has switched it off.', async () => {
    await open({ ...calm, getFrontConfigList: config('off', 'off') });
    expect(screen.queryByText('累积奖池')).toBeNull();
  });
});

it('invents no winners and no jackpot over a backend that does not say that its money is play money.', async () => {
  setAbsent(['playMoney']);
  const answers = { ...calm, getFrontConfigList: config('live', 'demo') };
  await open({ ...answers, userPlayNews: { list: [] } });
  expect(screen.queryByText(badge)).toBeNull();
  expect(screen.queryByText('累积奖池')).toBeNull();
  cleanup();
  await open({ ...answers, userPlayNews: { list: records } });
  expect(screen.getByText(/abc\*\*\*12/)).toBeDefined();
  setAbsent([]);
});

it('shows the next announcement every 4 s, and stays when paused. POPUP-008, POPUP-010, CONST-010', async () => {
  await open({
    ...calm,
    noticeList: { list: [notice('一'), notice('二')] },
    getFrontConfigList: config('off', 'off'),
  });
  expect(screen.getByRole('button', { name: '公告一 内容一' })).toBeDefined();
  await pass(4000);
  expect(screen.getByRole('button', { name: '公告二 内容二' })).toBeDefined();
  await press('暂停公告轮播');
  await pass(20_000);
  expect(screen.getByRole('button', { name: '公告二 内容二' })).toBeDefined();
});
