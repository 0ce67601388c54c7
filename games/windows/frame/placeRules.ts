/** The rules of the place that concern a window, as the house sent them with the session. docs/jurisdiction.md, M11 */
import type { PlaceRules } from '@foyer/contract/play/play.ts';

let rules: PlaceRules = { cycleMs: 0, celebration: 'aboveStake', capSatang: 0 };

/** Called once the session is open, before the room is built. */
export function takePlaceRules(given: PlaceRules | undefined): void {
  rules = given ?? { cycleMs: 0, celebration: 'aboveStake', capSatang: 0 };
}

/** The shortest time between two rounds. A house may demand more than the `usualMs` of the family, never less. */
export const cycleMs = (usualMs: number): number => Math.max(usualMs, rules.cycleMs);

/** Whether a prize is celebrated: never one of at most the stake, and none where the place forbids it. Amounts in one unit. */
export const mayCelebrate = (won: number, staked: number): boolean =>
  rules.celebration === 'aboveStake' && won > staked;

/** The most that the player may stake in one round, satang; 0 if only the game's own limits count. */
export const stakeCapSatang = (): number => rules.capSatang;
