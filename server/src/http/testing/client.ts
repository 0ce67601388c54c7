/** A typed client for tests: calls the application without a socket and keeps cookies like a browser. */
import { randomUUID } from 'node:crypto';
import type { Call, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { clientHeader, frontType, readEnvelope } from '@foyer/contract/envelope.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import type { RefusalName } from '@foyer/contract/refusals.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

export interface Sent {
  readonly lang?: Locale;
  /** Id of a money request; a new one if omitted. */
  readonly requestId?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Fields of a call that carries a file. */
  readonly fields?: Readonly<Record<string, string>>;
}

export interface Answer<T> {
  readonly status: number;
  readonly code: number;
  /** Name of the refusal; undefined for a success. If several refusals share a code, the first name. */
  readonly refusal: RefusalName | undefined;
  readonly data: T | undefined;
  readonly message: string;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: string;
}

type WireFields = Record<string, string>;

/** Fields that the house fills in may be left out, or be undefined. */
type Sparse<T> = { readonly [K in keyof T]?: T[K] | undefined };

export interface TestClient {
  readonly deviceId: string;
  readonly cookies: Map<string, string>;
  /** Sends a call with domain values and decodes the reply with its codec. Fields with a default may be omitted. */
  call<C extends Call>(call: C, request: Sparse<RequestOf<C>>, sent?: Sent): Promise<Answer<ResponseOf<C>>>;
  /** As `call`, but throws if the call is refused. Returns the data. */
  ok<C extends Call>(call: C, request: Sparse<RequestOf<C>>, sent?: Sent): Promise<ResponseOf<C>>;
  /** Sends raw fields without checking them. */
  raw<C extends Call>(call: C, fields: WireFields, sent?: Sent): Promise<Answer<ResponseOf<C>>>;
  /** Opens an address of the house as a browser would. */
  get(url: string, headers?: Record<string, string>): Promise<TestPage>;
  /** Sends one file under `file`, with the common fields. */
  upload<C extends Call>(call: C, file: TestFile, sent?: Sent): Promise<Answer<ResponseOf<C>>>;
}

export interface TestPage {
  readonly statusCode: number;
  readonly headers: Answer<unknown>['headers'];
  readonly body: string;
  readonly rawPayload: Buffer;
}

export interface TestFile {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

let clients = 0;
/** Gives each client an address of its own, so that clients do not share rate limits. */
function nextAddress(): string {
  clients += 1;
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
}

export function client(app: FastifyInstance): TestClient {
  const deviceId = randomUUID();
  const cookies = new Map<string, string>();
  const remoteAddress = nextAddress();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  const common = (call: Call, sent: Sent): WireFields => ({
    lang: sent.lang ?? 'zh_CN',
    frontType,
    deviceId,
    ...(call.effect === 'money' && { requestId: sent.requestId ?? randomUUID() }),
  });
  const headersOf = (sent: Sent) => ({ [clientHeader]: '1', cookie: cookie(), ...sent.headers });

  function keep(setCookie: string | string[] | undefined): void {
    for (const line of [setCookie ?? []].flat()) {
      const [pair = '', ...attributes] = line.split('; ');
      const equals = pair.indexOf('=');
      const isGone = attributes.includes('Max-Age=0');
      if (isGone) cookies.delete(pair.slice(0, equals));
      else cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
  }

  async function send<C extends Call>(
    call: C,
    options: { query?: WireFields; payload?: string | Buffer; headers: Record<string, string> },
  ): Promise<Answer<ResponseOf<C>>> {
    const reply = await app.inject({ method: call.method, url: call.path, remoteAddress, ...options });
    keep(reply.headers['set-cookie']);
    const envelope = readEnvelope(reply.json());
    if (envelope === undefined) throw new Error(`no envelope: ${reply.body.slice(0, 200)}`);
    const isSuccess = envelope.code === 200;
    return {
      status: reply.statusCode,
      code: envelope.code,
      refusal: isSuccess ? undefined : nameOf(envelope.code),
      data: isSuccess ? (v.parse(call.response.schema, envelope.data) as ResponseOf<C>) : undefined,
      message: envelope.message,
      headers: reply.headers,
      body: reply.body,
    };
  }

  const raw = <C extends Call>(call: C, fields: WireFields, sent: Sent = {}) => {
    const all = { ...common(call, sent), ...fields };
    const headers = headersOf(sent);
    if (call.method === 'GET') return send(call, { query: all, headers });
    const type = 'application/x-www-form-urlencoded';
    return send(call, {
      payload: new URLSearchParams(all).toString(),
      headers: { 'content-type': type, ...headers },
    });
  };
  const sendCall = <C extends Call>(call: C, request: Sparse<RequestOf<C>>, sent: Sent = {}) =>
    raw(call, wireFields(call, request), sent);

  return {
    deviceId,
    cookies,
    raw,
    call: sendCall,
    async ok(call, request, sent) {
      const answer = await sendCall(call, request, sent);
      if (answer.code !== 200) throw new Error(`${call.name}: ${answer.code} ${answer.message}`);
      return answer.data as ResponseOf<typeof call>;
    },
    get: (url, headers = {}) => app.inject({ url, remoteAddress, headers: { cookie: cookie(), ...headers } }),
    async upload(call, file, sent = {}) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...common(call, sent), ...sent.fields })) form.set(name, value);
      form.set('file', new File([file.bytes], file.name, { type: file.mime }));
      const encoded = new Response(form);
      return send(call, {
        payload: Buffer.from(await encoded.arrayBuffer()),
        headers: { 'content-type': encoded.headers.get('content-type') ?? '', ...headersOf(sent) },
      });
    },
  };
}

/** Encodes a request as form fields: lists and objects as JSON text. ENV-002 */
export function wireFields<C extends Call>(call: C, request: Sparse<RequestOf<C>>): WireFields {
  const fields: WireFields = {};
  for (const [name, value] of Object.entries(call.request.encode(request) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) fields[name] = fieldText(value);
  }
  return fields;
}

const fieldText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function nameOf(code: number): RefusalName | undefined {
  return (Object.keys(refusals) as RefusalName[]).find((name) => refusals[name] === code);
}
