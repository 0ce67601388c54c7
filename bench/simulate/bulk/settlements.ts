/** Rounds of settlement: bets of many players are decided, paid, closed and taken back by the house's own kit. L02, L08, L09 */
import { betsOf } from '@foyer/house/ledger/accounts.ts';
import type { Movement } from '@foyer/house/ledger/accounts.ts';
import { payDecided, reverseAll } from '@foyer/house/ledger/settlement.ts';
import type { TableBetRow } from '@foyer/house/provider/table/betStore.ts';
import { prizeMovement, voidReversal } from '@foyer/house/provider/table/money.ts';
import type { Chance } from '../chance.ts';
import type { Model } from '../model.ts';
import { Untrue } from '../operation.ts';
import type { Process } from '../world.ts';
import { noteBets } from './crowd.ts';
import type { Member } from './crowd.ts';
import { accounts } from './movements.ts';
import type { Work } from './send.ts';

export interface Settlement {
  readonly members: readonly Member[];
  readonly counts: Readonly<Record<string, number>>;
  readonly work: Work<number>;
  readonly movements: readonly Movement[];
  /** What the kit has to answer: what the house writes off. */
  readonly missingSatang: number;
  readonly after: () => void;
}

const given = ({ house }: Process) => ({ ledger: house.ledger, db: house.db });

/** A bet of each member is decided: some win, the others are closed without a movement. */
export function decide(members: readonly Member[], chance: Chance): Settlement {
  const judged = members.flatMap((member) => {
    const [bet] = member.open;
    if (bet === undefined) return [];
    return [{ member, bet, prizeSatang: chance.oneIn(2) ? 0 : chance.between(1, 2 * bet.stake_satang) }];
  });
  const prizes = judged.flatMap((one) => prizeMovement(accounts, [one]) ?? []);
  const lost = judged.filter(({ prizeSatang }) => prizeSatang === 0);
  const closed = lost.map(({ bet }) => ({ playerId: bet.owner, betOrderNo: bet.order_no }));
  return {
    members: judged.map(({ member }) => member),
    counts: { 'kit: prize': prizes.length, 'kit: lost bet': lost.length },
    work: {
      run: async (process) => {
        await payDecided(given(process), prizes, closed);
        return 0;
      },
      isKnown: () => true,
    },
    movements: prizes,
    missingSatang: 0,
    after() {
      for (const { member, bet, prizeSatang } of judged) {
        member.open.shift();
        member.decided.push({ ...bet, prize_satang: prizeSatang, state: prizeSatang > 0 ? 'won' : 'lost' });
        closeBet(member, bet, prizeSatang);
      }
    },
  };
}

function closeBet(member: Member, bet: TableBetRow, winSatang: number): void {
  const before = member.bets.get(bet.order_no);
  if (before === undefined) throw new Error(`the model has no bet ${bet.order_no}`);
  member.bets.set(bet.order_no, { ...before, winSatang, isSettled: true });
}

/** A bet of each member is taken back; what its player has spent is the house's loss. */
export function annul(members: readonly Member[], model: Model): Settlement {
  const backs = members.flatMap((member) => {
    const bet = member.decided[0] ?? member.open[0];
    if (bet === undefined) return [];
    const reversal = voidReversal(accounts, member.playerId, [bet]);
    const missing = Math.max(0, reversal.owedSatang - model.balance(member.playerId, accounts.player));
    return [{ member, bet, reversal, missing }];
  });
  const missingSatang = backs.reduce((sum, { missing }) => sum + missing, 0);
  const movements = backs.map(({ reversal, missing }) => reversal.movement(missing));
  return {
    members: backs.map(({ member }) => member),
    counts: { 'kit: void': backs.length },
    work: {
      async run(process) {
        const found = await reverseAll(
          given(process),
          backs.map(({ reversal }) => reversal),
        );
        if (found !== missingSatang) throw new Untrue(`${found} written off in place of ${missingSatang}`);
        return found;
      },
      isKnown: () => true,
    },
    movements,
    missingSatang,
    after() {
      for (const [at, { member }] of backs.entries()) {
        if (member.decided[0] === undefined) member.open.shift();
        else member.decided.shift();
        const movement = movements[at];
        if (movement) noteBets(member, betsOf(movement));
      }
    },
  };
}
