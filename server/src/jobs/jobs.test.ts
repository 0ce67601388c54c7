import * as v from 'valibot';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openTestHouse } from '../testing/house.ts';
import { addedJob, scheduledJob } from './job.ts';
import { createPlanner } from './plan.ts';

const hourMs = 3_600_000;
const lines: string[] = [];
let failing = 0;

const jobs = [
  addedJob('test.say', v.object({ word: v.string() }), async (_house, { word }, key) => {
    lines.push(`${key} ${word}`);
  }),
  addedJob('test.fail', v.object({}), async () => {
    failing += 1;
    if (failing < 3) throw new Error('not yet');
  }),
  scheduledJob('test.draw', { every: { minutes: 60 }, missed: 'each' }, async (_house, slotMs) => {
    lines.push(`draw ${new Date(slotMs).toISOString().slice(11, 16)}`);
  }),
  scheduledJob('test.king', { every: { weeklyOn: 'tuesday', at: '10:00' }, missed: 'last' }, async (_house, slotMs) => {
    lines.push(`king ${new Date(slotMs).toISOString().slice(0, 16)}`);
  }),
];
const t = await openTestHouse({ jobs });
afterAll(() => t.close());
// Each test begins with no scheduled job due.
beforeEach(async () => {
  await t.runDueJobs();
  lines.length = 0;
});

it('runs a job at its time, and not before', async () => {
  const runAtMs = t.clock.nowMs + 30_000;
  await t.house.jobs.add('test.say', { word: 'hello' }, { key: 'timed', runAtMs });
  await t.runDueJobs(runAtMs - 1);
  expect(lines).toEqual([]);
  await t.runDueJobs(runAtMs);
  expect(lines).toEqual(['timed hello']);
});

it('runs a job once per key, however often it is added', async () => {
  const add = () => t.house.jobs.add('test.say', { word: 'once' }, { key: 'same' });
  await Promise.all(Array.from({ length: 30 }, add));
  await t.runDueJobs();
  await add();
  await t.runDueJobs();
  expect(lines).toEqual(['same once']);
});

it('adds no job if its transaction is not committed', async () => {
  const { db, jobs: port } = t.house;
  const given = (key: string) => ({ key, runAtMs: t.clock.nowMs });
  const undone = db.transaction().execute(async (within) => {
    await port.add('test.say', { word: 'undone' }, { ...given('undone'), within });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await db.transaction().execute((within) => port.add('test.say', { word: 'kept' }, { ...given('kept'), within }));
  await t.runDueJobs();
  expect(lines).toEqual(['kept kept']);
});

it('retries a failed job after a growing pause, and logs it by its name', async () => {
  await t.house.jobs.add('test.fail', {}, { key: 'shaky' });
  t.logLines.length = 0;
  const first = await t.runDueJobs();
  expect(first.failed).toMatchObject([{ name: 'test.fail', key: 'shaky' }]);
  expect(t.logLines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['the job test.fail failed']);
  // A failed job is not retried at the same moment.
  expect((await t.runDueJobs()).failed).toEqual([]);
  await t.runDueJobs(t.clock.nowMs + 10_000);
  expect(failing).toBe(2);
  await t.runDueJobs(t.clock.nowMs + 10_000);
  expect(failing).toBe(3);
});

it('reports a job that no domain declares as failed, by its name', async () => {
  await t.house.jobs.add('test.unknown', {}, { key: 'lost' });
  const { failed } = await t.runDueJobs();
  expect(String(failed[0]?.error)).toBe('Error: no domain declares the job test.unknown');
});

it('fails a job whose payload does not fit its schema', async () => {
  await t.house.jobs.add('test.say', { word: 7 }, { key: 'wrong' });
  expect((await t.runDueJobs()).failed).toMatchObject([{ name: 'test.say', key: 'wrong' }]);
});

it('repeats scheduled jobs and catches up after a pause: with every draw, but only the last week', async () => {
  const start = Date.UTC(2026, 11, 1, 2);
  await t.runDueJobs(start);
  lines.length = 0;
  // Tuesday 10:00 in the site's time zone is 03:00 UTC.
  await t.runDueJobs(start + hourMs);
  expect(lines.toSorted()).toEqual(['draw 03:00', 'king 2026-12-01T03:00']);
  lines.length = 0;
  await t.runDueJobs(start + 4 * hourMs);
  expect(lines.toSorted()).toEqual(['draw 04:00', 'draw 05:00', 'draw 06:00']);
  lines.length = 0;
  await t.runDueJobs(Date.UTC(2026, 11, 24, 3, 2));
  const kings = lines.filter((line) => line.startsWith('king'));
  // The week that was queued when the house went down, and the last one that was missed.
  expect(kings.toSorted()).toEqual(['king 2026-12-08T03:00', 'king 2026-12-22T03:00']);
});

it('adds each slot once when two processes plan at the same time', async () => {
  const nowMs = (t.clock.nowMs += 5 * hourMs);
  const planners = Array.from({ length: 4 }, () => createPlanner(t.house, jobs));
  await Promise.all(planners.map((plan) => plan()));
  await t.runDueJobs(nowMs);
  expect(lines).toHaveLength(5);
  expect(new Set(lines).size).toBe(5);
});
