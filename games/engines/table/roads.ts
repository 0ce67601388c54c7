/** Road maps of past results in the layouts used at tables. They say nothing about the next round. */
import type { RoadMark } from './table.ts';

export interface RoadCell {
  readonly column: number;
  /** 0 to 5 from the top. */
  readonly row: number;
  readonly mark: RoadMark;
  /** Ties that came after it, on the big road. */
  readonly ties: number;
}

export const roadRows = 6;

/** 珠盘路: one after the other, column by column. */
export const beadPlate = (marks: readonly RoadMark[]): RoadCell[] =>
  marks.map((mark, at) => ({ column: Math.floor(at / roadRows), row: at % roadRows, mark, ties: 0 }));

interface Entry {
  readonly mark: RoadMark;
  ties: number;
}

/** Runs of one side; ties are counted on the entry before them, and those before any entry on the first. */
function runsOf(marks: readonly RoadMark[]): Entry[][] {
  const runs: Entry[][] = [];
  let waiting = 0;
  for (const mark of marks) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (mark === 't') {
      if (last) last.ties += 1;
      else waiting += 1;
    } else if (last?.mark === mark) run?.push({ mark, ties: 0 });
    else {
      runs.push([{ mark, ties: waiting }]);
      waiting = 0;
    }
  }
  return runs;
}

/** A run goes down from the first free place of the top row and turns right where it meets the floor or another run. */
function placed(runs: readonly (readonly Entry[])[]): RoadCell[] {
  const cells: RoadCell[] = [];
  const taken = new Set<string>();
  let start = 0;
  for (const run of runs) {
    while (taken.has(`${start} 0`)) start += 1;
    let [column, row, isTurned] = [start, 0, false];
    for (const [at, { mark, ties }] of run.entries()) {
      if (at > 0) {
        isTurned ||= row === roadRows - 1 || taken.has(`${column} ${row + 1}`);
        if (isTurned) column += 1;
        else row += 1;
      }
      taken.add(`${column} ${row}`);
      cells.push({ column, row, mark, ties });
    }
    start += 1;
  }
  return cells;
}

/** 大路: a column for each run of one side, ties counted on it. */
export const bigRoad = (marks: readonly RoadMark[]): RoadCell[] => placed(runsOf(marks));

/** 大眼仔: `a` where the big road repeats the shape of the column before, `b` where it does not. */
export function bigEyeBoy(marks: readonly RoadMark[]): RoadCell[] {
  const lengths = runsOf(marks).map((run) => run.length);
  const signs: RoadMark[] = [];
  for (const [column, length] of lengths.entries())
    for (let row = 0; row < length; row += 1) {
      const [before, beforeThat] = [lengths[column - 1], lengths[column - 2]];
      if (row === 0) {
        if (before !== undefined && beforeThat !== undefined) signs.push(before === beforeThat ? 'a' : 'b');
      } else if (before !== undefined) signs.push(before === row ? 'b' : 'a');
    }
  return placed(runsOf(signs));
}

/** The last `columns` columns of a road, numbered from 0 again. */
export function lastColumns(cells: readonly RoadCell[], columns: number): RoadCell[] {
  const first = Math.max(0, Math.max(-1, ...cells.map(({ column }) => column)) + 1 - columns);
  return cells.filter(({ column }) => column >= first).map((cell) => ({ ...cell, column: cell.column - first }));
}
