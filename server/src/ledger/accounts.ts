/**
 * Accounts and reasons for movements. Amounts are integer satang, and the legs of every movement sum to zero. A
 * player's account never goes below zero; house accounts are sums of entries. L01, L03
 */

/**
 * A player's accounts. A game account belongs to one platform. `withdrawing` holds the money of open withdrawals,
 * `chase` the stakes of lottery chases for future issues.
 */
export type PlayerAccount = 'main' | `game:${string}` | 'locked' | 'withdrawing' | 'savings' | 'bonus' | 'chase';

/** The house's side of a movement. No row of these is ever updated: their balance is the sum of their entries. */
export type HouseAccount =
  | 'house:bank'
  | `house:games:${string}`
  | 'house:bonus'
  | 'house:adjustment'
  | 'house:fees'
  /** Money between two players of a fast payment: taken from the payee and not yet credited to the payer. */
  | 'house:reserve'
  | 'house:jackpot';

export type Account = PlayerAccount | HouseAccount;
export const isHouseAccount = (account: Account): account is HouseAccount => account.startsWith('house:');

/**
 * The reasons for movements. Those below 200 are the transfer codes of section 4. ENUM-014, ENUM-015. Those from 200
 * are ours. Most of them do not touch the main wallet, so its statement does not show them; those of the lottery do.
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
  /** For the lottery: money taken for a chase, money returned from it, and the reversal of a voided draw. */
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
  /** The former stake of a voided bet. Its stake and prize are 0, so that no turnover counts it. */
  readonly voidSatang?: number;
  /** The time when the bet was accepted, so that slip and record agree. By default, the time of the movement. */
  readonly placedMs?: number;
  /**
   * Adds stake and prize to those of the bet's row, for rounds that consist of several transactions. Negative amounts are
   * taken back from it. Such a bet may still be paid after it was settled, but takes no further stake.
   */
  readonly isSummed?: true;
}

export interface Movement {
  readonly playerId: string;
  /** Unique per player. Repeating a key returns the first result and moves nothing. L05 */
  readonly key: string;
  readonly title: Title;
  readonly legs: readonly Leg[];
  /** The number or code of what the movement belongs to: an order, card, round or platform. */
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

/** Thrown if a leg would take a player's account below zero. Nothing has moved. */
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

/** Thrown if the key was used before for another movement. Nothing has moved. L05 */
export class KeyConflict extends Error {
  constructor(key: string) {
    super(`key ${key} was used for another movement`);
  }
}

export interface Ledger {
  /** Posts one movement. Movements that wait at the same time share a statement. */
  post(movement: Movement): Promise<Posted>;
  /**
   * Posts many movements, at most one per player, in large batches: for work that settles thousands at once. Returns
   * one outcome per movement, in order. A refused movement does not affect the others.
   */
  postAll(movements: readonly Movement[]): Promise<PromiseSettledResult<Posted>[]>;
  /** Closes lost bets, without moving money. Bets that were closed before do not change. */
  closeLost(lost: readonly LostBet[]): Promise<void>;
  /** Balances of all accounts of one player in satang. Accounts without any movement are absent. */
  balances(playerId: string): Promise<Readonly<Record<string, number>>>;
  /** The number of movements of a player; 0 before the first. */
  seq(playerId: string): Promise<number>;
  /** The sum of a house account's entries in satang; undefined if it has none. */
  houseBalance(account: HouseAccount): Promise<number | undefined>;
  /** Resolves when everything that was accepted is durable. */
  close(): Promise<void>;
}
