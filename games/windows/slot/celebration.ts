/** What follows a win above the stake: the plate, coins that rain, and coins that fly to a meter. M11 */
import { flyCoins, goldCoin, rainCoins } from './coins.ts';
import type { Setting, Table } from './table.ts';
import { createWinPlate, tierOf } from './winPlate.ts';

const coinsOf = { won: 5, big: 10, huge: 16, mega: 24 } as const;

interface PlateWin {
  readonly wonSatang: number;
  /** What the round had won before. */
  readonly beforeSatang: number;
  readonly stakeSatang: number;
  /** Whether it is on the balance already, not only in the sum of a round that goes on. */
  readonly isPaid: boolean;
}

export interface Celebration {
  /** Counts a win up on the plate and in the meter. */
  plate(win: PlateWin): Promise<void>;
  /** Rains coins for a large win. */
  rain(wonSatang: number, stakeSatang: number): void;
  /** Coins fly from the reels to the balance, to which the total of a round has been added. */
  collect(wonSatang: number, stakeSatang: number): void;
}

export function createCelebration({ title, words }: Setting, table: Table, tick: () => void): Celebration {
  const { hud, reels, machine } = table;
  const plate = createWinPlate(() => reels.canvas.parentElement, words);
  const own = title.model.hold ? 'S' : title.art === 'koiGate' ? 'G' : undefined;
  const coin = (own && table.images.get(own)) ?? goldCoin();

  function rain(wonSatang: number, stakeSatang: number): void {
    const count = Math.min(70, 30 + wonSatang / stakeSatang);
    if (tierOf(wonSatang, stakeSatang).hasRain) rainCoins(coin, machine.element.getBoundingClientRect(), count);
  }

  return {
    rain,
    async plate({ wonSatang, beforeSatang, stakeSatang, isPaid }) {
      rain(wonSatang, stakeSatang);
      // A replay pays nothing.
      const meter = isPaid && !table.root.classList.contains('replay') ? 'balance' : 'won';
      await plate.show({
        wonSatang,
        stakeSatang,
        tick,
        counting: (satang) => hud.showWin(beforeSatang + satang, true),
        counted: (place) => flyCoins(coin, place, hud.placeOf(meter), coinsOf[tierOf(wonSatang, stakeSatang).tier]),
      });
    },
    collect(wonSatang, stakeSatang) {
      const count = coinsOf[tierOf(wonSatang, stakeSatang).tier];
      flyCoins(coin, machine.over.getBoundingClientRect(), hud.placeOf('balance'), count);
    },
  };
}
