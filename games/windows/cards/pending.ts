/** The deal or move that has no reply yet. L04 to L06 */
import * as v from 'valibot';
import { createPending, whole } from '../frame/pending.ts';

const sent = v.variant('kind', [
  v.object({ kind: v.literal('deal'), requestId: v.string(), stakeSatang: whole }),
  v.object({ kind: v.literal('move'), roundId: v.string(), actionId: v.string(), index: whole, move: v.string() }),
]);
export type Pending = v.InferOutput<typeof sent>;

export const pendings = createPending('cards', sent);
