/** The round that has no reply yet. L04, L05, L06 */
import * as v from 'valibot';
import { createPending, whole } from '../frame/pending.ts';

const sent = v.object({ requestId: v.string(), stakeSatang: whole, choice: v.string() });
export type PendingRound = v.InferOutput<typeof sent>;

export const pendingRounds = createPending('instant', sent);
