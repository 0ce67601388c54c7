/** What staff see of an item before it is saved: its text in each language, and what its terms cost a player. */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeHouse } from '../../testing/house.ts';
import { show } from '../../testing/show.tsx';
import { words } from '../../text/words.ts';
import { emptyItem } from './itemForm.ts';
import { Preview } from './Preview.tsx';

beforeEach(() => {
  fakeHouse().answer({ status: 200, body: {} });
  return () => vi.unstubAllGlobals();
});

const text = (zh_CN: string, en: string, th: string) => ({ zh_CN, en, th });
const rowsOf = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

it('shows each language, with allowed mark-up alone', async () => {
  const item = {
    ...emptyItem('announcement'),
    names: text('营业时间', 'Opening hours', 'เวลาเปิด'),
    contents: text('<p>一</p>', '<p>From <strong>Monday</strong></p><script>alert(1)</script><img alt=x>', '<p>ก</p>'),
  };
  show(<Preview kind="announcement" item={item} />);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('营业时间');
  const user = userEvent.setup();
  await user.click(screen.getByText('English'));
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Opening hours');
  expect(document.querySelector('article strong')?.textContent).toBe('Monday');
  expect(document.querySelectorAll('article script, article img')).toHaveLength(0);
  await user.click(screen.getByText('Thai'));
  expect(screen.getByRole('article').getAttribute('lang')).toBe('th');
});

const percent = { kind: 'percent', percent: 50, cap: '400', leastDeposit: '100' };
const fixed = { kind: 'fixed', amount: '38.00' };
it.each([
  [{ gives: percent, multiple: 5, multipleOf: 'bonusAndDeposit' }, '฿400.00', '฿7,000.00'],
  [{ gives: percent, multiple: 5, multipleOf: 'bonus' }, '฿400.00', '฿2,000.00'],
  [{ gives: { ...percent, cap: '900' }, multiple: 2, multipleOf: 'bonus' }, '฿500.00', '฿1,000.00'],
  [{ gives: fixed, multiple: 2, multipleOf: 'bonus' }, '฿38.00', '฿76.00'],
])('shows what a deposit of 1,000 brings and costs by %j', (some, bonus, turnover) => {
  const empty = emptyItem('promotion');
  const terms = { ...(empty['terms'] as object), ...some, expiresAfterHours: 336, often: 'weekly' };
  show(<Preview kind="promotion" item={{ ...empty, terms }} />);
  expect(rowsOf()).toMatchObject({
    'Example: a deposit of': '฿1,000.00',
    'Bonus for it': bonus,
    'Turnover before a withdrawal': turnover,
    'How often': 'Weekly',
    'Expires after': '336 h',
    'Largest bet that counts': 'No limit',
  });
});

it('says that terms are not complete, instead of an example', () => {
  const empty = emptyItem('promotion');
  const terms = { ...(empty['terms'] as object), multiple: -1 };
  show(<Preview kind="promotion" item={{ ...empty, terms }} />);
  expect(rowsOf()).toEqual({});
  expect(screen.getByText(words('terms.incomplete'))).toBeTruthy();
});
