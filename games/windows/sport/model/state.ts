/** Everything the desk shows. One object, changed in `model/` alone and drawn as a whole. */
import type { PlayPurse } from '@foyer/contract/play/play.ts';
import type { SportEvent, SportMarket, SportMatch } from '@foyer/contract/play/sport.ts';
import type { SportBet } from '@foyer/contract/play/sportBets.ts';
import type { SportDesk, SportTab } from '@foyer/contract/play/sportDesk.ts';
import type { QuotedLeg } from '@foyer/contract/play/sportSlip.ts';
import type { sportProof } from '@foyer/contract/play/sport.ts';
import type { Value } from '@foyer/contract/wire.ts';
import type { Lang } from '../../frame/words.ts';
import type { Order } from '../slip/orders.ts';
import type { Slip } from '../slip/slip.ts';
import type { Words } from '../words.ts';
import { createMoves } from './moves.ts';
import type { Moves } from './moves.ts';
import type { Route } from './route.ts';

export interface Setting {
  readonly desk: SportDesk;
  readonly words: Words;
  readonly lang: Lang;
  /** The account under which the slip and its orders are stored. */
  readonly account: string;
}

export interface Board {
  readonly sportId: number;
  /** Two hours of a day; 0 for the next matches. */
  readonly slot: number;
  readonly matches: readonly SportMatch[];
  readonly results: readonly SportMatch[];
}

export interface MatchPage {
  readonly match: SportMatch;
  readonly markets: readonly SportMarket[];
  readonly events: readonly SportEvent[];
  readonly proof: Value<typeof sportProof> | undefined;
}

/** The outcome of an order. A pending bet is polled until it is decided. */
export type Receipt =
  | { readonly kind: 'unknown'; readonly order: Order }
  | { readonly kind: 'bet'; readonly order: Order; readonly bet: SportBet }
  | { readonly kind: 'refused'; readonly order: Order; readonly message: string };

/** An open bet that is being cashed out. */
export interface CashOut {
  readonly orderNo: string;
  /** The offer in the confirmation that the player sees. */
  readonly offerSatang: number;
  readonly step: 'asked' | 'sent' | 'unknown';
  readonly note: string;
}

export interface Booking {
  readonly code: string;
  readonly expiresMs: number;
  /** The slip of the code. */
  readonly slip: string;
}

export interface State {
  route: Route;
  tabs: readonly SportTab[];
  board: Board | undefined;
  page: MatchPage | undefined;
  /** Why there is no board or no match. */
  fault: '' | 'failed' | 'unknown';
  freshMs: number;
  isLost: boolean;
  isOpen: boolean;
  purse: PlayPurse;
  slip: Slip;
  quotes: Map<string, QuotedLeg>;
  delayMs: number;
  isSending: boolean;
  receipts: Receipt[];
  panel: 'slip' | 'bets';
  isSheetUp: boolean;
  which: 'running' | 'over';
  running: readonly SportBet[];
  over: readonly SportBet[] | undefined;
  /** Order number of a bet that was opened from the site's records; '' for none. */
  asked: string;
  isBetsFault: boolean;
  /** Offers before the last read, by order number. */
  offersBefore: ReadonlyMap<string, number>;
  cashOut: CashOut | undefined;
  booking: Booking | undefined;
  code: string;
  codeFault: string;
  snack: { readonly text: string; readonly canUndo: boolean; readonly untilMs: number } | undefined;
  /** Number of events shown in a replay of a finished match; undefined for the current state. */
  replayed: number | undefined;
  /** Result of verifying the open match. */
  verdict: 'holds' | 'fails' | undefined;
  readonly moves: Moves;
}

export function firstState(desk: SportDesk, route: Route, slip: Slip): State {
  return {
    route,
    tabs: [],
    board: undefined,
    page: undefined,
    fault: '',
    freshMs: desk.purse.nowMs,
    isLost: false,
    isOpen: desk.isOpen,
    purse: desk.purse,
    slip,
    quotes: new Map(),
    delayMs: 0,
    isSending: false,
    receipts: [],
    panel: 'slip',
    isSheetUp: false,
    which: 'running',
    running: [],
    over: undefined,
    asked: '',
    isBetsFault: false,
    offersBefore: new Map(),
    cashOut: undefined,
    booking: undefined,
    code: '',
    codeFault: '',
    snack: undefined,
    replayed: undefined,
    verdict: undefined,
    moves: createMoves(),
  };
}

/** Odds older than this cannot be bet on. R03 */
const oldMs = 15_000;

export const isStale = (state: State, nowMs: number): boolean => state.isLost || nowMs - state.freshMs > oldMs;

/** What all parts of the model share. */
export interface Desk {
  readonly setting: Setting;
  readonly state: State;
  changed(): void;
  /** Shows a line at the bottom of the window. With `canUndo`, its button undoes the last removal. */
  notify(text: string, canUndo?: boolean): void;
  /** Reads this as soon as possible. */
  soon(what: 'board' | 'match' | 'quote' | 'running' | 'over'): void;
  ended(message: string): void;
}
