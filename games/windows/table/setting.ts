/** What all parts of the window need: its state, game, words and language. */
import { unbrandedText } from '@foyer/text/inLanguage.ts';
import type { TableState } from '@foyer/contract/play/table.ts';
import { catalogueGame } from '../../catalogue/catalogue.ts';
import type { TableGame } from '../../engines/table/table.ts';
import type { Lang } from '../frame/words.ts';
import type { Words } from './words.ts';

export interface Setting {
  readonly state: TableState;
  readonly game: TableGame;
  readonly words: Words;
  readonly lang: Lang;
}

export const tableName = ({ state, game, words, lang }: Setting): string =>
  unbrandedText(catalogueGame(state.gameId)?.names, lang) ?? words(`game.${game.code}`);
