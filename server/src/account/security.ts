/** Real name and withdrawal password. One statement sets each once, so concurrent requests cannot both win. SI-38 */
import { isOfAge } from '@foyer/contract/age.ts';
import { houseDay } from '@foyer/contract/houseZone.ts';
import type { confirmRealName, setWithdrawPW } from '@foyer/contract/account/security.ts';
import type { RefusalOf, RequestOf } from '@foyer/contract/call.ts';
import { readMessage } from '@foyer/contract/message.ts';
import { realNameOf } from '@foyer/contract/rules/personal.ts';
import { ruleText } from '@foyer/text/translate.ts';
import * as v from 'valibot';
import { requireProof } from '../guard/proof.ts';
import type { PlayerContext } from '../http/context.ts';
import { hashPassword } from '../players/passwordHash.ts';
import { playerById } from '../players/players.ts';
import { frontSetting } from '../settings/settings.ts';
import { refuseWeakWithdrawPassword } from './passwords/passwordPolicy.ts';
import { birthdayIn } from './register/nationalIdBirthday.ts';

/**
 * Sets the real name, in the format of the operator's 'realNameVariant'. An ID number, if given, is only used to check
 * the age and is not stored. Only customer service can change the name later. Refuses: INPUT_RULE, UNDERAGE,
 * NAME_ALREADY_SET. ROLE-012, VALID-015 to VALID-018, VALID-028, VALID-029, M18
 */
export async function setRealName(
  context: PlayerContext<RefusalOf<typeof confirmRealName>>,
  { name, idCard }: RequestOf<typeof confirmRealName>,
): Promise<undefined> {
  const { house, playerId } = context;
  const read = v.safeParse(realNameOf(await frontSetting(house, 'realNameVariant')), name);
  const message = read.success ? undefined : readMessage(read.issues[0].message);
  if (message !== undefined) context.refuse('INPUT_RULE', { rule: ruleText(context.lang, message) });
  const { least } = house.config.jurisdiction.age;
  if (idCard !== undefined && !isOfAge(birthdayIn(idCard), houseDay(context.now()), least))
    context.refuse('UNDERAGE', { age: least });
  const set = await house.db
    .updateTable('player')
    .set({ real_name: name, is_name_verified: true })
    .where('player_id', '=', playerId)
    .where('is_name_verified', '=', false)
    .executeTakeFirst();
  if (set.numUpdatedRows === 0n) context.refuse('NAME_ALREADY_SET');
  await house.mail.send({ playerId, kind: 'nameSet', args: {}, key: 'nameSet' });
}

/** Refuses: WITHDRAW_PASSWORD_ALREADY_SET, PASSWORD_BREACHED, INPUT_RULE if it is the log-in password. */
export async function setWithdrawPassword(
  context: PlayerContext<RefusalOf<typeof setWithdrawPW>>,
  { withdrawPassword }: RequestOf<typeof setWithdrawPW>,
): Promise<undefined> {
  const { house, playerId } = context;
  await requireProof(context, 'setWithdrawPW');
  await refuseWeakWithdrawPassword(context, await playerById(house, playerId), withdrawPassword);
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
