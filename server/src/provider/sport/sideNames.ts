/** Names of the leagues, clubs and players of the simulated matches; none of them exists. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { places } from '@foyer/games/catalogue/places.ts';
import type { SportCode } from '@foyer/games/engines/sport/kinds.ts';
import { inLanguage } from '@foyer/text/inLanguage.ts';
import { translate } from '@foyer/text/translate.ts';

const mascots = ['tigers', 'cranes', 'ironHorse', 'ospreys', 'thunder', 'lions', 'foxes'] as const;
const qualities = ['quiet', 'swift', 'crimson', 'silver', 'distant', 'dawn'] as const;
const creatures = ['heron', 'swiftlet', 'leopard', 'tortoise', 'qilin'] as const;
const combs = ['goldenComb', 'dawnDrum', 'redRobe', 'greenPlume', 'riceField'] as const;
const struts = ['general', 'dancer', 'singer', 'scholar', 'innkeeper', 'lutenist'] as const;
const leagues = ['first', 'second', 'third'] as const;

const players: ReadonlySet<SportCode> = new Set(['tennis', 'darts', 'cycleRacing', 'billiards', 'duel']);

const at = <T>(list: readonly [T, ...T[]], turn: number): T => list[turn % list.length] ?? list[0];

/** Two words from two lists. The text `pair` of each language determines their order. */
function firstAndSecond(code: SportCode, side: number, lang: Locale): { first: string; second: string } {
  const words = translate(lang);
  if (code === 'rooster')
    return {
      first: words('sport/sides', `comb.${at(combs, side)}`),
      second: words('sport/sides', `strut.${at(struts, side)}`),
    };
  if (players.has(code))
    return {
      first: words('sport/sides', `quality.${at(qualities, side)}`),
      second: words('sport/sides', `creature.${at(creatures, side)}`),
    };
  const turn = side * 2 + code.length * 5;
  return {
    first: inLanguage(places[turn % places.length], lang) ?? '',
    second: words('sport/sides', `mascot.${at(mascots, turn)}`),
  };
}

/** The name of a side by its number in its sport. Sides of one sport have distinct names. */
export const sideName = (code: SportCode, side: number, lang: Locale): string =>
  translate(lang)('sport/sides', 'pair', firstAndSecond(code, side, lang));

export const leagueName = (code: SportCode, league: number, lang: Locale): string =>
  translate(lang)('sport/sides', `league.${code}.${at(leagues, league)}`);
