/** Replies of a broken network, proxy or house. */

/** A request that a fault answers. */
export interface Asked {
  /** Sends the request to the house and returns its reply. */
  readonly ask: () => Promise<Response>;
  /** Aborts the request as its time-out of 5 s would. */
  readonly timeOut: () => void;
  readonly signal: AbortSignal | undefined;
}
export type Fault = (asked: Asked) => Promise<Response>;

const answer = (type: string, body: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(body, { status, headers: { 'content-type': type, ...headers } });

/** A reply in the house's envelope, with a code that is also its status. */
const refusal =
  (code: number, status = code, headers: Record<string, string> = {}) =>
  (): Promise<Response> =>
    Promise.resolve(answer('application/json', JSON.stringify({ code, msg: '', success: false }), status, headers));
const text =
  (type: string, body: string, status = 200) =>
  (): Promise<Response> =>
    Promise.resolve(answer(type, body, status));

/** Longer than the longest delay after which the client retries by itself. */
const later = { 'retry-after': '60' };

function unanswered({ timeOut, signal }: Asked): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    setTimeout(timeOut, 1);
  });
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const changed =
  (change: (data: Json) => Json): Fault =>
  async ({ ask }) => {
    const reply = await ask();
    const body = (await reply.json()) as { data?: Json };
    return answer('application/json', JSON.stringify({ ...body, data: change(body.data ?? null) }), reply.status);
  };

/** Changes the type of every value: text becomes an object, a number a word, a list an object. */
function wrongTypes(value: Json): Json {
  if (Array.isArray(value)) return { 0: value[0] ?? null };
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wrongTypes(inner)]));
  return typeof value === 'string' ? { text: value } : typeof value === 'number' ? 'many' : [];
}

const longList = 5_000;
const idOf = (row: Json | undefined): string | undefined =>
  typeof row === 'object' && row !== null && !Array.isArray(row)
    ? Object.keys(row).find((key) => typeof row[key] === 'string' && /(?:id|no)$/i.test(key))
    : undefined;

/** Whether a list has exactly one row per type, so that it cannot be made longer. */
function hasOneRowPerType(rows: readonly Json[]): boolean {
  const types = rows.map((row) => (typeof row === 'object' && row !== null && !Array.isArray(row) ? row.type : null));
  return rows.length > 1 && typeof types[0] === 'string' && new Set(types).size === rows.length;
}

/** Repeats the rows of each list up to 5,000, each with an id of its own. Lists without ids are left as they are. */
function manyRows(value: Json): Json {
  if (Array.isArray(value)) {
    const id = idOf(value[0]);
    if (id === undefined || hasOneRowPerType(value)) return value;
    return Array.from({ length: longList }, (_, index) => {
      const row = value[index % value.length] as { [key: string]: Json };
      return { ...row, [id]: `${row[id] as string}-${index}` };
    });
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, manyRows(inner)]));
  return value;
}

export const faults = {
  'no connection': () => Promise.reject(new TypeError('Failed to fetch')),
  'no answer for 10 s': unanswered,
  '429': refusal(429, 429, later),
  '500': refusal(500),
  '502': text('text/html', '<!doctype html><h1>Bad Gateway</h1>', 502),
  '503': refusal(503, 503, later),
  '404': text('text/html', '<!doctype html><h1>Not Found</h1>', 404),
  'code 99999': refusal(99_999, 200),
  'JSON that breaks off': text('application/json', '{"code":200,"data":{"list":['),
  'a page of HTML': text('text/html', '<!doctype html><h1>Welcome</h1>'),
  'an empty reply': text('application/json', ''),
  'wrong types': changed(wrongTypes),
  '5,000 rows': changed(manyRows),
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as readonly FaultName[];
