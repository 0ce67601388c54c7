/** Bad input on the newer ways to deposit, on the screen and on the wire. SI-48, VALID-030 to VALID-032 */
import { expect, test } from '@playwright/test';
import { fullWidth, long, refusesBadInput, sendRaw, unreadable } from '../../badInput.ts';
import type { Wrong } from '../../badInput.ts';
import { booksFaults, rowsOf } from '../../books.ts';
import { siteUrl, takeInUse } from '../../hand.ts';
import { registerPlayer } from '../../player.ts';

const page = '/mine/capital/latestdeposit';
const format = '金额格式错误';

/** The same for every way; the limits are the channel's. */
const amounts = (range: string, below: readonly [string, string], above: readonly [string, string]): Wrong[] => [
  ['amount', '', '请输入金额'],
  ['amount', '0', '金额不能为0'],
  ['amount', below[0], range, `金额低于最低限额 ${below[1]}`],
  ['amount', above[0], range, `金额超过最高限额 ${above[1]}`],
  ['amount', '500.001', format],
  ['amount', '-500', format],
  ['amount', '5e2', format],
  ['amount', '<script>', format],
  ['amount', '9'.repeat(40), format],
  ['amount', long, '这一项的内容无法识别', unreadable],
];
const depositors: Wrong[] = [
  ['depositorName', '', '请输入存款人姓名'],
  ['depositorName', '陈'.repeat(41), '存款人姓名最多40个字符'],
  ['depositorName', long, '这一项的内容无法识别', unreadable],
];
const amount = { label: '存款金额', good: '500' };
const depositorName = { label: '存款人姓名', good: '陈晓林' };

const forms = [
  {
    type: 'third',
    name: '第三方支付',
    path: '/api/indexpay/webpay_gateway',
    fields: { amount },
    also: { payConfigId: 'sandbox-gateway', payType: 'third' },
    wrong: amounts('存款限额：50-50,000元', ['49.99', '50.00'], ['50000.01', '50000.00']),
  },
  {
    type: 'automatic',
    name: '自动到账',
    path: '/api/offlineAuto/payOrder',
    fields: { amount, depositorName },
    also: { autoBankId: 'sandbox-auto-bangkok' },
    wrong: [...amounts('存款限额：100-100,000元', ['99.99', '100.00'], ['100000.01', '100000.00']), ...depositors],
  },
  {
    type: 'semiAutomatic',
    name: '半自动到账',
    path: '/api/semiAutomatic/payOrder',
    // Below a thousand: separators come and go with the focus, and would undo the selection that an emptying begins with.
    fields: { amount: { ...amount, good: '600' }, depositorName },
    also: { payConfigId: 'sandbox-semi-bangkok' },
    wrong: [...amounts('存款限额：500-1,000,000元', ['499.99', '500.00'], ['1000000.01', '1000000.00']), ...depositors],
  },
  {
    type: 'usdt',
    name: 'USDT',
    path: '/api/bankpay/inPayUSDTOrder',
    fields: { amount: { ...amount, good: '25.50' }, txId: { label: /^转账哈希/, good: 'a'.repeat(64) } },
    also: { chain: '0', rate: '32.5' },
    wrong: [
      ...amounts('存款限额：10-20,000元', ['9.99', '10.00'], ['20000.01', '20000.00']),
      ['txId', 'a'.repeat(63), '转账哈希是64位的0–9、a–f（可带0x），不填也可以'],
      ['txId', 'z'.repeat(64), '转账哈希是64位的0–9、a–f（可带0x），不填也可以'],
    ] satisfies Wrong[],
  },
] as const;

for (const { type, name, path, fields, also, wrong } of forms) {
  test(`${name}: the same rules on both sides, and no order is opened. VALID-030 to VALID-032`, async ({
    page: tab,
    context,
  }) => {
    test.slow();
    const player = await registerPlayer(context);
    await tab.goto(`${siteUrl()}${page}?type=${type}`);
    await takeInUse(tab);
    const form = tab.getByRole('form', { name });
    await expect(form.getByLabel('存款金额')).toBeEditable();
    const before = await rowsOf(player.account);
    await refusesBadInput(tab, { form, path, fields, also, wrong });
    const good = Object.fromEntries(Object.entries(fields).map(([field, one]) => [field, one.good]));
    const answers = await sendRaw(tab, path, [
      { ...good, ...also, amount: fullWidth('500') },
      ...Object.keys(also).flatMap((id) =>
        ["' or 1=1 --", '<script>', long].map((value) => ({ ...good, ...also, [id]: value })),
      ),
    ]);
    for (const { code } of answers) expect(code).not.toBe(200);
    expect(await rowsOf(player.account)).toEqual(before);
    expect(await booksFaults()).toEqual([]);
  });
}
