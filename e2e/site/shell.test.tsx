/** What surrounds every screen: the header's menu, the floating log-in, titles, and addresses that have moved. SI-01 */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openTestHouse, signUp } from '../../server/src/testing/house.ts';
import { openDialog, closeDialog } from '../../client/src/session/dialogs.ts';
import { openSite } from './openSite.tsx';
import type { Site } from './openSite.tsx';

const t = await openTestHouse();
afterAll(() => t.close());
let site: Site | undefined;
afterEach(() => site?.close());

const patience = { timeout: 25_000 };
const menuButton = () => screen.findByRole('button', { name: '菜单' }, patience);

/** Front configuration as an operator writes it. */
async function configure(key: string, value: string): Promise<void> {
  const config_values = { zh_CN: value, en: value, th: value };
  await t.database.db
    .insertInto('front_config')
    .values({ config_key: key, config_values })
    .onConflict((conflict) => conflict.column('config_key').doUpdateSet({ config_values }))
    .execute();
}

it.each([
  ['zh_CN', '没有这个页面 · 前厅'],
  ['en', 'Page not found · Foyer'],
  ['th', 'ไม่พบหน้านี้ · Foyer'],
] as const)('an unknown address has the title of /404 in %s. ROUTE-024', async (locale, title) => {
  site = await openSite(t, '/nope', { locale });
  await screen.findByRole('heading', { level: 1 }, patience);
  await waitFor(() => expect(document.title).toBe(title));
  await site.go('/404');
  await waitFor(() => expect(document.title).toBe(title));
});

it.each([
  ['/mine/capital/fastPay', '/mine/capital/latestdeposit', '快捷存款'],
  ['/mine/capital/fastPay?side=receive', '/mine/capital/withdrawal', '提款'],
])('%s redirects to the tab of %s and keeps other parameters. AMB-013, SI-49', async (from, to, title) => {
  const { setCookies } = await signUp(t);
  const asked = `${from}${from.includes('?') ? '&' : '?'}agentCode=AB12`;
  site = await openSite(t, asked, { setCookies });
  await screen.findByRole('heading', { level: 1, name: title }, patience);
  expect(location.pathname).toBe(to);
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({ tab: 'fastPay', agentCode: 'AB12' });
  expect(await screen.findByRole('tab', { name: '快捷转账', selected: true }, patience)).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: /^普通/ })));
  await waitFor(() => expect(`${location.pathname}${location.search}`).toBe(to));
  expect(screen.getByRole('tab', { name: /^普通/ }).getAttribute('aria-selected')).toBe('true');
});

it('the header’s menu shows language, service and addresses, and reads them when it is opened. SI-01, SI-54', async () => {
  for (const [key, value] of [
    ['easyRememberUrl', 'foyer.example'],
    ['agentDomain', 'https://agents.example'],
    ['customerEmail', 'desk@foyer.example'],
  ] as const) {
    await t.database.db
      .insertInto('setting')
      .values({ setting_key: key, setting_value: value })
      .onConflict((conflict) => conflict.column('setting_key').doUpdateSet({ setting_value: value }))
      .execute();
  }
  t.clock.nowMs += 1_000;
  site = await openSite(t, '/club');
  const button = await menuButton();
  await site.hasSettled();
  expect(site.hasAsked('getAgentDomain')).toBe(false);
  await act(async () => void fireEvent.click(button));
  const menu = await screen.findByRole('dialog', { name: '菜单' }, patience);
  expect(await within(menu).findByText('desk@foyer.example', {}, patience)).toBeTruthy();
  expect(await within(menu).findByText('foyer.example', {}, patience)).toBeTruthy();
  const agency = await within(menu).findByRole('link', { name: 'https://agents.example/register' }, patience);
  expect(agency.getAttribute('href')).toBe('https://agents.example/register');
  expect(within(menu).getAllByRole('button', { name: /^复制/ }).length).toBeGreaterThanOrEqual(3);
  await act(
    async () =>
      void fireEvent.change(within(menu).getByRole('combobox', { name: '语言' }), { target: { value: 'en' } }),
  );
  const english = await screen.findByRole('dialog', { name: 'Menu' }, patience);
  expect(document.documentElement.lang).toBe('en');
  await act(async () => void fireEvent.click(within(english).getByRole('link', { name: 'Help centre' })));
  await waitFor(() => expect(location.pathname).toBe('/helpCenter/startUse'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const box = () => screen.queryByRole('complementary', { name: '快速登录' });
const boxComes = () => screen.findByRole('complementary', { name: '快速登录' }, patience);

it('the floating log-in opens by itself for guests if the operator has set it. POPUP-002, SI-03', async () => {
  await configure('floatLogin', '0');
  site = await openSite(t, '/home');
  const off = site;
  await waitFor(() => expect(off.hasAsked('getFrontConfigList')).toBe(true), patience);
  await off.hasSettled();
  expect(box()).toBeNull();
  site.close();

  await configure('floatLogin', '1');
  site = await openSite(t, '/home');
  const floating = await boxComes();
  expect(await within(floating).findByRole('form', { name: '登录' }, patience)).toBeTruthy();
  // It does not take the focus.
  expect(document.activeElement).toBe(document.body);
  site.close();

  const { setCookies } = await signUp(t);
  site = await openSite(t, '/home', { setCookies });
  await screen.findByRole('button', { name: /^账户菜单/ }, patience);
  await site.hasSettled();
  expect(box()).toBeNull();
});

it('the floating log-in covers no dialog, keeps what was typed, and stays closed for the visit. AMB-018', async () => {
  await configure('floatLogin', '1');
  site = await openSite(t, '/home');
  const floating = await boxComes();
  const account = await within(floating).findByLabelText<HTMLInputElement>('账号', {}, patience);
  await act(async () => void fireEvent.change(account, { target: { value: 'guest123' } }));
  await act(async () => openDialog({ kind: 'search' }));
  await screen.findByRole('dialog', {}, patience);
  expect(floating.hidden).toBe(true);
  await act(async () => closeDialog());
  expect(floating.hidden).toBe(false);
  expect(account.value).toBe('guest123');

  await act(async () => {
    account.focus();
    fireEvent.keyDown(account, { key: 'Escape' });
  });
  expect(box()).toBeNull();
  expect(document.activeElement?.id).toBe('main');
  await site.go('/club');
  await site.go('/home');
  await site.hasSettled();
  expect(box()).toBeNull();
});
