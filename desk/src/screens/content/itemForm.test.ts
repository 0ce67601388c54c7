/** An item that was read and is saved without a change is the same item. */
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { contentKinds, contentSchemas } from '@foyer/contract/desk/content.ts';
import { emptyItem, fromForm, toForm } from './itemForm.ts';
import type { Item } from './itemForm.ts';

it.each(contentKinds)('keeps a %s as it was', (kind) => {
  const item = emptyItem(kind);
  expect(fromForm(kind, toForm(kind, item), item)).toEqual(item);
});

describe('a promotion', () => {
  const item: Item = { ...emptyItem('promotion'), fromMs: Date.parse('2026-11-27T17:30:00Z'), untilMs: null };
  it('has times of the house, seven hours ahead of UTC', () => {
    expect(toForm('promotion', item)).toMatchObject({ fromMs: '2026-11-28T00:30', untilMs: '' });
    const saved = fromForm('promotion', { ...toForm('promotion', item), untilMs: '2026-12-01T00:00' }, item);
    expect(saved.untilMs).toBe(Date.parse('2026-11-30T17:00:00Z'));
  });
  it('has amounts of its rule as decimals in the form, and in minor units at the house', () => {
    const form = toForm('promotion', { ...item, rule: { kind: 'staked', leastSatang: 12_345 } });
    expect(form.rule).toEqual({ kind: 'staked', leastSatang: '123.45' });
    expect(fromForm('promotion', form, item).rule).toEqual({ kind: 'staked', leastSatang: 12_345 });
  });
  it('gives another gift without fields of the one before', () => {
    const form = { ...toForm('promotion', item), terms: { gives: { kind: 'fixed', amount: '50.00' } } };
    expect(fromForm('promotion', form, item).terms).toMatchObject({
      gives: { kind: 'fixed', amount: '50.00' },
      often: 'once',
    });
    expect((fromForm('promotion', form, item).terms as Item).gives).toEqual({ kind: 'fixed', amount: '50.00' });
  });
});

it('fills in a new promotion that the house takes once its texts are there', () => {
  const text = { zh_CN: '周末', en: 'Weekend', th: 'สุดสัปดาห์' };
  const item = {
    ...emptyItem('promotion'),
    titles: text,
    summaries: text,
    contents: text,
    conditions: text,
    articleId: 'a1',
    bonusType: 'deposit',
  };
  const saved = fromForm('promotion', toForm('promotion', item), item);
  expect(v.safeParse(contentSchemas.promotion, saved).issues).toBeUndefined();
});
