/** Checks a new log-in password against the operator's policy and the list of breached passwords. S19 */
import { differsFrom, newPasswordOf } from '@foyer/contract/rules/password.ts';
import { readMessage } from '@foyer/contract/message.ts';
import { ruleText } from '@foyer/text/translate.ts';
import * as v from 'valibot';
import type { Context } from '../../http/context.ts';
import { frontSetting } from '../../settings/settings.ts';
import { breachedPasswords } from './breachedPasswords.ts';

/** Compares case-insensitively. */
const isBreached = (password: string): boolean => breachedPasswords.has(password.toLowerCase());

/** Refuses: INPUT_RULE with the rule's own words, PASSWORD_BREACHED. VALID-008, VALID-012 */
export async function refuseWeakPassword(
  context: Context<'PASSWORD_BREACHED'>,
  password: string,
  old: string,
): Promise<void> {
  const rule = newPasswordOf(await frontSetting(context.house, 'passwordPolicy'));
  const read = v.safeParse(differsFrom(old, rule), password);
  const message = read.success ? undefined : readMessage(read.issues[0].message);
  if (message !== undefined) context.refuse('INPUT_RULE', { rule: ruleText(context.lang, message) });
  if (isBreached(password)) context.refuse('PASSWORD_BREACHED');
}
