/** What every gateway adapter must do. `gateways.test.ts` runs it against the house's own; another takes a few lines. */
import { strict as assert } from 'node:assert';
import type { Received } from '../../http/signature.ts';
import type { GatewayPort, Notice, Payment } from './gatewayPort.ts';

export type Behaviour = 'accepts' | 'refuses' | 'fails' | 'hangs' | 'loses';

export interface Rig {
  readonly port: GatewayPort;
  /** A notice of an opened payment as the gateway sends it, signed this long ago. */
  notice(merchantOrder: string, outcome: Notice['outcome'], ageMs?: number): Promise<Received>;
  /** Ends a payment without any notice. */
  end(merchantOrder: string, outcome: Notice['outcome']): Promise<void>;
  /** Undefined if nothing behind the adapter can fail. */
  readonly behave: ((how: Behaviour) => void) | undefined;
}

export const amountMinor = 250_50;
export const currency = 'CNY';

let orders = 0;
function paymentFor(): Payment {
  orders += 1;
  const merchantOrder = `4711-D${orders}`;
  const about = { payType: 'third', channelId: 'own', bankCode: '', returnUrl: '/mine', remark: '' } as const;
  return { ...about, merchantOrder, amountMinor, currency };
}

async function opened({ port }: Rig): Promise<Payment> {
  const payment = paymentFor();
  assert.equal((await port.open(payment)).state, 'open');
  return payment;
}

async function read({ port }: Rig, received: Received): Promise<Notice> {
  const notice = port.read(received);
  assert.ok(typeof notice === 'object', JSON.stringify(notice));
  return notice;
}

interface Case {
  readonly name: string;
  readonly needsGateway?: true;
  run(rig: Rig): Promise<void>;
}

const changed = (received: Received, body: string): Received => ({ body, header: (name) => received.header(name) });

export const conformanceCases: readonly Case[] = [
  {
    name: 'opens one page for an order, however often it is asked',
    async run(rig) {
      const payment = paymentFor();
      const first = await rig.port.open(payment);
      assert.equal(first.state, 'open');
      assert.deepEqual(await rig.port.open(payment), first);
      assert.notDeepEqual(await rig.port.open(paymentFor()), first);
    },
  },
  {
    name: 'reads a signed notice, and its repeat as the same',
    async run(rig) {
      for (const outcome of ['paid', 'failed'] as const) {
        const { merchantOrder } = await opened(rig);
        const notice = await read(rig, await rig.notice(merchantOrder, outcome));
        const { noticeId, ...rest } = notice;
        assert.deepEqual(rest, { merchantOrder, outcome, amountMinor, currency });
        assert.equal((await read(rig, await rig.notice(merchantOrder, outcome))).noticeId, noticeId);
      }
    },
  },
  {
    name: 'accepts no notice that was changed, is unsigned, or is none',
    async run(rig) {
      const { merchantOrder } = await opened(rig);
      const sent = await rig.notice(merchantOrder, 'failed');
      for (const body of [sent.body.replace('failed', 'paid'), sent.body.replace('25050', '2505000'), '', '[]', 'null'])
        assert.equal(rig.port.read(changed(sent, body)), 'forged', body);
      const unsigned = JSON.stringify({ noticeId: 'one', merchantOrder, outcome: 'paid', amountMinor, currency });
      assert.equal(rig.port.read({ body: unsigned, header: () => '' }), 'forged');
    },
  },
  {
    name: 'tells an old notice from a new one',
    async run(rig) {
      const { merchantOrder } = await opened(rig);
      await read(rig, await rig.notice(merchantOrder, 'paid', 60_000));
      assert.equal(rig.port.read(await rig.notice(merchantOrder, 'paid', 24 * 3_600_000)), 'stale');
      assert.equal(rig.port.read(await rig.notice(merchantOrder, 'paid', -24 * 3_600_000)), 'stale');
    },
  },
  {
    name: 'tells the outcome of a payment whose notice was lost',
    async run(rig) {
      for (const state of ['paid', 'failed'] as const) {
        const { merchantOrder } = await opened(rig);
        assert.deepEqual(await rig.port.status(merchantOrder), { state: 'pending' });
        await rig.end(merchantOrder, state);
        assert.deepEqual(await rig.port.status(merchantOrder), { state, amountMinor, currency });
      }
    },
  },
  {
    name: 'is refused for good by a gateway that says so',
    needsGateway: true,
    async run(rig) {
      rig.behave?.('refuses');
      assert.equal((await rig.port.open(paymentFor())).state, 'refused');
      rig.behave?.('accepts');
    },
  },
  {
    name: 'knows nothing if the gateway fails, hangs or its reply is lost, and gets the page afterwards',
    needsGateway: true,
    async run(rig) {
      for (const how of ['fails', 'hangs', 'loses'] as const) {
        const payment = paymentFor();
        rig.behave?.(how);
        assert.equal((await rig.port.open(payment)).state, 'unknown', how);
        assert.equal((await rig.port.status(payment.merchantOrder)).state, 'unknown', how);
        rig.behave?.('accepts');
        assert.equal((await rig.port.open(payment)).state, 'open');
      }
    },
  },
];
