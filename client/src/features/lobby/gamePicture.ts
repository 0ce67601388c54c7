import type { Game } from '@foyer/contract/lobby/catalogue.ts';

/** The picture of a game. A backend need not have one for each of its games, so there is one that fits any. */
export const gamePicture = ({ pcImg, picLink }: Pick<Game, 'pcImg' | 'picLink'>): string =>
  pcImg || picLink || '/pictures/emblem/orchard.controller.svg';
