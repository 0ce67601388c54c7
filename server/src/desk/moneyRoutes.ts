/** The books, the figures of days, entries of house accounts, and their export as CSV. */
import { decimalOf } from '@foyer/contract/currency.ts';
import { houseZoneMs } from '@foyer/contract/houseZone.ts';
import { books, dayFigures, exportDays, exportEntries, houseEntries } from '@foyer/contract/desk/money.ts';
import { Readable } from 'node:stream';
import type { House } from '../house.ts';
import type { LateReads } from '../db/replica.ts';
import { readUntil } from '../wallet/pastReads.ts';
import { refuseField } from '../http/operator/deskRefusal.ts';
import { on } from './deskRoute.ts';
import type { DeskContext, DeskRoute } from './deskRoute.ts';
import {
  accountSums,
  dayRows,
  entriesBetween,
  entryAccounts,
  entryCursor,
  houseEntryRows,
  lastCheck,
} from './moneyStore.ts';
import type { EntryRow } from './moneyStore.ts';
import { paged } from './paging.ts';

const lineOf = (fault: unknown): { line: string } => {
  const line: unknown = typeof fault === 'object' && fault !== null ? (fault as { line?: unknown }).line : undefined;
  return { line: typeof line === 'string' ? line : JSON.stringify(fault) };
};

const check = on(books, async ({ house }) => {
  const [last, accounts] = await Promise.all([lastCheck(house), accountSums(house)]);
  return {
    check: last
      ? {
          checkedMs: last.checked_ms,
          tookMs: last.took_ms,
          entries: last.entries,
          faultCount: last.fault_count,
          faults: last.faults.map(lineOf),
        }
      : null,
    accounts: accounts.map((one) => ({ ...one, isHouse: one.account.startsWith('house:') })),
    sumSatang: accounts.reduce((sum, { amountSatang }) => sum + amountSatang, 0),
  };
});

const dayMs = 86_400_000;
const mostDays = 92;
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) - houseZoneMs;

function spanOf({ from, to }: { readonly from: string; readonly to: string }): { fromMs: number; untilMs: number } {
  const [fromMs, untilMs] = [startOf(from), startOf(to) + dayMs];
  if (!(untilMs > fromMs)) refuseField('to', 'is before from', 'endsBeforeStart');
  if (untilMs - fromMs > mostDays * dayMs) refuseField('from', `more than ${mostDays} days`, 'tooManyDays', mostDays);
  return { fromMs, untilMs };
}

interface Days {
  readonly from: string;
  readonly to: string;
}

/** A file is kept beside others of the same day, so it must not lack what a replica does not have yet. */
async function figuresOf(house: House, span: Days, use: 'screen' | 'file') {
  const { fromMs, untilMs } = spanOf(span);
  const whole: LateReads = { read: (act) => readUntil(house, untilMs, act) };
  const rows = await dayRows(use === 'screen' ? house.late : whole, fromMs, untilMs);
  return rows.map((row) => ({ ...row, grossSatang: row.stakedSatang - row.wonSatang }));
}

const days = on(dayFigures, async ({ house }, span) => ({ days: await figuresOf(house, span, 'screen') }));

/** A cell that a spreadsheet does not run as a formula. Numbers stay numbers. */
function cell(value: string | number): string {
  const text = String(value);
  const safe =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
const rowOf = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`;

function asFile({ reply }: DeskContext, name: string) {
  return reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
}

const daysFile = on(exportDays, async (context, span) => {
  const rows = await figuresOf(context.house, span, 'file');
  const heads = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) =>
    rowOf(Object.entries(row).map(([name, value]) => (name.endsWith('Satang') ? decimalOf(Number(value)) : value))),
  );
  return asFile(context, `days-${span.from}-${span.to}.csv`).send(
    rowOf(heads.map((name) => name.replace(/Satang$/, ''))) + lines.join(''),
  );
});

const entries = on(houseEntries, async ({ house }, wanted) =>
  paged(await houseEntryRows(house, wanted), wanted.limit, entryCursor, ({ playerId, seq, leg, ...row }) => ({
    entryId: `${playerId}-${seq}-${leg}`,
    ...row,
  })),
);

const pageRows = 5_000;
/** An export goes through the day in spans, because each page reads its whole span. */
const spanMs = dayMs / 48;

/** The day's entries page by page, so that a busy day does not fill the memory. */
async function* linesOf(house: House, dayStartMs: number): AsyncGenerator<string> {
  yield rowOf(['time', 'player', 'account', 'title', 'reference', 'amount']);
  const accounts = await entryAccounts(house);
  for (let fromMs = dayStartMs; fromMs < dayStartMs + dayMs; fromMs += spanMs) {
    const span = { fromMs, untilMs: fromMs + spanMs };
    let after = { playerId: '', seq: 0, leg: -1 };
    for (let isMore = true; isMore;) {
      const rows: EntryRow[] = await entriesBetween(house, accounts, span, after, pageRows);
      yield rows.map(lineOfEntry).join('');
      after = rows.at(-1) ?? after;
      isMore = rows.length === pageRows;
    }
  }
}

const lineOfEntry = (row: EntryRow): string =>
  rowOf([
    new Date(row.atMs).toISOString(),
    row.player,
    row.account,
    row.title,
    row.reference,
    decimalOf(row.amountSatang),
  ]);

const entriesFile = on(exportEntries, async (context, { day }) =>
  asFile(context, `entries-${day}.csv`).send(Readable.from(linesOf(context.house, startOf(day)))),
);

export const moneyRoutes: readonly DeskRoute[] = [check, days, daysFile, entries, entriesFile];
