/** Texts before a result: what to choose, the prize behind the next door, and the label of the button. */
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import type { InstantCode } from '../../engines/instant/game.ts';
import { isKenoCode, kenoDrums } from '../../engines/instant/kenoPays.ts';
import { nextSafe, treasurePay } from '../../engines/instant/treasure.ts';
import { baht } from '../frame/money.ts';
import type { Word, Words } from './words.ts';

const presses = {
  plinko: 'drop',
  treasure: 'enterRoom',
  keno80: 'draw',
  keno40: 'draw',
  markSix: 'draw',
  pickFive: 'draw',
  scratch: 'buyCard',
  hands: 'showHand',
  horses: 'race',
  fastThree: 'throwDice',
} as const satisfies Readonly<Record<InstantCode, Word>>;

export const pressWord = (words: Words, code: InstantCode, amount: string): string => words(presses[code], { amount });

const percent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)}%`;

/** Arguments for `call` while there is no result. */
export function idleLine(words: Words, code: InstantCode, open?: InstantRound): [string, string, false] {
  if (open !== undefined) {
    const [traps, opened] = [Number(open.choice), open.moves.length];
    const next = {
      chance: percent(nextSafe(traps, opened)),
      amount: baht((treasurePay(traps, opened + 1) * open.stakeSatang) / 100),
    };
    const text = opened === 0 ? words('openFirst') : words('standing', { amount: baht(open.winSatang) });
    return [text, words('nextDoor', next), false];
  }
  if (isKenoCode(code)) return [words('choose.keno', { most: kenoDrums[code].pays.length }), '', false];
  return [words(`choose.${code}`), '', false];
}
