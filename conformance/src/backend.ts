/** Sends calls to the backend by HTTP, as the web part does, and keeps request and reply for the report. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Call } from '@foyer/contract/call.ts';
import { clientHeader, frontType } from '@foyer/contract/envelope.ts';

export type Fields = Readonly<Record<string, string>>;
/** Cookies of one session; replies change them. */
export type Cookies = Map<string, string>;

/** One request with its reply, or with the reason why there was none. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly sentHeaders: Fields;
  readonly sentBody: string;
  /** 0 without a reply. */
  readonly status: number;
  readonly headers: Fields;
  readonly setCookies: readonly string[];
  readonly body: string;
  readonly failure: 'timeout' | 'network' | undefined;
}

export interface SendOptions {
  readonly cookies?: Cookies | undefined;
  /** Leaves out the header that pages of other sites cannot send. */
  readonly isForeign?: boolean;
  readonly method?: 'GET' | 'POST';
  readonly lang?: string;
}

export type Target = Pick<Call, 'path' | 'method' | 'body' | 'effect'>;

export interface Backend {
  readonly timeoutMs: number;
  /** Fields of the call; those of every request are added. An empty `requestId` sends none. */
  readonly send: (call: Target, fields: Fields, options?: SendOptions) => Promise<Exchange>;
}

const deviceId = 'conformance-kit-1';

function allFields(call: Target, fields: Fields, lang: string): URLSearchParams {
  const requestId = call.effect === 'money' ? { requestId: randomUUID() } : {};
  const all = new URLSearchParams({ lang, frontType, deviceId, ...requestId, ...fields });
  if (all.get('requestId') === '') all.delete('requestId');
  return all;
}

/** A picture of one pixel in colours of its own, since a proof may be used once. */
function pixel(): Buffer<ArrayBuffer> {
  const head = Buffer.from('R0lGODlhAQABAIAAAA==', 'base64');
  const rest = Buffer.from('LAAAAAABAAEAAAICRAEAOw==', 'base64');
  return Buffer.concat([head, randomBytes(6), rest]);
}

/** A form, or an upload of a picture. */
function bodyOf(call: Target, fields: URLSearchParams): URLSearchParams | FormData {
  if (call.body === 'form') return fields;
  const form = new FormData();
  for (const [name, value] of fields) form.set(name, value);
  form.set('file', new File([pixel()], 'pixel.gif', { type: 'image/gif' }));
  return form;
}

function keepCookies(cookies: Cookies | undefined, lines: readonly string[]): void {
  for (const line of lines) {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    if (value === '' || attributes.some((one) => /^max-age=0$/i.test(one))) cookies?.delete(name);
    else cookies?.set(name, value);
  }
}

/** Never throws: a request without a reply is an exchange with a failure. */
export function createBackend(origin: string, timeoutMs: number): Backend {
  async function send(call: Target, fields: Fields, options: SendOptions = {}): Promise<Exchange> {
    const { cookies, isForeign = false, method = call.method, lang = 'en' } = options;
    const all = allFields(call, fields, lang);
    const cookie = [...(cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
    const sentHeaders = { ...(!isForeign && { [clientHeader]: '1' }), ...(cookie !== '' && { cookie }) };
    const url = `${origin}${call.path}${method === 'GET' ? `?${all}` : ''}`;
    const sent = { method, url, sentHeaders, sentBody: method === 'GET' ? '' : all.toString() };
    try {
      const reply = await fetch(url, {
        method,
        headers: sentHeaders,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        ...(method === 'POST' && { body: bodyOf(call, all) }),
      });
      const body = await reply.text();
      const setCookies = reply.headers.getSetCookie();
      keepCookies(cookies, setCookies);
      return {
        ...sent,
        status: reply.status,
        headers: Object.fromEntries(reply.headers),
        setCookies,
        body,
        failure: undefined,
      };
    } catch (error) {
      const failure = error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network';
      return { ...sent, status: 0, headers: {}, setCookies: [], body: '', failure };
    }
  }
  return { timeoutMs, send };
}
