/**
 * Classifies movements for the protection of players: what counts towards limits, and what a stop or limit can refuse.
 * Every movement is classified by title and legs, so that no game or payment can bypass it. M14, M15, M17
 */
import { titles } from './accounts.ts';
import { clearanceRules } from './clearance.ts';
import type { ClearanceRule } from './clearance.ts';
import type { Account, Leg, Movement, Title } from './accounts.ts';

/**
 * - `stake`: refused while play is stopped, and above the limits on stakes, losses and time.
 * - `deposit`: refused while play is stopped, and above the limits on deposits.
 * - `enter`: moves money towards a game; refused while play is stopped.
 * - `free`: always allowed, above all withdrawals and what the house pays.
 */
export type Guard = 'stake' | 'deposit' | 'enter' | 'free';

/** Complete by its type: a title without a guard does not compile. */
const guards: Readonly<Record<keyof typeof titles, Guard>> = {
  stake: 'stake',
  // A chase takes the stakes of many issues at once. Each is counted when it is bought.
  chaseHold: 'stake',
  deposit: 'deposit',
  transferIn: 'enter',
  // The limit was checked when the payer took the offer, and the payer has paid the other player since. This movement
  // counts towards the limit, but is not refused.
  fastDeposit: 'free',
  // Credited by the operator.
  manualDeposit: 'free',
  applying: 'free',
  adjustment: 'free',
  fastWithdrawal: 'free',
  transferOut: 'free',
  bonus: 'free',
  manualWithdrawal: 'free',
  planPurchase: 'free',
  planRedemption: 'free',
  fastPayWithdrawal: 'free',
  other: 'free',
  prize: 'free',
  withdrawalPaid: 'free',
  withdrawalReturned: 'free',
  chaseReturn: 'free',
  drawVoid: 'free',
};

const guardOfTitle = new Map<Title, Guard>(
  Object.entries(guards).map(([name, guard]) => [titles[name as keyof typeof titles], guard]),
);
export const depositTitles: readonly Title[] = [titles.deposit, titles.manualDeposit, titles.fastDeposit];
/** Reversals may take a prize back into the games' account. */
const reversals: ReadonlySet<Title> = new Set([titles.adjustment, titles.drawVoid]);

const isGames = (account: Account): boolean => account.startsWith('house:games:') || account === 'house:jackpot';
const sumOf = (legs: readonly Leg[]): number => legs.reduce((sum, { amountSatang }) => sum + amountSatang, 0);

export interface Guarded {
  readonly guard: Guard;
  /** The amount that is checked against the limits, satang. */
  readonly askedSatang: number;
  readonly depositedSatang: number;
  readonly stakedSatang: number;
  /** Prizes and returned stakes; negative where a prize is taken back. */
  readonly returnedSatang: number;
}

/** Throws if money goes to a game under a title without the guard `stake`. */
export function guardedOf({ title, legs, key }: Pick<Movement, 'title' | 'legs' | 'key'>): Guarded {
  const guard = guardOfTitle.get(title) ?? 'free';
  const ofGames = legs.filter(({ account }) => isGames(account));
  const paidToGames = sumOf(ofGames.filter(({ amountSatang }) => amountSatang > 0));
  if (paidToGames > 0 && guard !== 'stake' && !reversals.has(title))
    throw new RangeError(`${key} pays a game and is not guarded as a stake`);
  const stakedSatang = guard === 'stake' ? paidToGames : 0;
  const toMain = sumOf(legs.filter(({ account }) => account === 'main'));
  const depositedSatang = depositTitles.includes(title) ? Math.max(0, toMain) : 0;
  const heldSatang = title === titles.chaseHold ? sumOf(legs.filter(({ account }) => account === 'chase')) : 0;
  return {
    guard,
    askedSatang: guard === 'deposit' ? depositedSatang : stakedSatang + heldSatang,
    depositedSatang,
    stakedSatang,
    returnedSatang: stakedSatang - sumOf(ofGames),
  };
}

/** The kinds of limits. Time is in minutes in which the site or a game is in use, the others in satang. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];
/** The rule that refused a movement. */
export type GuardRule = 'stopped' | LimitKind | ClearanceRule;

/** Thrown if a stop or limit of the player refuses a movement. Nothing has moved. */
export class StoppedByGuard extends Error {
  readonly rule: GuardRule;
  constructor(rule: GuardRule) {
    super(`stopped by the player’s protection: ${rule}`);
    this.rule = rule;
  }
}

/** Whether a text, such as the statement's `stopped_by`, names a rule. */
export const isGuardRule = (word: string): word is GuardRule =>
  word === 'stopped' || [...limitKinds, ...clearanceRules].some((rule) => rule === word);
