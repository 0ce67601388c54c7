/**
 * What the protection of players counts and may stop. Every movement passes here, by its title and its legs, so that no
 * game and no way to pay can forget it. M14, M15, M17
 */
import { titles } from './accounts.ts';
import type { Account, Leg, Movement, Title } from './accounts.ts';

/**
 * - `stake`: refused while play is stopped, and above the limits on stakes, losses and time.
 * - `deposit`: refused while play is stopped, and above the limits on deposits.
 * - `enter`: brings money nearer to a game; refused while play is stopped.
 * - `free`: always allowed, withdrawals and what the house pays first of all.
 */
export type Guard = 'stake' | 'deposit' | 'enter' | 'free';

/** Does not compile while a title has no guard. */
const guards: Readonly<Record<keyof typeof titles, Guard>> = {
  stake: 'stake',
  // A chase takes the stakes of many issues at once. Each is counted when it is bought.
  chaseHold: 'stake',
  deposit: 'deposit',
  transferIn: 'enter',
  // Accepted when the payer took the offer, and paid to another player since: it counts and is not refused.
  fastDeposit: 'free',
  // Credited by the operator's own hand.
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
  /** What the limits are asked about, satang. */
  readonly askedSatang: number;
  readonly depositedSatang: number;
  readonly stakedSatang: number;
  /** Prizes and returned stakes; negative where a prize is taken back. */
  readonly returnedSatang: number;
}

/** Throws where money goes to a game under a title that is not guarded as a stake. */
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

/** What a player has limited. Time is in minutes of the site or a game in use, the others in satang. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];
/** Which rule stopped a movement. */
export type GuardRule = 'stopped' | LimitKind;

/** Thrown where a stop or a limit of the player forbids a movement; nothing has moved. */
export class StoppedByGuard extends Error {
  readonly rule: GuardRule;
  constructor(rule: GuardRule) {
    super(`stopped by the player’s protection: ${rule}`);
    this.rule = rule;
  }
}

/** Stakes and deposits take the refusal of a stop or limit for an answer, like missing money. */
export const isGuardRule = (word: string): word is GuardRule =>
  word === 'stopped' || (limitKinds as readonly string[]).includes(word);
