/**
 * What a family of games is to the house. A family joins by one object: it says which games are its own, where a round
 * stands when it is opened, and what an action makes of it. Everything else is done once for all families in this room:
 * launch tickets and sessions (`sessions.ts`), seeds (`seeds.ts`), rows and idempotency (`rounds.ts`, `acts.ts`), money
 * (`settle.ts`, `wallet.ts`), taking back (`roundVoids.ts`), the operator's switches (`gate.ts`) and the minute's sweep.
 *
 * To join a second family:
 * 1. Write its engine under `games/engines/<code>/`: pure, seeds in, outcome out. No clock and no chance of its own.
 * 2. Make its `Family` object beside `slotFamily.ts` and list it in `families.ts`. Its window is built from
 *    `games/windows/<code>/` on the pieces in `games/windows/frame/` and served under `/play/<code>/`; a launch then leads there.
 * 3. Declare its calls beside `contract/src/games/slot.ts` with the shapes of `play.ts`, under `/api/play/<code>/…`, and answer them through
 *    `playDoor.ts`: its handlers call `openRound`, `act` and the family's own view of a row.
 *
 * A family whose rounds everybody shares (a table on a clock) leaves `rounds` out and keeps its own rows: it still uses
 * the tickets, the sessions, the door and the wallet.
 */
import type { Locale } from '@foyer/contract/envelope.ts';
import type { Seeds } from '@foyer/games/fair/draw.ts';

/** What the engine is asked about: nothing in it changes while a round lasts. */
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

/** Where a round stands after it was opened or acted in; data alone, so that any process of the house goes on with it. */
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
  /** Between the starts of two actions of one game at least this long. M11 */
  readonly minCycleMs: number;
  /** Where it is given: between two actions of one round; `minCycleMs` then lies between the starts of two rounds. */
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
export interface Told {
  readonly choice: string;
  readonly chosenText: string;
  readonly resultText: string;
}

export interface Family {
  /** Also the folder of its window and of its addresses. */
  readonly code: string;
  /** For the bet records, of a game that stands in no catalogue. ENUM-001 */
  readonly gameType: number;
  /** The rules behind a game; undefined where the game is none of this family's. */
  rulesOf(gameId: string): string | undefined;
  readonly rounds?: RoundRules;
  /** A round in words for its player's bet record; left out where its numbers say enough. M07 */
  told?(
    round: Pick<Seat, 'rules' | 'choice'> & { readonly progress: object; readonly isOver: boolean },
    lang: Locale,
  ): Told;
}
