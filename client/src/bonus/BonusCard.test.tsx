import { casinoWeights } from '@foyer/contract/bonusProducts.ts';
import { fullWeights } from '@foyer/contract/bonusTerms.ts';
import type { BonusTerms } from '@foyer/contract/bonusTerms.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#text/namespaces.ts';
import { LanguageProvider } from '#text/useText.tsx';
import { BonusCard } from './BonusCard.tsx';
import type { BonusCardProps } from './BonusCard.tsx';

const locales: readonly Locale[] = ['zh_CN', 'en', 'th'];
const fixed: BonusTerms = {
  gives: { kind: 'fixed', amountSatang: 100_00 },
  who: 'newPlayers',
  often: 'once',
  multiple: 8,
  multipleOf: 'bonus',
  weights: { ...casinoWeights, live: 10 },
  platforms: [{ id: 'kiln', name: '青窑' }],
  excludedGames: [{ id: 'koi', name: '锦鲤' }],
  longestStakeSatang: 50_00,
  expiresAfterHours: 168,
  fundsOrder: 'ownFirst',
  onCancel: 'bonusReturns',
  winningsCap: 'none',
};
const percent: BonusTerms = {
  ...fixed,
  gives: { kind: 'percent', percent: 50, capSatang: 1000_00, leastDepositSatang: 100_00 },
  multiple: 5,
  multipleOf: 'bonusAndDeposit',
};

const show = (props: Partial<BonusCardProps>, locale: Locale = 'zh_CN') =>
  act(async () =>
    render(
      <LanguageProvider locale={locale}>
        <Suspense>
          <BonusCard name="迎新红利" bonusType="6" terms={fixed} {...props} />
        </Suspense>
      </LanguageProvider>,
    ),
  );
const status = () => screen.getByRole('status').textContent;
const pageText = () => document.body.textContent ?? '';

beforeAll(async () => {
  for (const locale of locales)
    for (const namespace of ['bonus', 'labels', 'ui'] as const) await loadWords(locale, namespace);
});
afterEach(cleanup);

describe('the card of a bonus', () => {
  it('states the amount to be staked before it can be withdrawn. M22', async () => {
    await show({});
    expect(screen.getByRole('status').textContent).toContain('领取 ฿100，需有效投注 ฿800 才能提款。');
    expect(pageText()).toContain('฿100 × 8 倍');
  });

  it.each([
    ['zh_CN', '领取 ฿100，不用打流水，马上可以提款。'],
    ['en', 'Get ฿100. There’s nothing to bet: you can withdraw it right away.'],
    ['th', 'รับ ฿100 ไม่ต้องเดิมพัน ถอนได้ทันที'],
  ] as const)('says that nothing has to be staked, in %s', async (locale, words) => {
    await show({ terms: { ...fixed, multiple: 0 } }, locale);
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  it('states every term: weights, excluded games, longest bet, expiry, order, cancellation, no cap. M22', async () => {
    await show({});
    for (const term of [
      '电子、捕鱼、棋牌、3D大厅、其他：全额算',
      '真人：投 ฿100 算 ฿10',
      '体育、彩票：不算',
      '青窑',
      '锦鲤',
      '฿50，超过的这一注不算',
      '领取后 7 天内打完',
      '还在的红利收回，最多 ฿100；赢到的归你。',
      '先用你自己的钱，再用红利',
      '红利 ฿100 从主钱包收回',
      '没有，赢多少提多少',
      '新玩家',
      '每人一次',
    ])
      expect(pageText()).toContain(term);
  });

  it.each(locales)('shows a name and a value for every term in %s. M22', async (locale) => {
    await show({ terms: percent }, locale);
    const terms = screen.getAllByRole('term').map((term) => term.textContent ?? '');
    const values = screen.getAllByRole('definition').map((value) => value.textContent ?? '');
    expect(terms.length).toBeGreaterThanOrEqual(13);
    for (const words of [...terms, ...values]) expect(words).not.toMatch(/^$|^\w+\.\w+$|\{/);
  });

  it.each([
    ['zh_CN', '只限娱乐场游戏：不用碰别的产品', '娱乐场游戏、体育投注、彩票都算'],
    [
      'en',
      'Casino games only: you never have to play anything else',
      'Casino games, Sports betting, Lottery all count',
    ],
    ['th', 'เฉพาะเกมคาสิโน ไม่ต้องเล่นอย่างอื่น', 'เกมคาสิโน, เดิมพันกีฬา, หวย นับทั้งหมด'],
  ] as const)('names the product it is for, or says that several count, in %s. M22', async (locale, one, many) => {
    await show({}, locale);
    expect(pageText()).toContain(one);
    cleanup();
    await show({ terms: { ...fixed, weights: fullWeights } }, locale);
    expect(pageText()).toContain(many);
  });

  it('computes a percentage for the deposit that is typed, and names the smallest one. M22', async () => {
    await show({ terms: percent });
    const field = screen.getByLabelText(/你打算存多少？/);
    expect(status()).toContain('存 ฿1,000 得 ฿500，需有效投注 ฿7,500 才能提款。');
    await act(async () => userEvent.clear(field));
    expect(status()).toBe('存款满 ฿100 才有这份红利。');
    await act(async () => userEvent.type(field, '5000'));
    expect(status()).toContain('存 ฿5,000 得 ฿1,000，需有效投注 ฿30,000 才能提款。');
  });

  it.each([
    ['is only tried', {}, '还在的红利收回，赢到的归你。'],
    ['stands in a form', { depositSatang: 300_00 }, '还在的红利收回，赢到的归你。'],
    [
      'was made',
      { amounts: { bonusSatang: 250_00, depositSatang: 500_00 } },
      '还在的红利收回，最多 ฿250；赢到的归你。',
    ],
  ])('names an amount in its rules only after a deposit was made; one that %s: %j. M22', async (_, props, expected) => {
    await show({ terms: percent, ...props });
    expect(pageText()).toContain(expected);
    expect(
      pageText()
        .match(/最多 ฿[\d,]+/g)
        ?.filter((words) => words !== '最多 ฿1,000'),
    ).toEqual(expected.match(/最多 ฿[\d,]+/g) ?? []);
  });

  it('uses the deposit of a form beside it and then has no field of its own', async () => {
    await show({ terms: percent, depositSatang: 300_00 });
    expect(screen.queryByLabelText(/你打算存多少？/)).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('存 ฿300 得 ฿150，需有效投注 ฿2,250 才能提款。');
  });

  it('shows the amount paid and the deadline of a bonus in progress', async () => {
    await show({
      terms: percent,
      amounts: { bonusSatang: 250_00, depositSatang: 500_00 },
      expiresAt: '2026-12-01 10:00',
      show: 'folded',
    });
    expect(screen.getByRole('status').textContent).toContain('存 ฿500 得 ฿250，需有效投注 ฿3,750 才能提款。');
    expect(pageText()).toContain('2026-12-01 10:00 前打完');
  });
});
