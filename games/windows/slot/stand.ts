/** Shows the result of a past spin, if the strips do not: its last fall, or its coins. M08 */
import type { PlaySpin } from '@foyer/contract/play/slot.ts';
import type { SlotModel } from '../../engines/slot/rules.ts';
import { shownCoins } from './feature.ts';
import type { Reels } from './reels.ts';

export function standOn(reels: Reels, model: SlotModel, last: PlaySpin, stakeSatang: number): void {
  const fallen = last.falls.at(-1);
  if (fallen) reels.stand(fallen.reels);
  else if (model.hold && last.isFree) reels.hold(shownCoins(last, stakeSatang), false);
  else if (last.coins.length > 0) reels.stand(last.reels, shownCoins(last, stakeSatang));
}
