/**
 * Which reels land slowly. A reel does only if it can still bring more free spins, or the coins that start a hold, as far
 * as a player can know from the reels that have landed and from the reel's own strip. M04
 */
import type { PlaySpin } from '@foyer/contract/play/slot.ts';
import { rowCount } from '../../engines/slot/rules.ts';
import type { SlotModel } from '../../engines/slot/rules.ts';
import { forScatters } from '../../engines/slot/spin.ts';

const scattersIn = (column: string): number => column.split('S').length - 1;

/** The most scatters that a strip can show at once. */
function mostOn(strip: string): number {
  const round = strip + strip.slice(0, rowCount - 1);
  return Math.max(...Array.from(strip, (_, stop) => scattersIn(round.slice(stop, stop + rowCount))));
}

/** By reel: whether its landing decides something that is open until then. `spins` are those of the round so far. */
export function openReels(model: SlotModel, spins: readonly PlaySpin[], shown: PlaySpin): boolean[] {
  const { hold, freeSpins, maxFreeSpins } = model;
  const strips = shown.isFree ? model.freeStrips : model.strips;
  const given = spins.slice(0, shown.index).reduce((sum, each) => sum + each.freeSpinsWon, 0);
  const wonBy = (scatters: number): number =>
    hold ? Number(scatters >= hold.trigger) : Math.min(maxFreeSpins - given, forScatters(freeSpins, scatters));
  let landed = 0;
  return shown.reels.map((column, reel) => {
    const isOpen = wonBy(landed + mostOn(strips[reel] ?? '')) > wonBy(landed);
    landed += scattersIn(column);
    return isOpen;
  });
}
