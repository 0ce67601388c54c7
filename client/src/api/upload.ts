/** Sends a file: 30 s in all, with progress, which fetch can't tell. AMB-158, R01 */
import type { Call, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import type { Failure } from '@foyer/contract/classify.ts';
import { timing } from '@foyer/contract/constants.ts';
import { clientHeader, frontType, requestIdHeader } from '@foyer/contract/envelope.ts';
import { encodeForm } from '@foyer/contract/form.ts';
import type { QueryClient } from '@tanstack/react-query';
import { readReply } from '#api/reply.ts';
import type { Identity } from '#api/send.ts';

export interface UploadOptions {
  readonly file: File;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export type Uploader = <C extends Call>(
  call: C,
  request: RequestOf<C>,
  options: UploadOptions,
) => Promise<ResponseOf<C>>;

const uploaders = new WeakMap<QueryClient, Uploader>();
export const setUploader = (client: QueryClient, uploader: Uploader): void => void uploaders.set(client, uploader);
export function uploaderOf(client: QueryClient): Uploader {
  const uploader = uploaders.get(client);
  if (!uploader) throw new Error('the query client has no uploader');
  return uploader;
}

/** Answers the call's response or throws a `CallFailure`, as `send` does. */
export function upload<C extends Call>(
  call: C,
  request: RequestOf<C>,
  { file, onProgress, identity }: UploadOptions & { readonly identity: Identity },
): Promise<ResponseOf<C>> {
  const { url, body } = encodeForm(call, request, { ...identity, frontType }, file);
  return new Promise((answer, fail) => {
    const sending = new XMLHttpRequest();
    const end = (failure?: Failure) => {
      try {
        const requestId = sending.getResponseHeader(requestIdHeader) ?? '';
        const said = failure === undefined ? parsed(sending.responseText) : undefined;
        answer(readReply(call, { httpStatus: sending.status, requestId, body: said, failure }).data);
      } catch (error) {
        fail(error);
      }
    };
    sending.open('POST', url);
    sending.timeout = timing.uploadTimeoutMs;
    sending.setRequestHeader(clientHeader, '1');
    sending.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    sending.addEventListener('load', () => end());
    sending.addEventListener('timeout', () => end('timeout'));
    sending.addEventListener('error', () => end('network'));
    sending.send(body);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
