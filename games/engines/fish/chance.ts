/**
 * The chance of a catch. A species that pays `m` times the bullet is caught by `returnPercent` of 100·m shots, so the
 * long-term return is the same for every target and every bullet. M09
 */
import type { Species } from './species.ts';

/** What 100 satang fired return in the long run, the same for every species. */
export const returnPercent = 96;

/** What a bullet may cost, satang. */
export const bulletsSatang = [10, 20, 50, 100, 200, 500, 1_000] as const;
export const defaultBulletSatang = 10;
export const isBullet = (satang: number): boolean => (bulletsSatang as readonly number[]).includes(satang);

/** Places in the draw of a shot at this species. */
export const placesAt = ({ multiplier }: Species): number => 100 * multiplier;
/** The first `returnPercent` of these places are catches. */
export const isCatch = (place: number): boolean => place < returnPercent;

export const prizeOf = ({ multiplier }: Species, bulletSatang: number): number => bulletSatang * multiplier;

/** The exact chance of one species: its catches among the places of its draw, counted one by one. */
export function countedChance(species: Species): { readonly catches: number; readonly places: number } {
  const places = placesAt(species);
  let catches = 0;
  for (let place = 0; place < places; place += 1) if (isCatch(place)) catches += 1;
  return { catches, places };
}

/** Percent with two decimals: 48.00. */
export const chanceText = ({ multiplier }: Species): string => (returnPercent / multiplier).toFixed(2);
