/** Port to a store of files, which are the pictures that players send. docs/ports.md */
import type { FileStore } from '../portSettings.ts';

export interface StoredFile {
  readonly bytes: Buffer;
  /** Media type, such as `image/png`. */
  readonly type: string;
}

/** `refused`: the store has nothing under the key. `unknown`: it may have the file or not. */
export type FileFailure = {
  readonly state: 'refused' | 'unknown';
  /** Without any content of the file, and without secrets. */
  readonly reason: string;
};
export type PutOutcome = { readonly state: 'stored' } | FileFailure;
export type GetOutcome = ({ readonly state: 'found' } & StoredFile) | { readonly state: 'none' } | FileFailure;
/** `deleted` also if there was none. */
export type DeleteOutcome = { readonly state: 'deleted' } | FileFailure;

/** Each resolves within seconds and never throws for what the store does. Keys are as `fileFault` allows. */
export interface FilePort {
  /** Stores a whole file or nothing. To repeat it with the same key and file is safe. */
  put(this: void, key: string, file: StoredFile): Promise<PutOutcome>;
  get(this: void, key: string): Promise<GetOutcome>;
  delete(this: void, key: string): Promise<DeleteOutcome>;
}

/** The stores of a house: the one for new pictures, and all whose settings are there. */
export interface FileStores {
  readonly current: FileStore;
  readonly of: Readonly<Record<FileStore, FilePort | undefined>>;
}
