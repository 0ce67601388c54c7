/**
 * Card numbers at rest: sealed with AES-256-GCM, and compared by a keyed hash. The key is the operator's HOUSE_SECRET,
 * else a file in DATA_DIR made at the first use; it never stands in the database, so a copy of the database alone
 * opens no number.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HouseConfig } from '../config.ts';

type Secret = Pick<HouseConfig, 'houseSecret' | 'dataDir'>;

export interface CardVault {
  /** Nonce, tag and ciphertext; `place` ties it to its row, so that it opens nowhere else. */
  seal(cardNumber: string, place: string, nonce: Uint8Array): Buffer;
  open(sealed: Buffer, place: string): string;
  /** The same for the same number, and of no use to anybody without the key. */
  fingerprint(cardNumber: string): string;
}

const nonceBytes = 12;
const tagBytes = 16;

function keyFile(dataDir: string): Buffer {
  const file = join(dataDir, 'house.key');
  const mine = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(mine, randomBytes(32), { mode: 0o600, flush: true });
  try {
    // Whole or not at all, and the first process wins.
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

export function openVault(config: Secret): CardVault {
  const secret = secretOf(config);
  const keyFor = (use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `foyer ${use}`, 32));
  const sealing = keyFor('card seal');
  const hashing = keyFor('card fingerprint');
  return {
    seal(cardNumber, place, nonce) {
      if (nonce.length !== nonceBytes) throw new RangeError('a nonce has 12 bytes');
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(place));
      const text = Buffer.concat([cipher.update(cardNumber), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },
    open(sealed, place) {
      const nonce = sealed.subarray(0, nonceBytes);
      const decipher = createDecipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(place));
      decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString();
    },
    fingerprint: (cardNumber) => createHmac('sha256', hashing).update(cardNumber).digest('base64url'),
  };
}

const vaults = new WeakMap<object, CardVault>();
/** One vault for each house: the key is read once. */
export function vaultOf(config: HouseConfig): CardVault {
  const known = vaults.get(config);
  if (known !== undefined) return known;
  const vault = openVault(config);
  vaults.set(config, vault);
  return vault;
}
