/** Files in the house's own database, under the player and the picture of their key. ADR 381 */
import type { House } from '../house.ts';
import { fileFault, typeOfKey } from './fileKey.ts';
import type { FileFailure, FilePort } from './filePort.ts';

const failed = (): FileFailure => ({ state: 'unknown', reason: 'the database' });
const noKey = (reason: string): FileFailure => ({ state: 'refused', reason });

const placeOf = (key: string) => {
  const [playerId = '', uploadId = ''] = key.replace(/\.\w+$/, '').split('/');
  return { player_id: playerId, upload_id: uploadId };
};

export function databaseFiles(db: House['db']): FilePort {
  return {
    async put(key, { bytes, type }) {
      const fault = fileFault(key, type);
      if (fault !== '') return noKey(fault);
      try {
        await db
          .insertInto('upload_picture')
          .values({ ...placeOf(key), bytes })
          .onConflict((conflict) => conflict.columns(['player_id', 'upload_id']).doUpdateSet({ bytes }))
          .execute();
        return { state: 'stored' };
      } catch {
        return failed();
      }
    },
    async get(key) {
      const fault = fileFault(key);
      if (fault !== '') return noKey(fault);
      const { player_id, upload_id } = placeOf(key);
      const row = await db
        .selectFrom('upload_picture')
        .select('bytes')
        .where('player_id', '=', player_id)
        .where('upload_id', '=', upload_id)
        .executeTakeFirst()
        .catch(failed);
      if (row === undefined) return { state: 'none' };
      return 'state' in row ? row : { state: 'found', bytes: row.bytes, type: typeOfKey(key) };
    },
    async delete(key) {
      const fault = fileFault(key);
      if (fault !== '') return noKey(fault);
      const { player_id, upload_id } = placeOf(key);
      const rows = db.deleteFrom('upload_picture').where('player_id', '=', player_id);
      return rows
        .where('upload_id', '=', upload_id)
        .execute()
        .then(() => ({ state: 'deleted' }) as const, failed);
    },
  };
}
