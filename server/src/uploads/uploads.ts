/** Uploaded pictures: who owns one, and how it is served. S12, S14 */
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { House } from '../house.ts';
import { keyOfUpload } from './fileKey.ts';

/** Address of stored pictures, followed by the picture's id. */
export const uploadPath = '/api/uploads/';

export interface Upload {
  readonly uploadId: string;
  readonly playerId: string;
  readonly mime: string;
  readonly extension: string;
  /** Where its bytes are. */
  readonly store: string;
  /** SHA-256 of them; undefined for pictures of an early version. */
  readonly hash: Buffer | undefined;
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
  if (row === undefined) return undefined;
  const { mime, extension, store, picture_hash } = row;
  return { uploadId, playerId, mime, extension, store, hash: picture_hash ?? undefined };
}

/** Reads the bytes of a picture. Undefined if its store has not its file, or another one. */
async function bytesOf({ files, log }: House, upload: Upload): Promise<Buffer | 'unknown' | undefined> {
  const port = Object.entries(files.of).find(([name]) => name === upload.store)?.[1];
  if (port === undefined) return undefined;
  const found = await port.get(keyOfUpload(upload));
  if (found.state === 'none') return undefined;
  if (found.state !== 'found') {
    log.error({ store: upload.store, reason: found.reason }, 'a picture could not be read');
    return 'unknown';
  }
  const isOwn = upload.hash === undefined || createHash('sha256').update(found.bytes).digest().equals(upload.hash);
  if (!isOwn) log.error({ store: upload.store, uploadId: upload.uploadId }, 'a stored picture has changed');
  return isOwn ? found.bytes : undefined;
}

/**
 * Sends a picture as a download, so that it cannot run as a page; an `img` still shows it. Sends 404 if there is none,
 * and 503 if its store does not answer.
 */
export async function sendUpload(house: House, reply: FastifyReply, upload: Upload | undefined): Promise<FastifyReply> {
  const bytes = upload && (await bytesOf(house, upload));
  reply.header('cache-control', 'private, no-store');
  if (bytes === 'unknown')
    return reply.code(503).header('retry-after', '5').type('text/plain; charset=utf-8').send('503');
  if (bytes === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('404');
  return reply
    .header('content-disposition', `attachment; filename="${upload?.uploadId}.${upload?.extension}"`)
    .header('content-security-policy', "default-src 'none'; sandbox; base-uri 'none'; frame-ancestors 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .type(upload?.mime ?? '')
    .send(bytes);
}

/** Returns whether this player uploaded the picture at this address: the proof of a deposit. VALID-054 */
export async function isUploadOf(house: House, playerId: string, url: string): Promise<boolean> {
  if (!url.startsWith(uploadPath)) return false;
  return (await uploadOf(house, playerId, url.slice(uploadPath.length))) !== undefined;
}
