/**
 * The interface between a family of games and the house. A family is one object: it says which games belong to it, the
 * state of a newly opened round, and the effect of an action. Everything else is implemented once for all families in
 * this folder: launch tickets and sessions (`session/sessions.ts`), seeds (`seeds/seeds.ts`), the operator's switches
 * (`gameAvailability.ts`) and, in `rounds/`, rows and idempotency (`rounds.ts`, `actions.ts`), money (`settle.ts`,
 * `wallet.ts`), voids (`roundVoids.ts`) and the sweep every minute.
 *
 * To add a family:
 *
 * 1. Write its engine under `games/engines/<code>/`: pure, seeds in, outcome out, no clock or randomness of its own.
 * 2. Write its `Family` object in `<code>/family.ts` and list it in `families.ts`. Its window is built from
 *    `games/windows/<code>/` with the parts in `games/windows/frame/`, and served under `/play/<code>/`.
 * 3. Declare its calls beside `contract/src/play/slot.ts` with the shapes of `play.ts`, under `/api/play/<code>/…`. Answer
 *    them through `session/windowCalls.ts`: the handlers call `openRound`, `act` and the family's view of a row.
 *
 * A family whose rounds are shared by all players (a table on a clock) omits `rounds` and keeps its own rows. It still
 * uses the tickets, the sessions, `windowCalls.ts` and `gameAccounts.ts`.
 */
import type { Locale } from '@foyer/contract/envelope.ts';
import type { Seeds } from '@foyer/games/fair/draw.ts';

/** The engine's input, constant for the whole round. */
export interface Seat {
  readonly gameId: string;
  /** The rules' name as `rulesOf` gave it when the round was opened. */
  readonly rules: string;
  readonly seeds: Seeds;
  /** The stake that opened the round, satang. */
  readonly stakeSatang: number;
  /** The player's choice, accepted by `isChoice`; {} where there is nothing to choose. */
  readonly choice: object;
}

/** State of a round after it was opened or after an action. Plain data, so that any process can continue it. */
export interface Step {
  readonly progress: object;
  /** Satang that this action adds to the stake; 0 for most actions and at the opening. */
  readonly addedSatang: number;
  /** The prize of the whole round as decided so far, satang. It is paid once, when the round is over. */
  readonly winSatang: number;
  readonly isOver: boolean;
}

/** Rules of single-player rounds. Every function is pure: the same seat and data give the same step. M10, F03 */
export interface RoundRules {
  /**
   * If given, the minimum time between two actions of one round. The family's cycle (cycle.ts) then applies between
   * starts of rounds, and otherwise between the starts of any two actions of one player. M11
   */
  readonly minActMs?: number;
  /** The cycle of a family that no profile knows, milliseconds; five seconds if it is omitted. */
  readonly ownCycleMs?: number;
  isStake(gameId: string, stakeSatang: number, choice: object): boolean;
  /** Whether a round may be opened with this choice; omitted where there is nothing to choose. */
  isChoice?(gameId: string, choice: object): boolean;
  /** The share of a stake that goes to the jackpot, satang. M02 */
  jackpotSatang(stakeSatang: number): number;
  open(seat: Seat): Step;
  /** 'made' if this move was made before and changes nothing; undefined if it is not offered now. */
  act(seat: Seat, progress: object, move: object): Step | 'made' | undefined;
  /** Plays an abandoned round to its end, without a further stake. M08 */
  finish(seat: Seat, progress: object): Step;
}

/** A round's choice and result in the player's language; `choice` has the format that the family's verifier reads. */
export interface RoundText {
  readonly choice: string;
  readonly chosenText: string;
  readonly resultText: string;
}

export interface Family {
  /** Also the name of its window's folder and the segment of its paths. */
  readonly code: string;
  /** Game type in bet records for a game that is not in the catalogue. ENUM-001 */
  readonly gameType: number;
  /** The name of a game's rules; undefined for a game of another family. */
  rulesOf(gameId: string): string | undefined;
  readonly rounds?: RoundRules;
  /** Describes a round for its player's bet record; omitted where the numbers suffice. M07 */
  describe?(
    round: Pick<Seat, 'rules' | 'choice'> & { readonly progress: object; readonly isOver: boolean },
    lang: Locale,
  ): RoundText;
}
