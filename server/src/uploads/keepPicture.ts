/**
 * Keeps a checked picture in the house's store: first an intent, then the file, then the row that makes it a picture.
 * A crash or an unknown outcome leaves at most the intent, whose file a job deletes.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { scheduledJob } from '../jobs/job.ts';
import type { Job } from '../jobs/job.ts';
import { keyOfUpload } from './fileKey.ts';
import type { FilePort, PutOutcome, StoredFile } from './filePort.ts';
import type { StoredPicture } from './pictures.ts';

/** An unknown outcome is asked again under the same key. */
const tries = 3;
const pauseMs = 200;

/** Tries take at most twenty seconds. What is older belongs to no request any more. */
export const intentLifeMs = 600_000;

/** Returns the picture's id; undefined if the store has not confirmed it, and then the player has no picture. */
export async function keepPicture(house: House, playerId: string, picture: StoredPicture): Promise<string | undefined> {
  const { current, of } = house.files;
  const port = of[current];
  if (port === undefined) throw new Error(`the store ${current} has no settings`);
  const nowMs = house.now();
  const uploadId = house.random.id(nowMs);
  const { extension, mime, bytes } = picture;
  const place = { player_id: playerId, upload_id: uploadId };
  await house.db
    .insertInto('upload_intent')
    .values({ ...place, extension, store: current, created_ms: nowMs })
    .execute();
  const outcome = await putSurely(port, keyOfUpload({ playerId, uploadId, extension }), { bytes, type: mime });
  if (outcome.state !== 'stored') {
    house.log.error({ store: current, state: outcome.state, reason: outcome.reason }, 'a picture could not be stored');
    return undefined;
  }
  const isKept = await house.db.transaction().execute(async (within) => {
    const [intent] = await within
      .deleteFrom('upload_intent')
      .where('player_id', '=', playerId)
      .where('upload_id', '=', uploadId)
      .returning('upload_id')
      .execute();
    // The job has deleted the file: this process was stopped for longer than an intent lives.
    if (intent === undefined) return false;
    await within
      .insertInto('upload')
      .values({
        ...place,
        mime,
        extension,
        size_bytes: bytes.length,
        created_ms: nowMs,
        picture_hash: createHash('sha256').update(bytes).digest(),
        store: current,
      })
      .execute();
    return true;
  });
  return isKept ? uploadId : undefined;
}

async function putSurely(port: FilePort, key: string, file: StoredFile): Promise<PutOutcome> {
  let outcome = await port.put(key, file);
  for (let tried = 1; outcome.state === 'unknown' && tried < tries; tried += 1) {
    await pause(pauseMs);
    outcome = await port.put(key, file);
  }
  return outcome;
}

/** Deletes files of which no player was told. An intent stays until its store has confirmed that. */
export async function clearIntents(house: House): Promise<void> {
  const old = await house.db
    .selectFrom('upload_intent')
    .selectAll()
    .where('created_ms', '<', house.now() - intentLifeMs)
    .orderBy('created_ms')
    .limit(200)
    .execute();
  for (const intent of old) {
    // A store that does not answer must not keep the files of another one.
    await clearIntent(house, intent).catch((error: unknown) =>
      house.log.error({ err: error, store: intent.store }, 'a picture of nobody could not be deleted'),
    );
  }
}

async function clearIntent(house: House, intent: Tables['upload_intent']): Promise<void> {
  const { player_id: playerId, upload_id: uploadId, extension, store } = intent;
  const port = Object.entries(house.files.of).find(([name]) => name === store)?.[1];
  await house.db.transaction().execute(async (within) => {
    // The row is locked first: a picture that is confirmed late then waits, and finds no intent.
    const rows = within.deleteFrom('upload_intent').where('player_id', '=', playerId);
    const [own] = await rows.where('upload_id', '=', uploadId).returning('upload_id').execute();
    if (own === undefined) return;
    const outcome = await port?.delete(keyOfUpload({ playerId, uploadId, extension }));
    if (outcome?.state !== 'deleted') throw new Error(outcome?.reason ?? 'the store has no settings');
  });
}

export const uploadJobs: readonly Job[] = [
  scheduledJob('uploads.clear', { every: { minutes: 10 }, missed: 'last' }, (house) => clearIntents(house)),
];
