/**
 * What a player must have shown or accepted before a stake: age, birth date, terms, identity. The posting statement
 * checks it for every stake, and the guard with the same SQL before an order is written. M18
 */
import { latestBirthDay } from '@foyer/contract/age.ts';
import { houseDay } from '@foyer/contract/houseZone.ts';
import type { Jurisdiction } from '../jurisdiction/schema.ts';
import { wholeTables } from './tableNames.ts';
import type { TableName } from './tableNames.ts';

export const clearanceRules = ['underage', 'birthDate', 'terms', 'identity'] as const;
export type ClearanceRule = (typeof clearanceRules)[number];

/** Terms version of demo players, who are not asked for new terms. No registration uses it. */
export const demoTerms = 'demo';

export type ClearanceRules = Pick<Jurisdiction, 'age' | 'identity' | 'terms'>;

/** The values of `missingOf`, in its order. */
export const clearanceValues = (
  { age, identity, terms }: ClearanceRules,
  nowMs: number,
): readonly (string | boolean)[] => [
  latestBirthDay(houseDay(nowMs), age.least),
  age.isBirthDateNeeded,
  terms.areAskedAgain,
  identity !== 'none',
];

/** SQL of the first rule that a player does not meet; null if there is none. `from` is the number of its first value. */
export const missingOf = (from: number, name: TableName = wholeTables.name): string => `
      case
        when player.birthday <> '' and player.birthday > $${from}::text then 'underage'
        when $${from + 1}::boolean and player.birthday = '' then 'birthDate'
        when $${from + 2}::boolean and player.terms_version <> '${demoTerms}' and player.terms_version <> coalesce(
          (select setting_value from ${name('setting')} where setting_key = 'termsVersion'), player.terms_version) then 'terms'
        when $${from + 3}::boolean and not exists (
          select from ${name('identity_check')}
          where identity_check.player_id = player.player_id and identity_check.state = 'approved') then 'identity'
      end`;
