/** Reads for pages: what the house keeps is not asked again, and not sent once it has changed. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { encodeForm } from '@foyer/contract/encodeForm.ts';
import type { Call, RequestOf } from '@foyer/contract/call.ts';
import { frontType } from '@foyer/contract/envelope.ts';
import { allGameInfo } from '@foyer/contract/lobby/lists.ts';
import { init } from '@foyer/contract/site/config.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { KeptReads } from '../http/readyReads.ts';
import { openTestHouse } from '../testing/house.ts';
import { createHouseReads } from './houseReads.ts';

const t = await openTestHouse({});
const { ask, answerNow } = createHouseReads(t.app, t.house);
let handled = 0;
const count = () => void (handled += 1);
beforeAll(() => subscribe('tracing:fastify.request.handler:start', count));
afterAll(async () => {
  unsubscribe('tracing:fastify.request.handler:start', count);
  await t.close();
});

function questionOf<C extends Call>(call: C, request: RequestOf<C>) {
  const { url, body } = encodeForm(call, request, { lang: 'en', frontType, deviceId: 'web-rendering' });
  if (!(body instanceof URLSearchParams)) throw new Error(`${call.name} is not sent as a form`);
  return [url, call.method, body.toString()] as const;
}

it('takes a cached reply from the cache, as the same object, until its data change', async () => {
  const question = questionOf(allGameInfo, { pageNo: 1 });
  const first = await ask(...question);
  expect(first.status).toBe(200);
  expect(handled).toBe(1);
  const kept = answerNow(...question);
  expect(kept).toEqual({ status: 200, body: first.body });
  // It is read again whether the reply is current, but not the reply.
  t.clock.nowMs += 1_000;
  expect(answerNow(...question)).toBeUndefined();
  expect(await ask(...question)).toBe(kept);
  expect(handled).toBe(1);
  const names = JSON.stringify({ zh_CN: '改名', en: 'Renamed for pages', th: 'เปลี่ยนชื่อ' });
  await t.house.db.updateTable('game').set({ names }).where('game_id', '=', 'moyu-koi-gate').execute();
  t.clock.nowMs += 1_000;
  expect(JSON.stringify(await ask(...question))).toContain('Renamed for pages');
  expect(handled).toBe(2);
});

it('uses another reply for a second, and an equal one afterwards as the same object', async () => {
  const question = questionOf(init, {});
  const before = handled;
  const first = await ask(...question);
  expect(await ask(...question)).toBe(first);
  expect(answerNow(...question)).toBe(first);
  expect(handled).toBe(before + 1);
  t.clock.nowMs += 1_000;
  expect(answerNow(...question)).toBeUndefined();
  expect(await ask(...question)).toBe(first);
  expect(handled).toBe(before + 2);
});

it('asks the application if it does not come to know in time whether its reply is current', async () => {
  const question = questionOf(allGameInfo, { pageNo: 1 });
  await ask(...question);
  t.clock.nowMs += 1_000;
  const never = vi.spyOn(t.app.keptReads as KeptReads, 'soon').mockReturnValue(new Promise(() => undefined));
  const before = handled;
  expect((await ask(...question)).status).toBe(200);
  expect(handled).toBe(before + 1);
  never.mockRestore();
});

it('forgets what it was told under another brand', async () => {
  const question = questionOf(init, {});
  const changed: (() => void)[] = [];
  const brand = { ...t.house.config.brand, onChange: (heard: () => void) => (changed.push(heard), () => undefined) };
  const reads = createHouseReads(t.app, { now: t.house.now, config: { ...t.house.config, brand } });
  await reads.ask(...question);
  expect(reads.answerNow(...question)).toBeDefined();
  for (const heard of changed) heard();
  expect(reads.answerNow(...question)).toBeUndefined();
});

it('keeps no failure', async () => {
  const question = ['/api/unknown', 'POST', ''] as const;
  const failed = await ask(...question);
  expect(failed.status).toBe(404);
  expect(answerNow(...question)).toBeUndefined();
  expect(await ask(...question)).not.toBe(failed);
});
