/**
 * Every way in and out that the journeys beside it do not take in this language and size already. The words are those of
 * the catalogue, so a screen that shows another language's does not find its own button. SI-47, SI-48, SI-50
 */
import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { locales } from '@foyer/contract/envelope.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountsOf, booksFaults } from '../books.ts';
import { finger, freshCard, freshPhone, keyboard, siteUrl, takeInUse, watch } from '../hand.ts';
import type { Hand } from '../hand.ts';
import { operate } from '../operator.ts';
import { onePixel, realName, registerPlayer, verifyPlayer, withdrawPassword } from '../player.ts';
import type { Player } from '../player.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1440, height: 900 } };
const handOf = (page: Page, size: typeof phone | typeof desk): Hand => (size === phone ? finger() : keyboard(page));

/** The text of `room.a.b` as the catalogue has it. */
function wordsOf(locale: Locale) {
  return (path: string): string => {
    const [room = '', ...keys] = path.split('.');
    const file = join(import.meta.dirname, `../../text/${locale}/${room}.json`);
    const found = keys.reduce<unknown>(
      (part, key) => (part as Record<string, unknown> | undefined)?.[key],
      JSON.parse(readFileSync(file, 'utf8')),
    );
    if (typeof found !== 'string') throw new Error(`${locale} has no ${path}`);
    return found;
  };
}

const speak = (context: BrowserContext, locale: Locale): Promise<void> =>
  context.addCookies([{ name: 'lang', value: locale, url: siteUrl() }]);

const orders = [
  ['third', 'deposit.submitWindow', '500'],
  ['qr', 'deposit.submitQr', '500'],
  ['usdt', 'deposit.submitOrder', '20'],
  ['automatic', 'deposit.submitOrder', '500'],
  ['semiAutomatic', 'deposit.submitOrder', '2000'],
] as const;

/** What journeys.spec.ts walks already. */
const walked = new Set([
  ...locales.map((locale) => `third ${locale} 1440`),
  'third zh_CN 360',
  'qr zh_CN 360',
  'usdt zh_CN 1440',
  'automatic zh_CN 1440',
  'semiAutomatic zh_CN 1440',
]);

for (const locale of locales) {
  for (const size of [phone, desk]) {
    const word = wordsOf(locale);
    test.describe(`${locale}, ${size.viewport.width} px`, () => {
      test.use(size);
      for (const [type, submit, amount] of orders) {
        if (walked.has(`${type} ${locale} ${size.viewport.width}`)) continue;
        test(`a deposit by ${type} is credited. SI-48`, async ({ page, context }) => {
          const player = await registerPlayer(context);
          await speak(context, locale);
          await page.goto(`${siteUrl()}/mine/capital/latestdeposit?type=${type}`);
          await takeInUse(page);
          const faults = watch(page);
          const hand = handOf(page, size);
          await hand.type(page.getByLabel(word('wallet.deposit.amount')), amount);
          if (type.endsWith('utomatic')) await hand.type(page.getByLabel(word('wallet.deposit.depositor')), realName);
          const opening = type === 'third' ? context.waitForEvent('page') : undefined;
          await hand.press(
            page
              .getByRole('button', { name: word(submit) })
              .filter({ visible: true })
              .first(),
          );
          let payer = await opening;
          if (type === 'qr') {
            const address = await page.getByRole('link', { name: word('deposit.payPage') }).getAttribute('href');
            payer = await context.newPage();
            await payer.goto(siteUrl() + address);
          }
          await payer?.getByRole('button', { name: word('payment.act.success'), exact: true }).click();
          const credited = type === 'usdt' ? 65_000 : Number(amount) * 100;
          const done = word('deposit.done').replace(
            '{amount}',
            `฿${(credited / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
          );
          await expect(page.getByRole('heading', { name: done })).toBeVisible({ timeout: 30_000 });
          expect(await accountsOf(player.account)).toMatchObject({ main: credited });
          expect(await booksFaults()).toEqual([]);
          expect(faults).toEqual([]);
        });
      }

      if (locale === 'zh_CN') return;
      test(`a transfer with its proof is credited. SI-47, SCREEN-006`, async ({ page, context }) => {
        const player = await registerPlayer(context);
        await speak(context, locale);
        await page.goto(`${siteUrl()}/mine/capital/deposit`);
        await takeInUse(page);
        const faults = watch(page);
        const hand = handOf(page, size);
        const form = page.getByRole('form', { name: word('wallet.deposit.title'), exact: true });
        await hand.type(form.getByLabel(word('wallet.deposit.amount')), '500');
        await hand.type(form.getByLabel(word('wallet.deposit.depositor')), realName);
        await form.getByLabel(word('wallet.deposit.proof')).setInputFiles(onePixel);
        await expect(form.getByText(word('ui.fileSent'))).toBeVisible();
        await hand.press(form.getByRole('button', { name: word('wallet.deposit.submit') }).filter({ visible: true }));
        await expect(page.getByRole('heading', { name: word('wallet.deposit.done') })).toBeVisible();
        await expect.poll(async () => accountsOf(player.account), { timeout: 30_000 }).toMatchObject({ main: 50_000 });
        expect(await booksFaults()).toEqual([]);
        expect(faults).toEqual([]);
      });
    });
  }
}

const ways = [
  ['bank', '', ''],
  ['usdt', 'payout.usdt.address', 'TQ9fKx7mR3bVn2LsWp8dYhZc4uEjGa5tX1'],
  ['wallet', 'payout.wallet.account', '0812345678'],
] as const;

/** What withdrawalMethods.spec.ts walks already. */
const paidOut = new Set([
  'bank zh_CN 360',
  'bank zh_CN 1440',
  'usdt zh_CN 1440',
  'usdt en 360',
  'wallet zh_CN 1440',
  'wallet th 360',
]);

async function readyPlayer(context: BrowserContext): Promise<Player> {
  const player = await registerPlayer(context);
  await verifyPlayer(context, player);
  await operate(context.request, 'bonus', { account: player.account, id: `gift-${player.account}`, amount: '1000' });
  return player;
}

for (const locale of locales) {
  for (const size of [phone, desk]) {
    const word = wordsOf(locale);
    test.describe(`${locale}, ${size.viewport.width} px`, () => {
      test.use(size);
      for (const [way, label, destination] of ways) {
        if (paidOut.has(`${way} ${locale} ${size.viewport.width}`)) continue;
        test(`a withdrawal by ${way} arrives. SI-50, SI-52, SCREEN-014`, async ({ page, context }) => {
          const player = await readyPlayer(context);
          const card = {
            holderName: realName,
            cardNumber: freshCard(),
            branch: '静安支行',
            reservedPhone: freshPhone(),
          };
          if (way === 'bank') await player.send('/api/loged/addBankCard', { ...card, withdrawPassword });
          await speak(context, locale);
          const faults = watch(page);
          await page.goto(`${siteUrl()}/mine/capital/withdrawal${way === 'bank' ? '' : `?method=${way}`}`);
          const hand = handOf(page, size);
          const form = page.getByRole('form', { name: word('wallet.withdrawal.title'), exact: true });
          if (label !== '') await hand.type(form.getByLabel(word(label), { exact: true }), destination);
          await hand.type(form.getByLabel(word('wallet.withdrawal.amount'), { exact: true }), '650');
          await hand.type(form.getByLabel(word('wallet.withdrawal.password'), { exact: true }), withdrawPassword);
          await hand.press(
            form
              .getByRole('button', { name: word('wallet.withdrawal.submit') })
              .filter({ visible: true })
              .first(),
          );
          await expect(page.getByRole('main').getByText(word('wallet.withdrawal.done')).first()).toBeVisible();
          const arrived = { main: 35_000, withdrawing: 0 };
          await expect.poll(async () => accountsOf(player.account), { timeout: 30_000 }).toMatchObject(arrived);
          expect(await booksFaults()).toEqual([]);
          expect(faults).toEqual([]);
        });
      }
    });
  }
}
