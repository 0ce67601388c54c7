/** A deal or buy-in that has no reply yet. L04, L05, L06 */
import * as v from 'valibot';
import { createPending, whole } from '../frame/pending.ts';

const sent = v.object({
  requestId: v.string(),
  /** Ante of a hand, or buy-in plus fee of an event. */
  stakeSatang: whole,
  bonusSatang: whole,
});
export type Pending = v.InferOutput<typeof sent>;

export const pendings = createPending('poker', sent);

/** Creates a request with a new id, and stores it before it is sent. */
export const keepPending = (sessionId: string, stakeSatang: number, bonusSatang = 0): Pending =>
  pendings.keep(sessionId, { requestId: crypto.randomUUID(), stakeSatang, bonusSatang });
