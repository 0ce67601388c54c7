/** Outside the sandbox, a payment method without a provider is closed and says why, in every language. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openTestHouse } from '../../../server/src/testing/house.ts';
import { newPlayer } from '../../../server/src/wallet/testing/wallet.ts';
import { openSite } from '../openSite.tsx';
import type { Site } from '../openSite.tsx';
import { cookiesOf } from './players.ts';

const t = await openTestHouse({ config: { isSandbox: false, isDemoSeeded: false } });
let site: Site | undefined;
afterEach(() => site?.close());
afterAll(() => t.close());

const words = {
  zh_CN: [
    '本站没有开通存款',
    '本站还没有接入收款方，暂不受理存款。',
    '本站没有开通提款',
    '本站还没有接入付款方，暂不受理提款。',
  ],
  en: [
    'Deposits are not open on this site',
    'This site has no payment partner that takes deposits yet, so none are accepted.',
    'Withdrawals are not open on this site',
    'This site has no payment partner that pays withdrawals yet, so none are accepted.',
  ],
  th: [
    'เว็บไซต์นี้ยังไม่เปิดรับฝาก',
    'เว็บไซต์นี้ยังไม่มีผู้ให้บริการรับชำระเงิน จึงยังไม่รับฝาก',
    'เว็บไซต์นี้ยังไม่เปิดรับถอน',
    'เว็บไซต์นี้ยังไม่มีผู้ให้บริการจ่ายเงิน จึงยังไม่รับถอน',
  ],
} as const satisfies Partial<Record<Locale, readonly string[]>>;

it.each(Object.entries(words) as [keyof typeof words, (typeof words)[keyof typeof words]][])(
  'both deposit pages and the withdrawal show the reason, in %s',
  async (locale, [noDeposit, whyDeposit, noWithdrawal, whyWithdrawal]) => {
    const player = await newPlayer(t);
    for (const [path, title, why] of [
      ['/mine/capital/deposit', noDeposit, whyDeposit],
      ['/mine/capital/latestdeposit', noDeposit, whyDeposit],
      ['/mine/capital/withdrawal', noWithdrawal, whyWithdrawal],
    ] as const) {
      site = await openSite(t, path, { locale, setCookies: cookiesOf(player) });
      const state = (await screen.findByRole('heading', { name: title })).parentElement;
      expect(state?.textContent).toContain(why);
      // This is not an error, so there is nothing to retry.
      expect(state?.role ?? '').not.toBe('alert');
      site.close();
    }
  },
);
