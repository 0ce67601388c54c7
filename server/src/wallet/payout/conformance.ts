/** What every payout adapter must do. `payouts.test.ts` runs it against the house's own; another takes a few lines. */
import { strict as assert } from 'node:assert';
import type { PayoutAnswer, PayoutOrder, PayoutPort } from './payoutPort.ts';

export type Behaviour = 'accepts' | 'refuses' | 'fails' | 'hangs' | 'loses';

export interface Rig {
  readonly port: PayoutPort;
  /** Undefined if nothing behind the adapter can fail. */
  readonly behave: ((how: Behaviour) => void) | undefined;
  /** Makes the provider say this of a payout from now on. */
  tell(payoutId: string, state: 'submitted' | 'sent' | 'confirmed' | 'failed' | 'returned'): void | Promise<void>;
  /** The orders that reached the provider under this id; without the destination, if it keeps none. */
  arrived(payoutId: string): readonly object[] | Promise<readonly object[]>;
}

let ids = 0;
const accountNumber = '6222020200112233445';

function orderFor(): PayoutOrder {
  ids += 1;
  // A branch and a name in Chinese.
  const destination = { kind: 'bank', bankCode: 'ICBC', bankName: 'ICBC', branch: '\u{671D}\u{9633}' } as const;
  const payoutId = `payout-${ids}`;
  return {
    payoutId,
    amountMinor: 300_00 + ids,
    currency: 'CNY',
    destination: { ...destination, accountNumber, holderName: '\u{738B}\u{5C0F}\u{660E}' },
  };
}

async function sendWhile(rig: Rig, how: Behaviour, order: PayoutOrder): Promise<PayoutAnswer> {
  rig.behave?.(how);
  try {
    return await rig.port.send(order);
  } finally {
    rig.behave?.('accepts');
  }
}

async function assertUnknown(rig: Rig, how: Behaviour): Promise<PayoutOrder> {
  const order = orderFor();
  const answer = await sendWhile(rig, how, order);
  assert.equal(answer.state, 'unknown');
  assert.ok(!JSON.stringify(answer).includes(accountNumber), 'the reason quotes the destination');
  return order;
}

interface Case {
  readonly name: string;
  /** The case needs a provider that can fail. */
  readonly needsProvider?: true;
  run(rig: Rig): Promise<void>;
}

export const conformanceCases: readonly Case[] = [
  {
    name: 'hands an order over as it is',
    async run(rig) {
      const order = orderFor();
      const answer = await rig.port.send(order);
      assert.ok(['submitted', 'sent', 'confirmed'].includes(answer.state), answer.state);
      const [arrived, ...more] = await rig.arrived(order.payoutId);
      assert.deepEqual(more, []);
      assert.ok(arrived !== undefined);
      const { destination, ...sum } = order;
      // The signature may be a field beside the order's own.
      assert.deepEqual({ ...arrived, ...sum, ...('destination' in arrived && { destination }) }, arrived);
    },
  },
  {
    name: 'has a payout once, however often it is sent, and has none that was never sent',
    async run(rig) {
      const order = orderFor();
      assert.deepEqual(await rig.port.status(order.payoutId), { state: 'none' });
      await rig.port.send(order);
      await rig.tell(order.payoutId, 'confirmed');
      assert.equal((await rig.port.send(order)).state, 'confirmed');
      assert.equal((await rig.port.status(order.payoutId)).state, 'confirmed');
    },
  },
  {
    name: 'does not know the outcome if the provider fails, hangs, or refuses without naming a state',
    needsProvider: true,
    async run(rig) {
      for (const how of ['fails', 'hangs', 'refuses'] as const) {
        const order = await assertUnknown(rig, how);
        assert.deepEqual(await rig.port.status(order.payoutId), { state: 'none' });
      }
    },
  },
  {
    name: 'does not know the outcome if the reply is lost, and learns it by asking',
    needsProvider: true,
    async run(rig) {
      const order = await assertUnknown(rig, 'loses');
      const told = await rig.port.status(order.payoutId);
      assert.ok(['submitted', 'sent', 'confirmed'].includes(told.state), told.state);
      assert.equal((await rig.arrived(order.payoutId)).length, 1);
    },
  },
  {
    name: 'does not know the state if the question fails',
    needsProvider: true,
    async run(rig) {
      const order = orderFor();
      await rig.port.send(order);
      for (const how of ['fails', 'hangs', 'loses', 'refuses'] as const) {
        rig.behave?.(how);
        const told = await rig.port.status(order.payoutId);
        rig.behave?.('accepts');
        assert.equal(told.state, 'unknown', how);
      }
    },
  },
  {
    name: 'tells every state that the provider names',
    async run(rig) {
      const order = orderFor();
      await rig.port.send(order);
      for (const state of ['submitted', 'sent', 'confirmed', 'failed', 'returned'] as const) {
        await rig.tell(order.payoutId, state);
        assert.equal((await rig.port.status(order.payoutId)).state, state);
      }
    },
  },
];
