/** What all parts of the window need: its state, words and language. */
import { unbrandedText } from '@foyer/text/inLanguage.ts';
import type { PokerState } from '@foyer/contract/play/poker.ts';
import { catalogueGame } from '../../catalogue/catalogue.ts';
import type { Lang } from '../frame/words.ts';
import type { Words } from './words.ts';

export interface Setting {
  readonly state: PokerState;
  readonly words: Words;
  readonly lang: Lang;
}

export const gameName = ({ state, words, lang }: Setting): string =>
  unbrandedText(catalogueGame(state.gameId)?.names, lang) ?? words(`game.${state.rules}`);
