/** Pages of the lists that systems of the operator read: `?after=` the `next` of the page before, `?limit=` at most 200. */
import { isStorable } from '../storable.ts';
import { refuseField } from './deskRefusal.ts';

const most = 200;

export interface AskedPage {
  /** The `next` of the page before; '' for the first one. */
  readonly after: string;
  readonly limit: number;
}

const valueOf = (query: unknown, name: string): string => {
  const value: unknown = typeof query === 'object' && query !== null ? (query as Record<string, unknown>)[name] : '';
  return typeof value === 'string' ? value : '';
};

/** Refuses a limit that is no number from 1 to 200, and an `after` that no page has given. */
export function pageAsked(query: unknown, cursor = /^[\w-]{1,80}$/): AskedPage {
  const [after, limit] = [valueOf(query, 'after'), valueOf(query, 'limit')];
  if (after !== '' && !(cursor.test(after) && isStorable(after)))
    refuseField('after', 'not the next of an earlier page', 'form');
  if (limit !== '' && !/^(?:[1-9]\d?|1\d\d|200)$/.test(limit)) refuseField('limit', `1 to ${most}`, 'tooLarge', most);
  return { after, limit: limit === '' ? most : Number(limit) };
}

/** What the next page is asked for with; '' after the last one. */
export function nextOf<Row>(rows: readonly Row[], limit: number, cursorOf: (row: Row) => string): string {
  const last = rows.length < limit ? undefined : rows.at(-1);
  return last === undefined ? '' : cursorOf(last);
}

/** For lists in the order of a moment, in which several rows may have the same one: `1795233600000-ID`. */
export const momentCursor = /^\d{1,15}-.{1,300}$/;
export const cursorAt = (ms: number, id: string): string => `${ms}-${id}`;

/** Moment and id of the row before the page. `undefined` for the first page. */
export function placeAt(after: string): { readonly ms: number; readonly id: string } | undefined {
  const [, ms, id] = /^(\d{1,15})-(.+)$/.exec(after) ?? [];
  return ms === undefined || id === undefined ? undefined : { ms: Number(ms), id };
}
