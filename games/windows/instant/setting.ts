/** What all parts of the window need: its state, game, words and language. */
import { unbrandedText } from '@foyer/text/inLanguage.ts';
import type { InstantState } from '@foyer/contract/play/instant.ts';
import { catalogueGame } from '../../catalogue/catalogue.ts';
import type { PlatformCode } from '../../catalogue/game.ts';
import type { InstantGame } from '../../engines/instant/game.ts';
import type { Lang } from '../frame/words.ts';
import type { Words } from './words.ts';

export interface Setting {
  readonly state: InstantState;
  readonly game: InstantGame;
  readonly words: Words;
  readonly lang: Lang;
}

export const gameName = ({ state, game, words, lang }: Setting): string =>
  unbrandedText(catalogueGame(state.gameId)?.names, lang) ?? words(`game.${game.code}`);

export const platformOf = ({ state }: Setting): PlatformCode => catalogueGame(state.gameId)?.platform ?? 'moyu';
