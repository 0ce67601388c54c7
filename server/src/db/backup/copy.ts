/** Streams the rows of a COPY to a compressed file and back, and counts and hashes them on the way. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { from, to } from 'pg-copy-streams';
import type { Rows } from './manifest.ts';

/** Passes everything on unchanged. */
function hashing() {
  const hash = createHash('sha256');
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(undefined, chunk);
    },
  });
  return { through, sha256: () => hash.digest('hex') };
}

/** `statement` is a `copy … to stdout`. The file is on the disk when this resolves. */
export async function copyToFile(client: Client, statement: string, path: string): Promise<Rows> {
  const rows = client.query(to(statement));
  const { through, sha256 } = hashing();
  await pipeline(rows, through, createGzip(), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return { rows: rows.rowCount, sha256: sha256() };
}

/** `statement` is a `copy … from stdin`. Returns what was read, which the caller compares with the manifest. */
export async function copyFromFile(client: Client, statement: string, path: string): Promise<Rows> {
  const rows = client.query(from(statement));
  const { through, sha256 } = hashing();
  await pipeline(createReadStream(path), createGunzip(), through, rows);
  return { rows: rows.rowCount, sha256: sha256() };
}
