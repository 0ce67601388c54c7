import { setSiteBrand, siteBrand } from '@foyer/contract/siteBrand.ts';
import { afterEach, expect, it } from 'vitest';
import { withSum } from './sumName.ts';

const before = siteBrand();
afterEach(() => setSiteBrand(before));

it('states the sum in the currency of the site, in every language', () => {
  const names = { zh_CN: '%sum%礼金', en: '%sum% bonus', th: 'คะแนน' };
  setSiteBrand({ ...before, currency: { code: 'CNY', symbol: '$1¥', digits: 2 } });
  expect(withSum(names, 100_000)).toEqual({ zh_CN: '$1¥1,000礼金', en: '$1¥1,000 bonus', th: 'คะแนน' });
  setSiteBrand({ ...before, currency: { code: 'JPY', symbol: '￥', digits: 0 } });
  expect(withSum(names, 388).en).toBe('￥388 bonus');
});
