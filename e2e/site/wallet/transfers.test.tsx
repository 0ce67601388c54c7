/** Bad input on transfers to a platform and on interest plans, on the screen and in calls. SI-44, SI-46 */
import { buyBalanceProfit } from '@foyer/contract/interest/plans.ts';
import { deposit, withdraw } from '@foyer/contract/wallet/balance.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import { assertBooksAreZero } from '../../../server/src/ledger/books.ts';
import { openTestHouse } from '../../../server/src/testing/house.ts';
import { newPlayer } from '../../../server/src/wallet/testing/wallet.ts';
import type { TestPlayer } from '../../../server/src/wallet/testing/wallet.ts';
import { openSite } from '../openSite.tsx';
import type { Site } from '../openSite.tsx';
import { fullWidth, long, refusalsOf, refusesBadInput, unreadable } from './badInput.ts';
import type { Wrong } from './badInput.ts';
import { fieldOf, fill, press } from './hand.ts';
import { listen } from './line.ts';
import { cookiesOf, houseSettings, rowsOf } from './players.ts';

const t = await openTestHouse(houseSettings);
let site: Site | undefined;
afterEach(async () => {
  site?.close();
  await assertBooksAreZero(t.house.db);
});
afterAll(() => t.close());

async function open(player: TestPlayer, path: string) {
  site = await openSite(t, path, { setCookies: cookiesOf(player) });
  return { line: listen(), rows: () => rowsOf(t, player.playerId) };
}
const patience = { timeout: 25_000 };

/** Opens the dialog of this button and returns it. */
async function openDialog(button: string): Promise<HTMLElement> {
  await screen.findByRole('button', { name: button }, patience);
  await press(screen.getByRole('main'), button);
  return screen.findByRole('dialog', { name: button }, patience);
}

const format = '金额格式错误';
const tooLong = '这一项的内容无法识别';
const decimals = '该平台不支持小数转账';
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
  ['amount', long, tooLong, unreadable],
];

it.each([
  ['转入墨玉堂', deposit],
  ['从墨玉堂转出', withdraw],
] as const)(
  '%s: client and house apply the same rules, and no money moves. VALID-033, VALID-034',
  async (button, call) => {
    const player = await newPlayer(t, 1000);
    await player.ok(deposit, { platformKey: 'moyu', amountSatang: 400_00 });
    const { line, rows } = await open(player, '/mine/capital/account');
    const dialog = await openDialog(button);
    const before = await rows();
    await refusesBadInput(player, line, {
      form: await within(dialog).findByRole('form'),
      call,
      fields: { amount: { label: '金额', good: '100' } },
      also: { platformKey: 'moyu' },
      wrong,
    });
    expect(
      await refusalsOf(player, call, [
        { platformKey: 'moyu', amount: fullWidth('100') },
        { platformKey: 'nowhere', amount: '100' },
        { platformKey: '', amount: '100' },
      ]),
    ).toEqual([format, '没有这个平台', '没有这个平台']);
    expect(await rows()).toEqual(before);
  },
);

it('client and house apply the same rules to the amount of a plan. VALID-030, VALID-031, VALID-061, AMB-191', async () => {
  const player = await newPlayer(t, 600);
  const { line } = await open(player, '/mine/capital/account?tab=interest');
  const dialog = await openDialog('购买一日计划');
  const form = await within(dialog).findByRole('form');
  const short = '余额不足以购买该计划，请先充值';
  await refusesBadInput(player, line, {
    form,
    call: buyBalanceProfit,
    fields: { amount: { label: '放进计划的金额', good: '100' } },
    also: { planId: 'day' },
    wrong: [
      ['amount', '', '请输入金额'],
      ['amount', '0', '金额不能为0'],
      ['amount', '-1', format],
      ['amount', '1.234', format],
      ['amount', '一百', format],
      ['amount', '600.01', short],
      ['amount', '5000.01', '单笔最多5,000元', '单笔最多5000元，没有扣款'],
      ['amount', long, tooLong, unreadable],
    ],
  });
  await fill(form, '放进计划的金额', '700');
  await waitFor(() => expect(within(dialog).getByRole('link', { name: '去存款' })).toBeTruthy());
  // A purchase that is refused for lack of money leaves an order that players do not see, but no movement.
  expect(await t.house.ledger.balances(player.playerId)).toEqual({ main: 600_00 });
});

it.each([
  [6000, '5000'],
  [600, '600'],
])('of ฿%i the most that a plan takes is ฿%s, and it is bought. AMB-191', async (baht, most) => {
  const player = await newPlayer(t, baht);
  await open(player, '/mine/capital/account?tab=interest');
  const dialog = await openDialog('购买一日计划');
  const form = await within(dialog).findByRole('form');
  await press(form, '最多');
  expect(fieldOf(form, '放进计划的金额').value).toBe(baht > 5000 ? '5,000' : most);
  await act(async () => void fireEvent.submit(form));
  await waitFor(async () => {
    expect((await t.house.ledger.balances(player.playerId)).savings).toBe(Number(most) * 100);
  }, patience);
});
