/** The spin that has no reply yet. L04, L05, L06 */
import * as v from 'valibot';
import { createPending, whole } from '../frame/pending.ts';

const sent = v.object({ requestId: v.string(), stakeSatang: whole });
export type PendingSpin = v.InferOutput<typeof sent>;

export const pendingSpins = createPending('spin', sent);
