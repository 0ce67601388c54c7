/** The thread that makes pages: what its visitors get when it fails. */
import type { Worker } from 'node:worker_threads';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { brandOf } from '../../brand/source.ts';
import { pageBrandOf } from '../brand/pageBrand.ts';
import type { Ask, Page } from '../render.ts';
import { plantBuild } from '../testing/plantedBuild.ts';
import { openPageWorker } from './pageWorker.ts';
import type { AnswerNow, PageJob, ToWorker } from './messages.ts';
import { startWorker } from './startWorker.ts';

const builds = [plantBuild(), plantBuild('throw new Error("planted")')];
const [build, brokenBuild] = builds;
afterAll(() => builds.forEach(({ remove }) => remove()));

const shell: Page = {
  status: 200,
  location: '',
  html: 'a shell',
  style: '',
  reads: { address: '', json: '' },
  quality: 'partial',
};
const jobAt = (path: string): PageJob => ({
  asked: { path, locale: 'en', visitor: 'guest', carried: '', hasTicket: false },
  origin: '',
  absent: [],
  readsMs: undefined,
  isShellOnly: false,
});
const brand = pageBrandOf(brandOf('').current(), '');
const limits = { tickMs: 25, pageTicks: 40, shellTicks: 40, silentTicks: 40, waiting: 3, restartMs: 1 };
const log = { warn: vi.fn(), error: vi.fn() };
const answered: Ask = async () => ({ status: 200, body: 'here' });
const unanswered: Ask = () => new Promise(() => undefined);

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  vi.clearAllMocks();
});

/** Opens the worker. Its threads run these builds, one after the other, and then the first one for ever. */
async function open(
  ask: Ask,
  given: Partial<typeof limits> = {},
  folders: (string | undefined)[] = [],
  answerNow?: AnswerNow,
) {
  const threads: Worker[] = [];
  const start = () => {
    const folder = folders.shift() ?? build?.folder ?? '';
    threads.push(startWorker({ folder, areVitalsWanted: false, brand }));
    return threads.at(-1) as Worker;
  };
  const pages = await openPageWorker({
    start,
    ask,
    answerNow,
    shellOf: async () => shell,
    log,
    limits: { ...limits, pageTicks: 4_000, silentTicks: 4_000, ...given },
  });
  closers.push(pages.close);
  const at = async (path: string) => (await pages.make(jobAt(path))).html;
  return { pages, at, threads };
}

it('renders pages, and their reads are put to the house', async () => {
  const ask = vi.fn(answered);
  const { pages, at } = await open(ask);
  expect(pages.publicPaths).toEqual(['/public']);
  expect(await at('/held')).toContain('<h1>held here</h1>');
  expect(ask.mock.calls).toEqual([['/held', 'GET', '']]);
});

describe('answers at hand', () => {
  const answer = { status: 200, body: 'at hand' };

  it('go with the job, if the page asked for them the last time, and are sent whole twice at most', async () => {
    const ask = vi.fn<Ask>(async () => answer);
    const { at, threads } = await open(ask, {}, [], () => answer);
    const send = vi.spyOn(threads[0] as Worker, 'postMessage');
    for (let page = 0; page < 3; page += 1) expect(await at('/held')).toContain('<h1>held at hand</h1>');
    expect(ask).toHaveBeenCalledOnce();
    const jobs = send.mock.calls.map(([message]) => message as ToWorker).filter(({ kind }) => kind === 'make');
    expect(jobs).toMatchObject([
      { known: [] },
      { known: [['GET /held ', { answer, number: 1 }]] },
      { known: [['GET /held ', { kept: 1 }]] },
    ]);
  });

  it('are sent whole to the next thread', async () => {
    const { at, threads } = await open(
      async () => answer,
      {},
      [],
      () => answer,
    );
    for (let page = 0; page < 3; page += 1) await at('/held');
    await threads[0]?.terminate();
    await expect.poll(() => at('/held')).toContain('<h1>held at hand</h1>');
    expect(threads).toHaveLength(2);
  });
});

it('gives rendering code none of the house’s settings', async () => {
  const { at } = await open(answered);
  expect(await at('/settings')).toContain('<h1>0 settings</h1>');
});

it('reports a page that throws, and goes on', async () => {
  const { at } = await open(answered);
  await expect(at('/faulty')).rejects.toThrow('planted');
  expect(await at('/thread')).toContain('<h1>thread');
  expect(log.error).not.toHaveBeenCalled();
});

it('reports a read that fails to the page', async () => {
  const { at } = await open(() => Promise.reject(new Error('no house')));
  await expect(at('/held')).rejects.toThrow('no house');
});

it('makes shells of the pages of a thread that ends, and starts another one', async () => {
  const { at, threads } = await open((path) =>
    path === '/held' ? unanswered(path, 'GET', '') : answered(path, 'GET', ''),
  );
  expect(await Promise.all([at('/held'), at('/deadly')])).toEqual([shell.html, shell.html]);
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ shells: 2, err: expect.objectContaining({ message: 'planted' }) }),
    expect.any(String),
  );
  expect(await at('/thread')).toContain('<h1>thread');
  expect(threads).toHaveLength(2);
});

it('gives a reply that a thread has not lived to see to no page of the next one', async () => {
  const replies: ((body: string) => void)[] = [];
  const { at } = await open((path) => {
    if (path !== '/held') return answered(path, 'GET', '');
    return new Promise((done) => replies.push((body) => done({ status: 200, body })));
  });
  await Promise.all([at('/held'), at('/deadly')]);
  const page = at('/held');
  await expect.poll(() => replies.length).toBe(2);
  replies[0]?.('for the first');
  await at('/thread');
  replies[1]?.('for the second');
  expect(await page).toContain('<h1>held for the second</h1>');
});

it('replaces a thread that is stuck', async () => {
  const { at } = await open(answered, { silentTicks: limits.silentTicks });
  expect(await at('/endless')).toBe(shell.html);
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ shells: 1, err: expect.objectContaining({ message: 'the thread is stuck' }) }),
    expect.any(String),
  );
  expect(await at('/thread')).toContain('<h1>thread');
});

it('makes a shell of a page that takes too long, and keeps its thread', async () => {
  const { at, threads } = await open(unanswered, { pageTicks: limits.pageTicks, silentTicks: limits.silentTicks / 2 });
  expect(await at('/held?keyword=private')).toBe(shell.html);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ path: '/held' }, expect.any(String));
  expect(await at('/thread')).toContain('<h1>thread');
  expect(threads).toHaveLength(1);
});

it('makes a shell at once where too many pages wait', async () => {
  const held = Promise.withResolvers<Awaited<ReturnType<Ask>>>();
  const { at } = await open(() => held.promise);
  const first = [at('/held?a'), at('/held?b'), at('/held?c')];
  expect(await at('/held?d')).toBe(shell.html);
  held.resolve({ status: 200, body: 'here' });
  for (const page of first) expect(await page).toContain('<h1>held here</h1>');
});

it('makes shells while no thread starts, and pages again when one does', async () => {
  const { at, threads } = await open(answered, {}, [build?.folder, brokenBuild?.folder, brokenBuild?.folder]);
  expect(await at('/deadly')).toBe(shell.html);
  expect(await at('/thread')).toBe(shell.html);
  await expect.poll(() => at('/thread')).toContain('<h1>thread');
  expect(threads).toHaveLength(4);
});

it('does not start if its first thread does not', async () => {
  await expect(open(answered, {}, [brokenBuild?.folder])).rejects.toThrow('planted');
});

it('ends its thread when it is closed, and answers the pages that wait', async () => {
  const { pages, at, threads } = await open(unanswered);
  const page = at('/held');
  await pages.close();
  expect(await page).toBe(shell.html);
  expect(threads.map(({ threadId }) => threadId)).toEqual([-1]);
  expect(await at('/thread')).toBe(shell.html);
  expect(log.error).not.toHaveBeenCalled();
});
