/**
 * Encryption keys of the house: one secret, from which a key per use is derived. The secret is the operator's
 * HOUSE_SECRET, or else a file in DATA_DIR that is created on first use. It is never in the database, so a copy of the
 * database alone decrypts nothing.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HouseConfig } from '../config.ts';

export type Secret = Pick<HouseConfig, 'houseSecret' | 'dataDir'>;

export const nonceBytes = 12;
const tagBytes = 16;

function keyFile(dataDir: string): Buffer {
  const file = join(dataDir, 'house.key');
  const mine = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(mine, randomBytes(32), { mode: 0o600, flush: true });
  try {
    // Atomic: the file appears complete, and the first process wins.
    linkSync(mine, file);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine);
  }
  return readFileSync(file);
}

function secretOf({ houseSecret, dataDir }: Secret): Buffer {
  if (houseSecret !== '') return Buffer.from(houseSecret);
  try {
    return readFileSync(join(dataDir, 'house.key'));
  } catch {
    return keyFile(dataDir);
  }
}

/** Returns whether there is a secret, without making one. */
export const hasSecret = ({ houseSecret, dataDir }: Secret): boolean =>
  houseSecret !== '' || existsSync(join(dataDir, 'house.key'));

const secrets = new WeakMap<object, Buffer>();

/** Returns the 32-byte key for one use. Reads the secret once per house. */
export function houseKey(config: Secret, use: string): Buffer {
  const secret = secrets.get(config) ?? secretOf(config);
  secrets.set(config, secret);
  return Buffer.from(hkdfSync('sha256', secret, '', `foyer ${use}`, 32));
}

/** AES-256-GCM: nonce, tag and ciphertext. `place` binds it to its row, so it cannot be opened elsewhere. */
export function seal(key: Buffer, content: Uint8Array, place: string, nonce: Uint8Array): Buffer {
  if (nonce.length !== nonceBytes) throw new RangeError('a nonce has 12 bytes');
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  const text = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Decrypts. Throws if the key or place is different, or any byte was changed. */
export function unseal(key: Buffer, sealed: Buffer, place: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes)).setAAD(Buffer.from(place));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
}
