/** Filters of the palette's search, and the equivalent filter of the list of all games. */
import type { AllFilter } from '../all/allSearch.ts';
import type { Facets } from './facets.ts';

export const paletteFeatures = ['', 'new', 'hot', 'trial'] as const;

export interface PaletteChoice {
  readonly feature: (typeof paletteFeatures)[number];
  /** ENUM-001; -1 is every type. */
  readonly type: number;
  /** A platform's code; '' is every platform. */
  readonly platform: string;
}

export const nothingChosen: PaletteChoice = { feature: '', type: -1, platform: '' };

export const isChosen = ({ feature, type, platform }: PaletteChoice): boolean =>
  feature !== '' || type !== -1 || platform !== '';

export const facetsOf = ({ feature, type, platform }: PaletteChoice): Facets => ({
  isNew: feature === 'new',
  isHot: feature === 'hot',
  isTrialOffered: feature === 'trial',
  ...(type !== -1 && { gameType: type }),
  ...(platform !== '' && { platformCode: platform }),
});

/** The address of all results. SI-17 */
export const filterOf = ({ feature, type, platform }: PaletteChoice, typed: string): AllFilter => ({
  ...(feature !== '' && { show: feature }),
  ...(type !== -1 && { type }),
  ...(platform !== '' && { platform }),
  ...(typed.trim() !== '' && { keyword: typed.trim() }),
});
