/** How a bullet's value shows: the cannon's barrels, and the size of bolt and net. It changes no chance. */
import { bulletsSatang } from '../../../engines/fish/chance.ts';

export interface Power {
  /** Number of barrels. */
  readonly barrels: 1 | 2 | 3;
  /** Scale of the bolt and the muzzle flash. */
  readonly bolt: number;
  /** Diameter of the opened net in CSS pixels, on a phone. */
  readonly net: number;
}

const steps = bulletsSatang.length - 1;

export function powerOf(bulletSatang: number): Power {
  const place = Math.max(0, (bulletsSatang as readonly number[]).indexOf(bulletSatang));
  return {
    barrels: place < 2 ? 1 : place < 5 ? 2 : 3,
    bolt: 0.9 + (place / steps) * 0.6,
    net: 66 + (place / steps) * 44,
  };
}
