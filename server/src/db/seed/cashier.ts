/** Sandbox data of the cashier: three receiving banks that no real money can reach, and the withdrawal channels. */
import type { WalletTables, Words } from '../walletTables.ts';

const words = (zh_CN: string, en: string, th: string): Words => ({ zh_CN, en, th });

const doNotPay = words(
  '演示账户，请不要转入真钱：填好金额和姓名，上传任意一张图片作凭证即可。',
  'A demonstration account: please send no real money. Fill in amount and name, and upload any picture as proof.',
  'บัญชีสาธิต โปรดอย่าโอนเงินจริง กรอกจำนวนเงินและชื่อ แล้วอัปโหลดรูปใดก็ได้เป็นหลักฐาน',
);

type Bank = Omit<WalletTables['receiving_bank'], 'bank_names' | 'remarks' | 'is_open' | 'sort_order'> & {
  readonly names: Words;
};

/** Limits are minor units of the currency. A rate of 48,000 is 4.8 baht for one yuan. */
const banks: readonly Bank[] = [
  {
    in_bank_id: 'sandbox-bangkok',
    bank_code: 'SBK',
    names: words('沙盒银行 · 曼谷', 'Sandbox Bank, Bangkok', 'ธนาคารจำลอง กรุงเทพฯ'),
    account_name: 'FOYER DEMO',
    account_number: '000-0-00001-1',
    currency: 'THB',
    min_minor: 100_00,
    max_minor: 200_000_00,
    rate_e4: 10_000,
  },
  {
    in_bank_id: 'sandbox-chiang-mai',
    bank_code: 'SCM',
    names: words('沙盒银行 · 清迈', 'Sandbox Bank, Chiang Mai', 'ธนาคารจำลอง เชียงใหม่'),
    account_name: 'FOYER DEMO',
    account_number: '000-0-00002-2',
    currency: 'THB',
    min_minor: 500_00,
    max_minor: 500_000_00,
    rate_e4: 10_000,
  },
  {
    in_bank_id: 'sandbox-shanghai',
    bank_code: 'SSH',
    names: words('沙盒银行 · 上海', 'Sandbox Bank, Shanghai', 'ธนาคารจำลอง เซี่ยงไฮ้'),
    account_name: 'FOYER DEMO',
    account_number: '0000 0000 0000 0003',
    currency: 'CNY',
    min_minor: 50_00,
    max_minor: 50_000_00,
    rate_e4: 48_000,
  },
];

export const seedBanks = banks.map(({ names, ...bank }, index) => ({
  ...bank,
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
