/** Pictures that players have sent: who owns one, and where it lies. S12, S14 */
import { join } from 'node:path';
import type { House } from '../http/context.ts';

/** Addresses of stored pictures; the rest is the picture's id. */
export const uploadPath = '/api/uploads/';

export const uploadFolder = (house: House): string => join(house.config.dataDir, 'uploads');

export interface Upload {
  readonly uploadId: string;
  readonly playerId: string;
  readonly mime: string;
  readonly extension: string;
}

/** A player's own picture; undefined for anybody else's, as for one that does not exist. */
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

/** Whether this player has uploaded the picture of this address: the proof of a deposit. VALID-054 */
export async function isUploadOf(house: House, playerId: string, url: string): Promise<boolean> {
  if (!url.startsWith(uploadPath)) return false;
  return (await uploadOf(house, playerId, url.slice(uploadPath.length))) !== undefined;
}
