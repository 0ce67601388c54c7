/** Receives an uploaded picture. ENV-014, AMB-158, S12 */
import { createHash } from 'node:crypto';
import type { Calls } from '@foyer/contract/calls.ts';
import type { RefusalOf, ResponseOf } from '@foyer/contract/call.ts';
import type { uploadFile } from '@foyer/contract/wallet/deposit.ts';
import type { House } from '../house.ts';
import type { Handlers, PlayerContext, UploadedFile } from '../http/context.ts';
import { checkPicture } from './pictures.ts';
import { uploadPath } from './uploads.ts';

/** Checks a picture and stores it with its row. Returns its id, or the refusal. ADR 381 */
export async function storePicture(
  house: House,
  playerId: string,
  file: UploadedFile,
): Promise<{ uploadId: string } | 'WRONG_IMAGE_FORMAT' | 'IMAGE_TOO_LARGE'> {
  const picture = await checkPicture(file);
  if (typeof picture === 'string') return picture;
  const nowMs = house.now();
  const uploadId = house.random.id(nowMs);
  await house.db
    .with('picture', (db) =>
      db.insertInto('upload_picture').values({ player_id: playerId, upload_id: uploadId, bytes: picture.bytes }),
    )
    .insertInto('upload')
    .values({
      player_id: playerId,
      upload_id: uploadId,
      mime: picture.mime,
      extension: picture.extension,
      size_bytes: picture.bytes.length,
      created_ms: nowMs,
      picture_hash: createHash('sha256').update(picture.bytes).digest(),
    })
    .execute();
  return { uploadId };
}

/** Refuses: BAD_REQUEST without a file, WRONG_IMAGE_FORMAT, IMAGE_TOO_LARGE. */
async function receivePicture(
  context: PlayerContext<RefusalOf<typeof uploadFile>>,
): Promise<ResponseOf<typeof uploadFile>> {
  const { house, playerId, file } = context;
  if (file === undefined) return context.refuse('BAD_REQUEST');
  const stored = await storePicture(house, playerId, file);
  if (typeof stored === 'string') return context.refuse(stored);
  return { url: `${uploadPath}${stored.uploadId}` };
}

export const uploadRoutes: Pick<Handlers<Calls>, 'uploadFile'> = { uploadFile: receivePicture };
