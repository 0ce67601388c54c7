/** Real name and withdrawal password: each set once, by one statement, so that two at once cannot both win. SI-38 */
import type { confirmRealName, setWithdrawPW } from '@foyer/contract/account/security.ts';
import type { RefusalOf, RequestOf } from '@foyer/contract/call.ts';
import type { PlayerContext } from '../http/context.ts';
import { hashPassword } from '../players/passwords.ts';

/** Refuses: NAME_ALREADY_SET. Afterwards customer service only. ROLE-012 */
export async function setRealName(
  context: PlayerContext<RefusalOf<typeof confirmRealName>>,
  { name }: RequestOf<typeof confirmRealName>,
): Promise<undefined> {
  const { house, playerId } = context;
  const set = await house.db
    .updateTable('player')
    .set({ real_name: name, is_name_verified: true })
    .where('player_id', '=', playerId)
    .where('is_name_verified', '=', false)
    .executeTakeFirst();
  if (set.numUpdatedRows === 0n) context.refuse('NAME_ALREADY_SET');
  await house.mail.send({ playerId, kind: 'nameSet', args: {}, key: 'nameSet' });
}

/** Refuses: WITHDRAW_PASSWORD_ALREADY_SET. */
export async function setWithdrawPassword(
  context: PlayerContext<RefusalOf<typeof setWithdrawPW>>,
  { withdrawPassword }: RequestOf<typeof setWithdrawPW>,
): Promise<undefined> {
  const { house, playerId } = context;
  const passwordHash = await hashPassword(house, withdrawPassword);
  const set = await house.db
    .updateTable('player')
    .set({ withdraw_password_hash: passwordHash })
    .where('player_id', '=', playerId)
    .where('withdraw_password_hash', '=', '')
    .executeTakeFirst();
  if (set.numUpdatedRows === 0n) context.refuse('WITHDRAW_PASSWORD_ALREADY_SET');
  await house.mail.send({ playerId, kind: 'withdrawPasswordSet', args: {}, key: 'withdrawPasswordSet' });
}
