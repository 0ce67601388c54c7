/** The promotions hall: what each offer gives and costs, for every visitor and by its own address. SI-27, SI-28 */
import { expect, test } from '../test.ts';
import { siteUrl, tabbing, takeInUse, watch } from '../hand.ts';

const hall = () => `${siteUrl()}/discounts/all`;

test('filters by eight kinds in the address, opens an offer and comes back. SCREEN-034, SCREEN-082, SCREEN-083, ENV-017', async ({
  page,
}) => {
  const faults = watch(page);
  await page.goto(hall());
  await expect(page).toHaveTitle(/^优惠/);
  await takeInUse(page);
  const list = page.getByRole('list', { name: '优惠列表' });
  await expect(list.getByRole('listitem')).toHaveCount(24);
  await page.getByRole('button', { name: /再看 24 个/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(48);
  await expect(page).toHaveURL(/page=2/);

  const filters = page.getByRole('group', { name: '优惠类型' });
  await expect(filters.getByRole('button')).toHaveCount(8);
  const asking = page.waitForRequest('**/api/guest/queryBonusArticleInfoList');
  await filters.getByRole('button', { name: '救援金' }).click();
  await expect(page).toHaveURL(/type=rescue/);
  expect(new URLSearchParams((await asking).postData() ?? '').get('platform')).toBe('pc');
  await expect(list.getByRole('listitem')).toHaveCount(16);
  await list.getByRole('link', { name: /全站周救援金 8%/ }).click();
  await expect(page).toHaveURL(/id=rescue-all-weekly/);
  await expect(page.getByRole('heading', { name: '全站周救援金 8%', level: 2 })).toBeFocused();
  await expect(page.getByText('领满 ฿8,888，要先打 ฿26,664 流水才能提款', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: '同类优惠' }).getByRole('link').first()).toBeVisible();
  await expect(page).toHaveTitle(/^全站周救援金 8%/);
  await page.goBack();
  await expect(page).toHaveURL(/type=rescue$/);
  await expect(page).toHaveTitle(/^优惠/);
  expect(faults).toEqual([]);
});

test('serves an offer by its address without scripts, and answers 404 for an unknown one', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(`${hall()}?id=deposit-first`);
  await expect(page.getByRole('heading', { name: '首存加赠 50%' })).toBeVisible();
  await expect(page.getByText('存 ฿1,000 得 ฿500', { exact: false })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /discounts\/all\?id=deposit-first$/);
  // Link previews in messengers show the offer's title and description, not the hall's.
  await expect(page).toHaveTitle('首存加赠 50% · 前厅');
  for (const name of ['meta[name=description]', 'meta[property="og:description"]'])
    await expect(page.locator(name)).toHaveAttribute('content', /加赠 50%，最高 ฿3,000/);
  expect((await page.goto(`${hall()}?id=nothing`))?.status()).toBe(404);
  await context.close();
});

for (const [lang, title, cost] of [
  ['en', 'First deposit: 50% on top', 'For the full ฿3,000 you stake ฿72,000'],
  ['th', 'ฝากครั้งแรก โบนัส 50%', 'หากรับเต็ม ฿3,000 ต้องเดิมพันครบ ฿72,000'],
] as const) {
  test(`shows in ${lang} what an offer costs. I18N-003`, async ({ page, context }) => {
    await context.addCookies([{ name: 'lang', value: lang, url: siteUrl() }]);
    await page.goto(`${hall()}?id=deposit-first`);
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(cost, { exact: false }).first()).toBeVisible();
  });
}

test('shows the classic family where the first has no types. AMB-138', async ({ page }) => {
  await page.route('**/api/guest/queryBonusArticleTypeList', (route) =>
    route.fulfill({ json: { code: 200, data: { list: [] }, msg: '', success: true } }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${siteUrl()}/404`);
  await takeInUse(page);
  await page.evaluate(() => history.pushState({}, '', '/discounts/all?type=registration'));
  const list = page.getByRole('list', { name: '优惠列表' });
  await list.getByRole('link', { name: /新人 3 天见面礼/ }).click();
  await expect(page.getByRole('heading', { name: '新人 3 天见面礼', level: 2 })).toBeVisible();
  expect(asked).toEqual(
    expect.arrayContaining(['/api/guest/offerTypeList', '/api/guest/offerList', '/api/guest/offerDetail']),
  );
  expect(asked).not.toContain('/api/guest/queryBonusArticleInfoList');
});

test('calculates the cost of a percentage while typing, by keyboard, on a phone. M22, A01', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${hall()}?id=deposit-first`);
  await takeInUse(page);
  const hand = tabbing(page);
  await hand.type(page.getByLabel('你打算存多少？'), '2000');
  await expect(page.getByText('存 ฿2,000 得 ฿1,000，需有效投注 ฿24,000', { exact: false })).toBeVisible();
  await hand.press(page.getByRole('main').getByRole('button', { name: '领取' }));
  await expect(page.getByRole('dialog')).toContainText('请先登录再领取优惠');
});
