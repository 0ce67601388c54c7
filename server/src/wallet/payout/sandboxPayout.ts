/**
 * The sandbox's provider of payouts: pays nothing, and tells of each payout what a real one does, after the delay of the
 * sandbox's bank. It gets only what staff have approved at the desk. docs/sandbox-bank.md
 */
import type { House } from '../../house.ts';
import type { PayoutAnswer, PayoutPort } from './payoutPort.ts';

type Sandbox = Pick<House, 'db' | 'now' | 'config'>;

/** As with the bank: what ends in 44 whole units comes back. */
const endOf = (amountMinor: number): 'confirmed' | 'returned' =>
  Math.floor(amountMinor / 100) % 100 === 44 ? 'returned' : 'confirmed';

async function stateOf({ db, now }: Sandbox, payoutId: string): Promise<PayoutAnswer> {
  const row = await db.selectFrom('sandbox_payout').selectAll().where('payout_id', '=', payoutId).executeTakeFirst();
  if (row === undefined) return { state: 'none' };
  let { state } = row;
  if (row.due_ms !== null && row.due_ms <= now()) {
    state = endOf(row.amount_minor);
    await db
      .updateTable('sandbox_payout')
      .set({ state, due_ms: null })
      .where('payout_id', '=', payoutId)
      .where('due_ms', 'is not', null)
      .execute();
  }
  return state === 'failed' || state === 'returned'
    ? { state, reason: 'the sandbox returns it' }
    : { state, providerId: `sandbox-${payoutId}` };
}

export const sandboxPayout = (house: Sandbox): PayoutPort => ({
  async send({ payoutId, amountMinor, currency }) {
    const due_ms = house.now() + house.config.bankDelaySeconds * 1000;
    await house.db
      .insertInto('sandbox_payout')
      .values({ payout_id: payoutId, amount_minor: amountMinor, currency, state: 'submitted', due_ms })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return stateOf(house, payoutId);
  },
  status: (payoutId) => stateOf(house, payoutId),
});
