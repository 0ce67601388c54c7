/** Registration. SI-05 */
import { registerItems } from '@foyer/contract/account/register.ts';
import type { registered, verifyUsername } from '@foyer/contract/account/register.ts';
import type { RefusalOf, RequestOf } from '@foyer/contract/call.ts';
import type { FieldName } from '@foyer/contract/message.ts';
import { ruleText } from '@foyer/text/translate.ts';
import type { Context, House } from '../http/context.ts';
import { createPlayer } from '../players/newPlayer.ts';
import { nameKeyOf } from '../players/players.ts';
import { settings } from '../settings/settings.ts';
import { isCaptchaSolved } from './captcha.ts';
import { startSession } from './login.ts';

type Registered = RequestOf<typeof registered>;
type RegisterItem = (typeof registerItems)[number];

/** The optional items that this house asks for, in its order. ENTITY-031 */
export async function registerItemsOf(house: House): Promise<{ item: RegisterItem; isRequired: boolean }[]> {
  const rows = await house.db
    .selectFrom('register_item')
    .select(['item', 'is_required'])
    .orderBy('sort_order')
    .execute();
  // The table's own check keeps other words out.
  return rows.map((row) => ({ item: row.item as RegisterItem, isRequired: row.is_required }));
}

/**
 * Opens an account and a session at once. 18 years and the terms are kept with version and time; the phone and each
 * item are required as the house's settings say, and what it does not ask for is not kept. AMB-085, AMB-088, M18
 * Refuses: WRONG_CAPTCHA, UNDERAGE_OR_TERMS, ACCOUNT_TAKEN, PHONE_TAKEN, INPUT_RULE.
 */
export async function register(context: Context<RefusalOf<typeof registered>>, request: Registered) {
  const { house } = context;
  const { regPhoneType, termsVersion } = await settings(house, ['regPhoneType', 'termsVersion']);
  const items = await registerItemsOf(house);
  if (!request.isAdult || !request.hasAcceptedTerms) context.refuse('UNDERAGE_OR_TERMS');
  const isPhoneRequired = regPhoneType === '' || regPhoneType === '2';
  if (isPhoneRequired && request.mobilePhone === undefined) refuseMissing(context, 'mobilePhone');
  for (const { item, isRequired } of items) {
    if (isRequired && request[item] === undefined) refuseMissing(context, item);
  }
  if (!(await isCaptchaSolved(house, request.captchaId, request.captcha))) context.refuse('WRONG_CAPTCHA');
  const asked = new Set<RegisterItem>(items.map(({ item }) => item));
  const kept = Object.fromEntries(registerItems.filter((item) => asked.has(item)).map((item) => [item, request[item]]));
  const created = await createPlayer(house, {
    ...kept,
    userAccount: request.userAccount,
    password: request.password,
    mobilePhone: regPhoneType === '0' ? undefined : request.mobilePhone,
    agentCode: request.agentCode.slice(0, 32),
    termsVersion,
  });
  if ('refusal' in created) return context.refuse(created.refusal);
  const { playerId } = created;
  await house.mail.send({ playerId, kind: 'welcome', args: { account: request.userAccount }, key: 'welcome' });
  return await startSession(context, playerId, false);
}

function refuseMissing(context: Context, field: FieldName): never {
  return context.refuse('INPUT_RULE', { rule: ruleText(context.lang, { key: 'required', args: { field } }) });
}

/** Refuses: ACCOUNT_TAKEN. Throttled by the http layer: it enumerates by design. S16 */
export async function checkAccountIsFree(
  context: Context<RefusalOf<typeof verifyUsername>>,
  request: RequestOf<typeof verifyUsername>,
): Promise<undefined> {
  const taken = await context.house.db
    .selectFrom('player_name')
    .select('player_id')
    .where('name_key', '=', nameKeyOf(request.userAccount))
    .executeTakeFirst();
  if (taken !== undefined) context.refuse('ACCOUNT_TAKEN');
}
