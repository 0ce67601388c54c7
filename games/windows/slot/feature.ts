/** A machine's words for its feature, free spins or a hold, and the amounts on its coins. */
import { perUnit } from '../frame/money.ts';
import type { PlayRound, PlaySpin } from '@foyer/contract/play/slot.ts';
import { lineCount } from '../../engines/slot/rules.ts';
import type { SlotModel } from '../../engines/slot/rules.ts';
import { modelOf } from '../../engines/slotTitles.ts';
import type { SlotTitle } from '../../engines/slotTitles.ts';
import type { ShownCoin } from './board.ts';
import type { Word } from './words.ts';

export interface FeatureWords {
  readonly title: Word;
  readonly won: Word;
  readonly start: Word;
  readonly left: Word;
  readonly done: Word;
  readonly total: Word;
  readonly count: Word;
}

const freeWords: FeatureWords = {
  title: 'freeTitle',
  won: 'freeWon',
  start: 'freeStart',
  left: 'freeLeft',
  done: 'freeDone',
  total: 'freeTotal',
  count: 'freeCount',
};
const holdWords: FeatureWords = {
  title: 'holdTitle',
  won: 'holdWon',
  start: 'holdStart',
  left: 'holdLeft',
  done: 'holdDone',
  total: 'holdTotal',
  count: 'holdCount',
};

export const featureWords = (model: SlotModel): FeatureWords => (model.hold ? holdWords : freeWords);

/** The title with the model under which a round was opened. Past rounds may have another one than today's. */
export function asPlayed(title: SlotTitle, { model }: Pick<PlayRound, 'model'>): SlotTitle {
  const played = modelOf(model);
  return played === undefined || played.code === title.model.code ? title : { ...title, model: played };
}

/** The number that describes the feature: its free spins, or its coins. */
export const featureCount = (model: SlotModel, last: PlaySpin | undefined, spins: number): number =>
  model.hold ? (last?.coins.length ?? 0) : spins;

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Coins with amounts without a currency, so that they fit. */
export function shownCoins({ coins }: PlaySpin, stakeSatang: number): ShownCoin[] {
  return coins.map(({ cell, value, isNew }) => {
    const amount = (value * stakeSatang) / lineCount / perUnit;
    return { cell, isNew, text: (Number.isInteger(amount) ? whole : exact).format(amount) };
  });
}

/** Total of the visible coins in line stakes. */
export const coinSum = ({ coins }: PlaySpin): number => coins.reduce((sum, { value }) => sum + value, 0);
