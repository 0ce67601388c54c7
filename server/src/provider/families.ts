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

/** For tests and for houses with games of their own: from now on the family's games open. */
export function joinFamily(family: Family): void {
  joined.push(family);
}

export function familyOf(gameId: string): Family | undefined {
  return joined.find((family) => family.rulesOf(gameId) !== undefined);
}

/** Of a round's row; undefined where the family has left. */
export const familyByCode = (code: string): Family | undefined => joined.find((family) => family.code === code);

/** The rules of a round's family. A row of a family that has left is a fault, not a refusal. */
export function roundRules(code: string): RoundRules {
  const rules = familyByCode(code)?.rounds;
  if (rules === undefined) throw new Error(`no rounds of the family ${code}`);
  return rules;
}
