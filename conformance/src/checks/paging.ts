/** Pages of a list: their size, their number of all rows, no row twice, and nothing after the last. CALL lists with a total */
import type { Call } from '@foyer/contract/call.ts';
import { decodeForm } from '@foyer/contract/form.ts';
import type { Exchange, Fields } from '../backend.ts';
import { codeOf, envelopeOf } from '../inspect.ts';
import type { Check, Tester } from './check.ts';
import { leastFields } from './sentFields.ts';

const has = (fields: object | undefined, ...names: string[]): boolean =>
  names.every((name) => fields !== undefined && name in fields);

interface Page {
  readonly rows: readonly string[];
  readonly total: number;
  readonly exchange: Exchange;
}

async function readPage({ ask }: Tester, fields: Fields): Promise<Page | undefined> {
  const exchange = await ask(`page ${fields.pageNo} of ${fields.pageSize}`, fields);
  const { list, total } = (envelopeOf(exchange)?.data ?? {}) as { list?: unknown; total?: unknown };
  if (codeOf(exchange) !== 200 || !Array.isArray(list) || typeof total !== 'number') return undefined;
  return { rows: list.map((row) => JSON.stringify(row)), total, exchange };
}

/** The size that the contract makes of the one asked for: some calls have a few sizes only. */
function sizeOf(call: Call, fields: Fields): number {
  const read = decodeForm(call, fields);
  return read.isRead ? (read.request as { pageSize: number }).pageSize : 0;
}

export const paging: Check = {
  appliesTo: ({ effect, request, response }) =>
    effect === 'read' && has(request.inside, 'pageNo', 'pageSize') && has(response.inside, 'list', 'total'),
  async run(tester) {
    const { call, report, cookies, skip } = tester;
    if (call.access === 'player' && cookies === undefined) return skip('needs a session');
    const base = { ...leastFields(call), pageSize: '1' };
    const size = sizeOf(call, base);
    const first = await readPage(tester, { ...base, pageNo: '1' });
    if (first === undefined) return;
    const wanted = Math.min(size, first.total);
    const bad = (tried: string, problem: string, page: Page) => report('paging', tried, problem, page.exchange);
    if (first.rows.length !== wanted) bad('page 1', `has ${first.rows.length} rows in place of ${wanted}`, first);
    const last = await readPage(tester, { ...base, pageNo: String(Math.ceil(first.total / size) + 1) });
    if (last !== undefined && last.rows.length > 0) bad('a page after the last', 'has rows', last);
    if (last !== undefined && last.total !== first.total)
      bad('a page after the last', `has a total of ${last.total} in place of ${first.total}`, last);
    if (first.total <= size) return;
    const second = await readPage(tester, { ...base, pageNo: '2' });
    const repeated = second?.rows.filter((row) => first.rows.includes(row)) ?? [];
    if (second !== undefined && repeated.length > 0) bad('page 2', 'repeats rows of page 1', second);
  },
};
