/** SQL of the accounts that receive transfers with proof. */
import type { Selectable } from 'kysely';
import type { ReceivingBankTable } from '../db/walletTables.ts';
import type { House } from '../house.ts';

type ReceivingBankRow = Selectable<ReceivingBankTable>;

/** Returns none if neither the sandbox bank nor staff would see a transfer to them. */
export async function openBanks(house: House): Promise<ReceivingBankRow[]> {
  if (!isJudged(house.config)) return [];
  return banksOf(house).orderBy('sort_order').execute();
}

export const openBank = (house: House, inBankId: string): Promise<ReceivingBankRow | undefined> =>
  banksOf(house).where('in_bank_id', '=', inBankId).executeTakeFirst();

/** Outside the sandbox its seeds are hidden: the accounts are invented. */
function banksOf({ db, config }: House) {
  const banks = db.selectFrom('receiving_bank').selectAll().where('is_open', '=', true);
  return config.isSandbox ? banks : banks.where('in_bank_id', 'not like', 'sandbox-%');
}

/** Whether somebody sees transfers arrive: the sandbox bank, or staff at their desk. */
export const isJudged = ({ isSandbox, payments }: House['config']): boolean => isSandbox || payments.staff.length > 0;
