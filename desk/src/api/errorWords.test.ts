/** A fault that stands above the form names its field as the form does. */
import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '../text/language.ts';
import { fieldLabel } from './errorWords.ts';

afterEach(() => setLanguage('en'));

it.each([
  ['item.terms', 'en', 'Terms'],
  ['item.terms.multiple', 'en', 'Turnover, times'],
  ['item.terms.gives.amount', 'zh_CN', '赠送'],
  ['item.contents.th', 'en', 'Text'],
  ['item.sortOrderOfLater', 'en', 'item.sortOrderOfLater'],
])('%s in %s', (name, language, label) => {
  setLanguage(language as 'en');
  expect(fieldLabel(name)).toBe(label);
});
