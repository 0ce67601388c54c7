/**
 * Published chances of the slots, as text. Computing them over all stops with `chancesOf` takes a second or more per
 * slot, too long for a request, so the results are stored here. chance.test.ts recomputes them.
 */
import { chancesOf } from './chance.ts';
import type { Chances } from './chance.ts';
import { percentText, toNumber } from './fraction.ts';
import type { SlotModel } from './rules.ts';
import { figuresOf, rtpOf } from './variants/figures.ts';
import { variantBehind } from './variants/variant.ts';

/** Percentages truncated to two decimals; numbers rounded as players see them. M09 */
export interface PublishedChances {
  readonly rtp: string;
  readonly freeSpinsPart: string;
  readonly hitRate: string;
  readonly spinsPerTrigger: string;
  readonly freeSpinsPlayed: string;
  readonly topLineOneIn: string;
}

export const published: Readonly<Record<string, PublishedChances>> = {
  climb: {
    rtp: '96.18',
    freeSpinsPart: '31.37',
    hitRate: '35.26',
    spinsPerTrigger: '87.9',
    freeSpinsPlayed: '8.6',
    topLineOneIn: '89759',
  },
  calm: {
    rtp: '96.41',
    freeSpinsPart: '28.05',
    hitRate: '40.19',
    spinsPerTrigger: '47.9',
    freeSpinsPlayed: '9.8',
    topLineOneIn: '73018',
  },
  bold: {
    rtp: '96.04',
    freeSpinsPart: '35.92',
    hitRate: '33.64',
    spinsPerTrigger: '62.3',
    freeSpinsPlayed: '12.4',
    topLineOneIn: '1351584',
  },
  fruit: {
    rtp: '96.29',
    freeSpinsPart: '19.28',
    hitRate: '34.47',
    spinsPerTrigger: '82.5',
    freeSpinsPlayed: '10.3',
    topLineOneIn: '419256',
  },
  tide: {
    rtp: '96.23',
    freeSpinsPart: '30.83',
    hitRate: '37.51',
    spinsPerTrigger: '72.3',
    freeSpinsPlayed: '8.5',
    topLineOneIn: '125384',
  },
  bamboo: {
    rtp: '96.28',
    freeSpinsPart: '45.98',
    hitRate: '45.67',
    spinsPerTrigger: '48.8',
    freeSpinsPlayed: '9.8',
    topLineOneIn: '795',
  },
  canopy: {
    rtp: '96.15',
    freeSpinsPart: '57.01',
    hitRate: '44.50',
    spinsPerTrigger: '36.8',
    freeSpinsPlayed: '13.7',
    topLineOneIn: '357',
  },
  lattice: {
    rtp: '96.08',
    freeSpinsPart: '41.42',
    hitRate: '41.11',
    spinsPerTrigger: '36.0',
    freeSpinsPlayed: '9.1',
    topLineOneIn: '196',
  },
  vault: {
    rtp: '96.27',
    freeSpinsPart: '66.87',
    hitRate: '26.35',
    spinsPerTrigger: '43.8',
    freeSpinsPlayed: '7.6',
    topLineOneIn: '3739',
  },
  ember: {
    rtp: '96.08',
    freeSpinsPart: '46.04',
    hitRate: '25.72',
    spinsPerTrigger: '101.0',
    freeSpinsPlayed: '7.1',
    topLineOneIn: '17221',
  },
  drift: {
    rtp: '96.64',
    freeSpinsPart: '21.03',
    hitRate: '24.86',
    spinsPerTrigger: '85.2',
    freeSpinsPlayed: '7.6',
    topLineOneIn: '7351',
  },
  orbit: {
    rtp: '96.64',
    freeSpinsPart: '13.38',
    hitRate: '44.39',
    spinsPerTrigger: '109.6',
    freeSpinsPlayed: '8.8',
    topLineOneIn: '1587',
  },
  rapids: {
    rtp: '96.22',
    freeSpinsPart: '21.39',
    hitRate: '40.12',
    spinsPerTrigger: '117.1',
    freeSpinsPlayed: '11.2',
    topLineOneIn: '454',
  },
  terrace: {
    rtp: '96.53',
    freeSpinsPart: '13.29',
    hitRate: '40.55',
    spinsPerTrigger: '120.9',
    freeSpinsPlayed: '6.4',
    topLineOneIn: '891',
  },
};

export const inWords = (chances: Chances): PublishedChances => ({
  rtp: percentText(chances.rtp),
  freeSpinsPart: percentText(chances.freeSpinsPart),
  hitRate: percentText(chances.hitRate),
  spinsPerTrigger: (1 / toNumber(chances.triggerRate)).toFixed(1),
  freeSpinsPlayed: toNumber(chances.freeSpinsPlayed).toFixed(1),
  topLineOneIn: String(Math.round(1 / toNumber(chances.topLine))),
});

/** Finished models are looked up and variants computed quickly. Any other model is counted, which is slow. */
export function chancesOfModel(model: SlotModel): PublishedChances {
  const variant = variantBehind(model);
  return published[model.code] ?? (variant ? figuresOf(variant) : inWords(chancesOf(model)));
}

/** The `rtp` of `chancesOfModel`, without computing the other figures. */
export function rtpOfModel(model: SlotModel): string {
  const variant = variantBehind(model);
  return published[model.code]?.rtp ?? (variant ? rtpOf(variant) : inWords(chancesOf(model)).rtp);
}
