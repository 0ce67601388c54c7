/**
 * A captcha as the house asks for it: work of the browser that nobody sees, or a picture, in the header with the first
 * submission, in a full form from the start. SI-02
 */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { openTestHouse, signUp, testPassword } from '../../server/src/testing/house.ts';
import { openSite } from './openSite.tsx';
import type { Site } from './openSite.tsx';

const t = await openTestHouse();
afterAll(() => t.close());
let site: Site | undefined;
afterEach(() => site?.close());
const ask = (captcha: 'on' | 'picture' | 'off') => Object.assign(t.house.config, { captcha });
beforeEach(() => ask('off'));

const patience = { timeout: 25_000 };
const inHeader = () => screen.findByRole('form', { name: '快速登录' }, patience);
const type = (form: HTMLElement, label: string, value: string) =>
  act(async () => {
    const field = within(form).getByLabelText(label);
    field.focus();
    fireEvent.change(field, { target: { value } });
  });
const send = (form: HTMLElement) =>
  act(async () => void fireEvent.click(within(form).getByRole('button', { name: '登录' })));
const isIn = () => screen.findByRole('button', { name: /^账户菜单/ }, patience);

/** Opens the header's form and fills it in, without sending it. */
async function filledIn(account: string): Promise<HTMLElement> {
  site = await openSite(t, '/club');
  const form = await inHeader();
  await type(form, '账号', account);
  await type(form, '密码', testPassword);
  await within(form).findByLabelText('记住账号', {}, patience);
  return form;
}

it('the header shows no captcha on focus, but one when the form is sent. SI-02, SCREEN-001, VALID-013', async () => {
  const { userAccount } = await signUp(t);
  ask('picture');
  const form = await filledIn(userAccount);
  await site?.hasSettled();
  expect(within(form).queryByLabelText('验证码')).toBeNull();
  expect(site?.hasAsked('defaultKaptcha')).toBe(false);

  await send(form);
  const captcha = await within(form).findByLabelText('验证码', {}, patience);
  expect(document.activeElement).toBe(captcha);
  expect(site?.hasAsked('login')).toBe(false);

  await send(form);
  expect(await within(form).findByText('请输入验证码', {}, patience)).toBeTruthy();
  expect(site?.hasAsked('login')).toBe(false);

  const { picture_answer: answer } = await t.database.db.selectFrom('captcha').selectAll().executeTakeFirstOrThrow();
  await type(form, '验证码', answer);
  await send(form);
  await isIn();
});

it('a captcha that fails to load shows an error, sends no log-in, and is asked for again. ERR-033', async () => {
  const { userAccount } = await signUp(t);
  ask('picture');
  const form = await filledIn(userAccount);
  site?.fail('defaultKaptcha', 'no connection');
  await send(form);
  expect(await within(form).findByText(/验证没能完成/, {}, patience)).toBeTruthy();
  expect(site?.hasAsked('login')).toBe(false);

  site?.heal();
  await send(form);
  await within(form).findByLabelText('验证码', {}, patience);
  const again = within(form).getByRole('button', { name: '看不清，换一张' });
  const picture = () => again.querySelector('img')?.src ?? '';
  const captchas = () => t.database.db.selectFrom('captcha').selectAll().execute();
  again.focus();
  const [first, old] = [picture(), await captchas()];
  await act(async () => void fireEvent.click(again));
  await waitFor(() => expect(picture()).not.toBe(first), patience);
  // The field stays in place meanwhile, and with it the focus.
  expect(document.activeElement).toBe(again);
  const shown = (await captchas()).filter(({ captcha_id }) => old.every((one) => one.captcha_id !== captcha_id));
  expect(shown).toHaveLength(1);
  await type(form, '验证码', shown[0]?.picture_answer ?? '');
  await send(form);
  await isIn();
});

it('the browser works where no worker runs, and a log-in asks for nothing before a failure. Decision 448', async () => {
  const { userAccount } = await signUp(t);
  ask('on');
  const used = () => t.database.db.selectFrom('captcha_use').selectAll().execute();
  await t.database.db.deleteFrom('captcha_use').execute();
  const form = await filledIn(userAccount);
  await type(form, '密码', 'wrong123');
  await send(form);
  expect(await within(form).findByText('账号或密码错误', {}, patience)).toBeTruthy();
  expect(await used()).toEqual([]);
  await type(form, '密码', testPassword);
  await send(form);
  await isIn();
  expect(await used()).toHaveLength(1);
  expect(within(form).queryByLabelText('验证码')).toBeNull();
});

it('header and page log in without a captcha if the house requires none. CALL-065', async () => {
  const { userAccount } = await signUp(t);
  const form = await filledIn(userAccount);
  await send(form);
  await isIn();
  site?.close();

  site = await openSite(t, '/login');
  const page = await screen.findByRole('form', { name: '登录' }, patience);
  await waitFor(() => expect(within(page).queryByLabelText('验证码')).toBeNull());
  await type(page, '账号', userAccount);
  await type(page, '密码', testPassword);
  await send(page);
  await isIn();
});

it.each([
  ['/login', '登录'],
  ['/register', '创建账户'],
])('%s shows a picture from the start if the house asks for one, and none otherwise', async (path, button) => {
  ask('picture');
  site = await openSite(t, path);
  await screen.findAllByRole('button', { name: button }, patience);
  expect(await screen.findByLabelText('验证码', {}, patience)).toBeTruthy();
  site.close();
  ask('off');
  site = await openSite(t, path);
  await screen.findByRole('main', {}, patience);
  await site.hasSettled();
  await waitFor(() => expect(screen.queryByLabelText('验证码')).toBeNull());
  expect(screen.getAllByRole('button', { name: button }).length).toBeGreaterThan(0);
});

it('the step for the code explains why none is sent for a new device. SI-06', async () => {
  site = await openSite(t, '/login?panel=forget');
  const form = await screen.findByRole('form', { name: '找回密码' }, patience);
  await type(form, '账号', 'nobody123');
  await act(async () => {
    const phone = form.querySelector('input[type=tel]');
    if (phone) fireEvent.change(phone, { target: { value: '13800010001' } });
  });
  await act(async () => void fireEvent.click(within(form).getByRole('button', { name: /发送/ })));
  expect(await screen.findByText(/只有登录过这个账号的设备/, {}, patience)).toBeTruthy();
});
