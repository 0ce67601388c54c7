/** A choice and a result in words, for the window and for the bet records: one way to say both. */
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

/** Keys of descriptions in the text room `instant`. */
export type ToldWord =
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
export type Say = (word: ToldWord, args?: Readonly<Record<string, string | number>>) => string;

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
export const horseName = (say: Say, horse: number): string => say(`horse.${horse}` as HorseWord);

export const horseSpotName = (say: Say, { isPlace, horse }: HorseSpot): string =>
  say(isPlace ? 'placeOf' : 'winOf', { horse: `${horse + 1} ${horseName(say, horse)}` });

export function diceSpotName(say: Say, spot: DiceSpot): string {
  switch (spot.kind) {
    case 'half':
      return say(`spot.${spot.id}` as 'spot.big');
    case 'anyTriple':
    case 'straight':
      return say(`spot.${spot.kind}`);
    default:
      return say(`spot.${spot.kind}`, { number: spot.number });
  }
}

/** What was chosen. */
export function choiceText(say: Say, code: InstantCode, choice: string): string {
  switch (code) {
    case 'plinko': {
      const board = plinkoBoard(choice);
      return board ? `${say('rowsOf', { rows: board.rows })} · ${say('risk')} ${say(`risk.${board.risk}`)}` : choice;
    }
    case 'treasure':
      return say('trapsOf', { count: choice });
    case 'scratch':
      return say('game.scratch');
    case 'hands':
      return say(`hand.${handOf(choice) ?? 'stone'}`);
    case 'horses': {
      const race = raceOf(choice);
      if (race === undefined) return choice;
      return [say(`course.${race.course}`), ...race.spots.map((spot) => horseSpotName(say, spot))].join(' · ');
    }
    case 'fastThree':
      return (diceSpotsOf(choice) ?? []).map((spot) => diceSpotName(say, spot)).join(' · ');
    default:
      return choice.replaceAll('.', ' ');
  }
}

/** What came; '' where nothing is decided. */
export function resultText(say: Say, { code, choice, shown, moves }: PlayedRound): string {
  if (code === 'treasure') {
    const isCaught = shown.includes(moves.at(-1) ?? -1);
    return say(isCaught ? 'caught' : 'opened', { count: moves.length });
  }
  if (shown.length === 0) return '';
  switch (code) {
    case 'plinko': {
      const cup = cupOf(shown);
      return say('cup', { cup: cup + 1, times: timesText(plinkoBoard(choice)?.cups[cup] ?? 0) });
    }
    case 'scratch': {
      const triple = tripleOf(shown);
      return triple === undefined ? say('noThree') : say('threeOf', { symbol: say(`symbol.${triple}` as 'symbol.0') });
    }
    case 'hands': {
      const [own, house] = [handOf(choice) ?? 'stone', hands[shown[0] ?? 0] ?? 'stone'];
      const versus = say('versus', { own: say(`hand.${own}`), house: say(`hand.${house}`) });
      return `${versus} · ${say(`duel.${duelOf(own, house)}`)}`;
    }
    case 'horses': {
      const [first = 0, second = 0] = shown;
      return say('arrival', { first: horseName(say, first), second: horseName(say, second) });
    }
    case 'fastThree':
      return say('diceResult', { dice: shown.join(' '), sum: diceSum(shown) });
    default: {
      const marks = choice.split('.').map(Number);
      return say('hitsOf', { marks: marks.length, hits: hitsOf(marks, shown) });
    }
  }
}
