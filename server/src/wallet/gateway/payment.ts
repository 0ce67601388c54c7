/** Actions of the sandbox's payer on a payment, and the notifications that they cause. */
import type { House } from '../../house.ts';
import { takeNotice } from './notices.ts';
import type { NoticeAnswer } from './notices.ts';
import { duePayments, movePayment } from './paymentStore.ts';
import type { SandboxPayment } from './paymentStore.ts';
import { sandboxGateway, signedNotice } from './sandboxGateway.ts';

export const payerActs = ['success', 'failure', 'delay', 'duplicate'] as const;
export type PayerAct = (typeof payerActs)[number];

/** How long a delayed payment takes. */
const delayMs = 15_000;

function notify(house: House, payment: SandboxPayment, outcome: 'paid' | 'failed'): Promise<NoticeAnswer> {
  const { body, signature } = signedNotice(house, payment, outcome);
  const header = (name: string) => (name === 'x-signature' ? signature : '');
  return takeNotice(house, sandboxGateway(house), { body, header });
}

/**
 * Returns the house's reply to each notification. A payment ends once. The duplicate action may be repeated without
 * limit, because it exists to show repeated notifications.
 */
export async function act(house: House, payment: SandboxPayment, chosen: PayerAct): Promise<NoticeAnswer[]> {
  if (chosen === 'delay') {
    await movePayment(house, payment, ['open'], { state: 'delayed', due_ms: house.now() + delayMs });
    return [];
  }
  if (chosen === 'failure') {
    if (!(await movePayment(house, payment, ['open'], { state: 'failed', due_ms: null }))) return [];
    return [await notify(house, payment, 'failed')];
  }
  const isFirst = await movePayment(house, payment, ['open'], { state: 'paid', due_ms: null });
  if (!isFirst && (chosen !== 'duplicate' || payment.state !== 'paid')) return [];
  const first = await notify(house, payment, 'paid');
  return chosen === 'duplicate' ? [first, await notify(house, payment, 'paid')] : [first];
}

/** Sends due delayed notifications; returns how many. The state is saved last, so that a crash repeats them. */
export async function deliverDue(house: House, nowMs: number): Promise<number> {
  const due = await duePayments(house, nowMs);
  for (const payment of due) {
    await notify(house, payment, 'paid');
    await movePayment(house, payment, ['delayed'], { state: 'paid', due_ms: null });
  }
  return due.length;
}
