/** Whether a result has the sound of a win, and how large a one. */
import { mayCelebrate } from '../placeRules.ts';

export type WinName = 'win1' | 'win2' | 'win3';

/** The sound of a win; undefined if no more than the stake comes back. M11 */
export function winOf(backSatang: number, stakeSatang: number): WinName | undefined {
  if (!mayCelebrate(backSatang, stakeSatang)) return undefined;
  const times = backSatang / stakeSatang;
  return times >= 20 ? 'win3' : times >= 5 ? 'win2' : 'win1';
}
