/** What all parts of the window need: its state, game, words and language. */
import { unbrandedText } from '@foyer/text/inLanguage.ts';
import type { CardState } from '@foyer/contract/play/cards.ts';
import { catalogueGame } from '../../catalogue/catalogue.ts';
import type { CardCode } from '../../engines/cards/cardGame.ts';
import type { Lang } from '../frame/words.ts';
import type { Words } from './words.ts';

export interface Setting {
  readonly state: CardState;
  readonly code: CardCode;
  readonly words: Words;
  readonly lang: Lang;
}

export const gameName = ({ state, code, words, lang }: Setting): string =>
  unbrandedText(catalogueGame(state.gameId)?.names, lang) ?? words(`game.${code}`);
