import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { logout } from '@foyer/contract/account/session.ts';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { liveNews, livePath } from '@foyer/contract/live.ts';
import type { LiveNews } from '@foyer/contract/live.ts';
import { deleteMsgSite, getMsgSiteList, updateMsgSite } from '@foyer/contract/messages/mail.ts';
import { deposit } from '@foyer/contract/wallet/balance.ts';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../http/testing/client.ts';
import { kickPlayer } from '../players/sessions.ts';
import { openTestHouse } from '../testing/house.ts';
import { give, newPlayer } from '../wallet/testing/wallet.ts';
import { beat, publishNotices } from './mount.ts';

const t = await openTestHouse();
await t.app.listen({ port: 0, host: '127.0.0.1' });
const origin = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
afterAll(() => t.close());

interface Heard {
  /** Returns the next event; throws if the stream has ended. */
  next(): Promise<LiveNews>;
  /** Waits until the house has ended the stream. Returns the events that came before. */
  rest(): Promise<LiveNews[]>;
  close(): Promise<void>;
}

const ask = (player: TestClient, headers: Record<string, string> = { [clientHeader]: '1' }) =>
  fetch(origin + livePath, {
    headers: { cookie: [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...headers },
  });

/** Opens a stream as a page does and reads its first event. */
async function listen(player: TestClient): Promise<Heard> {
  const reply = await ask(player);
  expect(reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new Error('no stream');
  let text = '';
  const take = (): LiveNews | undefined => {
    const match = /^(?::\n\n)*data: (.*)\n\n/.exec(text);
    if (match === null) return undefined;
    text = text.slice(match[0].length);
    return v.parse(liveNews.schema, JSON.parse(match[1] ?? ''));
  };
  const next = async (): Promise<LiveNews | undefined> => {
    for (;;) {
      const news = take();
      if (news !== undefined) return news;
      const { done, value } = await reader.read();
      if (done) return undefined;
      text += value;
    }
  };
  const heard: Heard = {
    async next() {
      const news = await next();
      if (news === undefined) throw new Error('the stream has ended');
      return news;
    },
    async rest() {
      const all: LiveNews[] = [];
      for (let news = await next(); news !== undefined; news = await next()) all.push(news);
      return all;
    },
    close: () => reader.cancel(),
  };
  expect((await heard.next()).kind).toBe('open');
  return heard;
}

describe('who may listen', () => {
  it('refuses callers without a session, with the same reply as a call. S14', async () => {
    const reply = await ask(t.client());
    expect([reply.headers.get('content-type'), await reply.json()]).toMatchObject([
      'application/json; charset=utf-8',
      { code: 403, msg: '登录已过期' },
    ]);
  });
  it('refuses pages of another site. S03', async () => {
    const player = await newPlayer(t);
    const foreign = { [clientHeader]: '1', 'sec-fetch-site': 'cross-site' };
    expect(await (await ask(player, foreign)).json()).toMatchObject({ code: 400 });
    expect(await (await ask(player, {})).json()).toMatchObject({ code: 400 });
  });
  it('refuses frozen accounts', async () => {
    const player = await newPlayer(t);
    await t.house.db.updateTable('player').set({ status: 'frozen' }).where('player_id', '=', player.playerId).execute();
    expect(await (await ask(player)).json()).toMatchObject({ code: 703 });
  });
  it('refuses more than 20 streams of a session', async () => {
    const player = await newPlayer(t);
    const streams = [];
    for (let index = 0; index < 20; index += 1) streams.push(await listen(player));
    const refused = await ask(player);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    await Promise.all(streams.map((stream) => stream.close()));
  });
});

describe('what a stream receives', () => {
  it('a balance change with its reason, on every page of the player and on no other. R11', async () => {
    const [player, other] = [await newPlayer(t), await newPlayer(t)];
    const [first, second, foreign] = [await listen(player), await listen(player), await listen(other)];
    await give(t, player.playerId, 'main', 12_000);
    const news = { kind: 'balance', title: 9, amountSatang: 12_000, id: '' };
    expect([await first.next(), await second.next()]).toEqual([news, news]);
    await player.ok(deposit, { platformKey: 'moyu', amountSatang: 10_000 });
    expect(await first.next()).toMatchObject({ kind: 'balance', title: 4, amountSatang: -10_000 });
    t.house.live.emit(other.playerId, { kind: 'mail' });
    expect(await foreign.next()).toMatchObject({ kind: 'mail' });
  });
  it('a balance change once, even if the movement is repeated', async () => {
    const player = await newPlayer(t);
    const stream = await listen(player);
    const movement = {
      playerId: player.playerId,
      key: 'once',
      title: 8,
      legs: [
        { account: 'house:bonus', amountSatang: -100 },
        { account: 'main', amountSatang: 100 },
      ],
      reference: 'test',
    } as const;
    await t.house.ledger.post(movement);
    await t.house.ledger.post(movement);
    t.house.live.emit(player.playerId, { kind: 'mail' });
    expect([(await stream.next()).kind, (await stream.next()).kind]).toEqual(['balance', 'mail']);
  });
  it('mail that is new, or was read or deleted elsewhere', async () => {
    const player = await newPlayer(t);
    const stream = await listen(player);
    await t.house.mail.send({ playerId: player.playerId, kind: 'nameSet', args: {}, key: 'name' });
    expect(await stream.next()).toMatchObject({ kind: 'mail' });
    const { list } = await player.ok(getMsgSiteList, {});
    await player.ok(updateMsgSite, { msgId: list[0]?.msgId ?? '' });
    expect(await stream.next()).toMatchObject({ kind: 'mail' });
    await player.ok(deleteMsgSite, { msgId: list[0]?.msgId ?? '' });
    expect(await stream.next()).toMatchObject({ kind: 'mail' });
  });
  it('a pushed notice once. SCREEN-066', async () => {
    const player = await newPlayer(t);
    const stream = await listen(player);
    const words = JSON.stringify({ zh_CN: '维护', en: 'Maintenance', th: 'ปิดปรับปรุง' });
    // Long before the house started, so that its own timer does not publish this notice as well.
    const createdMs = 3_600_000;
    await t.house.db
      .insertInto('push_info')
      .values({ push_id: 'live-1', titles: words, contents: words, created_ms: createdMs })
      .execute();
    await publishNotices(t.house, createdMs - 1000, createdMs);
    await publishNotices(t.house, createdMs, createdMs + 1);
    t.house.live.emit(player.playerId, { kind: 'mail' });
    expect([await stream.next(), await stream.next()]).toMatchObject([
      { kind: 'notice', id: 'live-1' },
      { kind: 'mail' },
    ]);
  });
});

describe('the end', () => {
  it('of a session by log-out closes its streams and no others', async () => {
    const player = await newPlayer(t);
    const elsewhere = await newPlayer(t);
    const [stream, other] = [await listen(player), await listen(elsewhere)];
    await player.ok(logout, {});
    expect(await stream.rest()).toMatchObject([{ kind: 'sessionOver', id: 'logout' }]);
    t.house.live.emit(elsewhere.playerId, { kind: 'mail' });
    expect((await other.next()).kind).toBe('mail');
  });
  it('of all sessions by a kick closes their streams. ERR-014', async () => {
    const player = await newPlayer(t);
    const stream = await listen(player);
    await kickPlayer(t.house, player.playerId);
    expect(await stream.rest()).toMatchObject([{ kind: 'sessionOver', id: 'kicked' }]);
    expect(await (await ask(player)).json()).toMatchObject({ code: 706 });
  });
  it('of an idle session is found by the heartbeat. S17', async () => {
    const player = await newPlayer(t);
    const stream = await listen(player);
    await beat(t.house);
    t.house.live.emit(player.playerId, { kind: 'mail' });
    expect((await stream.next()).kind).toBe('mail');
    t.clock.nowMs += t.house.config.sessionIdleMs;
    await beat(t.house);
    expect(await stream.rest()).toMatchObject([{ kind: 'sessionOver', id: 'expired' }]);
  });
  it('of an idle session is announced in time, and not where the player does something. 2.2.1', async () => {
    const player = await newPlayer(t);
    const stream = await listen(player);
    const { sessionIdleMs } = t.house.config;
    t.clock.nowMs += sessionIdleMs - 120_001;
    await beat(t.house);
    t.clock.nowMs += 20_000;
    await beat(t.house);
    await beat(t.house);
    expect(await stream.next()).toMatchObject({ kind: 'sessionEnding', id: '100001' });
    await player.ok(getMsgSiteList, {});
    await beat(t.house);
    await beat(t.house);
    expect((await stream.next()).kind).toBe('sessionKept');
    t.clock.nowMs += sessionIdleMs - 1;
    await beat(t.house);
    t.clock.nowMs += 1;
    await beat(t.house);
    expect(await stream.rest()).toMatchObject([{ kind: 'sessionEnding', id: '1' }, { kind: 'sessionOver' }]);
  });
  it('of a page removes its listener', async () => {
    const player = await newPlayer(t);
    const before = t.house.live.size;
    const stream = await listen(player);
    expect(t.house.live.size).toBe(before + 1);
    await stream.close();
    await expect.poll(() => t.house.live.size).toBe(before);
  });
  it('of the house closes every stream, and the house can stop', async () => {
    const own = await openTestHouse();
    await own.app.listen({ port: 0, host: '127.0.0.1' });
    const player = await newPlayer(own);
    const { port } = own.app.server.address() as AddressInfo;
    const cookie = [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(`http://127.0.0.1:${port}${livePath}`, { headers: { cookie, [clientHeader]: '1' } });
    // A browser may keep a spare connection that has not sent a request yet.
    const unused = connect(port, '127.0.0.1');
    await new Promise((connected) => unused.once('connect', connected));
    const [text] = await Promise.all([reply.text(), own.close()]);
    expect(text).toContain('"open"');
    expect(own.house.live.size).toBe(0);
  });
});
