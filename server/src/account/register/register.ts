/** Registration in its five variants. SI-05 */
import { isOfAge } from '@foyer/contract/age.ts';
import { houseDay } from '@foyer/contract/houseZone.ts';
import type { registered, verifyUsername } from '@foyer/contract/account/register.ts';
import { askedItems, phoneNeed, registerItems, registrationVariant } from '@foyer/contract/account/registration.ts';
import type { ListedItem, RegisterItem, RegistrationVariant } from '@foyer/contract/account/registration.ts';
import type { RefusalOf, RequestOf } from '@foyer/contract/call.ts';
import type { FieldName, RuleMessage } from '@foyer/contract/message.ts';
import { birthday, calendarDay } from '@foyer/contract/rules/birthday.ts';
import { ruleText } from '@foyer/text/translate.ts';
import * as v from 'valibot';
import type { House } from '../../house.ts';
import type { Context } from '../../http/context.ts';
import { createPlayer } from '../../players/newPlayer.ts';
import { nameKeyOf } from '../../players/players.ts';
import { frontSetting, settings } from '../../settings/settings.ts';
import { requireCaptcha } from '../captcha/captcha.ts';
import { startSession } from '../login/login.ts';
import { writeConsent } from '../eligibility/consentStore.ts';
import { channelsOf } from '../eligibility/eligibility.ts';
import { refuseKnownPassword } from '../passwords/passwordPolicy.ts';
import { isLinkable, linkIdentity } from '../thirdParty/thirdPartyLink.ts';

type Registered = RequestOf<typeof registered>;

/** Returns the items that this house lists, in its order, and the birth date where the place needs it. ENTITY-031 */
export async function registerItemsOf(house: House): Promise<ListedItem[]> {
  const rows = await house.db
    .selectFrom('register_item')
    .select(['item', 'is_required'])
    .orderBy('sort_order')
    .execute();
  // Safe cast: a check constraint of the table allows no other values.
  const listed = rows.map((row) => ({ item: row.item as RegisterItem, isRequired: row.is_required }));
  if (!house.config.jurisdiction.age.isBirthDateNeeded) return listed;
  return [...listed.filter(({ item }) => item !== 'birthday'), { item: 'birthday', isRequired: true }];
}

/** Returns the operator's form: variant, phone, items and current terms. */
async function formOf(house: House) {
  const keys = ['regPhoneType', 'termsVersion', 'isNameVerify', 'isPhoneVerify', 'isMailVerify'] as const;
  const [set, configured, listed] = await Promise.all([
    settings(house, keys),
    frontSetting(house, 'registerVariant'),
    registerItemsOf(house),
  ]);
  const { regPhoneType, termsVersion } = set;
  const variant = registrationVariant(configured, regPhoneType);
  const site = {
    regPhoneType,
    isNameRequired: set.isNameVerify === '1',
    isPhoneRequired: set.isPhoneVerify === '1',
    isEmailRequired: set.isMailVerify === '1',
  };
  return { variant, termsVersion, phone: phoneNeed(variant, regPhoneType), items: askedItems(site, listed) };
}

/**
 * Opens an account and a session, only by the variant that the house has configured. Stores the confirmed age of 18 and
 * the accepted terms with version and time. Discards fields that the house does not ask for. `prove` runs last, just
 * before the account is opened. AMB-084 to AMB-088, M18
 * Refuses: REGISTRATION_CHANGED, UNDERAGE_OR_TERMS, INPUT_RULE, LINK_EXPIRED, WRONG_CAPTCHA, ACCOUNT_TAKEN,
 * PHONE_TAKEN, PASSWORD_BREACHED.
 */
export async function register(
  context: Context<RefusalOf<typeof registered>>,
  variant: RegistrationVariant,
  request: Registered,
  prove?: () => Promise<void>,
): Promise<undefined> {
  const { house } = context;
  const form = await formOf(house);
  if (form.variant !== variant) context.refuse('REGISTRATION_CHANGED');
  if (!request.isAdult || !request.hasAcceptedTerms)
    context.refuse('UNDERAGE_OR_TERMS', { age: house.config.jurisdiction.age.least });
  const isPhoneAsked = form.phone !== 'hidden';
  const needsPhone = isPhoneAsked && form.phone !== 'optional';
  if (needsPhone && request.mobilePhone === undefined) refuseMissing(context, 'mobilePhone');
  for (const { item, isRequired } of form.items) {
    if (isRequired && request[item] === undefined) refuseMissing(context, item);
  }
  if (request.birthday !== undefined) requireAge(context, request.birthday);
  refuseKnownPassword(context, {
    account: request.userAccount,
    password: request.password,
    withdrawPassword: form.items.some(({ item }) => item === 'withdrawPassword') ? request.withdrawPassword : undefined,
  });
  if (!(await isLinkable(context, request.linkTicket))) context.refuse('LINK_EXPIRED');
  await requireCaptcha(context, 'register', request);
  await prove?.();
  const asked = new Set<RegisterItem>(form.items.map(({ item }) => item));
  const kept = Object.fromEntries(registerItems.filter((item) => asked.has(item)).map((item) => [item, request[item]]));
  const created = await createPlayer(house, {
    ...kept,
    userAccount: request.userAccount,
    password: request.password,
    mobilePhone: isPhoneAsked ? request.mobilePhone : undefined,
    isPhoneVerified: form.phone === 'code',
    agentCode: request.agentCode ?? '',
    termsVersion: form.termsVersion,
  });
  if ('refusal' in created) return context.refuse(created.refusal);
  const { playerId } = created;
  await keepConsents(context, playerId, request);
  await linkIdentity(context, playerId, request.linkTicket);
  const kind = house.config.isPlayMoney ? 'welcome' : 'welcomeReal';
  await house.mail.send({ playerId, kind, args: { account: request.userAccount }, key: 'welcome' });
  await startSession(context, playerId, false);
}

/** Stores the consent to each channel whose box was ticked and that the house uses. M18 */
async function keepConsents(context: Context, playerId: string, request: Registered): Promise<void> {
  const { house } = context;
  const ticked = { mail: request.newsByMail, sms: request.newsBySms, inbox: request.newsByInbox };
  for (const channel of channelsOf(house.config.jurisdiction))
    if (ticked[channel]) await writeConsent(house.db, { playerId, channel, isGiven: true, nowMs: context.now() });
}

/** Returns the handler of a variant without a code. */
export const registerAs =
  (variant: Exclude<RegistrationVariant, 'phone'>) =>
  (context: Context<RefusalOf<typeof registered>>, request: Registered): Promise<undefined> =>
    register(context, variant, request);

/** Refuses a birthday below the age of the place, by the house's calendar day. CONST-023, M18 */
function requireAge(context: Context<RefusalOf<typeof registered>>, given: string): void {
  const { least } = context.house.config.jurisdiction.age;
  const today = houseDay(context.now());
  if (v.is(calendarDay, given) && !isOfAge(given, today, least)) context.refuse('UNDERAGE', { age: least });
  if (!v.is(birthday(today, least), given)) refuseByRule(context, { key: 'birthday', args: {} });
}

const refuseMissing = (context: Context, field: FieldName): never =>
  refuseByRule(context, { key: 'required', args: { field } });

const refuseByRule = (context: Context, rule: RuleMessage): never =>
  context.refuse('INPUT_RULE', { rule: ruleText(context.lang, rule) });

/** Refuses: ACCOUNT_TAKEN. Reveals existing accounts by design, so the http layer throttles it. S16 */
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
