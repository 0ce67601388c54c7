/** A choice and a result in words, shared by the window and the bet records. */
import { diceSpotsOf, diceSum } from './fastThree.ts';
import type { DiceSpot } from './fastThree.ts';
import type { InstantCode } from './game.ts';
import { duelOf, handOf, hands } from './hands.ts';
import type { Duel, Hand } from './hands.ts';
import { raceOf } from './horses.ts';
import type { Course, HorseSpot } from './horses.ts';
import { hitsOf } from './keno.ts';
import { cupOf, plinkoBoard } from './plinko.ts';
import type { PlinkoRisk } from './plinko.ts';
import { tripleOf } from './scratch.ts';

/** Keys of descriptions in the text namespace `instant`. */
export type ResultWord =
  | 'rowsOf'
  | 'risk'
  | 'trapsOf'
  | 'opened'
  | 'caught'
  | 'cup'
  | 'noThree'
  | 'threeOf'
  | 'versus'
  | 'arrival'
  | 'diceResult'
  | 'hitsOf'
  | 'winOf'
  | 'placeOf'
  | 'game.scratch'
  | `risk.${PlinkoRisk}`
  | `hand.${Hand}`
  | `duel.${Duel}`
  | `course.${Course}`
  | `horse.${0 | 1 | 2 | 3 | 4 | 5}`
  | `symbol.${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7}`
  | `spot.${'small' | 'big' | 'odd' | 'even' | Exclude<DiceSpot['kind'], 'half'>}`;
export type Translate = (word: ResultWord, args?: Readonly<Record<string, string | number>>) => string;

export interface PlayedRound {
  readonly code: InstantCode;
  readonly choice: string;
  readonly shown: readonly number[];
  readonly moves: readonly number[];
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
/** Hundredths as a multiple. */
export const timesText = (pay: number): string => number.format(pay / 100);

type HorseWord = `horse.${0 | 1 | 2 | 3 | 4 | 5}`;
export const horseName = (t: Translate, horse: number): string => t(`horse.${horse}` as HorseWord);

export const horseSpotName = (t: Translate, { isPlace, horse }: HorseSpot): string =>
  t(isPlace ? 'placeOf' : 'winOf', { horse: `${horse + 1} ${horseName(t, horse)}` });

export function diceSpotName(t: Translate, spot: DiceSpot): string {
  switch (spot.kind) {
    case 'half':
      return t(`spot.${spot.id}` as 'spot.big');
    case 'anyTriple':
    case 'straight':
      return t(`spot.${spot.kind}`);
    default:
      return t(`spot.${spot.kind}`, { number: spot.number });
  }
}

/** A choice in words. */
export function choiceText(t: Translate, code: InstantCode, choice: string): string {
  switch (code) {
    case 'plinko': {
      const board = plinkoBoard(choice);
      return board ? `${t('rowsOf', { rows: board.rows })} · ${t('risk')} ${t(`risk.${board.risk}`)}` : choice;
    }
    case 'treasure':
      return t('trapsOf', { count: choice });
    case 'scratch':
      return t('game.scratch');
    case 'hands':
      return t(`hand.${handOf(choice) ?? 'stone'}`);
    case 'horses': {
      const race = raceOf(choice);
      if (race === undefined) return choice;
      return [t(`course.${race.course}`), ...race.spots.map((spot) => horseSpotName(t, spot))].join(' · ');
    }
    case 'fastThree':
      return (diceSpotsOf(choice) ?? []).map((spot) => diceSpotName(t, spot)).join(' · ');
    default:
      return choice.replaceAll('.', ' ');
  }
}

/** A result in words; '' while nothing is decided. */
export function resultText(t: Translate, { code, choice, shown, moves }: PlayedRound): string {
  if (code === 'treasure') {
    const isCaught = shown.includes(moves.at(-1) ?? -1);
    return t(isCaught ? 'caught' : 'opened', { count: moves.length });
  }
  if (shown.length === 0) return '';
  switch (code) {
    case 'plinko': {
      const cup = cupOf(shown);
      return t('cup', { cup: cup + 1, times: timesText(plinkoBoard(choice)?.cups[cup] ?? 0) });
    }
    case 'scratch': {
      const triple = tripleOf(shown);
      return triple === undefined ? t('noThree') : t('threeOf', { symbol: t(`symbol.${triple}` as 'symbol.0') });
    }
    case 'hands': {
      const [own, dealer] = [handOf(choice) ?? 'stone', hands[shown[0] ?? 0] ?? 'stone'];
      const versus = t('versus', { own: t(`hand.${own}`), dealer: t(`hand.${dealer}`) });
      return `${versus} · ${t(`duel.${duelOf(own, dealer)}`)}`;
    }
    case 'horses': {
      const [first = 0, second = 0] = shown;
      return t('arrival', { first: horseName(t, first), second: horseName(t, second) });
    }
    case 'fastThree':
      return t('diceResult', { dice: shown.join(' '), sum: diceSum(shown) });
    default: {
      const marks = choice.split('.').map(Number);
      return t('hitsOf', { marks: marks.length, hits: hitsOf(marks, shown) });
    }
  }
}
