/** Checks new passwords against the operator's policy and the list of breached passwords, wherever one is set. S19 */
import { differsFrom, newPasswordOf } from '@foyer/contract/rules/password.ts';
import { readMessage } from '@foyer/contract/message.ts';
import { ruleText } from '@foyer/text/translate.ts';
import * as v from 'valibot';
import type { Context } from '../../http/context.ts';
import { passwordMatches } from '../../players/passwordHash.ts';
import { frontSetting } from '../../settings/settings.ts';
import { breachedPasswords } from './breachedPasswords.ts';

/** One repeated character, or digits that count up or down: these lead every list of guesses at a PIN. */
const isSimple = (password: string): boolean =>
  /^(.)\1*$/su.test(password) || '01234567890'.includes(password) || '09876543210'.includes(password);

/** Compares case-insensitively. Refuses: PASSWORD_BREACHED. */
function refuseBreached(context: Context<'PASSWORD_BREACHED'>, password: string): void {
  if (isSimple(password) || breachedPasswords.has(password.toLowerCase())) context.refuse('PASSWORD_BREACHED');
}

const refuseByRule = (context: Context, key: 'passwordIsAccount' | 'withdrawPasswordIsLogin'): never =>
  context.refuse('INPUT_RULE', { rule: ruleText(context.lang, { key, args: {} }) });

/** Checks the passwords of a new account. Refuses: INPUT_RULE, PASSWORD_BREACHED. S19 */
export function refuseKnownPassword(
  context: Context<'PASSWORD_BREACHED'>,
  {
    account,
    password,
    withdrawPassword,
  }: Readonly<Record<'account' | 'password', string>> & {
    readonly withdrawPassword?: string | undefined;
  },
): void {
  if (password.toLowerCase() === account.toLowerCase()) refuseByRule(context, 'passwordIsAccount');
  refuseBreached(context, password);
  if (withdrawPassword === undefined) return;
  if (withdrawPassword === password) refuseByRule(context, 'withdrawPasswordIsLogin');
  refuseBreached(context, withdrawPassword);
}

/**
 * Checks a new withdrawal password. It must differ from the log-in password, because whoever has learned one would have
 * both. The log-in password is not compared when it changes: that would let an intruder try withdrawal passwords
 * uncounted. Refuses: INPUT_RULE, PASSWORD_BREACHED. S19
 */
export async function refuseWeakWithdrawPassword(
  context: Context<'PASSWORD_BREACHED'>,
  { passwordHash }: { readonly passwordHash: string },
  withdrawPassword: string,
): Promise<void> {
  refuseBreached(context, withdrawPassword);
  if (await passwordMatches(passwordHash, withdrawPassword)) refuseByRule(context, 'withdrawPasswordIsLogin');
}

/** Refuses: INPUT_RULE with the rule's own words, PASSWORD_BREACHED. VALID-008, VALID-012 */
export async function refuseWeakPassword(
  context: Context<'PASSWORD_BREACHED'>,
  { account, password, old }: Readonly<Record<'account' | 'password' | 'old', string>>,
): Promise<void> {
  const rule = newPasswordOf(await frontSetting(context.house, 'passwordPolicy'));
  const read = v.safeParse(differsFrom(old, rule), password);
  const message = read.success ? undefined : readMessage(read.issues[0].message);
  if (message !== undefined) context.refuse('INPUT_RULE', { rule: ruleText(context.lang, message) });
  refuseKnownPassword(context, { account, password });
}
