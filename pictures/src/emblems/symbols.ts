/** The emblems that slots use as symbols. A slot's window loads only these. */
import { cards, dice, fourSuits, mahjong } from './cards.ts';
import { shark, whale } from './deep.ts';
import { coin, envelope, ingot, lantern } from './fortune.ts';
import { rooster } from './fowl.ts';
import { cherries, lemon, plum } from './fruit.ts';
import { lotus, moon, peach } from './garden.ts';
import { bell, gems, seven } from './machine.ts';
import { dragon, phoenix, tiger } from './myth.ts';
import { temple } from './places.ts';
import { controller, crosshair, lottery } from './play.ts';
import { basket, cocktail, teapot } from './room.ts';
import { basketball, football, tennis, trophy } from './sport.ts';
import { chips, roulette } from './table.ts';
import { boat, bottle, lighthouse, shell } from './voyage.ts';
import { cannon, fish, koi, trident } from './water.ts';
import { cat } from './yard.ts';

export const symbols = {
  coin,
  ingot,
  envelope,
  lantern,
  lotus,
  moon,
  peach,
  cherries,
  lemon,
  plum,
  gems,
  seven,
  bell,
  dice,
  cards,
  suits: fourSuits,
  chips,
  roulette,
  football,
  basketball,
  tennis,
  mahjong,
  dragon,
  tiger,
  phoenix,
  koi,
  fish,
  cannon,
  trident,
  cat,
  rooster,
  temple,
  trophy,
  controller,
  crosshair,
  lottery,
  shark,
  whale,
  boat,
  lighthouse,
  bottle,
  shell,
  basket,
  teapot,
  cocktail,
};
