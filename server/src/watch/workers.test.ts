/** A missing worker of a cluster, as the operator is told. docs/scale.md; a real one: server/src/db/citus/house.test.ts */
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import type { WorkerState } from '../db/citus/requireServers.ts';
import { mountHealth } from './health.ts';
import { watchWorkers } from './workers.ts';

const one = { server: 'one:5432', fault: undefined };
const up = { server: 'two:5432', fault: undefined };
const down = { server: 'two:5432', fault: 'connect ECONNREFUSED' };

it('logs a worker that is missing and one that is back once each, and keeps what it knew while the coordinator is silent', async () => {
  const answers: (readonly WorkerState[] | Error)[] = [
    [one, down],
    [one, down],
    new Error('gone'),
    [one, up],
    [one, up],
  ];
  let looks = 0;
  const readWorkers = async () => {
    const answer = answers[Math.min(looks, answers.length - 1)] ?? [];
    looks += 1;
    await Promise.resolve();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const log = { error: vi.fn(), warn: vi.fn() };
  const watch = await watchWorkers({ readWorkers }, log, 1);
  expect(watch.states()).toEqual([one, down]);
  await vi.waitFor(() => expect(looks).toBeGreaterThan(answers.length));
  await watch.stop();
  expect(watch.states()).toEqual([one, up]);
  expect(log.error.mock.calls).toEqual([[down, expect.stringContaining('does not answer')]]);
  expect(log.warn.mock.calls).toEqual([[{ server: 'two:5432' }, expect.stringContaining('answers again')]]);
});

it('stays ready while a worker is missing, and names it on the inner port only', async () => {
  const health = { check: async () => ({ ledger: true }), isClosing: () => false, workers: () => [one, down] };
  const answers = [];
  for (const isInside of [false, true]) {
    const app = Fastify();
    mountHealth(app, health, isInside);
    const { statusCode, json } = await app.inject('/readyz');
    answers.push([statusCode, json()]);
    await app.close();
  }
  expect(answers).toEqual([
    [200, { status: 'ready' }],
    [200, { status: 'ready', ledger: true, missing: ['two:5432'] }],
  ]);
});
