/** What was sent with a stake and has had no answer yet. L04, L05, L06 */
import * as v from 'valibot';
import { createPending, whole } from '../frame/pending.ts';

const sent = v.object({
  requestId: v.string(),
  /** Ante of a hand, or buy-in and fee of an event; satang. */
  stakeSatang: whole,
  bonusSatang: whole,
});
export type Pending = v.InferOutput<typeof sent>;

export const pendings = createPending('poker', sent);

/** The id to send under, kept before it is sent. */
export const keepPending = (sessionId: string, stakeSatang: number, bonusSatang = 0): Pending =>
  pendings.keep(sessionId, { requestId: crypto.randomUUID(), stakeSatang, bonusSatang });
