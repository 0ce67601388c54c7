/** Bad input on transfers between the main wallet and a platform. SI-44, VALID-033, VALID-034 */
import { expect, test } from '@playwright/test';
import { fullWidth, long, refusesBadInput, sendRaw, unreadable } from '../../badInput.ts';
import type { Wrong } from '../../badInput.ts';
import { booksFaults, rowsOf } from '../../books.ts';
import { siteUrl } from '../../hand.ts';
import { fund, platformKeyOf, registerPlayer } from '../../player.ts';

const decimals = '该平台不支持小数转账';
const format = '金额格式错误';
const aboveBalance = '转账金额超过余额';
const wrong: readonly Wrong[] = [
  ['amount', '', '请输入金额'],
  ['amount', '0', '金额不能为0'],
  ['amount', '100.5', decimals],
  ['amount', '100.00', decimals],
  ['amount', '-100', format],
  ['amount', '1e2', format],
  ['amount', '<b>1', format],
  ['amount', '一百😀', format],
  ['amount', '901', aboveBalance, '余额不足'],
  ['amount', '9999999999999', aboveBalance, '余额不足'],
  ['amount', '9'.repeat(40), format],
  ['amount', long, '这一项的内容无法识别', unreadable],
];

test('transfers in and out: rules on both sides, and no satang moves. VALID-033, VALID-034', async ({
  page,
  context,
}) => {
  const player = await registerPlayer(context);
  await fund(context, player, '1000');
  const platformKey = await platformKeyOf(player, '墨玉堂');
  const requestId = crypto.randomUUID();
  expect(await player.send('/api/loged/deposit', { requestId, platformKey, amount: '400' })).toMatchObject({
    code: 200,
  });
  await page.goto(`${siteUrl()}/mine/capital/account`);
  await expect(page.getByRole('button', { name: '从墨玉堂转出' })).toBeVisible();
  const before = await rowsOf(player.account);
  for (const [button, path] of [
    ['转入墨玉堂', '/api/loged/deposit'],
    ['从墨玉堂转出', '/api/loged/withdraw'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: button });
    await refusesBadInput(page, {
      form: dialog.getByRole('form'),
      path,
      fields: { amount: { label: '金额', good: '100' } },
      also: { platformKey },
      wrong,
    });
    const answers = await sendRaw(page, path, [
      { platformKey, amount: fullWidth('100') },
      { platformKey: 'nowhere', amount: '100' },
      { platformKey: '', amount: '100' },
    ]);
    expect(answers.map(({ msg }) => msg)).toEqual([format, '没有这个平台', '没有这个平台']);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  expect(await rowsOf(player.account)).toEqual(before);
  expect(await booksFaults()).toEqual([]);
});
