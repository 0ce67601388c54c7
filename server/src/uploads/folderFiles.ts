/**
 * Files in a folder that all processes of the house share. A file is written under another name, flushed and renamed,
 * so that a crash leaves a whole file or none under its key.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileFault, typeOfKey } from './fileKey.ts';
import type { FileFailure, FilePort } from './filePort.ts';

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? 'an error';
/** The file of that key is not there, or not any more. Other errors leave that open. */
const failed = (error: unknown): FileFailure => ({ state: 'unknown', reason: codeOf(error) });

export function folderFiles(folder: string): FilePort {
  return {
    async put(key, { bytes, type }) {
      const fault = fileFault(key, type);
      if (fault !== '') return { state: 'refused', reason: fault };
      const file = join(folder, key);
      const draft = `${file}.${randomUUID()}.part`;
      try {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        await writeFlushed(draft, bytes);
        await rename(draft, file);
        await flushFolder(dirname(file));
        return { state: 'stored' };
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        return failed(error);
      }
    },
    async get(key) {
      const fault = fileFault(key);
      if (fault !== '') return { state: 'refused', reason: fault };
      try {
        return { state: 'found', bytes: await readFile(join(folder, key)), type: typeOfKey(key) };
      } catch (error) {
        return codeOf(error) === 'ENOENT' ? { state: 'none' } : failed(error);
      }
    },
    async delete(key) {
      const fault = fileFault(key);
      if (fault !== '') return { state: 'refused', reason: fault };
      try {
        await rm(join(folder, key), { force: true });
        return { state: 'deleted' };
      } catch (error) {
        return failed(error);
      }
    },
  };
}

async function writeFlushed(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Keeps the new name after a loss of power. */
async function flushFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
