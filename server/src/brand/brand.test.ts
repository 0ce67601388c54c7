/** What a brand changes in the replies of a house: contacts, legal texts, names in stored texts, rules. */
import { join } from 'node:path';
import { articleById, articleListByType } from '@foyer/contract/help/articles.ts';
import { registered } from '@foyer/contract/account/register.ts';
import { guestInit, init } from '@foyer/contract/site/config.ts';
import { afterEach, expect, it } from 'vitest';
import { openTestHouse } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import { brandOf } from './source.ts';

const brandFile = (name: string): string => join(import.meta.dirname, '../../../brands', `${name}.json`);
const closers: TestHouse[] = [];
afterEach(async () => {
  for (const house of closers.splice(0)) await house.close();
  brandOf('');
});

async function open(name: string): Promise<TestHouse> {
  const file = name === '' ? '' : brandFile(name);
  const t = await openTestHouse({ config: { brand: brandOf(file) } });
  // `readConfig` has applied the default brand meanwhile.
  brandOf(file);
  closers.push(t);
  return t;
}

it('states the contacts of the brand, and before them what the operator has set', async () => {
  const t = await open('yunge');
  expect(await t.client().ok(init, {})).toMatchObject({
    customerUrl: 'https://chat.yunge.example/',
    customerEmail: 'help@yunge.example',
    customerWeChat: 'yunge_help',
  });
  expect((await t.client().ok(guestInit, {})).customerUrl).toBe('https://chat.yunge.example/');
  await t.database.db
    .updateTable('setting')
    .set({ setting_value: 'https://own.example/' })
    .where('setting_key', '=', 'customerUrl')
    .execute();
  t.clock.nowMs += 60_000;
  expect((await t.client().ok(guestInit, {})).customerUrl).toBe('https://own.example/');
});

it('fills the names into stored texts when they are read', async () => {
  const listeners = new Set<() => void>();
  const source = { ...brandOf(''), onChange: (one: () => void) => (listeners.add(one), () => listeners.delete(one)) };
  const t = await openTestHouse({ config: { brand: source } });
  closers.push(t);
  const page = { typeId: 'start', pageNo: 1, pageSize: 20 };
  const titles = async (lang: 'en' | 'zh_CN') =>
    (await t.client().ok(articleListByType, page, { lang })).list.map(({ title }) => title).join();
  expect([await titles('en'), await titles('zh_CN')].join()).toMatch(/What Foyer is.*前厅是什么/);
  brandOf(brandFile('yunge'));
  // What browsers and other readers got before is not sent again.
  for (const listener of listeners) listener();
  expect([await titles('en'), await titles('zh_CN')].join()).toMatch(/What Yunge is.*云阁是什么/);
});

it('shows the legal texts of the brand as paragraphs without mark-up', async () => {
  const t = await open('nordlys');
  const { content } = await t.client().ok(articleById, { articleId: 'terms' }, { lang: 'en' });
  expect(content).toBe('<p>The terms of Nordlys are written by its operator.</p><p>This page holds sample words.</p>');
  const complaint = await t.client().ok(articleById, { articleId: 'complaint' }, { lang: 'en' });
  expect(complaint.content).not.toContain('Nordlys are written');
});

it('asks new accounts for the lengths of the brand, in its words. CONST-017', async () => {
  const t = await open('yunge');
  const given = { captcha: 'none', isAdult: true, hasAcceptedTerms: true };
  const reply = (userAccount: string, password: string) =>
    t.client().call(registered, { ...given, userAccount, password }, { lang: 'en' });
  const short = await reply('ab1234', 'river5moon');
  expect([short.code === 200, short.message]).toEqual([
    false,
    expect.stringContaining('Account names have 8–12 characters'),
  ]);
  expect((await reply('harbour2024', 'river5mo')).message).toContain('10–12 characters');
  expect((await reply('harbour2024', 'river5moon')).code).toBe(200);
});
