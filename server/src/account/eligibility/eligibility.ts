/** What a player still has to show or accept, the rules that hold for them, terms and consent. M18 */
import { ruledFamilies } from '@foyer/contract/account/eligibility.ts';
import { newsChannels } from '@foyer/contract/account/newsChannels.ts';
import type { RuledFamily } from '@foyer/contract/account/eligibility.ts';
import type { NewsChannel } from '@foyer/contract/account/newsChannels.ts';
import type { calls } from '@foyer/contract/calls.ts';
import { houseDay } from '@foyer/contract/houseZone.ts';
import { missingFor } from '../../guard/guard.ts';
import { capOf } from '../../guard/stakeCap.ts';
import type { House } from '../../house.ts';
import type { Handler } from '../../http/context.ts';
import type { Jurisdiction, PacedFamily } from '../../jurisdiction/schema.ts';
import { playerById } from '../../players/players.ts';
import { settings } from '../../settings/settings.ts';
import { acceptedTerms, consentsOf, writeConsent, writeTerms } from './consentStore.ts';
import { checkOf } from './identityStore.ts';

type Calls = typeof calls;

/** Channels by which this house sends news. */
export const channelsOf = ({ marketing }: Jurisdiction): NewsChannel[] =>
  newsChannels.filter((channel) => marketing[channel] === 'asked');

function rulesFor(house: House, birthday: string) {
  const { jurisdiction } = house.config;
  const today = houseDay(house.now());
  return ruledFamilies.map((family: RuledFamily) => ({
    family,
    cycleMs: family in jurisdiction.minCycleMs ? jurisdiction.minCycleMs[family as PacedFamily] : 0,
    capSatang: capOf(jurisdiction, family, { birthday, today }) ?? 0,
  }));
}

export const viewEligibility: Handler<Calls['eligibility']> = async ({ house, playerId }) => {
  const { jurisdiction } = house.config;
  const [player, missing, check, given, accepted, { termsVersion }] = await Promise.all([
    playerById(house, playerId),
    missingFor(house, playerId),
    checkOf(house.db, playerId),
    consentsOf(house.db, playerId),
    acceptedTerms(house.db, playerId),
    settings(house, ['termsVersion']),
  ]);
  return {
    profile: jurisdiction.name,
    missing,
    leastAge: jurisdiction.age.least,
    isBirthDateNeeded: jurisdiction.age.isBirthDateNeeded,
    isBirthDateSet: player.birthday !== '',
    identityFor: jurisdiction.identity,
    identity: check?.state ?? 'none',
    identityProvider: house.identity?.kind ?? 'closed',
    termsVersion,
    areTermsAccepted: accepted.isDemo || accepted.version === termsVersion,
    consents: channelsOf(jurisdiction).map((channel) => ({ channel, isGiven: given.has(channel) })),
    rules: rulesFor(house, player.birthday),
    maxWindows: jurisdiction.maxWindows ?? 0,
    celebration: jurisdiction.celebration,
    looseningHours: jurisdiction.looseningHours,
    bonusMultipleCap: jurisdiction.bonusMultiple.cap,
  };
};

/** Refuses: TERMS_CHANGED if another version is current now. */
export const acceptNewTerms: Handler<Calls['acceptTerms']> = async (context, { version }) => {
  const { house, playerId } = context;
  const { termsVersion } = await settings(house, ['termsVersion']);
  if (version !== termsVersion) return context.refuse('TERMS_CHANGED');
  await writeTerms(house.db, playerId, version, context.now());
  return {};
};

/** Refuses: CHANNEL_OFF. */
export const changeNewsConsent: Handler<Calls['setNewsConsent']> = async (context, { channel, isGiven }) => {
  const { house } = context;
  // A consent can always be withdrawn, also where the house has stopped using the channel.
  if (isGiven && !channelsOf(house.config.jurisdiction).includes(channel)) return context.refuse('CHANNEL_OFF');
  await writeConsent(house.db, { playerId: context.playerId, channel, isGiven, nowMs: context.now() });
  return {};
};
