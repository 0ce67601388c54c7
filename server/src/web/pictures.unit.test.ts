import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { locales } from '@foyer/contract/envelope.ts';
import { bannerCodes } from '@foyer/games/catalogue/banners.ts';
import { emblems } from '@foyer/games/catalogue/game.ts';
import { catalogueGame, namedGames as games, platforms } from '@foyer/games/catalogue/catalogue.ts';
import { emblemNames } from '@foyer/pictures/emblems.ts';
import { platformCodes } from '@foyer/pictures/platforms.ts';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import {
  bankAddress,
  bannerAddress,
  drawing,
  emblemAddress,
  logoAddress,
  offerAddress,
  tileAddress,
} from '../pictures/drawn.ts';
import { brandOf } from '../brand/source.ts';
import { servePictures } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));
const app = Fastify();
servePictures(app, folder, brandOf(''));
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
const tileOf = (gameId: string, locale: (typeof locales)[number]) => drawing('tile', `${gameId}.${locale}`)?.svg ?? '';

/** Removes texts and ids from a drawing. */
const bare = (svg: string) => svg.replace(/<text.*?<\/text>/gs, '').replaceAll(/k[a-z0-9]{4}/g, '');

describe('the catalogue', () => {
  it('uses only platforms and emblems that the kit draws', () => {
    expect([...emblems].toSorted()).toEqual([...emblemNames].toSorted());
    expect(platforms.map(({ code }) => code).toSorted()).toEqual([...platformCodes].toSorted());
  });

  it('has a tile of its own for each of its games, the same picture in every language', () => {
    expect(new Set(games.map(({ gameId }) => bare(tileOf(gameId, 'zh_CN')))).size).toBe(games.length);
    const { gameId } = games[0] ?? { gameId: '' };
    expect(tileOf(gameId, 'en')).toMatch(/>Koi at<.*>the Gate</);
    expect(tileOf(gameId, 'th')).not.toBe(tileOf(gameId, 'en'));
  });

  it.each(locales)('keeps the median tile within 6 kB in %s', (locale) => {
    const sizes = games.map(({ gameId }) => Buffer.byteLength(tileOf(gameId, locale))).toSorted((a, b) => a - b);
    expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(6 * 1024);
  });

  it('gives the tiles of one page ids that do not collide', () => {
    const prefixes = games.flatMap(({ gameId }) =>
      locales.map((locale) => / id="(k[a-z0-9]{4})/.exec(tileOf(gameId, locale))?.[1]),
    );
    const page = games.map(({ gameId }) => / id="(k[a-z0-9]{4})/.exec(tileOf(gameId, 'zh_CN'))?.[1]);
    expect(prefixes).not.toContain(undefined);
    expect(new Set(page).size).toBe(games.length);
  });
});

describe('a picture over http', () => {
  const address = tileAddress('moyu-koi-gate', 'zh_CN');

  it('is cached permanently under an address that holds its version', async () => {
    const reply = await get(address);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(reply.headers['cache-control']).toContain('immutable');
    expect(reply.headers['content-security-policy']).toContain('sandbox');
    expect(reply.body).toBe(tileOf('moyu-koi-gate', 'zh_CN'));
  });

  it('is not cached permanently without a version, or with an old one', async () => {
    for (const url of ['/pictures/tile/moyu-koi-gate.svg', '/pictures/tile/moyu-koi-gate.th.svg?v=old']) {
      const reply = await get(url);
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([
        200,
        expect.not.stringContaining('immutable'),
      ]);
    }
  });

  it('answers 304 to its own ETag', async () => {
    const { etag } = (await get(address)).headers;
    expect((await get(address, { 'if-none-match': String(etag) })).statusCode).toBe(304);
    expect((await get(address, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('is sent as brotli if the client accepts it', async () => {
    const reply = await get(address, { 'accept-encoding': 'gzip, br' });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.rawPayload.length).toBeLessThan(3 * 1024);
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(tileOf('moyu-koi-gate', 'zh_CN'));
  });

  it('draws seven different cards for the levels of the club, without words, and no eighth', async () => {
    const cards = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((level) => get(`/pictures/level/${level}.svg`)));
    expect(new Set(cards.map(({ body }) => body)).size).toBe(7);
    for (const { statusCode, body } of cards) expect([statusCode, body.includes('<text')]).toEqual([200, false]);
    expect((await get('/pictures/level/7.svg')).statusCode).toBe(404);
  });

  it.each([logoAddress('kiln'), logoAddress('kiln', 'light'), emblemAddress('brass', 'roulette'), bankAddress('SBK')])(
    'serves %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(200);
    },
  );

  it('gives an unknown bank the neutral mark. AMB-045', async () => {
    const [one, other, known] = await Promise.all(
      ['ABCD', 'ZZZ', 'SBK'].map((code) => get(`/pictures/bank/${code}.svg`)),
    );
    expect(one?.body).toBe(other?.body);
    expect(one?.body).not.toBe(known?.body);
  });

  it.each([
    ['welcome.wide.avif', 1240, 420],
    ['fair.wide.avif', 1240, 420],
    ['welcome.phone.avif', 720, 400],
    ['welcome.strip.avif', 1240, 176],
  ])('keeps the banner %s within 20 kB', async (file, width, height) => {
    const reply = await get(`/pictures/banner/${file}`);
    expect(reply.headers['content-type']).toBe('image/avif');
    expect(reply.rawPayload.length).toBeLessThanOrEqual(20 * 1024);
    const size = await sharp(reply.rawPayload).metadata();
    expect([size.width, size.height]).toEqual([width, height]);
    const { version } = drawing('banner', file.slice(0, -5)) ?? { version: '' };
    expect(readdirSync(folder)).toContain(`banner.${version}.${width}.avif`);
  });

  it.each(bannerCodes)('draws the banner %s in both crops and without words', async (code) => {
    for (const crop of ['wide', 'phone']) {
      const reply = await get(`${bannerAddress(code)}.${crop}.svg`);
      expect([reply.statusCode, reply.body.includes('<text')]).toEqual([200, false]);
    }
  });

  it.each([
    ['banner', 'discounts.wide.svg'],
    ['banner', 'welcome.strip.webp'],
    ['offer', 'moyu.lantern.7.svg'],
  ])('serves %s/%s once for each theme', async (kind, file) => {
    const [dark, light] = await Promise.all(
      [`${kind}/${file}`, `${kind}-light/${file}`].map((path) => get(`/pictures/${path}`)),
    );
    expect([dark?.statusCode, light?.statusCode]).toEqual([200, 200]);
    expect(dark?.rawPayload.equals(light?.rawPayload ?? Buffer.alloc(0))).toBe(false);
  });

  it.each([offerAddress('moyu.lantern.7'), logoAddress('kiln')])(
    'caches the light drawing of %s permanently under the version of the dark one',
    async (dark) => {
      const light = dark.replace(/^\/pictures\/\w+/, '$&-light');
      expect((await get(light)).headers['cache-control']).toContain('immutable');
    },
  );

  it('serves a banner address without extension in a format that the client accepts', async () => {
    const modern = await get('/pictures/banner/welcome', { accept: 'image/avif,image/webp,*/*' });
    const older = await get('/pictures/banner/welcome', { accept: 'image/*' });
    expect([modern.headers['content-type'], older.headers['content-type']]).toEqual(['image/avif', 'image/webp']);
    expect(modern.headers.vary).toBe('accept');
  });

  it('stores one file for all unknown banks', async () => {
    await Promise.all(['AAA', 'BBB', 'CCC'].map((code) => get(`/pictures/bank/${code}.png`)));
    expect(readdirSync(folder).filter((name) => name.startsWith('bank.'))).toHaveLength(1);
  });

  it.each([
    ['icon/app.180.png', 180],
    ['icon/app.512.png', 512],
    ['bank/SBK.png', 192],
    ['banner/welcome.wide@2x.webp', 2480],
  ])('serves %s as a raster. AMB-045', async (file, width) => {
    const reply = await get(`/pictures/${file}`);
    expect(reply.headers['content-type']).toBe(`image/${file.split('.').at(-1)}`);
    expect((await sharp(reply.rawPayload).metadata()).width).toBe(width);
  });

  it.each([
    '/pictures/tile/nobody.svg',
    '/pictures/icon/app.4096.png',
    '/pictures/banner/nobody',
    '/pictures/banner/welcome.__proto__.avif',
    '/pictures/tile/moyu-koi-gate.fr.svg',
    '/pictures/tile/moyu-koi-gate.zh_CN.svg.svg',
    '/pictures/tile/moyu-koi-gate.png',
    '/pictures/logo/__proto__.svg',
    '/pictures/emblem/moyu.toString.svg',
    '/pictures/bank/no%20bank.svg',
    '/pictures/nothing/moyu.svg',
    '/pictures/tile-light/moyu-koi-gate.svg',
    '/pictures/banner-light-light/welcome.wide.svg',
    '/pictures/banner-dim/welcome.wide.svg',
  ])('does not serve %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

it('finds no tile for a game that is not in the catalogue', () => {
  expect(catalogueGame('nobody')).toBeUndefined();
  expect(drawing('tile', 'nobody.zh_CN')).toBeUndefined();
});
