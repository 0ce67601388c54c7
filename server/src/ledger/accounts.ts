/**
 * Accounts and reasons for movements. Amounts are integer satang, and the legs of every movement sum to zero. A
 * player's account never goes below zero; house accounts are sums of entries. L01, L03
 */

/**
 * A player's accounts. A game account belongs to one platform; `withdrawing` holds what a withdrawal has taken, `chase`
 * what the lottery's chases have taken for issues still to come.
 */
export type PlayerAccount = 'main' | `game:${string}` | 'locked' | 'withdrawing' | 'savings' | 'bonus' | 'chase';

/** The house's side of a movement. No row of these is ever updated: their balance is the sum of their entries. */
export type HouseAccount =
  | 'house:bank'
  | `house:games:${string}`
  | 'house:bonus'
  | 'house:adjustment'
  | 'house:fees'
  /** Between two players of a fast payment: what the payee has given and the payer has not got yet. */
  | 'house:reserve'
  | 'house:jackpot';

export type Account = PlayerAccount | HouseAccount;
export const isHouseAccount = (account: Account): account is HouseAccount => account.startsWith('house:');

/**
 * The titles of section 4 are the ledger's transfer codes: each movement says why. ENUM-014, ENUM-015. Those from 200
 * are ours: most of them move money between accounts that no statement of the main wallet shows; the lottery's do.
 */
export const titles = {
  applying: 0,
  adjustment: 1,
  deposit: 2,
  fastWithdrawal: 3,
  transferIn: 4,
  transferOut: 5,
  bonus: 8,
  manualDeposit: 9,
  manualWithdrawal: 10,
  planPurchase: 17,
  planRedemption: 18,
  fastDeposit: 40,
  fastPayWithdrawal: 41,
  other: 100,
  stake: 200,
  prize: 201,
  withdrawalPaid: 202,
  withdrawalReturned: 203,
  /** Of the lottery: taken for a chase, given back of it, and given back for a draw that was annulled. */
  chaseHold: 210,
  chaseReturn: 211,
  drawVoid: 212,
} as const satisfies Record<string, number>;
export type Title = (typeof titles)[keyof typeof titles];

export interface Leg {
  readonly account: Account;
  /** Signed satang: what is added to the account. */
  readonly amountSatang: number;
}

/** A bet row written in the same statement as the movement that pays for it. ENTITY-035 */
export interface BetRow {
  readonly betOrderNo: string;
  readonly platformCode: string;
  readonly gameType: number;
  readonly gameId: string;
  readonly stakeSatang: number;
  readonly winSatang: number;
  readonly roundId: string;
  readonly isSettled: boolean;
  /** What was staked on a bet that is annulled: it stakes and wins 0 from then on, so that no turnover counts it. */
  readonly voidSatang?: number;
  /** When the desk took it, so that its slip and its record name one moment; without it, when its money moved. */
  readonly placedMs?: number;
}

export interface Movement {
  readonly playerId: string;
  /** Unique per player. Repeating a key returns the first result and moves nothing. L05 */
  readonly key: string;
  readonly title: Title;
  readonly legs: readonly Leg[];
  /** The order, card, round or platform that it belongs to. */
  readonly reference: string;
  readonly bet?: BetRow;
  /** Several bets that one movement pays for or settles, in place of `bet`. */
  readonly bets?: readonly BetRow[];
  /** Optimistic lock: only posted if the player's sequence number, as returned by `seq`, is still this one. */
  readonly afterSeq?: number;
}

/** All bets of a movement. */
export const betsOf = ({ bet, bets }: Pick<Movement, 'bet' | 'bets'>): readonly BetRow[] =>
  bets ?? (bet === undefined ? [] : [bet]);

export interface Posted {
  readonly movementId: string;
  /** Balances after the movement of the player's accounts that it touched, in satang. */
  readonly balances: Readonly<Record<string, number>>;
  /** True where the key had been posted before. */
  readonly isRepeat: boolean;
}

export interface LostBet {
  readonly playerId: string;
  readonly betOrderNo: string;
}

/** Thrown where a leg would take a player's account below zero; nothing has moved. */
export class InsufficientFunds extends Error {
  readonly account: Account;
  constructor(account: Account) {
    super(`insufficient funds on ${account}`);
    this.account = account;
  }
}

/** Thrown if the player's money has moved since `afterSeq` was read. Nothing has moved, and the caller can retry. */
export class Overtaken extends Error {
  constructor(key: string) {
    super(`${key} was overtaken by another movement`);
  }
}

/** Thrown where the key was used before for another movement. L05 */
export class KeyConflict extends Error {
  constructor(key: string) {
    super(`key ${key} was used for another movement`);
  }
}

export interface Ledger {
  /** Posts one movement; many that wait together travel in one statement. */
  post(movement: Movement): Promise<Posted>;
  /**
   * Posts many movements, at most one of a player, each batch in one statement: for work that settles thousands at once.
   * Answers one outcome a movement, in their order; what is refused costs its neighbours nothing.
   */
  postAll(movements: readonly Movement[]): Promise<PromiseSettledResult<Posted>[]>;
  /** Closes bets that won nothing, which moves no money; those closed before stay as they are. */
  closeLost(lost: readonly LostBet[]): Promise<void>;
  /** Balances of all accounts of one player, in satang; an account never touched is absent. */
  balances(playerId: string): Promise<Readonly<Record<string, number>>>;
  /** How many movements a player has; 0 before the first. */
  seq(playerId: string): Promise<number>;
  /** The sum of a house account's entries, in satang; undefined where nothing was ever posted to it. */
  houseBalance(account: HouseAccount): Promise<number | undefined>;
  /** Resolves when everything that was accepted is durable. */
  close(): Promise<void>;
}
