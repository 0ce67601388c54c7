/** The function with which a query client uploads files. Its code is loaded with the first file. */
import type { Call, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import type { QueryClient } from '@tanstack/react-query';

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
