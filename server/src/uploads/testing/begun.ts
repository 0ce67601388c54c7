import type { House } from '../../house.ts';

/** Writes what an upload leaves in the database that was begun at this time and never confirmed. */
export async function beginUploadAt({ db }: House, beganMs: number): Promise<void> {
  const place = { player_id: '7', upload_id: String(beganMs) };
  const intent = { ...place, extension: 'png', store: 'database', created_ms: beganMs };
  await db.insertInto('upload_intent').values(intent).execute();
  await db
    .insertInto('upload_picture')
    .values({ ...place, bytes: Buffer.from('a') })
    .execute();
}

/** Ids of intents and of files, each in order. */
export async function begunUploads({ db }: House): Promise<string[][]> {
  const ids = (table: 'upload_intent' | 'upload_picture') =>
    db.selectFrom(table).select('upload_id').orderBy('upload_id').execute();
  const both = await Promise.all([ids('upload_intent'), ids('upload_picture')]);
  return both.map((rows) => rows.map(({ upload_id }) => upload_id));
}
