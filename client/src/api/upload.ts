/** Uploads a file with progress, which fetch cannot report. Time-out: 30 s in all. AMB-158, R01 */
import { apiOrigin } from '@foyer/contract/apiOrigin.ts';
import type { Call, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import type { Failure } from '@foyer/contract/classifyReply.ts';
import { timing } from '@foyer/contract/constants.ts';
import { frontType, requestIdHeader } from '@foyer/contract/envelope.ts';
import { encodeForm } from '@foyer/contract/encodeForm.ts';
import { readReply } from '#api/reply.ts';
import type { SendOptions } from '#api/send.ts';
import type { UploadOptions } from '#api/uploader.ts';

/** Returns the call's response or throws a `CallFailure`, as `send` does. */
export function upload<C extends Call>(
  call: C,
  request: RequestOf<C>,
  { file, onProgress, identity, headers }: UploadOptions & Pick<SendOptions, 'identity' | 'headers'>,
): Promise<ResponseOf<C>> {
  const { url, body } = encodeForm(call, request, { ...identity, frontType }, file);
  return new Promise((answer, fail) => {
    const sending = new XMLHttpRequest();
    const end = (failure?: Failure) => {
      try {
        const requestId = sending.getResponseHeader(requestIdHeader) ?? '';
        const reply = failure === undefined ? parsed(sending.responseText) : undefined;
        answer(readReply(call, { httpStatus: sending.status, requestId, body: reply, failure }).data);
      } catch (error) {
        fail(error);
      }
    };
    sending.open('POST', apiOrigin === '' ? url : apiOrigin + url);
    if (apiOrigin !== '') sending.withCredentials = true;
    sending.timeout = timing.uploadTimeoutMs;
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
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
