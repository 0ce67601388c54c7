/** One device of a player over HTTP: its cookies, its calls, the calls of its game windows, and its streams. */
import { randomUUID } from 'node:crypto';
import type { Call, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { encodeForm } from '@foyer/contract/encodeForm.ts';
import { clientHeader, frontType, readEnvelope } from '@foyer/contract/envelope.ts';
import type { PlayCall } from '@foyer/contract/play/play.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import * as v from 'valibot';

export interface Answer<S> {
  /** `OK`, the name of a refusal, or the code of another failure. */
  readonly outcome: string;
  readonly data: S | undefined;
}

export interface Heard {
  /** When the news of a stop arrived, by `performance.now`. */
  stopMs: number | undefined;
  /** When the house ended the stream. */
  endMs: number | undefined;
  close(): void;
}

export interface Device {
  call<C extends Call>(call: C, request: RequestOf<C>): Promise<Answer<ResponseOf<C>>>;
  play<Q, S>(call: PlayCall<Q, S>, request: Q): Promise<Answer<S>>;
  /** Opens a stream of server-sent events. */
  listen(path: string): Promise<Heard>;
}

const nameOf = new Map<number, string>(Object.entries(refusals).map(([name, code]) => [code, name]));

/** Returns the data of an answer. Throws if it is a refusal. */
export function dataOf<S>({ outcome, data }: Answer<S>, what: string): S {
  if (outcome !== 'OK') throw new Error(`${what}: ${outcome}`);
  return data as S;
}

export function createDevice(address: string, ip: string): Device {
  const deviceId = randomUUID();
  const cookies = new Map<string, string>();
  const headers = () => ({
    [clientHeader]: '1',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-forwarded-for': ip,
  });

  async function answered<S>(reply: Response, schema: v.GenericSchema<unknown, unknown>): Promise<Answer<S>> {
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const envelope = readEnvelope(await reply.json());
    const code = envelope?.code ?? reply.status;
    if (code !== 200) return { outcome: nameOf.get(code) ?? String(code), data: undefined };
    return { outcome: 'OK', data: v.parse(schema, envelope?.data) as S };
  }

  return {
    async call(call, request) {
      const common = { lang: 'en', frontType, deviceId, requestId: randomUUID() } as const;
      const { url, body } = encodeForm(call, request, common);
      const reply = await fetch(address + url, { method: call.method, headers: headers(), body });
      return answered(reply, call.response.schema);
    },
    async play(call, request) {
      const fields = Object.entries(call.request.encode(request) as Record<string, unknown>);
      const body = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
      const reply = await fetch(address + call.path, { method: 'POST', headers: headers(), body });
      return answered(reply, call.response.schema);
    },
    async listen(path) {
      const ending = new AbortController();
      const reply = await fetch(address + path, { headers: headers(), signal: ending.signal });
      const heard: Heard = { stopMs: undefined, endMs: undefined, close: () => ending.abort() };
      if (reply.headers.get('content-type')?.startsWith('text/event-stream') !== true || reply.body === null)
        throw new Error(`${path}: ${await reply.text()}`);
      void follow(reply.body.getReader(), heard);
      return heard;
    },
  };
}

async function follow(reader: ReadableStreamDefaultReader<Uint8Array>, heard: Heard): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (decoder.decode(value, { stream: true }).includes('"protection"')) heard.stopMs ??= performance.now();
    }
    heard.endMs = performance.now();
  } catch {
    // Closed by the trial itself.
  }
}
