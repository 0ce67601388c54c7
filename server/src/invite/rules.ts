/** What a friend must reach, and the bonuses of both sides, as set by the operator. Amounts in satang. */

import type { Gift } from '../bonus/gift.ts';
import type { House } from '../house.ts';
import { titles } from '../ledger/accounts.ts';
import { readDays } from '../ledger/statementDays.ts';
import { settings } from '../settings/settings.ts';
import { settledStakes } from '../ledger/settledStakes.ts';

export type Side = 'inviter' | 'invitee';

export interface InviteRules {
  readonly depositSatang: number;
  readonly stakeSatang: number;
  /** Undefined if the operator gives none. */
  readonly gifts: Readonly<Record<Side, Gift | undefined>>;
}

const whole = (text: string): number => (/^\d{1,12}$/.test(text) ? Number(text) : 0);

export async function inviteRules(house: House): Promise<InviteRules> {
  const set = await settings(house, ['inviteDeposit', 'inviteStake', 'inviterBonus', 'inviteeBonus', 'inviteMultiple']);
  const gift = (satang: number): Gift | undefined =>
    satang === 0
      ? undefined
      : { amountSatang: satang, who: 'invited', often: 'everyTime', multiple: whole(set.inviteMultiple) };
  return {
    depositSatang: whole(set.inviteDeposit),
    stakeSatang: whole(set.inviteStake),
    gifts: { inviter: gift(whole(set.inviterBonus)), invitee: gift(whole(set.inviteeBonus)) },
  };
}

const deposits = new Set<number>([titles.deposit, titles.manualDeposit, titles.fastDeposit]);

export interface Reached {
  readonly hasDeposited: boolean;
  readonly hasStaked: boolean;
}

/** Checks a friend's deposits and settled stakes since registration against the requirements. */
export async function reachedBy(house: House, rules: InviteRules, inviteeId: string): Promise<Reached> {
  const [days, stakedSatang] = await Promise.all([
    readDays(house.db, { playerId: inviteeId, account: 'main' }),
    settledStakes(house.db, inviteeId),
  ]);
  const deposited = days.reduce((sum, { title, inSatang }) => sum + (deposits.has(title) ? inSatang : 0), 0);
  return { hasDeposited: deposited >= rules.depositSatang, hasStaked: stakedSatang >= rules.stakeSatang };
}
