/** Players who can be excluded: two devices each, all windows open, money on every platform, ready to withdraw. */
import { registered } from '@foyer/contract/account/register.ts';
import { login } from '@foyer/contract/account/session.ts';
import { setWithdrawPW } from '@foyer/contract/account/security.ts';
import type { RequestOf } from '@foyer/contract/call.ts';
import { deposit } from '@foyer/contract/wallet/balance.ts';
import { addBankCard, bankCardList } from '@foyer/contract/wallet/bankCard.ts';
import { cardNumberOf } from '../faults/cardNumber.ts';
import { fund, password } from '../loadedHouse.ts';
import type { LoadedHouse } from '../loadedHouse.ts';
import { createDevice, dataOf } from './device.ts';
import { platforms, waysOf } from './stakes.ts';
import { withdrawPassword } from './trial.ts';
import type { Player } from './trial.ts';

/** Baht on each platform's account. */
const eachSatang = 50_000_00;

export async function playerOf({ address, database }: LoadedHouse, index: number): Promise<Player> {
  const userAccount = `bench${index}`;
  const ip = `10.2.${index >> 8}.${index & 255}`;
  const devices = [createDevice(address, ip), createDevice(address, ip)] as const;
  const [first, second] = devices;
  const account = { userAccount, password, captcha: 'none' };
  const form = { ...account, isAdult: true, hasAcceptedTerms: true };
  dataOf(await first.call(registered, form as RequestOf<typeof registered>), 'registration');
  dataOf(await second.call(login, account as RequestOf<typeof login>), 'log-in');
  const { player_id: playerId } = await database.db
    .selectFrom('player')
    .select('player_id')
    .where('user_account', '=', userAccount)
    .executeTakeFirstOrThrow();
  await fund(database, [playerId]);
  // The effect of a verified text message.
  const verified = { is_phone_verified: true, mobile_phone: `138${playerId.slice(-8)}` };
  await database.db.updateTable('player').set(verified).where('player_id', '=', playerId).execute();
  for (const platformKey of platforms)
    dataOf(await first.call(deposit, { platformKey, amountSatang: eachSatang }), `transfer to ${platformKey}`);
  await first.call(setWithdrawPW, { withdrawPassword });
  const card = { holderName: '王小明', bankName: '中国工商银行', branch: '朝阳支行', reservedPhone: '13800000000' };
  await first.call(addBankCard, { ...card, cardNumber: cardNumberOf(index + 1), withdrawPassword });
  const { list } = dataOf(await first.call(bankCardList, {}), 'cards');
  const bankCardId = list[0]?.bankCardId ?? '';
  return { playerId, bankCardId, devices, ways: await waysOf(first, second) };
}
