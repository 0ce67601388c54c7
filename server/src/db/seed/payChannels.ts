/**
 * The sandbox's newer deposit channels. Gateway, accounts and addresses are invented, so no real money reaches them.
 */
import { siteCurrency } from '@foyer/contract/currency.ts';
import { storedWords } from '@foyer/text/translate.ts';
import type { WalletTables, Words } from '../walletTables.ts';

const words = storedWords('seed/cashier');

type Channel = WalletTables['pay_channel'];
type Seed = Pick<
  Channel,
  'pay_config_id' | 'pay_type' | 'icon' | 'currency' | 'min_minor' | 'max_minor' | 'rate_e4'
> & { readonly names: Words; readonly banks?: readonly { readonly code: string; readonly names: Words }[] } & Partial<
    Pick<
      Channel,
      'bank_code' | 'account_name' | 'account_number' | 'chain' | 'address' | 'life_minutes' | 'usual_minutes'
    >
  >;

const thaiBanks = [
  { code: 'SBK', names: words('bangkok') },
  { code: 'SCM', names: words('chiangMai') },
];
const account = { account_name: 'PLAY MONEY DEMO' };
/** In the site's currency, which is not known before the brand is read. */
const own = { currency: '', rate_e4: 10_000 } as const;
const yuan = { currency: 'CNY', rate_e4: 48_000 } as const;
/** Limits are hundredths of a USDT. Its exchange rate is in usdt_rate. */
const usdt = { pay_type: 'usdt', icon: 'chain', currency: 'USDT', rate_e4: 325_000, life_minutes: 60 } as const;
const usdtLimits = { min_minor: 10_00, max_minor: 20_000_00, usual_minutes: 3 } as const;

const channels: readonly Seed[] = [
  {
    ...own,
    pay_config_id: 'sandbox-gateway',
    pay_type: 'third',
    names: words('gateway'),
    icon: 'bank',
    min_minor: 50_00,
    max_minor: 50_000_00,
    banks: thaiBanks,
  },
  {
    ...own,
    pay_config_id: 'sandbox-wallet',
    pay_type: 'third',
    names: words('wallet'),
    icon: 'wallet',
    min_minor: 20_00,
    max_minor: 20_000_00,
  },
  {
    ...yuan,
    pay_config_id: 'sandbox-unified',
    pay_type: 'third',
    names: words('checkout'),
    icon: 'card',
    min_minor: 50_00,
    max_minor: 10_000_00,
  },
  {
    ...own,
    pay_config_id: 'sandbox-promptpay',
    pay_type: 'qr',
    names: words('promptPay'),
    icon: 'qr',
    min_minor: 20_00,
    max_minor: 20_000_00,
  },
  {
    ...yuan,
    pay_config_id: 'sandbox-scan-cny',
    pay_type: 'qr',
    names: words('scan'),
    icon: 'qr',
    min_minor: 10_00,
    max_minor: 5_000_00,
  },
  ...(['TRC20', 'ERC20', 'HECO', 'OMNI'] as const).map((chain, code) => ({
    ...usdt,
    ...usdtLimits,
    pay_config_id: `sandbox-usdt-${chain.toLowerCase()}`,
    names: words('chain', { chain }),
    chain: String(code),
    // Not a valid address on any chain, so nothing can be sent to it by mistake.
    address: `SANDBOX${chain}DONOTSEND000${code + 1}`,
  })),
  {
    ...own,
    ...account,
    pay_config_id: 'sandbox-auto-bangkok',
    pay_type: 'automatic',
    names: words('bangkok'),
    icon: 'bank',
    bank_code: 'SBK',
    account_number: '000-0-00011-1',
    min_minor: 100_00,
    max_minor: 100_000_00,
    life_minutes: 30,
    usual_minutes: 3,
  },
  {
    ...own,
    ...account,
    pay_config_id: 'sandbox-auto-chiang-mai',
    pay_type: 'automatic',
    names: words('chiangMai'),
    icon: 'bank',
    bank_code: 'SCM',
    account_number: '000-0-00012-2',
    min_minor: 300_00,
    max_minor: 300_000_00,
    life_minutes: 30,
    usual_minutes: 3,
  },
  {
    ...own,
    ...account,
    pay_config_id: 'sandbox-semi-bangkok',
    pay_type: 'semiAutomatic',
    names: words('clerk'),
    icon: 'bank',
    bank_code: 'SBK',
    account_number: '000-0-00021-1',
    min_minor: 500_00,
    max_minor: 1_000_000_00,
    life_minutes: 60,
    usual_minutes: 15,
  },
  {
    ...yuan,
    ...account,
    pay_config_id: 'sandbox-semi-shanghai',
    pay_type: 'semiAutomatic',
    names: words('shanghai'),
    icon: 'bank',
    bank_code: 'SSH',
    account_number: '0000 0000 0000 0023',
    min_minor: 200_00,
    max_minor: 100_000_00,
    life_minutes: 60,
    usual_minutes: 15,
  },
];

export const seedPayChannels = () =>
  channels.map(({ names, currency, banks = [], ...channel }, index) => ({
    bank_code: '',
    account_name: '',
    account_number: '',
    chain: '',
    address: '',
    life_minutes: 15,
    usual_minutes: 1,
    ...channel,
    currency: currency === own.currency ? siteCurrency().code : currency,
    names: JSON.stringify(names),
    banks: JSON.stringify(banks),
    is_open: true,
    sort_order: index,
  }));
