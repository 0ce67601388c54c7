import { locales } from '@foyer/contract/envelope.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import type { RefusalName } from '@foyer/contract/refusals.ts';
import { describe, expect, it } from 'vitest';
import { refusalText, ruleText, translate } from './translate.ts';

describe('translate', () => {
  it('writes a message in each language', () => {
    expect((['zh_CN', 'en', 'th'] as const).map((locale) => translate(locale)('wallet/deposit', 'form.title'))).toEqual(
      ['存款', 'Deposit', 'ฝากเงิน'],
    );
  });
  it('formats numbers with separators, and plurals by language. I18N-023', () => {
    expect(translate('zh_CN')('rules', 'depositRange', { min: 100, max: 200_000 })).toBe('存款限额：100-200,000元');
    expect(translate('en')('ui', 'total', { total: 1 })).toBe('1 record');
    expect(translate('en')('ui', 'total', { total: 1200 })).toBe('1,200 records');
  });
  it('makes the compiler reject wrong namespaces, keys and arguments', () => {
    const t = translate('en');
    // @ts-expect-error no such namespace
    expect(() => t('cellar', 'title')).toThrow();
    // @ts-expect-error no such key
    expect(() => t('wallet/deposit', 'form.titel')).toThrow('no text for wallet/deposit.form.titel');
    // @ts-expect-error a branch is no message
    expect(() => t('wallet/deposit', 'form')).toThrow();
    // @ts-expect-error the argument is missing
    expect(() => t('ui', 'total')).toThrow();
    // @ts-expect-error the argument has another name
    expect(() => t('ui', 'total', { count: 3 })).toThrow();
    // @ts-expect-error a number is asked for
    expect(() => t('ui', 'total', { total: 'three' })).toThrow();
  });
});

describe('texts of the house', () => {
  it('name the field in the message of a rule. VALID-002', () => {
    expect(ruleText('zh_CN', { key: 'required', args: { field: 'userAccount' } })).toBe('请输入账号');
    expect(ruleText('en', { key: 'required', args: { field: 'userAccount' } })).toBe('Please enter your account name');
  });
  it('exist for every refusal', () => {
    const names = Object.keys(refusals) as RefusalName[];
    const amounts = { min: '1.00', max: '2.00', limit: '10.00', amount: '120.00', rate: 32.5 };
    const args = {
      minutes: 5,
      hours: 3,
      age: 18,
      count: 2,
      seconds: 40,
      rule: 'VIP 3',
      level: 'Regular',
      issue: '20261121-0834',
      ...amounts,
    };
    for (const locale of locales) for (const name of names) expect(refusalText(locale, name, args)).not.toBe('');
  });
});
