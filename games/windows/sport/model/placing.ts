/**
 * Places the bets of a slip. An order gets its id before it is sent. It is retried with that id until the house has
 * replied, even after a reload. M20, L04, L05, L06
 */
import { legsOfSlip, slipTextOf } from '@foyer/contract/play/sportSlip.ts';
import type { SlipLeg } from '@foyer/contract/play/sportSlip.ts';
import { keepOrder, openOrders } from '../slip/orders.ts';
import type { Order } from '../slip/orders.ts';
import { draftsOf } from '../slip/returns.ts';
import { keyOf, settled } from '../slip/slip.ts';
import type { Leg } from '../slip/slip.ts';
import { sendOrder, showReceipt } from './sending.ts';
import type { SlipActions } from './slipActions.ts';
import type { Desk } from './state.ts';

export interface Placing {
  readonly place: () => Promise<void>;
  /** Resumes orders of an earlier page that got no reply. */
  readonly resume: () => void;
  readonly dismiss: (requestId: string) => void;
  /** Returns the legs of a refused bet to the slip. */
  readonly putBack: (requestId: string) => void;
}

export function createPlacing(desk: Desk, actions: SlipActions, onTaken: () => void): Placing {
  const { state, setting } = desk;
  const { account, words } = setting;
  const known = new Map<string, readonly Leg[]>();

  /** Sends an order, and removes its legs from the slip if it became a bet. */
  async function send(order: Order, legs: readonly SlipLeg[]): Promise<void> {
    if (await sendOrder(desk, order, onTaken)) actions.change(settled(state.slip, new Set(legs.map(keyOf))));
  }

  function dismiss(requestId: string): void {
    state.receipts = state.receipts.filter(({ order }) => order.requestId !== requestId);
    desk.changed();
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
      for (const { order, legs } of orders) await send(order, legs);
      state.isSending = false;
      desk.soon('running');
      desk.soon('quote');
      desk.changed();
    },

    resume() {
      for (const order of openOrders(account)) {
        const isOn = (leg: Leg) => legsOfSlip(order.slip).some((each) => keyOf(each) === keyOf(leg));
        known.set(order.requestId, state.slip.legs.filter(isOn));
        showReceipt(desk, { kind: 'unknown', order });
        void send(order, legsOfSlip(order.slip));
      }
    },

    dismiss,

    putBack(requestId) {
      const legs = known.get(requestId) ?? [];
      const missing = legs.filter((leg) => !state.slip.legs.some((each) => keyOf(each) === keyOf(leg)));
      actions.change({ ...state.slip, legs: [...state.slip.legs, ...missing].slice(0, setting.desk.rules.mostLegs) });
      dismiss(requestId);
      if (missing.length === 0) desk.notify(words('slip'));
    },
  };
}
