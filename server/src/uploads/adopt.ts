/** Moves pictures that an earlier version stored as files under DATA_DIR into the database. ADR 381 */
import { readFile, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { House } from '../house.ts';

/** Moves file by file. A file is deleted only after its picture is stored, so an interrupted start can resume. */
export async function adoptUploads({ db, config }: Pick<House, 'db' | 'config'>): Promise<void> {
  const folder = join(config.dataDir, 'uploads');
  for (const name of await namesIn(folder)) {
    const uploadId = name.split('.', 1)[0] ?? '';
    const row = await db.selectFrom('upload').select('player_id').where('upload_id', '=', uploadId).executeTakeFirst();
    // The address of a file without a row was never returned to anybody.
    if (row !== undefined) {
      await db
        .insertInto('upload_picture')
        .values({ player_id: row.player_id, upload_id: uploadId, bytes: await readFile(join(folder, name)) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await rm(join(folder, name), { force: true });
  }
  await rmdir(folder).catch(() => undefined);
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => /^\d{1,20}\.[a-z]+$/.test(name));
}
