/** The end of free spins or a hold, with the total win of the round. M11 */
import type { PlayRound } from '@foyer/contract/play/slot.ts';
import { baht } from '../frame/money.ts';
import { featureCount, featureWords } from './feature.ts';
import type { FreeStage } from './freeSpins.ts';
import type { Setting } from './table.ts';
import { tierOf } from './winPlate.ts';
import { mayCelebrate } from '../frame/placeRules.ts';

export function createFreeEnd({ title, words }: Setting, { table, sound, wins, doors, show }: FreeStage) {
  const texts = featureWords(title.model);

  /** Resolves when the player confirms. */
  return async (settled: PlayRound): Promise<void> => {
    const won = settled.winSatang;
    const count = featureCount(title.model, settled.spins.at(-1), settled.spins.length - 1);
    const isCelebrated = mayCelebrate(won, settled.stakeSatang);
    if (isCelebrated) {
      show.celebration.rain(won, settled.stakeSatang);
      sound.win(won, settled.stakeSatang);
    }
    table.announce(words(texts.total, { count, win: baht(won) }));
    wins.end();
    table.hud.setButton('freeCollect', true);
    const tier = isCelebrated ? tierOf(won, settled.stakeSatang).tier : undefined;
    await doors.total(texts, count, { satang: won, tier });
    if (isCelebrated) show.celebration.collect(won, settled.stakeSatang);
  };
}
