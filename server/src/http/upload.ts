/** Reads a multipart body into memory: common fields and one file, `file` or `photo`, within limits. AMB-158, S12 */
import { isFileField } from '@foyer/contract/form.ts';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from './context.ts';
import { Refusal } from '../refusal.ts';

/** One byte more than a proof may have, to tell a file that is too large from one that just fits. VALID-053 */
const fileBytes = 1024 * 1024 + 1;

export interface Multipart {
  readonly fields: object;
  readonly file: UploadedFile | undefined;
}

/**
 * A file over the limit is truncated to `fileBytes`; the service then refuses it as too large. Refuses: BAD_REQUEST for a
 * body that is broken or has too many parts, because only its sender can cause that. S13
 */
export async function readMultipart(request: FastifyRequest): Promise<Multipart> {
  if (!request.isMultipart()) throw new Refusal('BAD_REQUEST');
  try {
    return await readParts(request);
  } catch (error) {
    request.log.info({ err: error }, 'a multipart body could not be read');
    throw new Refusal('BAD_REQUEST');
  }
}

async function readParts(request: FastifyRequest): Promise<Multipart> {
  const fields: Record<string, unknown> = {};
  let file: UploadedFile | undefined;
  const limits = { fileSize: fileBytes, files: 1, fields: 16, fieldSize: 4096, parts: 17 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (isFileField(part.fieldname)) {
      file = { name: part.filename, mime: part.mimetype, bytes: await part.toBuffer() };
    } else await part.toBuffer();
  }
  return { fields, file };
}
