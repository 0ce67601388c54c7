/**
 * A long run as parts, each with a seed, a database and a process of its own: the cores of a machine share the work, and
 * no table grows past what a part writes. How a run is cut depends on its number of operations alone, so the same seed
 * does the same on any machine.
 */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { callKinds } from './calls/kinds.ts';
import { faultNames, Grid } from './grid.ts';
import type { SavedGrid } from './grid.ts';
import type { Report, Settings } from './simulation.ts';

const operationsAPart = 125_000;

export interface Part extends Omit<Settings, 'log'> {
  readonly index: number;
}

export interface PartReport extends Omit<Report, 'grid'> {
  readonly index: number;
  readonly grid: SavedGrid;
}

/** What a part's process sends: lines while it runs, then its report. */
export type PartMessage = { readonly line: string } | { readonly report: PartReport };

export function partsOf({ seed, operations, calls, faults }: Settings): Part[] {
  const count = Math.max(1, Math.round(operations / operationsAPart));
  const share = (whole: number): number => Math.ceil(whole / count);
  const callsOfEachCell = Math.ceil(share(calls) / (callKinds().length * (faultNames.length + 1)));
  return Array.from({ length: count }, (_, index) => ({
    index,
    seed: seed + index * 1_000_003,
    operations: share(operations),
    calls: share(calls),
    faults: share(faults),
    // The parts together place faults at the statements at which one long run would.
    firstPlace: 1 + index * callsOfEachCell,
  }));
}

/** Runs the parts, as many at once as there are cores. */
export async function runParts(parts: readonly Part[], log: (line: string) => void): Promise<PartReport[]> {
  const waiting = [...parts];
  const reports = new Map<number, PartReport>();
  const work = async (): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const { index } = part;
      const report = await runPart(part, (line) => log(parts.length > 1 ? `part ${index}: ${line}` : line));
      reports.set(index, report);
      // One wrong step is enough: what is running ends, nothing else begins.
      if (report.divergence !== undefined) waiting.length = 0;
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), parts.length) }, work));
  return parts.flatMap(({ index }) => reports.get(index) ?? []);
}

function runPart(part: Part, log: (line: string) => void): Promise<PartReport> {
  const child = fork(`${import.meta.dirname}/part.ts`, [JSON.stringify(part)]);
  return new Promise((resolve, reject) => {
    child.on('message', (message: PartMessage) => {
      if ('line' in message) log(message.line);
      else resolve(message.report);
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`part ${part.index} ended with ${String(code)} and without a report`)),
    );
  });
}

/** A single digest as it is; several as the digest of all. */
const digest = (texts: readonly string[]): string =>
  texts.length === 1 ? (texts[0] ?? '') : createHash('sha256').update(texts.join('\n')).digest('hex');

/** One report of all parts. `milliseconds` is the time of the whole run. */
export function joined(reports: readonly PartReport[], milliseconds: number): Report {
  const grid = new Grid();
  for (const report of reports) grid.add(report.grid);
  const wrong = reports.find(({ divergence }) => divergence !== undefined);
  return {
    grid,
    kinds: reports[0]?.kinds ?? [],
    trace: digest(reports.map(({ trace }) => trace)),
    books: digest(reports.map(({ books }) => books)),
    movements: reports.reduce((sum, { movements }) => sum + movements, 0),
    players: reports.reduce((sum, { players }) => sum + players, 0),
    milliseconds,
    divergence: wrong?.divergence,
    latest: wrong?.latest ?? [],
  };
}
