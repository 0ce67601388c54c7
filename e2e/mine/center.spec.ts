import { expect, test } from '../test.ts';
import { keyboard, siteUrl, watch } from '../hand.ts';
import { registerPlayer } from '../player.ts';

test('shows the masked account, security score, club progress and bonuses, and saves QQ, WeChat and birthday. SI-35, M18, SCREEN-050, ENTITY-002, ENTITY-006', async ({
  page,
  context,
}) => {
  test.slow();
  const player = await registerPlayer(context);
  const faults = watch(page);
  await page.goto(`${siteUrl()}/mine/center`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(player.account.slice(0, 3));
  await expect(page.getByRole('img', { name: /安全评分 20/ })).toBeVisible();
  await expect(main.getByText('再有 ฿10,000.00 有效投注，升为常客。')).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: '来客' })).toHaveAttribute('aria-current', 'step');
  for (const words of ['申请中', '进行中', '已领取', '未领取', '累计提款', '累计红利']) {
    await expect(main.getByText(words).first()).toBeVisible();
  }
  expect(await page.content()).not.toContain(player.account);

  const hand = keyboard(page);
  const forms = [
    ['QQ', '填写 QQ', '保存 QQ', '01234', 'QQ为5-10位数字，不能以0开头', '23456789', '234***89'],
    ['微信号', '填写微信号', '保存微信号', '1abcdef', '微信号为6-20位', 'lin_zhao-88', 'lin******88'],
  ] as const;
  for (const [name, title, submit, bad, message, good, masked] of forms) {
    await hand.press(main.getByRole('button', { name: new RegExp(`^${name}`) }));
    const form = page.getByRole('form', { name: title });
    await hand.press(form.getByRole('button', { name: submit }));
    await expect(form.getByText(`请输入${name}`)).toBeVisible();
    await hand.type(form.getByLabel(name, { exact: true }), bad);
    await hand.press(form.getByRole('button', { name: submit }));
    await expect(form.getByText(message)).toBeVisible();
    await hand.type(form.getByLabel(name, { exact: true }), good);
    await hand.press(form.getByRole('button', { name: submit }));
    await expect(main.getByText(masked)).toBeVisible();
    expect(await page.content()).not.toContain(good);
  }

  await hand.press(main.getByRole('button', { name: /^生日/ }));
  const birthday = page.getByRole('form', { name: '设置生日' });
  await birthday.getByLabel('出生日期').fill('2015-05-05');
  await hand.press(birthday.getByRole('button', { name: '保存生日' }));
  await expect(birthday.getByText('请选择有效的日期，须达到本站要求的年龄')).toBeVisible();
  expect((await player.send('/api/vipDeposit/submitBirthDay', { birthday: '2015-05-05' })).code).toBe(1120);
  await birthday.getByLabel('出生日期').fill('1990-05-05');
  await hand.press(birthday.getByRole('button', { name: '保存生日' }));
  await expect(main.getByText('1990-**-**')).toBeVisible();
  await expect(main.getByRole('button', { name: /^生日/ })).toHaveCount(0);
  expect(faults).toEqual([]);
});
