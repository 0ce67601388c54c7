/**
 * The folder of a production machine: bundled, with only the packages of its own lock file beside it, read-only, and far
 * from the sources. docs/deploy.md
 */
import { execFile } from 'node:child_process';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beginPasskeyLogin } from '@foyer/contract/account/passkeys.ts';
import { readEnvelope } from '@foyer/contract/envelope.ts';
import { gameList } from '@foyer/contract/lobby/catalogue.ts';
import { gameUrl } from '@foyer/contract/lobby/launch.ts';
import { rotateSeed } from '@foyer/contract/play/play.ts';
import * as slot from '@foyer/contract/play/slot.ts';
import { init } from '@foyer/contract/site/config.ts';
import { deposit, refresh } from '@foyer/contract/wallet/balance.ts';
import { uploadFile } from '@foyer/contract/wallet/deposit.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onOneServer } from './db/testing/oneServer.ts';
import { startHouseProcess } from './testing/houseProcess.ts';
import type { HouseProcess } from './testing/houseProcess.ts';
import { copyNode, makeProductionFolder } from './testing/productionFolder.ts';

const run = promisify(execFile);
const everyGame = { pageNo: '1', pageSize: '36', sort: '', platformCode: '', gameType: '-1' };
let folder: string;
let dataDir: string;
let node: string;
let house: HouseProcess;
let isOpen = false;

/** As root the tests run the house as `nobody`, since for root no folder is read-only. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-production-'));
  dataDir = await mkdtemp(join(tmpdir(), 'fp-'));
  await makeProductionFolder(folder);
  node = await copyNode(folder);
  // What the house writes belongs into DATA_DIR, the only place that its user may write, HOME not being set.
  await run('chmod', ['-R', 'a+rX,a-w', folder]);
  if (nobody.uid !== undefined) await chown(dataDir, nobody.uid, nobody.gid);
  const settings = { DATA_DIR: dataDir, TMPDIR: dataDir, CATALOGUE: '108', CAPTCHA: 'off' };
  house = await startHouseProcess(settings, [join(folder, 'app/main.js')], { ...nobody, cwd: folder, node });
  isOpen = true;
});
afterAll(async () => {
  if (isOpen) await house.close();
  await run('chmod', ['-R', 'u+w', folder]);
  for (const made of [folder, dataDir])
    await rm(made, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});

it('serves pages, game windows, the verifier and drawn pictures', async () => {
  const page = await house.fetch('/home?lang=en');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<main')]);
  for (const path of ['/play/slot/', '/verify.html', '/manifest.webmanifest']) {
    expect([path, (await house.fetch(path)).status]).toEqual([path, 200]);
  }
  const icon = await house.fetch('/pictures/icon/app.180.png');
  expect((await sharp(await icon.arrayBuffer()).metadata()).width).toBe(180);
});

it('answers calls in words of the texts', async () => {
  expect(await house.ask(init)).toMatchObject({ status: 200, code: 200 });
  const refused = await house.fetch(refresh.path, { method: 'POST', body: new URLSearchParams({ lang: 'en' }) });
  expect(readEnvelope(await refused.json())?.message).toBe('Your login has expired');
  const { options } = (await house.ask(beginPasskeyLogin)).data as { options: string };
  expect(JSON.parse(options)).toMatchObject({ challenge: expect.any(String) as string });
});

it('plays a round with money, and stores a picture', async () => {
  await house.logIn();
  expect(await house.ask(deposit, { platformKey: 'moyu', amount: '100' })).toMatchObject({ code: 200 });
  const game = { linkType: '1', platformCode: 'moyu', gameType: '1', gameCode: 'moyu-koi-gate' };
  const launched = await house.fetch(`${gameUrl.path}?${new URLSearchParams({ ...game, lang: 'en' })}`);
  const { data } = (await launched.json()) as { data: { url: string } };
  const ticket = new URL(data.url, house.address).searchParams.get('ticket') ?? '';
  const opened = (await house.ask(slot.enter, { ticket })).data as slot.PlayState;
  const { sessionId, seeds } = opened;
  const seed = { sessionId, clientSeed: 'test', nextCommitment: seeds.nextCommitment };
  expect(await house.ask(rotateSeed, seed)).toMatchObject({ code: 200 });
  const spun = await house.ask(slot.spin, { sessionId, requestId: 'first-spin', stakeSatang: '5' });
  expect(spun).toMatchObject({ code: 200, data: { round: { spins: expect.any(Array) as unknown[] } } });

  const form = new FormData();
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c9a227' } })
    .png()
    .toBuffer();
  form.set('file', new File([new Uint8Array(png)], 'proof.png', { type: 'image/png' }));
  const stored = await house.fetch(uploadFile.path, { method: 'POST', body: form });
  expect(await stored.json()).toMatchObject({ code: 200 });
});

it('names files and lines of the sources when it logs an error', async () => {
  await house.database.query('alter table data_version rename to data_version_away');
  await vi.waitFor(async () => expect((await house.ask(gameList, everyGame)).status).toBe(500), { timeout: 10_000 });
  await house.database.query('alter table data_version_away rename to data_version');
  const line = house
    .output()
    .split('\n')
    .find((text) => text.includes('data_version'));
  const { err } = JSON.parse(line ?? '{}') as { err: { stack: string } };
  const [, path = '', number = ''] = /\((server\/src\/http\/cachedReplies\.ts):(\d+)\)/.exec(err.stack) ?? [];
  const source = await readFile(join(import.meta.dirname, '../..', path), 'utf8');
  expect(source.split('\n')[Number(number) - 1]).toContain("selectFrom('data_version')");
  expect(err.stack).not.toMatch(/app\/main\.js:/);
});

/** Runs a command of the folder on the house's database, and returns what it wrote. */
async function command(name: string, ...args: string[]): Promise<string> {
  const DATABASE_URL = 'connectionString' in house.connection ? house.connection.connectionString : '';
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, TMPDIR: dataDir, DATABASE_URL };
  const options = { ...nobody, cwd: folder, env };
  const { stdout } = await run(node, [join(folder, `app/${name}.js`), ...args], options).catch((error: unknown) => {
    // The error of a failed command holds what it wrote to stderr; what it found is in stdout.
    throw new Error(`${name} failed: ${(error as { stdout: string }).stdout}`, { cause: error });
  });
  return stdout;
}

it('backs up while it runs', async (context) => {
  onOneServer(context, 'a backup of a cluster needs its houses stopped');
  const copy = join(dataDir, 'copy');
  expect(await command('backup', copy)).toContain(`${copy} holds the house of`);
});

it('checks the books, adds staff and keys and exports a player while it runs, and ends with 0 on SIGTERM', async () => {
  await command('books');
  expect(await command('staff', 'add', 'mei', '--roles', 'admin')).toContain('/desk/enrol?token=');
  expect(await command('keys', 'add', 'figures', '--scopes', 'money.read')).toMatch(/^foyer_/);
  expect((await house.fetch('/desk/')).status).toBe(200);
  const file = join(dataDir, 'exported.json');
  await command('privacy', 'export', 'foyer88', file);
  expect(Object.keys(JSON.parse(await readFile(file, 'utf8')) as object)).toContain('movement');
  isOpen = false;
  expect(await house.close()).toBe(0);
});
