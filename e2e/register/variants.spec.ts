/** Registration in its five variants, by the keyboard alone, each control found by role and label. SI-05, ENUM-026 */
import { expect } from '@playwright/test';
import { Client } from 'pg';
import { test } from '../clock.ts';
import type { Clock } from '../clock.ts';
import { freshAccount, freshPhone, openTakenUp, siteUrl, tabbing, watch } from '../hand.ts';
import { codeFromOutbox } from '../outbox.ts';
import { comeFromOwnAddress } from '../player.ts';

interface Journey {
  readonly variant: string;
  readonly ids: string;
  readonly account: string;
  readonly password: string;
  /** An input that the rule of this variant refuses, and its message. */
  readonly refused: { readonly field: '账号' | '密码'; readonly value: string; readonly message: string };
}

const journeys: readonly Journey[] = [
  {
    variant: 'plain',
    ids: 'CALL-059, VALID-006',
    account: freshAccount(),
    password: 'river5moon',
    refused: { field: '账号', value: '9abcdef', message: '账号须以字母开头' },
  },
  {
    variant: 'GOA',
    ids: 'CALL-060, VALID-009',
    account: `9${freshAccount().slice(1)}`,
    password: 'river5moon',
    refused: { field: '密码', value: '1abcdef', message: '密码须以字母开头' },
  },
  {
    variant: 'SPT',
    ids: 'CALL-061, VALID-010',
    account: freshAccount(),
    password: 'quietlobbyatnight',
    refused: { field: '密码', value: 'abc12', message: '密码为6位以上字母或数字' },
  },
  {
    variant: 'phone',
    ids: 'CALL-062, CALL-093, VALID-021',
    account: freshAccount(),
    password: 'river5moon',
    refused: { field: '账号', value: '13800138000', message: '账号不能为手机号码' },
  },
  {
    variant: 'New',
    ids: 'CALL-063, VALID-007',
    account: `7${freshAccount().slice(1)}`,
    password: 'river5moon',
    refused: { field: '账号', value: '13800138000', message: '账号不能为手机号码' },
  },
];

/** Sets the operator's choice. It applies to every visitor, so the journeys use this worker's own house. ENTITY-010 */
async function choose(variant: string, clock: Clock): Promise<void> {
  const database = new Client({ connectionString: process.env.FOYER_DATABASE });
  await database.connect();
  await database.query("update front_config set config_values = $1 where config_key = 'registerVariant'", [
    { zh_CN: variant, en: variant, th: variant },
  ]);
  await database.end();
  // Expires the page that the house has cached.
  await clock.moveTo(clock.now() + 60_000);
  // If the house has no time to render the page again, it serves the last good one with a warning header.
  await expect.poll(async () => (await fetch(`${siteUrl()}/register`)).headers.get('warning')).toBeNull();
}

// The other journeys of this house register by the plain form.
test.afterEach(({ clock }) => choose('plain', clock));

// Serial: houses that render all of their pages at the same time keep each other from answering.
test.describe.configure({ mode: 'default' });

for (const { variant, ids, account, password, refused } of journeys) {
  test(`opens an account with the ${variant} form, by keyboard. ${ids}, SCREEN-002, ROLE-003`, async ({
    page,
    context,
    clock,
  }) => {
    test.slow();
    await choose(variant, clock);
    await comeFromOwnAddress(context);
    const faults = watch(page);
    const hand = tabbing(page);
    await openTakenUp(page, '/register');
    const form = page.getByRole('form', { name: '开一个账户' });
    const field = (name: string) => form.getByRole('textbox', { name, exact: true });
    const secret = (name: string) => form.getByLabel(name, { exact: true });
    await hand.type(field('账号'), refused.field === '账号' ? refused.value : account);
    await hand.type(secret('密码'), refused.field === '密码' ? refused.value : password);
    await page.keyboard.press('Enter');
    await expect(form.getByText(refused.message, { exact: true }).first()).toBeVisible();
    await hand.type(field('账号'), account);
    await hand.type(secret('密码'), password);
    await hand.type(secret('再输一次'), password);
    await hand.type(form.getByRole('textbox', { name: /^手机号/ }), freshPhone());
    if (variant === 'phone') {
      await hand.press(form.getByRole('button', { name: '发送验证码' }));
      const code = form.getByRole('textbox', { name: '短信验证码' });
      await expect(code).toBeFocused();
      await hand.type(code, await codeFromOutbox(context));
    }
    await hand.tick(form.getByRole('checkbox', { name: /年满 18 岁/ }));
    await hand.tick(form.getByRole('checkbox', { name: /同意用户协议/ }));
    await hand.press(form.getByRole('button', { name: '创建账户' }));
    await expect(page.getByText('账户建好了').first()).toBeVisible();
    await expect(page.getByRole('button', { name: '账户菜单' })).toBeVisible();
    expect(faults).toEqual([]);
  });
}
