/** Every payout adapter does what each must: the sandbox's and signed HTTP, which accepts no reply without a state. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestHouse } from '../../testing/house.ts';
import { openPaymentProvider } from '../testing/paymentProvider.ts';
import { conformanceCases } from './conformance.ts';
import type { Rig } from './conformance.ts';
import { httpPayout } from './httpPayout.ts';
import { sandboxPayout } from './sandboxPayout.ts';

const secret = 'a secret of forty characters for tests..';
const provider = await openPaymentProvider(secret);
const t = await openTestHouse();
afterAll(async () => {
  provider.close();
  await t.close();
});

const service = { url: provider.payoutsUrl, secret, timeoutMs: 1_500 };
const rig: Rig = {
  port: httpPayout(service, Date.now),
  behave: provider.behave,
  tell: (payoutId, state) => provider.tellPayout(payoutId, { state }),
  arrived: (payoutId) => provider.payouts.get(payoutId) ?? [],
};
const sandboxRig: Rig = {
  port: sandboxPayout(t.house),
  behave: undefined,
  async tell(payoutId, state) {
    await t.house.db
      .updateTable('sandbox_payout')
      .set({ state, due_ms: null })
      .where('payout_id', '=', payoutId)
      .execute();
  },
  async arrived(payoutId) {
    const rows = await t.house.db.selectFrom('sandbox_payout').selectAll().where('payout_id', '=', payoutId).execute();
    return rows.map((row) => ({ payoutId, amountMinor: row.amount_minor, currency: row.currency }));
  },
};

describe.each([
  ['the sandbox', sandboxRig],
  ['signed HTTP', rig],
] as const)('payouts by %s do what every adapter must', (_name, one) => {
  beforeEach(() => one.behave?.('accepts'));
  const fitting = conformanceCases.filter(({ needsProvider }) => needsProvider !== true || one.behave !== undefined);
  it.each(fitting.map((each) => [each.name, each] as const))('%s', (_case, each) => each.run(one));
});

it('does not take "unauthorised", an unknown state or a lost provider for a failed payout', async () => {
  const order = {
    payoutId: 'doubtful',
    amountMinor: 1,
    currency: 'THB',
    destination: { kind: 'wallet', account: '1' },
  } as const;
  const wrong = httpPayout({ ...service, secret: 'another secret of forty characters......' }, Date.now);
  expect(await wrong.send(order)).toEqual({ state: 'unknown', reason: 'HTTP 401' });
  const nowhere = httpPayout({ ...service, url: 'http://127.0.0.1:1/payouts' }, Date.now);
  expect((await nowhere.send(order)).state).toBe('unknown');
  for (const reply of [{ state: 'perhaps' }, {}, { state: 'none' }, { state: 'failed', reason: 7 }]) {
    provider.tellPayout('doubtful', reply);
    expect([reply, (await rig.port.send(order)).state]).toEqual([reply, 'unknown']);
  }
});
