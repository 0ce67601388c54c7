import { describe, expect, it } from 'vitest';
import { sampleWinner, winnerLine, winnersMode } from './winners.ts';

/** A linear congruential generator, so that every run gets the same entries. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe('a line of the winners list', () => {
  it('loses its brackets and keeps their content. HOME-009, AMB-027', () => {
    const { before, figure, after } = winnerLine('[广东] k8f3m2q7 在【锦鲤跃门】(新)赢得 1275 元大奖', '元大奖');
    expect(before + figure + after).toBe('广东 k8f3m2q7 在锦鲤跃门新赢得 1275 元大奖');
    expect(winnerLine('（云南）y3m8', '元大奖').before).toBe('云南y3m8');
  });

  it.each([
    ['999', false],
    ['1000', false],
    ['1,000.00', false],
    ['1000.01', true],
    ['1001', true],
    ['9999', true],
    ['12,345.60', true],
  ])('shows %s before the big prize in bold: %s. HOME-010', (figure, isBig) => {
    expect(winnerLine(`a1 赢得 ${figure} 元大奖`, '元大奖')).toEqual({
      before: 'a1 赢得 ',
      figure,
      after: ' 元大奖',
      isBig,
    });
  });

  it('shows no figure in bold that is not directly before the big prize. HOME-010', () => {
    expect(winnerLine('y9999 赢得 500 元大奖', '元大奖').isBig).toBe(false);
    expect(winnerLine('赢得 5000 元', '元大奖')).toMatchObject({ figure: '', isBig: false });
    expect(winnerLine('5000 次之后的元大奖', '元大奖')).toMatchObject({ figure: '', isBig: false });
  });
});

describe('a generated entry', () => {
  const provinces = ['广东', '浙江', '云南'];
  const games = ['锦鲤跃门', '通宝'];
  const random = sequence(7);
  const entries = Array.from({ length: 5000 }, () => sampleWinner(random, provinces, games));

  it('names a province and a slot of the fixed lists, and each of them occurs. HOME-011, HOME-012, HOME-015', () => {
    expect(new Set(entries.map(({ province }) => province))).toEqual(new Set(provinces));
    expect(new Set(entries.map(({ game }) => game))).toEqual(new Set(games));
  });

  it('has an id of 8 or 9 characters that starts with a letter. HOME-013', () => {
    for (const { id } of entries) expect(id).toMatch(/^[a-z][a-z\d]{7,8}$/);
    expect(new Set(entries.map(({ id }) => id.length))).toEqual(new Set([8, 9]));
  });

  it('has an amount of 3 or 4 digits. HOME-014', () => {
    for (const { amount } of entries) expect(String(amount)).toMatch(/^[1-9]\d{2,3}$/);
    expect(entries.some(({ amount }) => amount < 1000)).toBe(true);
    expect(entries.some(({ amount }) => amount > 9000)).toBe(true);
    expect(sampleWinner(() => 0, provinces, games).amount).toBe(100);
    expect(sampleWinner(() => 1 - Number.EPSILON, provinces, games).amount).toBe(9999);
  });
});

it('is live unless the operator says otherwise. AMB-026', () => {
  expect([undefined, '', 'live', 'nonsense', 'sample', 'off'].map(winnersMode)).toEqual([
    'live',
    'live',
    'live',
    'live',
    'sample',
    'off',
  ]);
});
