/** The slip that has no reply yet. L04, L05, L06 */
import * as v from 'valibot';
import { createPending } from '../frame/pending.ts';

const sent = v.object({ requestId: v.string(), roundNo: v.string(), slip: v.string() });
export type Slip = v.InferOutput<typeof sent>;

export const pendingSlips = createPending('slip', sent);
