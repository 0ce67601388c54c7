/** Every emblem by name, drawn within -100..100. A new one must read as a black shape at 40 px before it is shaded. */
import { cards, dice, fourSuits, mahjong } from './emblems/cards.ts';
import { goldShark, ray, shark, whale } from './emblems/deep.ts';
import { coin, envelope, ingot, lantern } from './emblems/fortune.ts';
import { cherries, lemon, plum } from './emblems/fruit.ts';
import { lotus, moon, peach } from './emblems/garden.ts';
import { bell, gems, seven } from './emblems/machine.ts';
import { dragon, phoenix, tiger } from './emblems/myth.ts';
import { temple } from './emblems/places.ts';
import { controller, crosshair, lottery } from './emblems/play.ts';
import { angler, marlin, oyster } from './emblems/reef.ts';
import { basket, cocktail, teapot } from './emblems/room.ts';
import { basketball, football, tennis, trophy } from './emblems/sport.ts';
import { baccarat, chips, roulette } from './emblems/table.ts';
import { boat, bottle, lighthouse, shell } from './emblems/voyage.ts';
import { cannon, fish, koi, trident } from './emblems/water.ts';
import { cat, rooster } from './emblems/yard.ts';

export const emblems = {
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
  baccarat,
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
  ray,
  boat,
  lighthouse,
  bottle,
  shell,
  basket,
  teapot,
  cocktail,
  goldShark,
  oyster,
  marlin,
  angler,
};
export type EmblemName = keyof typeof emblems;
export const emblemNames = Object.keys(emblems) as readonly EmblemName[];
