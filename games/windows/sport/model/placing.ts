/**
 * From a slip to bets. An order gets its id before it is sent and is retried with it until the house has replied, also
 * after a reload. A bet on a running match is then watched until it is accepted or refused. M20, L04, L05, L06
 */
import { placeBet, readBets } from '@foyer/contract/games/sportBets.ts';
import type { SportBet } from '@foyer/contract/games/sportBets.ts';
import { legsOfSlip, slipTextOf } from '@foyer/contract/games/sportSlip.ts';
import { ask, askUntilAnswered } from '../../frame/api.ts';
import { houseNow } from '../../frame/clock.ts';
import { wait } from '../../frame/dom.ts';
import { dropOrder, keepOrder, openOrders } from '../slip/orders.ts';
import type { Order } from '../slip/orders.ts';
import { draftsOf } from '../slip/returns.ts';
import { keyOf, settled } from '../slip/slip.ts';
import type { Leg } from '../slip/slip.ts';
import { isSessionOver } from './read.ts';
import type { SlipActions } from './slipActions.ts';
import type { Desk, Receipt } from './state.ts';

export interface Placing {
  readonly place: () => Promise<void>;
  /** Resumes orders of an earlier page that got no reply. */
  readonly resume: () => void;
  readonly dismiss: (requestId: string) => void;
  /** The legs of a bet that was not taken, to be bet on anew. */
  readonly putBack: (requestId: string) => void;
}

export function createPlacing(desk: Desk, acts: SlipActions, onTaken: () => void): Placing {
  const { state, setting } = desk;
  const { account, lang, words } = setting;
  const { sessionId } = setting.desk;
  const known = new Map<string, readonly Leg[]>();

  function show(receipt: Receipt): void {
    const at = state.receipts.findIndex(({ order }) => order.requestId === receipt.order.requestId);
    state.receipts = at < 0 ? [...state.receipts, receipt] : state.receipts.with(at, receipt);
    desk.changed();
  }

  /** Repeats the same order until the house has replied. */
  async function send(order: Order): Promise<boolean> {
    const answer = await askUntilAnswered(placeBet, { sessionId, ...order }, lang, () => {
      state.isLost = true;
      show({ kind: 'unknown', order });
    });
    dropOrder(account, order.requestId);
    if (answer.kind === 'refused') {
      if (isSessionOver(answer)) desk.ended(answer.message);
      show({ kind: 'refused', order, message: answer.message });
      return false;
    }
    const { bet, purse } = answer.data;
    state.isLost = false;
    state.purse = purse;
    show({ kind: 'bet', order, bet });
    void watch(order, bet);
    return bet.state !== 'refused';
  }

  /** Polls a pending bet until it is decided. The house decides it regardless of the polling. */
  async function watch(order: Order, placed: SportBet): Promise<void> {
    let bet = placed;
    while (bet.state === 'pending' || bet.state === 'opening') {
      await wait(Math.max(600, Math.min(4_000, bet.acceptMs - houseNow() + 300)));
      const request = { sessionId, which: 'running' as const, orderNo: bet.orderNo };
      const answer = await ask(readBets, request, lang);
      if (answer.kind === 'refused' && isSessionOver(answer)) return desk.ended(answer.message);
      const now = answer.kind === 'done' ? answer.data.list[0] : undefined;
      if (answer.kind !== 'done' || now === undefined) continue;
      bet = now;
      state.purse = answer.data.purse;
      show({ kind: 'bet', order, bet });
    }
    if (bet.state === 'open') onTaken();
    desk.soon('running');
  }

  function dismiss(requestId: string): void {
    state.receipts = state.receipts.filter(({ order }) => order.requestId !== requestId);
    desk.changed();
  }

  /** What a page before this one sent: its legs leave the slip where they became a bet. */
  async function sendAgain(order: Order): Promise<void> {
    if (await send(order)) acts.change(settled(state.slip, new Set(legsOfSlip(order.slip).map(keyOf))));
  }

  return {
    async place() {
      const drafts = draftsOf(state.slip);
      if (drafts.length === 0 || state.isSending) return;
      state.isSending = true;
      const { policy } = state.slip;
      const orders = drafts.map(({ legs, stakeSatang }) => {
        const order = { requestId: crypto.randomUUID(), slip: slipTextOf(legs), stakeSatang, policy };
        known.set(order.requestId, legs);
        return { order, legs };
      });
      for (const { order } of orders) keepOrder(account, order);
      desk.changed();
      for (const { order, legs } of orders)
        if (await send(order)) acts.change(settled(state.slip, new Set(legs.map(keyOf))));
      state.isSending = false;
      desk.soon('running');
      desk.soon('quote');
      desk.changed();
    },

    resume() {
      for (const order of openOrders(account)) {
        const isOn = (leg: Leg) => legsOfSlip(order.slip).some((each) => keyOf(each) === keyOf(leg));
        known.set(order.requestId, state.slip.legs.filter(isOn));
        show({ kind: 'unknown', order });
        void sendAgain(order);
      }
    },

    dismiss,

    putBack(requestId) {
      const legs = known.get(requestId) ?? [];
      const missing = legs.filter((leg) => !state.slip.legs.some((each) => keyOf(each) === keyOf(leg)));
      acts.change({ ...state.slip, legs: [...state.slip.legs, ...missing].slice(0, setting.desk.rules.mostLegs) });
      dismiss(requestId);
      if (missing.length === 0) desk.say(words('slip'));
    },
  };
}
