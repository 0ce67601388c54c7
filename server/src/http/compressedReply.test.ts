/** Replies that are the same for everybody: compressed once, and not sent again to clients that have them. */
import { leaderboardQuery } from '@foyer/contract/lobby/leaderboard.ts';
import { allGameInfo, searchResult } from '@foyer/contract/lobby/lists.ts';
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestHouse, signUp } from '../testing/house.ts';
import { encodingFor } from './compressedReply.ts';

const t = await openTestHouse({ config: { catalogueSize: 600 } });
afterAll(() => t.close());

const form = { 'content-type': 'application/x-www-form-urlencoded', [clientHeader]: '1' };
const everyGame = (headers: Record<string, string> = {}) =>
  t.app.inject({
    method: 'POST',
    url: allGameInfo.path,
    headers: { ...form, ...headers },
    payload: 'lang=en&frontType=2&deviceId=d1',
  });

describe('the list of every game', () => {
  it('is sent compressed if the client accepts that, with the same text in each encoding', async () => {
    const plain = await everyGame();
    const brotli = await everyGame({ 'accept-encoding': 'gzip, deflate, br' });
    const gzipped = await everyGame({ 'accept-encoding': 'gzip' });
    expect([plain, brotli, gzipped].map((reply) => reply.headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.body);
    expect(brotli.rawPayload.length * 5).toBeLessThan(plain.rawPayload.length);
    expect(plain.headers.vary).toContain('accept-encoding');
  });

  it('is not sent again to a client that has it, until the catalogue changes', async () => {
    const first = await everyGame({ 'accept-encoding': 'br' });
    const tag = String(first.headers.etag);
    const again = await everyGame({ 'if-none-match': tag, 'accept-encoding': 'br' });
    expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, tag]);
    const name = JSON.stringify({ zh_CN: '改名', en: 'Renamed', th: 'เปลี่ยนชื่อ' });
    await t.house.db.updateTable('game').set({ names: name }).where('game_id', '=', 'moyu-koi-gate').execute();
    t.clock.nowMs += 1_000;
    const changed = await everyGame({ 'if-none-match': tag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(tag);
    expect(changed.body).toContain('Renamed');
  });

  it('has another ETag in another language', async () => {
    const [en, th] = await Promise.all([
      t.client().call(allGameInfo, {}, { lang: 'en' }),
      t.client().call(allGameInfo, {}, { lang: 'th' }),
    ]);
    expect(en.headers.etag).not.toBe(th.headers.etag);
  });
});

describe('other replies', () => {
  it('that are small are not compressed', async () => {
    const none = await t.client().call(searchResult, { keyword: '' }, { headers: { 'accept-encoding': 'br' } });
    expect(none.headers['content-encoding']).toBeUndefined();
    expect(none.headers.etag).toMatch(/^W\/"/);
  });

  it('to a GET may be cached by a browser that revalidates them before use. ENV-011', async () => {
    const answer = await t.client().call(leaderboardQuery, {});
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  it('of a player are neither cached nor tagged', async () => {
    const answer = await (await signUp(t)).call(logedUserInfo, {});
    expect([answer.headers['cache-control'], answer.headers.etag]).toEqual(['no-store', undefined]);
  });

  it.each([
    ['br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['br;q=0.000, gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('use an encoding that the client accepts: %s', (accepted, encoding) =>
    expect(encodingFor(accepted)).toBe(encoding),
  );
});
