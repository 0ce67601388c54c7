/**
 * Encodes a request as a form body, a query, or multipart with one file. Lists and objects are fields with JSON text.
 * ENV-001 to ENV-005
 */
import type { Call, RequestOf } from './call.ts';
import type { CommonFields } from './envelope.ts';

export interface EncodedForm {
  /** The path, with the query if the call is a GET. */
  readonly url: string;
  /** Null for a GET call. */
  readonly body: URLSearchParams | FormData | null;
}

const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** Encodes a request. `file` is for multipart calls and becomes the field `file`. AMB-158 */
export function encodeForm<C extends Call>(
  call: C,
  request: RequestOf<C>,
  common: CommonFields,
  file?: File,
): EncodedForm {
  const own = call.request.encode(request) as Record<string, unknown>;
  const fields: [string, string][] = [];
  for (const [name, value] of Object.entries({ ...own, ...common })) {
    if (value !== undefined && value !== null) fields.push([name, asText(value)]);
  }
  if (call.method === 'GET') return { url: `${call.path}?${new URLSearchParams(fields)}`, body: null };
  if (call.body === 'form') return { url: call.path, body: new URLSearchParams(fields) };
  const body = new FormData();
  for (const [name, value] of fields) body.set(name, value);
  if (file !== undefined) body.set('file', file, file.name);
  return { url: call.path, body };
}
