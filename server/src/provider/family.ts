/**
 * The interface between a family of games and the house. A family is one object: it says which games belong to it, the
 * state of a newly opened round, and the effect of an action. Everything else is implemented once for all families in
 * this folder: launch tickets and sessions (`sessions.ts`), seeds (`seeds.ts`), rows and idempotency (`rounds.ts`,
 * `actions.ts`), money (`settle.ts`, `wallet.ts`), voids (`roundVoids.ts`), the operator's switches (`gate.ts`) and the
 * sweep every minute.
 *
 * To add a family:
 * 1. Write its engine under `games/engines/<code>/`: pure, seeds in, outcome out. No clock and no randomness of its own.
 * 2. Make its `Family` object beside `slotFamily.ts` and list it in `families.ts`. Its window is built from
 *    `games/windows/<code>/` with the parts in `games/windows/frame/` and served under `/play/<code>/`, where launches lead.
 * 3. Declare its calls beside `contract/src/play/slot.ts` with the shapes of `play.ts`, under `/api/play/<code>/…`, and answer them through
 *    `playDoor.ts`: its handlers call `openRound`, `act` and the family's own view of a row.
 *
 * A family whose rounds are shared by all players (a table on a clock) omits `rounds` and keeps its own rows. It still
 * uses the tickets, the sessions, `playDoor.ts` and the wallet.
 */
import type { Locale } from '@foyer/contract/envelope.ts';
import type { Seeds } from '@foyer/games/fair/draw.ts';

/** The engine's input, constant for the whole round. */
export interface Seat {
  readonly gameId: string;
  /** The rules' name as `rulesOf` gave it when the round was opened. */
  readonly rules: string;
  readonly seeds: Seeds;
  /** What the round was opened with, satang. */
  readonly stakeSatang: number;
  /** What the player chose with it, as `isChoice` has let it in; {} where there is nothing to choose. */
  readonly choice: object;
}

/** State of a round after it was opened or after an action. Plain data, so that any process can continue it. */
export interface Step {
  readonly progress: object;
  /** Satang that this action takes on top of what is held; 0 for most, and at the opening. */
  readonly addedSatang: number;
  /** What the whole round pays, as far as it is decided; paid once, when it is over. */
  readonly winSatang: number;
  readonly isOver: boolean;
}

/** The rounds of one player alone. Every function is pure: the same seat and data give the same step. M10, F03 */
export interface RoundRules {
  /** Between the starts of two actions of one player at least this long, whichever of the family's games they are in. M11 */
  readonly minCycleMs: number;
  /**
   * If given, the minimum time between two actions of one round; `minCycleMs` then applies between starts of rounds.
   */
  readonly minActMs?: number;
  isStake(gameId: string, stakeSatang: number, choice: object): boolean;
  /** Whether a round may be opened with this; left out where there is nothing to choose. */
  isChoice?(gameId: string, choice: object): boolean;
  /** Of a stake, what the house sets aside for the jackpot, satang. M02 */
  jackpotSatang(stakeSatang: number): number;
  open(seat: Seat): Step;
  /** 'made' where this move was made already and changes nothing; undefined where it is not offered now. */
  act(seat: Seat, progress: object, move: object): Step | 'made' | undefined;
  /** What the house does for a player who does not come back: the rest of the round, without a further stake. M08 */
  finish(seat: Seat, progress: object): Step;
}

/** What was chosen and what came, in the player's language; `choice` as the family's verifier reads it. */
export interface RoundText {
  readonly choice: string;
  readonly chosenText: string;
  readonly resultText: string;
}

export interface Family {
  /** Also the folder of its window and of its addresses. */
  readonly code: string;
  /** Game type in bet records for a game that is not in the catalogue. ENUM-001 */
  readonly gameType: number;
  /** The rules behind a game; undefined where the game is none of this family's. */
  rulesOf(gameId: string): string | undefined;
  readonly rounds?: RoundRules;
  /** A round in words for its player's bet record; left out where its numbers say enough. M07 */
  describe?(
    round: Pick<Seat, 'rules' | 'choice'> & { readonly progress: object; readonly isOver: boolean },
    lang: Locale,
  ): RoundText;
}
