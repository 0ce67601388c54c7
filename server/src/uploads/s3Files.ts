/** Files in a bucket of S3, or of any store with its interface. */
import type { S3Settings } from '../portSettings.ts';
import { fileFault, typeOfKey } from './fileKey.ts';
import type { FileFailure, FilePort, StoredFile } from './filePort.ts';
import { signedHeaders } from './s3Signature.ts';

/** Errors of the client that pass: a time-out, a conflict with another request for the key, and limits. */
const passing = new Set([408, 409, 425, 429]);
/** No picture is larger. A reply that is larger is no picture of the house. */
const mostBytes = 16 * 1024 * 1024;

type Answer = { readonly status: number; readonly bytes: Buffer } | FileFailure;

/** `now` is the clock of the machine, which the store compares with its own. */
export function s3Files(settings: S3Settings, now: () => number): FilePort {
  async function ask(method: 'GET' | 'PUT' | 'DELETE', key: string, file?: StoredFile): Promise<Answer> {
    const fault = fileFault(key, file?.type);
    if (fault !== '') return { state: 'refused', reason: fault };
    const url = new URL(`${settings.url}/${key}`);
    const body = file && new Uint8Array(file.bytes);
    const signed = body ? { method, url, headers: { 'content-type': file.type }, body } : { method, url };
    const headers = signedHeaders(settings, signed, now());
    try {
      const signal = AbortSignal.timeout(settings.timeoutMs ?? 5_000);
      const reply = await fetch(url, { method, headers, redirect: 'manual', signal, ...(body && { body }) });
      if (Number(reply.headers.get('content-length') ?? 0) > mostBytes) {
        await reply.body?.cancel();
        return { state: 'unknown', reason: 'a reply that is too large' };
      }
      return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) };
    } catch (error) {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      return { state: 'unknown', reason: isLate ? 'no reply in time' : 'connection lost' };
    }
  }
  return {
    async put(key, file) {
      const answer = await ask('PUT', key, file);
      if ('state' in answer) return answer;
      if (answer.status === 200) return { state: 'stored' };
      const isFinal = answer.status >= 400 && answer.status < 500 && !passing.has(answer.status);
      return { state: isFinal ? 'refused' : 'unknown', reason: `HTTP ${answer.status}` };
    },
    async get(key) {
      const answer = await ask('GET', key);
      if ('state' in answer) return answer;
      if (answer.status === 404) return { state: 'none' };
      if (answer.status !== 200) return { state: 'unknown', reason: `HTTP ${answer.status}` };
      return { state: 'found', bytes: answer.bytes, type: typeOfKey(key) };
    },
    async delete(key) {
      const answer = await ask('DELETE', key);
      if ('state' in answer) return answer;
      if ([200, 204, 404].includes(answer.status)) return { state: 'deleted' };
      return { state: 'unknown', reason: `HTTP ${answer.status}` };
    },
  };
}
