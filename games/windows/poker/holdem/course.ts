/** Draws a hand against the dealer card by card: the deal, then the end. A later call cancels an earlier one. M03 */
import type { HoldemRound } from '@foyer/contract/play/poker.ts';
import { isCalm, wait } from '../../frame/dom.ts';
import { baht } from '../../frame/money.ts';
import { kindName } from '../names.ts';
import type { Room } from '../room.ts';
import type { Words } from '../words.ts';
import { kindShown, nothingDealt } from './felt.ts';
import type { Dealt, Felt } from './felt.ts';
import type { PayTables } from './pays.ts';

/** `now`: with animation; `stand`: at once, as after a reload; `again`: a replay without input. */
export type Manner = 'now' | 'stand' | 'again';

export interface Course {
  deal(round: HoldemRound, manner: Manner): Promise<void>;
  end(round: HoldemRound, manner: Manner): Promise<void>;
  /** Cancels everything in progress. */
  stop(): void;
}

const cardMs = 240;
const seen: Dealt = { player: 2, board: 3, isDealerOpen: false, isNamed: true };

export function createCourse(words: Words, room: Room, felt: Felt, pays: PayTables): Course {
  let run = 0;

  /** Resolves to false if a later call has taken over. */
  async function steps(round: HoldemRound, list: readonly Dealt[], manner: Manner): Promise<boolean> {
    const mine = (run += 1);
    const isAtOnce = manner === 'stand' || isCalm();
    for (const dealt of isAtOnce ? list.slice(-1) : list) {
      felt.show(round, dealt);
      if (isAtOnce) continue;
      room.sound.card();
      await wait(cardMs);
      if (run !== mine) return false;
    }
    return true;
  }

  return {
    async deal(round, manner) {
      felt.call('', '', false);
      // Shows a decided hand, too, as it was before the decision.
      felt.spots.show({ ...round, callSatang: 0 }, false);
      pays.mark(undefined);
      const list = [1, 2].map((player) => ({ ...nothingDealt, player }));
      const flop = [1, 2, 3].map((board) => ({ ...nothingDealt, player: 2, board }));
      if (!(await steps(round, [...list, ...flop, seen], manner)) || manner === 'again') return;
      felt.call(words('yourTurn'), '', false);
      room.announce(words('dealtSaid', { kind: kindName(words, kindShown(round, seen)) }));
    },
    async end(round, manner) {
      felt.call('', '', false);
      felt.spots.show(round, false);
      const turn = { ...seen, board: 4 };
      const river = { ...seen, board: 5 };
      const list = round.dealer.length > 0 ? [turn, river, { ...river, isDealerOpen: true }] : [seen];
      if (!(await steps(round, list, manner))) return;
      felt.spots.show(round, true);
      pays.mark(round);
      const net = round.winSatang - round.stakeSatang;
      const money = words(net > 0 ? 'ownWon' : 'ownBack', {
        stake: baht(round.stakeSatang),
        back: baht(round.winSatang),
        net: baht(net, true),
      });
      const result = words(`result.${round.result as 'win'}`);
      felt.call(result, money, net > 0);
      room.announce(`${result} ${money}`);
      if (manner !== 'stand' && !isCalm()) room.sound.result(round.winSatang, round.stakeSatang);
    },
    stop: () => void (run += 1),
  };
}
