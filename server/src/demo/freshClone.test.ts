/** A fresh clone shows content everywhere: the seeded house has no empty replies. */
import { login } from '@foyer/contract/account/session.ts';
import { newGameHistory } from '@foyer/contract/bets/history.ts';
import { slotOffer } from '@foyer/contract/lobby/slotLobby.ts';
import { articleById } from '@foyer/contract/help/articles.ts';
import { indexOffer, queryIndexOfferList } from '@foyer/contract/home/offers.ts';
import { locales } from '@foyer/contract/envelope.ts';
import { init } from '@foyer/contract/site/config.ts';
import {
  reserveAmountGroup,
  reserveAmountList,
  reserveCreateOrder,
  reserveMyPayOrder,
} from '@foyer/contract/wallet/reserve.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../http/testing/client.ts';
import { assertBooksAreZero } from '../ledger/books.ts';
import { openTestHouse } from '../testing/house.ts';
import { reserveDue } from '../wallet/reserve/due.ts';
import { newPayer, pay } from '../wallet/reserve/testing/reserve.ts';
import { seedDemo } from './demo.ts';
import { demoKeeper } from './keep.ts';
import { demoLogin } from './player.ts';

const t = await openTestHouse({ config: { bankDelaySeconds: 6, sessionIdleMs: 1e12, sessionLifeMs: 1e12 } });
const guest = t.client();
const keep = demoKeeper(t.house);
let demo: TestClient;
beforeAll(async () => {
  await seedDemo(t.database, t.house);
  await keep();
  demo = t.client();
  await demo.ok(login, { ...demoLogin, captcha: 'none' });
});
afterAll(async () => {
  await assertBooksAreZero(t.house.db);
  await t.close();
});

it.each(locales)('has an advertisement, offers on the home page and offers for slots, in %s', async (lang) => {
  const { offer } = await guest.ok(indexOffer, {}, { lang });
  const home = (await guest.ok(queryIndexOfferList, {}, { lang })).list;
  const slots = (await guest.ok(slotOffer, {}, { lang })).list;
  expect([home.length, slots.length]).toEqual([4, 3]);
  for (const one of [offer, ...home, ...slots]) {
    expect(one?.title.trim()).not.toBe('');
    expect(one?.content.trim()).not.toBe('');
    expect(one?.imgClickLink).toMatch(/^\/discounts\/all/);
    expect((await guest.get(one?.imgLink ?? '')).statusCode).toBe(200);
  }
});

it('links from the download page to the instructions for installing the site', async () => {
  const { apkUrl, ipaUrl, appDownload } = await guest.ok(init, {});
  expect(appDownload).toBe('/download');
  for (const address of [apkUrl, ipaUrl]) {
    const { pathname, searchParams } = new URL(address, 'https://foyer.example');
    expect(pathname).toBe('/helpCenter/startUse');
    const { title } = await guest.ok(articleById, { articleId: searchParams.get('id') ?? '' });
    expect(title).toBe('把前厅装到手机上');
  }
});

it('offers amounts of every range for fast payments, at the start and after two hours', async () => {
  const seen = async () => {
    const { list } = await demo.ok(reserveAmountList, {});
    expect((await demo.ok(reserveAmountGroup, {})).list.map(({ groupId }) => groupId)).toEqual([
      'small',
      'middle',
      'large',
    ]);
    return list.map(({ amountSatang, count }) => [amountSatang, count]);
  };
  const amounts = [100_00, 500_00, 1_000_00, 5_000_00].map((satang) => [satang, 1]);
  expect(await seen()).toEqual(amounts);
  // After two hours the offers have expired. Then two processes run the keeper at the same time.
  t.clock.nowMs += 121 * 60_000;
  await reserveDue(t.house);
  expect((await demo.ok(reserveAmountList, {})).list).toEqual([]);
  await Promise.all([keep(), demoKeeper(t.house)()]);
  expect(await seen()).toEqual(amounts);
});

it('confirms a fast payment once its payer has confirmed it, after the delay of the sandbox bank. SI-49', async () => {
  const payer = await newPayer(t);
  const orderNo = await payer.ok(reserveCreateOrder, { amountId: '10000' });
  const stepOf = async () => (await payer.ok(reserveMyPayOrder, {})).list[0]?.step;
  await keep();
  const before = await t.house.ledger.balances(payer.playerId);
  await pay(payer, orderNo.orderNo);
  await keep();
  expect(await stepOf()).toBe('waitingReceipt');
  t.clock.nowMs += 6_000;
  await keep();
  expect(await stepOf()).toBe('done');
  const after = await t.house.ledger.balances(payer.playerId);
  expect((after.main ?? 0) - (before.main ?? 0)).toBe(100_00);
  await keep();
  expect((await demo.ok(reserveAmountList, {})).list.map(({ amountSatang }) => amountSatang)).toContain(100_00);
});

const running = async () => (await demo.ok(newGameHistory, { status: '0', pageNo: 1, pageSize: 10 })).list.length;

it('has one running bet, on the day of the seeding and on every later day', async () => {
  expect(await running()).toBeGreaterThan(0);
  await keep();
  expect(await running()).toBe(1);
  for (const days of [1, 20]) {
    await t.runDueJobs(t.clock.nowMs + days * 86_400_000);
    expect(await running()).toBe(0);
    await Promise.all([keep(), demoKeeper(t.house)()]);
    expect(await running()).toBe(1);
  }
});
