/** Serves a stored picture to its owner only. S12, S14 */
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { sessionOf } from '../http/session.ts';
import { sendUpload, uploadOf, uploadPath } from './uploads.ts';

export function mountUploads(app: FastifyInstance, house: House): void {
  app.get<{ Params: { id: string } }>(`${uploadPath}:id`, async (request, reply) => {
    const session = await sessionOf(house, request);
    return sendUpload(house, reply, session && (await uploadOf(house, session.playerId, request.params.id)));
  });
}
