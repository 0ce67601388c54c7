/** Uploaded pictures: who owns one, and how it is served. S12, S14 */
import type { FastifyReply } from 'fastify';
import type { House } from '../house.ts';

/** Address of stored pictures, followed by the picture's id. */
export const uploadPath = '/api/uploads/';

export interface Upload {
  readonly uploadId: string;
  readonly playerId: string;
  readonly mime: string;
  readonly extension: string;
}

/** Returns the player's own picture. Undefined for another player's picture as well as for an unknown id. */
export async function uploadOf(house: House, playerId: string, uploadId: string): Promise<Upload | undefined> {
  if (!/^\d{1,20}$/.test(uploadId)) return undefined;
  const row = await house.db
    .selectFrom('upload')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst();
  return row && { uploadId, playerId, mime: row.mime, extension: row.extension };
}

/**
 * Sends a picture as a download, so that it cannot run as a page; an `img` still shows it. Sends 404 if there is none.
 */
export async function sendUpload(house: House, reply: FastifyReply, upload: Upload | undefined): Promise<FastifyReply> {
  const picture =
    upload &&
    (await house.db
      .selectFrom('upload_picture')
      .select('bytes')
      .where('player_id', '=', upload.playerId)
      .where('upload_id', '=', upload.uploadId)
      .executeTakeFirst());
  if (picture === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('404');
  return reply
    .header('content-disposition', `attachment; filename="${upload?.uploadId}.${upload?.extension}"`)
    .header('content-security-policy', "default-src 'none'; sandbox; base-uri 'none'; frame-ancestors 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, no-store')
    .type(upload?.mime ?? '')
    .send(picture.bytes);
}

/** Returns whether this player uploaded the picture at this address: the proof of a deposit. VALID-054 */
export async function isUploadOf(house: House, playerId: string, url: string): Promise<boolean> {
  if (!url.startsWith(uploadPath)) return false;
  return (await uploadOf(house, playerId, url.slice(uploadPath.length))) !== undefined;
}
