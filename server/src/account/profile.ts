/** QQ, WeChat and the birthday. SI-35 */
import { isOfAge } from '@foyer/contract/age.ts';
import { houseDay } from '@foyer/contract/houseZone.ts';
import type { confirmQQ, confirmWeChat, submitBirthDay } from '@foyer/contract/account/profile.ts';
import type { RefusalOf, RequestOf } from '@foyer/contract/call.ts';
import { birthday as birthdayRule } from '@foyer/contract/rules/birthday.ts';
import { readMessage } from '@foyer/contract/message.ts';
import { ruleText } from '@foyer/text/translate.ts';
import * as v from 'valibot';
import type { PlayerContext } from '../http/context.ts';

export async function saveQQ(context: PlayerContext, { qq }: RequestOf<typeof confirmQQ>): Promise<undefined> {
  await context.house.db.updateTable('player').set({ qq }).where('player_id', '=', context.playerId).execute();
}

export async function saveWeChat(
  context: PlayerContext,
  { weChat }: RequestOf<typeof confirmWeChat>,
): Promise<undefined> {
  await context.house.db
    .updateTable('player')
    .set({ we_chat: weChat })
    .where('player_id', '=', context.playerId)
    .execute();
}

/** Can be set once. Refuses: UNDERAGE, INPUT_RULE for an invalid date, BIRTHDAY_ALREADY_SET. M18, CONST-023 */
export async function setBirthday(
  context: PlayerContext<RefusalOf<typeof submitBirthDay>>,
  { birthday }: RequestOf<typeof submitBirthDay>,
): Promise<undefined> {
  const today = houseDay(context.now());
  const { least } = context.house.config.jurisdiction.age;
  const read = v.safeParse(birthdayRule(today, least), birthday);
  if (!read.success) {
    if (!isOfAge(birthday, today, least)) context.refuse('UNDERAGE', { age: least });
    const message = readMessage(read.issues[0].message);
    context.refuse('INPUT_RULE', { rule: message === undefined ? '' : ruleText(context.lang, message) });
  }
  const set = await context.house.db
    .updateTable('player')
    .set({ birthday })
    .where('player_id', '=', context.playerId)
    .where('birthday', '=', '')
    .executeTakeFirst();
  if (set.numUpdatedRows === 0n) context.refuse('BIRTHDAY_ALREADY_SET');
}
