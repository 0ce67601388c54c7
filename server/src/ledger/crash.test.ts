import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { killDatabaseUnderLoad } from './testing/killDatabase.ts';
import { countingIds } from './testing/ledger.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'foyer-crash-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('loses and duplicates no acknowledged movement when the database is killed under load. L10', async () => {
  const lines: string[] = [];
  const report = await killDatabaseUnderLoad({
    dataDir,
    rounds: 4,
    callers: 24,
    perRound: 300,
    random: countingIds(),
    log: (line) => lines.push(line),
  });
  expect(report).toMatchObject({ lost: 0, surplus: 0, faults: [] });
  expect(report.acknowledged).toBeGreaterThanOrEqual(1500);
  // Two of the four rounds kill the whole server, which is then started again.
  expect(lines.filter((line) => line.includes('starting it again'))).toHaveLength(2);
});
