/** Receives an uploaded picture. ENV-014, AMB-158, S12 */
import type { Calls } from '@foyer/contract/calls.ts';
import type { RefusalOf, ResponseOf } from '@foyer/contract/call.ts';
import type { uploadFile } from '@foyer/contract/wallet/deposit.ts';
import type { House } from '../house.ts';
import type { Handlers, PlayerContext, UploadedFile } from '../http/context.ts';
import { keepPicture } from './keepPicture.ts';
import { checkPicture } from './pictures.ts';
import { uploadPath } from './uploads.ts';

/** Checks a picture and stores it. Returns its id, or the refusal. ADR 381, 510 */
export async function storePicture(
  house: House,
  playerId: string,
  file: UploadedFile,
): Promise<{ uploadId: string } | 'WRONG_IMAGE_FORMAT' | 'IMAGE_TOO_LARGE' | 'PICTURE_NOT_STORED'> {
  const picture = await checkPicture(file);
  if (typeof picture === 'string') return picture;
  const uploadId = await keepPicture(house, playerId, picture);
  return uploadId === undefined ? 'PICTURE_NOT_STORED' : { uploadId };
}

/** Refuses: BAD_REQUEST without a file, WRONG_IMAGE_FORMAT, IMAGE_TOO_LARGE, PICTURE_NOT_STORED. */
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
