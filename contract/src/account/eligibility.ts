/**
 * What the rules of the place demand of a player: age, identity, terms, and consent to news. Not in the specification.
 * docs/jurisdiction.md, M18
 */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { flag, integer, list, oneOf, optional, record, ruled, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';
import { newsChannels } from './newsChannels.ts';

/**
 * - `none`: no check was begun. `pending`: the provider decides later.
 * - `unknown`: the provider did not answer. Nothing is lost: asking again under the same check tells the outcome.
 */
export const identityStates = ['none', 'pending', 'approved', 'refused', 'unknown'] as const;
export type IdentityState = (typeof identityStates)[number];

/** Families with rules of their own. */
export const ruledFamilies = ['slot', 'instant', 'cards', 'poker', 'fish', 'table', 'sport', 'lottery'] as const;
export type RuledFamily = (typeof ruledFamilies)[number];

const consent = record({ channel: oneOf(newsChannels), isGiven: flag });

const rule = record({
  family: oneOf(ruledFamilies),
  /** The shortest time between two rounds, milliseconds; 0 for games by a common clock. */
  cycleMs: integer,
  /** The most that this player may stake in one round, satang; 0 if only the game's own limits count. */
  capSatang: integer,
});

/** The state of every demand, and the rules that hold for this player. */
export const eligibility = defineCall({
  id: 'CALL-X96',
  name: 'eligibility',
  path: '/api/loged/eligibility/view',
  access: 'player',
  request: record({}),
  response: record({
    /** Name of the profile, such as `default`. */
    profile: text,
    /** What is missing before the next stake or deposit; absent if nothing is. */
    missing: optional(oneOf(['underage', 'birthDate', 'terms', 'identity'])),
    leastAge: integer,
    /** Whether stakes and deposits need the birth date. */
    isBirthDateNeeded: flag,
    isBirthDateSet: flag,
    /** What needs an approved check: nothing, stakes and deposits, or withdrawals too. */
    identityFor: oneOf(['none', 'play', 'playAndWithdrawal']),
    identity: oneOf(identityStates),
    /** `sandbox`: a simulated provider decides without a check. `closed`: the house has no provider. */
    identityProvider: oneOf(['sandbox', 'real', 'closed']),
    termsVersion: withDefault(text, ''),
    /** Whether the player has accepted this version. */
    areTermsAccepted: flag,
    /** Channels by which the house sends news, each with the player's consent. */
    consents: list(consent),
    rules: list(rule),
    /** How many windows may be open for real play; 0 for any number. */
    maxWindows: integer,
    celebration: oneOf(['aboveStake', 'none']),
    looseningHours: integer,
    bonusMultipleCap: integer,
  }),
});
export type Eligibility = Value<typeof eligibility.response>;

/** Accepts the current terms. Refuses if they have changed since they were shown. */
export const acceptTerms = defineCall({
  id: 'CALL-X92',
  name: 'acceptTerms',
  path: '/api/loged/eligibility/terms',
  access: 'player',
  effect: 'write',
  request: record({ version: text }),
  response: record({}),
  refuses: ['TERMS_CHANGED'],
});

/** Gives or withdraws the consent to news by one channel. It holds when the reply arrives. */
export const setNewsConsent = defineCall({
  id: 'CALL-X93',
  name: 'setNewsConsent',
  path: '/api/loged/eligibility/news',
  access: 'player',
  effect: 'write',
  request: consent,
  response: record({}),
  refuses: ['CHANNEL_OFF'],
});

/** Letters, digits and hyphens, without the spaces that a player may type. */
const documentNumber = v.pipe(
  v.string(),
  v.transform((typed) => typed.replaceAll(/\s/g, '').toUpperCase()),
  v.regex(/^[A-Z\d-]{5,24}$/),
);

/**
 * Begins an identity check with the number of a document. The number goes to the provider and is not stored. A player
 * with a check that is pending or unknown asks for its outcome instead. An approved check is not begun again.
 */
export const checkIdentity = defineCall({
  id: 'CALL-X94',
  name: 'checkIdentity',
  path: '/api/loged/eligibility/identity',
  access: 'player',
  effect: 'write',
  request: record({ documentNumber: ruled(documentNumber) }),
  response: record({ state: oneOf(identityStates) }),
  refuses: ['IDENTITY_CLOSED', 'IDENTITY_WAITS', 'BIRTH_DATE_NEEDED', 'UNDERAGE'],
});

/** Asks the provider for the outcome of a check that is pending or unknown. Changes nothing otherwise. */
export const followIdentity = defineCall({
  id: 'CALL-X95',
  name: 'followIdentity',
  path: '/api/loged/eligibility/identity/follow',
  access: 'player',
  effect: 'write',
  request: record({}),
  response: record({ state: oneOf(identityStates) }),
  refuses: ['IDENTITY_CLOSED'],
});
