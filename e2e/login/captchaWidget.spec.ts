/** The widget of an outside captcha service, simulated by a small server. Decision 448 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { openTakenUp } from '../hand.ts';
import { startHouse } from '../house.ts';
import type { RunningHouse } from '../house.ts';
import { expect, test } from '../test.ts';

/** A widget with one button. Its token says whether the script reaches the page around it, or a cookie. */
const script = `window.turnstile = {
  render(box, { sitekey, language, theme, callback }) {
    const button = document.createElement('button');
    button.textContent = [sitekey, language, theme].join(' ');
    button.onclick = () => {
      let reach = 'nothing';
      try { reach = parent.document.title + document.cookie; } catch {}
      callback('token reaches ' + reach);
    };
    box.append(button);
  },
};`;
const verified: string[] = [];
const service = createServer((request, response) => {
  if (request.method === 'GET') return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    verified.push(new URLSearchParams(body).get('response') ?? '');
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true}');
  });
});
let house: RunningHouse;

test.beforeAll(async () => {
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  house = await startHouse({
    CAPTCHA: 'service',
    CAPTCHA_VERIFY_URL: `${address}/siteverify`,
    CAPTCHA_VERIFY_SECRET: 'sandbox secret',
    CAPTCHA_SCRIPT: `${address}/api.js`,
    CAPTCHA_SITE_KEY: 'key_1',
  });
});
test.afterAll(async () => {
  await house.stop();
  service.close();
});
test.beforeEach(() => void verified.splice(0));

async function fillIn(form: Locator): Promise<Locator> {
  await form.getByLabel('账号', { exact: true }).fill('guest123');
  await form.getByLabel('密码', { exact: true }).fill('river5moon');
  return form;
}
const widgetButton = (page: Page) => page.frameLocator('iframe[title="人机验证"]').getByRole('button');

test('a form asks for the widget, sends its token, and asks anew after a failure', async ({ page }) => {
  await page.goto(`${house.url}/login`);
  const form = await fillIn(page.getByRole('main').getByRole('form', { name: '登录' }));
  await expect(widgetButton(page)).toHaveText(/^key_1 zh-CN (?:dark|light)$/);
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await expect(form.getByText('请输入验证码')).toBeVisible();
  await widgetButton(page).press('Enter');
  await expect(form.getByText('请输入验证码')).toBeHidden();
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('账号或密码错误')).toBeVisible();
  expect(verified).toEqual(['token reaches nothing']);
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await expect(form.getByText('请输入验证码')).toBeVisible();
  await widgetButton(page).click();
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await expect.poll(() => verified).toHaveLength(2);
});

test('a script that is blocked is reported, and can be tried again', async ({ page }) => {
  await page.route('**/api.js', (route) => route.abort());
  await page.goto(`${house.url}/login`);
  await expect(page.getByText(/人机验证没有加载成功/).first()).toBeVisible();
  await page.unroute('**/api.js');
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(widgetButton(page)).toBeVisible();
});

test('the header’s form shows the widget when it is sent', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openTakenUp(page, '/club', house.url);
  const form = await fillIn(page.getByRole('form', { name: '快速登录' }));
  await expect(form.getByLabel('记住账号')).toBeVisible();
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await widgetButton(page).click();
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await expect.poll(() => verified).toEqual(['token reaches nothing']);
});
