/** Proof of a payment: uploaded by the payer, visible to payer, payee and house only. VALID-052, VALID-053, S12, S14 */
import type { calls } from '@foyer/contract/calls.ts';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import type { Handler } from '../../http/context.ts';
import { sessionOf } from '../../http/session.ts';
import { storePicture } from '../../uploads/receive.ts';
import { sendUpload, uploadOf } from '../../uploads/uploads.ts';
import type { Upload } from '../../uploads/uploads.ts';
import { orderOf } from './reserveStore.ts';
import { runOfferStep } from './offerStep.ts';

const path = '/api/reserve/photos/';
export const photoAddress = (uploadId: string | null): string => (uploadId === null ? '' : `${path}${uploadId}`);

/**
 * Stores the picture and attaches it to the payment. Until the payment is confirmed, a new picture replaces it.
 * Refuses: UNKNOWN_RECORD, ORDER_MOVED_ON if the deadline passed during the upload, WRONG_IMAGE_FORMAT,
 * IMAGE_TOO_LARGE.
 */
export const reserveUploadPayPhoto: Handler<(typeof calls)['reserveUploadPayPhoto']> = async (context, { orderNo }) => {
  const { house, playerId, file } = context;
  if (file === undefined) return context.refuse('BAD_REQUEST');
  const known = await orderOf(house, playerId, orderNo);
  if (known === undefined) return context.refuse('UNKNOWN_RECORD');
  if (known.state !== 'waitingPayment') return context.refuse('ORDER_MOVED_ON');
  const stored = await storePicture(house, playerId, file);
  if (typeof stored === 'string') return context.refuse(stored);
  const { uploadId } = stored;
  const isPut = await runOfferStep(house, { player_id: known.payee_id, offer_no: known.offer_no }, async (step) => {
    const { order } = step;
    if (order?.order_no !== orderNo || order.state !== 'waitingPayment') return false;
    if (order.due_ms <= context.now()) return false;
    await step.setOrder(order, { upload_id: uploadId });
    return true;
  });
  if (!isPut) return context.refuse('ORDER_MOVED_ON');
  return { url: photoAddress(uploadId) };
};

/** Returns the picture of a payment to its payer, or to its payee once the payer has confirmed the payment. */
async function photoFor(house: House, playerId: string, uploadId: string): Promise<Upload | undefined> {
  const order = await house.db
    .selectFrom('reserve_order')
    .select('player_id')
    .where('upload_id', '=', uploadId)
    .where((where) =>
      where.or([
        where('player_id', '=', playerId),
        where.and([where('payee_id', '=', playerId), where('claimed_ms', 'is not', null)]),
      ]),
    )
    .executeTakeFirst();
  return order && uploadOf(house, order.player_id, uploadId);
}

export function mountReservePhotos(app: FastifyInstance, house: House): void {
  app.get<{ Params: { id: string } }>(`${path}:id`, async (request, reply) => {
    const session = await sessionOf(house, request);
    return sendUpload(house, reply, session && (await photoFor(house, session.playerId, request.params.id)));
  });
}
