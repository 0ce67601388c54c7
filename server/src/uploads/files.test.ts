/** Stores of pictures: every adapter passes the conformance cases, and a failure of the store leaves nothing half kept. */
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadFile } from '@foyer/contract/wallet/deposit.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { handlers } from '../handlers.ts';
import type { House } from '../house.ts';
import { houseRoutes } from '../houseRoutes.ts';
import { build } from '../http/build.ts';
import { client } from '../http/testing/client.ts';
import { openTestHouse, signUp } from '../testing/house.ts';
import { databaseFiles } from './databaseFiles.ts';
import { fileCases } from './fileConformance.ts';
import type { FileRig } from './fileConformance.ts';
import { folderFiles } from './folderFiles.ts';
import { clearIntents, intentLifeMs } from './keepPicture.ts';
import { s3Files } from './s3Files.ts';
import { bmpOf } from './testing/bmp.ts';
import { erasePlayer } from '../privacy/erasePlayer.ts';
import { exportPlayer, playerIdOf } from '../privacy/exportPlayer.ts';
import { openBucket } from './testing/bucket.ts';

const t = await openTestHouse();
const bucket = await openBucket();
const folder = await mkdtemp(join(tmpdir(), 'foyer-files-'));
afterEach(() => bucket.behave('works'));
afterAll(async () => {
  bucket.close();
  await rm(folder, { recursive: true });
  await t.close();
});

const s3 = s3Files(bucket.settings, Date.now);
const rigs: readonly (readonly [string, FileRig])[] = [
  ['the database', { port: databaseFiles(t.house.db), behave: undefined }],
  ['a folder', { port: folderFiles(folder), behave: undefined }],
  ['S3', { port: s3, behave: bucket.behave }],
];

describe.each(rigs)('%s does what every store must', (_name, rig) => {
  const fitting = fileCases.filter(({ needsFaults }) => needsFaults !== true || rig.behave !== undefined);
  it.each(fitting.map((one) => [one.name, one] as const))('%s', (_case, one) => one.run(rig));
});

it('leaves no part of a file in the folder when it cannot be written', async () => {
  const place = await mkdtemp(join(folder, 'full-'));
  const port = folderFiles(join(place, 'inside'));
  expect(await port.put('7/a.png', { bytes: Buffer.from('a'), type: 'image/png' })).toEqual({ state: 'stored' });
  await rm(join(place, 'inside'), { recursive: true });
  await chmod(place, 0o500);
  const outcome = await port.put('7/b.png', { bytes: Buffer.from('b'), type: 'image/png' });
  await chmod(place, 0o700);
  // Root may write anywhere.
  expect(outcome.state).toBe(process.getuid?.() === 0 ? 'stored' : 'unknown');
  const left = await readdir(place, { recursive: true });
  expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('quotes no secret when the store refuses the signature', async () => {
  const wrong = s3Files({ ...bucket.settings, secret: 'another secret' }, Date.now);
  const outcome = await wrong.put('7/a.png', { bytes: Buffer.from('a'), type: 'image/png' });
  expect(outcome).toEqual({ state: 'refused', reason: 'HTTP 403' });
});

const file = { name: 'a.bmp', mime: 'image/bmp', bytes: bmpOf(5, 3) };

/** The same house with S3 as the store of new pictures. */
const withS3: House = {
  ...t.house,
  files: { current: 's3', of: { ...t.house.files.of, s3 } },
};
const app = await build(withS3, { handlers, register: houseRoutes });
afterAll(() => app.close());

async function arrive() {
  const player = await signUp(t);
  const there = client(app);
  for (const [name, value] of player.cookies) there.cookies.set(name, value);
  return { player, there };
}
const count = async (table: 'upload' | 'upload_intent') =>
  (await t.house.db.selectFrom(table).selectAll().execute()).length;

it('keeps a picture in the store of the settings, and reads each where it was kept', async () => {
  const { player, there } = await arrive();
  const before = await player.upload(uploadFile, file);
  const inBucket = bucket.files.size;
  const after = await there.upload(uploadFile, file);
  expect(bucket.files.size).toBe(inBucket + 1);
  const [old, kept] = [await there.get(before.data?.url ?? ''), await there.get(after.data?.url ?? '')];
  expect([old.statusCode, kept.statusCode, kept.rawPayload.equals(old.rawPayload)]).toEqual([200, 200, true]);
  expect(kept.headers['content-type']).toBe('image/bmp');
  const ids = t.house.db
    .selectFrom('upload_picture')
    .select('upload_id')
    .where('upload_id', '=', (after.data?.url ?? '').slice(13));
  expect([await ids.execute(), await count('upload_intent')]).toEqual([[], 0]);
  expect((await client(app).get(after.data?.url ?? '')).statusCode).toBe(404);
});

it.each(['fails', 'hangs', 'refuses', 'loses'] as const)(
  'refuses the upload if the store %s, in words, and keeps no picture',
  async (how) => {
    const { there } = await arrive();
    const pictures = await count('upload');
    bucket.behave(how);
    const answer = await there.upload(uploadFile, file);
    expect([answer.status, answer.refusal, answer.message]).toEqual([
      200,
      'PICTURE_NOT_STORED',
      '图片没有保存成功，请稍后再传一次',
    ]);
    expect(await count('upload')).toBe(pictures);
  },
);

it('asks again under the same key when the outcome is unknown, so that the picture is kept once', async () => {
  const { there } = await arrive();
  const [files, asked] = [bucket.files.size, bucket.asked.length];
  bucket.behave('loses');
  const sent = there.upload(uploadFile, file);
  await expect.poll(() => bucket.asked.length).toBeGreaterThan(asked);
  bucket.behave('works');
  expect((await sent).code).toBe(200);
  expect(bucket.files.size).toBe(files + 1);
  expect(new Set(bucket.asked.slice(asked)).size).toBe(1);
});

it('deletes the files of pictures that were never confirmed, once their time is over', async () => {
  await clearIntents({ ...withS3, now: () => t.clock.nowMs + intentLifeMs + 1 });
  const { there } = await arrive();
  const files = bucket.files.size;
  bucket.behave('loses');
  await there.upload(uploadFile, file);
  bucket.behave('works');
  expect([bucket.files.size, await count('upload_intent')]).toEqual([files + 1, 1]);
  await clearIntents(withS3);
  expect(bucket.files.size).toBe(files + 1);
  t.clock.nowMs += intentLifeMs + 1;
  bucket.behave('fails');
  await clearIntents(withS3);
  expect(await count('upload_intent')).toBe(1);
  bucket.behave('works');
  await clearIntents(withS3);
  expect([bucket.files.size, await count('upload_intent')]).toEqual([files, 0]);
});

it('exports a picture of the bucket, and deletes it when its player is erased', async () => {
  await clearIntents({ ...withS3, now: () => t.clock.nowMs + intentLifeMs + 1 });
  const { player, there } = await arrive();
  const playerId = await playerIdOf(t.house.db, player.userAccount);
  const files = bucket.files.size;
  const { url = '' } = (await there.upload(uploadFile, file)).data ?? {};
  const seen = await there.get(url);
  const { upload: [row] = [] } = await exportPlayer(withS3, playerId);
  expect(Buffer.from(String(row?.picture), 'base64').equals(seen.rawPayload)).toBe(true);
  bucket.behave('fails');
  await expect(exportPlayer(withS3, playerId)).rejects.toThrow('cannot be read from s3');
  bucket.behave('works');
  const { nowMs } = t.clock;
  await erasePlayer(t.house.db, { playerId, staff: 'mei', nowMs, secret: t.house.config });
  expect([bucket.files.size, await count('upload_intent')]).toEqual([files + 1, 1]);
  t.clock.nowMs += intentLifeMs + 1;
  await clearIntents(withS3);
  expect([bucket.files.size, await count('upload_intent')]).toEqual([files, 0]);
});

it('keeps no picture whose file the job has deleted meanwhile', async () => {
  const { there } = await arrive();
  const pictures = await count('upload');
  bucket.behave('fails');
  const sent = there.upload(uploadFile, file);
  await expect.poll(() => count('upload_intent')).toBe(1);
  await t.house.db.deleteFrom('upload_intent').execute();
  bucket.behave('works');
  expect([(await sent).refusal, await count('upload')]).toEqual(['PICTURE_NOT_STORED', pictures]);
});

it('answers 503 if the store does not answer, and 404 if it has another file', async () => {
  const { there } = await arrive();
  const { data } = await there.upload(uploadFile, file);
  const url = data?.url ?? '';
  bucket.behave('fails');
  const late = await there.get(url);
  expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '5']);
  bucket.behave('works');
  const key = [...bucket.files.keys()].find((name) => name.includes(url.slice(13))) ?? '';
  bucket.files.set(key, Buffer.from('another file'));
  expect((await there.get(url)).statusCode).toBe(404);
});
