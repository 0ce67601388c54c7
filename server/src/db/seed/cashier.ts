/** Sandbox data of the cashier: three receiving banks that no real money can reach, and the withdrawal channels. */
import { siteCurrency } from '@foyer/contract/currency.ts';
import { storedWords } from '@foyer/text/translate.ts';
import type { WalletTables, Words } from '../walletTables.ts';

const words = storedWords('seed/cashier');

/** Placeholder for the code of the site's currency until the brand is read. */
const own = '';
const doNotPay = words('doNotPay');

type Bank = Omit<WalletTables['receiving_bank'], 'bank_names' | 'remarks' | 'is_open' | 'sort_order'> & {
  readonly names: Words;
};

/** Limits are minor units of the currency. A rate of 48,000 is 4.8 baht for one yuan. */
const banks: readonly Bank[] = [
  {
    in_bank_id: 'sandbox-bangkok',
    bank_code: 'SBK',
    names: words('bangkok'),
    account_name: 'PLAY MONEY DEMO',
    account_number: '000-0-00001-1',
    currency: own,
    min_minor: 100_00,
    max_minor: 200_000_00,
    rate_e4: 10_000,
  },
  {
    in_bank_id: 'sandbox-chiang-mai',
    bank_code: 'SCM',
    names: words('chiangMai'),
    account_name: 'PLAY MONEY DEMO',
    account_number: '000-0-00002-2',
    currency: own,
    min_minor: 500_00,
    max_minor: 500_000_00,
    rate_e4: 10_000,
  },
  {
    in_bank_id: 'sandbox-shanghai',
    bank_code: 'SSH',
    names: words('shanghai'),
    account_name: 'PLAY MONEY DEMO',
    account_number: '0000 0000 0000 0003',
    currency: 'CNY',
    min_minor: 50_00,
    max_minor: 50_000_00,
    rate_e4: 48_000,
  },
];

export const seedBanks = () =>
  banks.map(({ names, currency, ...bank }, index) => ({
    ...bank,
    currency: currency === own ? siteCurrency().code : currency,
    bank_names: JSON.stringify(names),
    remarks: JSON.stringify(doNotPay),
    is_open: true,
    sort_order: index,
  }));

/** The three withdrawal channels of AMB-078. An operator closes those that they do not offer. */
export const seedChannels = [
  { method: 'bank', min_satang: 100_00, max_satang: 100_000_00, usual_minutes: 30, is_open: true },
  { method: 'usdt', min_satang: 300_00, max_satang: 300_000_00, usual_minutes: 20, is_open: true },
  { method: 'wallet', min_satang: 100_00, max_satang: 50_000_00, usual_minutes: 10, is_open: true },
];
