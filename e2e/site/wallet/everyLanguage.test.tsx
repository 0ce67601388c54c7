/**
 * Every deposit and withdrawal method in every language: the form with its texts, the order that the house stores, and
 * the screen that shows its progress. What needs a real browser is in e2e/wallet. SI-47, SI-48, SI-50
 */
import { locales } from '@foyer/contract/envelope.ts';
import { depositOrderList } from '@foyer/contract/wallet/depositOrders.ts';
import { withdrawalMethods } from '@foyer/contract/wallet/methods.ts';
import type { WithdrawalMethod } from '@foyer/contract/wallet/methods.ts';
import { withdrawList } from '@foyer/contract/wallet/withdrawal.ts';
import { act, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { assertBooksAreZero } from '../../../server/src/ledger/books.ts';
import { openTestHouse } from '../../../server/src/testing/house.ts';
import { newPlayer, readyToWithdraw, withdrawPassword } from '../../../server/src/wallet/testing/wallet.ts';
import type { TestPlayer } from '../../../server/src/wallet/testing/wallet.ts';
import { wordsOf } from '../../wallet/words.ts';
import { openSite } from '../openSite.tsx';
import type { Site } from '../openSite.tsx';
import { choose, fieldOf, fill, findForm, findHeading, follow, press, visit } from './hand.ts';
import { openPayerWindow } from './payerWindow.ts';
import { bankSteps, cookiesOf, houseSettings, payAt } from './players.ts';
import { proofFile, sendFilesByFetch } from './sentFiles.ts';

const t = await openTestHouse(houseSettings);
// Lists are sorted by time, so no two orders may have the same time.
beforeEach(() => void (t.clock.nowMs += 1000));
afterEach(() => assertBooksAreZero(t.house.db));
afterAll(() => t.close());
// The pages poll orders by an interval, which the tests advance. Single time-outs stay real.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterAll(() => void vi.useRealTimers());
const readAgain = () => act(() => vi.advanceTimersByTimeAsync(5_000));

const waysIn = [
  { method: 'bank', submit: 'wallet/deposit.form.submit', amount: '500', creditSatang: 500_00, named: true },
  { method: 'third', submit: 'wallet/deposit.submitWindow', amount: '500', creditSatang: 500_00, named: false },
  { method: 'qr', submit: 'wallet/deposit.submitQr', amount: '500', creditSatang: 500_00, named: false },
  { method: 'usdt', submit: 'wallet/deposit.submitOrder', amount: '20', creditSatang: 650_00, named: false },
  { method: 'automatic', submit: 'wallet/deposit.submitOrder', amount: '500', creditSatang: 500_00, named: true },
  {
    method: 'semiAutomatic',
    submit: 'wallet/deposit.submitOrder',
    amount: '2000',
    creditSatang: 2_000_00,
    named: true,
  },
] as const;

const waysOut: Record<WithdrawalMethod, { readonly label?: string; readonly to: string; readonly shown: string }> = {
  bank: { to: '', shown: '**** ' },
  usdt: { label: 'wallet/withdrawal.usdt.address', to: 'TK8zjR4GpHnc1xM1Lbh9V928dutq5rSjL5', shown: 'TK8z…SjL5' },
  wallet: { label: 'wallet/withdrawal.wallet.account', to: '0812345678', shown: '0812…5678' },
};

describe.each(locales)('in %s', (locale) => {
  const word = wordsOf(locale);
  let player: TestPlayer;
  let site: Site;
  beforeAll(async () => {
    player = await newPlayer(t);
    await readyToWithdraw(t, player);
    site = await openSite(t, '/mine/capital/account', { locale, setCookies: cookiesOf(player) });
    sendFilesByFetch();
  });
  afterAll(() => {
    site.close();
    vi.restoreAllMocks();
  });
  const mainSatang = async () => (await t.house.ledger.balances(player.playerId)).main ?? 0;

  it.each(waysIn)(
    'a deposit by $method is filled in, sent and shown as credited. SCREEN-006 to SCREEN-008, SCREEN-072, SCREEN-073',
    async ({ method, submit, amount, creditSatang, named }) => {
      const before = await mainSatang();
      const payer = openPayerWindow(t, player);
      await visit(site, method === 'bank' ? '/mine/capital/deposit' : `/mine/capital/latestdeposit?type=${method}`);
      const form = await findForm();
      await fill(form, word('wallet/deposit.form.amount'), amount);
      if (named) await fill(form, word('wallet/deposit.form.depositor'), '王小明');
      if (method === 'bank') {
        await choose(fieldOf(form, word('wallet/deposit.form.proof')), proofFile());
        await within(form).findByText(word('ui.fileSent'));
        // A sentence of its own: run together with the one before, it was misread.
        within(form).getByText(word('wallet/deposit.form.rule24'));
      }
      await press(form, word(submit));
      await findHeading(word(method === 'bank' ? 'wallet/deposit.form.done' : 'wallet/deposit.payNow'));
      const [order] = (await player.ok(depositOrderList, {})).list;
      expect(order).toMatchObject({ method, status: '0', amountSatang: Number(amount) * 100, creditSatang });
      expect(await mainSatang()).toBe(before);

      const address = method === 'third' ? await payer.addresses.at(-1) : order?.payUrl;
      if (method === 'qr') {
        expect(screen.getByRole('img', { name: word('wallet/deposit.qrLabel') })).toBeTruthy();
        expect(screen.getByRole('link', { name: word('wallet/deposit.payPage') }).getAttribute('href')).toBe(address);
      }
      if (address) await payAt(t, player, address);
      else await bankSteps(t);
      await readAgain();
      const paid = (creditSatang / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
      await findHeading(word('wallet/deposit.done', { amount: `฿${paid}` }));
      expect(await mainSatang()).toBe(before + creditSatang);
    },
  );

  it.each(withdrawalMethods)(
    'a withdrawal by %s is filled in, sent and shown as paid. SI-52, SCREEN-009 to SCREEN-011, SCREEN-014, AMB-078',
    async (method) => {
      const { label, to, shown } = waysOut[method];
      const before = await mainSatang();
      await visit(site, `/mine/capital/withdrawal?method=${method}`);
      const form = await findForm(word('wallet/withdrawal.title'));
      if (label !== undefined) await fill(form, word(label), to);
      await fill(form, word('wallet/withdrawal.amount'), '650');
      await fill(form, word('wallet.withdrawPassword'), withdrawPassword);
      await press(form, word('wallet/withdrawal.submit'));
      await findHeading(word('wallet/withdrawal.done'));
      expect(await t.house.ledger.balances(player.playerId)).toMatchObject({
        main: before - 650_00,
        withdrawing: 650_00,
      });
      expect((await player.ok(withdrawList, {})).list[0]).toMatchObject({ method, status: '0', amountSatang: 650_00 });
      await follow(screen.getByRole('main'), word('wallet/withdrawal.toRecords'));
      await screen.findAllByText(shown, { exact: false });
      const arrived = () => screen.queryAllByText(word('labels.withdrawalStatus.success')).length;
      const seen = arrived();
      await bankSteps(t, 2);
      await readAgain();
      await vi.waitFor(() => expect(arrived()).toBe(seen + 1));
      expect(await t.house.ledger.balances(player.playerId)).toMatchObject({ main: before - 650_00, withdrawing: 0 });
    },
  );
});
