/** What all parts of the window need: its state, game, words and language. */
import { unbrandedText } from '@foyer/text/inLanguage.ts';
import type { FishState } from '@foyer/contract/play/fish.ts';
import { catalogueGame } from '../../catalogue/catalogue.ts';
import type { FishModel } from '../../engines/fish/species.ts';
import type { Lang } from '../frame/words.ts';
import type { Words } from './words.ts';

export interface Setting {
  readonly state: FishState;
  readonly model: FishModel;
  readonly words: Words;
  readonly lang: Lang;
}

export const roomName = ({ state, model, words, lang }: Setting): string =>
  unbrandedText(catalogueGame(state.gameId)?.names, lang) ?? words(`water.${model.code}`);
