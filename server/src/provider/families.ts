/** The families of games of this house, in the order in which a game's family is looked up. */
import { cardFamily } from './cards/family.ts';
import type { Family, RoundRules } from './family.ts';
import { instantFamily } from './instant/family.ts';
import { fishFamily } from './fish/family.ts';
import { pokerFamily } from './poker/family.ts';
import { slotFamily } from './slot/family.ts';
import { sportFamily } from './sport/family.ts';
import { tableFamily } from './table/family.ts';

const joined: Family[] = [slotFamily, tableFamily, cardFamily, sportFamily, instantFamily, fishFamily, pokerFamily];

/** Registers a further family: for tests, and for backends with games of their own. */
export function joinFamily(family: Family): void {
  joined.push(family);
}

export function familyOf(gameId: string): Family | undefined {
  return joined.find((family) => family.rulesOf(gameId) !== undefined);
}

/** The family that a round's row names; undefined where it is no longer registered. */
export const familyByCode = (code: string): Family | undefined => joined.find((family) => family.code === code);

/** The rules of a round's family. Throws an `Error`, not a refusal, where the family is no longer registered. */
export function roundRules(code: string): RoundRules {
  const rules = familyByCode(code)?.rounds;
  if (rules === undefined) throw new Error(`no rounds of the family ${code}`);
  return rules;
}
