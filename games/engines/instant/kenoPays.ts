/** Drums of the keno family, and what each number of hits pays for each number of marks, in hundredths. M09 */
import type { InstantCode } from './game.ts';

export type KenoCode = Extract<InstantCode, 'keno80' | 'keno40' | 'markSix' | 'pickFive'>;

export interface KenoDrum {
  readonly code: KenoCode;
  /** Balls in the drum, numbered from 1. */
  readonly balls: number;
  readonly drawn: number;
  /** By the number of marks, from 1: the pays by the number of hits. */
  readonly pays: readonly Readonly<Record<number, number>>[];
}

const keno80: KenoDrum = {
  code: 'keno80',
  balls: 80,
  drawn: 20,
  pays: [
    { 1: 380 },
    { 1: 95, 2: 980 },
    { 2: 250, 3: 4_350 },
    { 2: 130, 3: 710, 4: 12_000 },
    { 3: 350, 4: 2_490, 5: 55_000 },
    { 3: 220, 4: 880, 5: 7_500, 6: 140_000 },
    { 3: 170, 4: 430, 5: 2_200, 6: 19_500, 7: 390_000 },
    { 4: 400, 5: 1_350, 6: 8_000, 7: 90_000, 8: 1_000_000 },
    { 4: 255, 5: 850, 6: 3_000, 7: 20_000, 8: 260_000, 9: 1_000_000 },
    { 0: 250, 5: 600, 6: 2_100, 7: 9_000, 8: 85_000, 9: 400_000, 10: 1_000_000 },
  ],
};

const keno40: KenoDrum = {
  code: 'keno40',
  balls: 40,
  drawn: 10,
  pays: [
    { 1: 380 },
    { 1: 85, 2: 1_080 },
    { 2: 250, 3: 5_010 },
    { 2: 130, 3: 800, 4: 15_500 },
    { 2: 100, 3: 330, 4: 2_400, 5: 47_500 },
    { 3: 220, 4: 1_110, 5: 11_500, 6: 330_000 },
    { 3: 200, 4: 440, 5: 3_200, 6: 42_500, 7: 1_000_000 },
    { 3: 135, 4: 350, 5: 1_300, 6: 10_500, 7: 180_000, 8: 1_000_000 },
    { 4: 360, 5: 950, 6: 5_500, 7: 65_000, 8: 400_000, 9: 1_000_000 },
    { 4: 190, 5: 650, 6: 3_100, 7: 25_000, 8: 150_000, 9: 400_000, 10: 1_000_000 },
  ],
};

const markSix: KenoDrum = {
  code: 'markSix',
  balls: 49,
  drawn: 6,
  pays: [
    { 1: 775 },
    { 1: 150, 2: 4_870 },
    { 1: 90, 2: 950, 3: 32_500 },
    { 2: 450, 3: 7_420, 4: 510_000 },
    { 2: 430, 3: 2_880, 4: 67_500, 5: 1_000_000 },
    { 2: 300, 3: 1_640, 4: 19_500, 5: 400_000, 6: 1_000_000 },
  ],
};

const pickFive: KenoDrum = {
  code: 'pickFive',
  balls: 11,
  drawn: 5,
  pays: [{ 1: 210 }, { 2: 520 }, { 2: 90, 3: 1_030 }, { 2: 65, 3: 160, 4: 2_400 }, { 3: 90, 4: 465, 5: 16_500 }],
};

export const kenoDrums: Readonly<Record<KenoCode, KenoDrum>> = { keno80, keno40, markSix, pickFive };
export const isKenoCode = (code: string): code is KenoCode => Object.hasOwn(kenoDrums, code);
