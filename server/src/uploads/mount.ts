/** Gives a stored picture back to its owner alone, as a download that no page can run. S12, S14 */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { House } from '../http/context.ts';
import { sessionOf } from '../http/session.ts';
import { uploadFolder, uploadOf, uploadPath } from './uploads.ts';

export function mountUploads(app: FastifyInstance, house: House): void {
  app.get<{ Params: { id: string } }>(`${uploadPath}:id`, async (request, reply) => {
    const session = await sessionOf(house, request);
    const upload = session && (await uploadOf(house, session.playerId, request.params.id));
    if (upload === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('404');
    const name = `${upload.uploadId}.${upload.extension}`;
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .header('cache-control', 'private, no-store')
      .type(upload.mime)
      .send(createReadStream(join(uploadFolder(house), name)));
  });
}
