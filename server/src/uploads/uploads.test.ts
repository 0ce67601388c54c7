/** Proof pictures: what is accepted, what is stored, who can read it. VALID-052, VALID-053, S12, S14 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { uploadFile } from '@foyer/contract/wallet/deposit.ts';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { handlers } from '../handlers.ts';
import { build } from '../http/build.ts';
import { client } from '../http/testing/client.ts';
import { houseRoutes } from '../houseRoutes.ts';
import { openTestHouse, signUp } from '../testing/house.ts';
import { bmpOf } from './testing/bmp.ts';
import { adoptUploads } from './adopt.ts';
import { isUploadOf } from './uploads.ts';

const t = await openTestHouse();
afterAll(() => t.close());

const bytesOf = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);
const drawing = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#c9a227' } });
const png = bytesOf(await drawing().png().toBuffer());
const jpg = bytesOf(
  await drawing()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer(),
);
const webp = bytesOf(await drawing().webp().toBuffer());
const gif = bytesOf(await drawing().gif().toBuffer());

const text = (words: string) => bytesOf(Buffer.from(words));
const kept = () => t.house.db.selectFrom('upload_picture').selectAll().execute();
const picturesCount = async () => (await kept()).length;

describe('a proof picture', () => {
  it.each([
    ['proof.PNG', 'image/png', png],
    ['proof.jpeg', 'image/jpeg', jpg],
    ['proof.jpg', 'image/jpeg', jpg],
    ['proof.gif', 'image/gif', gif],
    ['proof.bmp', 'image/bmp', bmpOf(5, 3)],
    ['../../etc/x.png', 'image/png', png],
  ])('is accepted as %s and returned to its owner as a download', async (name, mime, bytes) => {
    const player = await signUp(t);
    const { data } = await player.upload(uploadFile, { name, mime, bytes });
    expect(data?.url).toMatch(/^\/api\/uploads\/\d+$/);
    const url = data?.url ?? '';
    const page = await player.get(url);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'content-type': mime, 'x-content-type-options': 'nosniff' });
    expect(page.headers['content-disposition']).toMatch(/^attachment; filename="\d+\.(png|jpg|gif|bmp)"$/);
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; sandbox; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  it('may be sent under the field name that the list of calls has for it. CALL-136', async () => {
    const player = await signUp(t);
    const form = new FormData();
    form.set('photo', new File([png], 'a.png', { type: 'image/png' }));
    const encoded = new Response(form);
    const reply = await t.app.inject({
      method: 'POST',
      url: uploadFile.path,
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        [clientHeader]: '1',
        cookie: `UUID=${player.cookies.get('UUID')}`,
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    expect(reply.json()).toMatchObject({
      code: 200,
      data: { url: expect.stringMatching(/^\/api\/uploads\/\d+$/) as string },
    });
  });

  it('belongs to its sender: no other player sees it or may use it. S14', async () => {
    const owner = await signUp(t);
    const { data } = await owner.upload(uploadFile, { name: 'a.png', mime: 'image/png', bytes: png });
    const url = data?.url ?? '';
    expect((await (await signUp(t)).get(url)).statusCode).toBe(404);
    expect((await t.client().get(url)).statusCode).toBe(404);
    const row = await t.database.db
      .selectFrom('upload')
      .select('player_id')
      .where('upload_id', '=', url.slice(13))
      .executeTakeFirstOrThrow();
    expect(await isUploadOf(t.house, row.player_id, url)).toBe(true);
    expect(await isUploadOf(t.house, '1', url)).toBe(false);
    expect(await isUploadOf(t.house, row.player_id, `${url}/../x`)).toBe(false);
  });

  it('loses its metadata. S12', async () => {
    const player = await signUp(t);
    expect(Buffer.from(jpg).includes('secret place')).toBe(true);
    const { data } = await player.upload(uploadFile, { name: 'a.jpg', mime: 'image/jpeg', bytes: jpg });
    expect((await player.get(data?.url ?? '')).rawPayload.includes('secret place')).toBe(false);
  });

  it('loses what is appended to the picture, such as a script after a PNG. S12', async () => {
    const player = await signUp(t);
    const polyglot = bytesOf(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]));
    const { data } = await player.upload(uploadFile, { name: 'a.png', mime: 'image/png', bytes: polyglot });
    const stored = (await kept()).find(({ upload_id }) => upload_id === (data?.url ?? '').slice(13));
    expect(stored?.bytes.includes('IHDR')).toBe(true);
    expect(stored?.bytes.includes('<script>')).toBe(false);
  });

  it.each([
    ['an SVG', 'a.svg', 'image/svg+xml', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an SVG that says it is a PNG', 'a.png', 'image/png', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page that says it is a GIF', 'a.gif', 'image/gif', text('GIF89a<script>alert(1)</script>')],
    ['a PNG named as a JPG', 'a.jpg', 'image/jpeg', png],
    ['a PNG of another declared type', 'a.png', 'image/gif', png],
    ['a PNG without extension', 'png', 'image/png', png],
    ['a PNG with a second extension', 'a.png.html', 'image/png', png],
    ['half a PNG', 'a.png', 'image/png', png.slice(0, 40)],
    ['an empty file', 'a.png', 'image/png', text('')],
    ['a BMP whose width is a lie', 'a.bmp', 'image/bmp', bmpOf(5, 3, 60_000)],
    ['a BMP that ends after its header', 'a.bmp', 'image/bmp', bmpOf(5, 3).slice(0, 60)],
    ['a picture of a type that is not taken', 'a.webp', 'image/webp', webp],
  ])('is refused when it is %s, and nothing is stored. S12', async (_title, name, mime, bytes) => {
    const player = await signUp(t);
    const before = await picturesCount();
    const answer = await player.upload(uploadFile, { name, mime, bytes });
    expect(answer).toMatchObject({ status: 200, refusal: 'WRONG_IMAGE_FORMAT', message: '图片格式错误' });
    expect(await picturesCount()).toBe(before);
  });

  it('is refused above 1 MB, after a check of the type. VALID-053', async () => {
    const player = await signUp(t);
    const large = bmpOf(700, 600);
    expect(large.length).toBeGreaterThan(1024 * 1024);
    const bmp = { name: 'a.bmp', mime: 'image/bmp', bytes: large };
    expect(await player.upload(uploadFile, bmp)).toMatchObject({
      refusal: 'IMAGE_TOO_LARGE',
      message: '凭证大小不能超过1MB',
    });
    expect((await player.upload(uploadFile, { ...bmp, name: 'a.txt' })).refusal).toBe('WRONG_IMAGE_FORMAT');
  });

  it('is refused if a small file decompresses into a huge picture. S12', async () => {
    const bomb = await sharp({ create: { width: 12_001, height: 4_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const player = await signUp(t);
    const answer = await player.upload(uploadFile, { name: 'a.png', mime: 'image/png', bytes: bytesOf(bomb) });
    expect(answer.refusal).toBe('WRONG_IMAGE_FORMAT');
  });

  it('is refused by its header if decoding would take too much memory, so that a small file costs no time. S12', async () => {
    const bomb = await sharp({ create: { width: 6_000, height: 4_000, channels: 4, background: '#000f' } })
      .toColourspace('rgb16')
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await sharp(bomb).metadata()).toMatchObject({ depth: 'ushort', channels: 4 });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const player = await signUp(t);
    const answer = await player.upload(uploadFile, { name: 'a.png', mime: 'image/png', bytes: bytesOf(bomb) });
    expect(answer.refusal).toBe('WRONG_IMAGE_FORMAT');
  });

  it('is drawn one at a time, and refused at once if many wait, so that log-ins keep their threads. S12', async () => {
    // In a process of its own, because the library counts the pictures that all tests beside this one draw.
    const script = join(import.meta.dirname, 'testing/drawMany.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script]);
    expect(JSON.parse(stdout)).toEqual({ most: 1, refused: Array.from({ length: 24 }, () => 'BUSY'), again: 'jpg' });
  });

  it('needs a session and a file', async () => {
    const guest = t.client();
    const file = { name: 'a.png', mime: 'image/png', bytes: png };
    expect((await guest.upload(uploadFile, file)).code).toBe(403);
    const player = await signUp(t);
    expect((await player.raw(uploadFile, {})).code).toBe(400);
  });
});

it('is readable in every process, and files of an earlier version are moved into the database once', async () => {
  const player = await signUp(t);
  const { data } = await player.upload(uploadFile, { name: 'a.png', mime: 'image/png', bytes: png });
  const url = data?.url ?? '';
  const whole = (await player.get(url)).rawPayload;
  const elsewhere = await mkdtemp(join(tmpdir(), 'foyer-other-'));
  const other = await build(
    { ...t.house, config: { ...t.house.config, dataDir: elsewhere } },
    { handlers, register: houseRoutes },
  );
  const there = client(other);
  for (const [name, value] of player.cookies) there.cookies.set(name, value);
  expect((await there.get(url)).rawPayload).toEqual(whole);

  // The state that the earlier version left: a file, and no picture in the database.
  const folder = join(t.house.config.dataDir, 'uploads');
  const uploadId = url.slice(13);
  await mkdir(folder);
  await writeFile(join(folder, `${uploadId}.png`), whole);
  await writeFile(join(folder, '1.png'), 'of nobody');
  await t.house.db.deleteFrom('upload_picture').where('upload_id', '=', uploadId).execute();
  expect((await there.get(url)).statusCode).toBe(404);
  await adoptUploads(t.house);
  await adoptUploads(t.house);
  expect((await there.get(url)).rawPayload).toEqual(whole);
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
  await other.close();
  await rm(elsewhere, { recursive: true });
});
