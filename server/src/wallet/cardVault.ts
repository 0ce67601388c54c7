/** Card numbers at rest: encrypted with AES-256-GCM, and compared by a keyed hash. */
import { createHmac } from 'node:crypto';
import type { HouseConfig } from '../config.ts';
import { houseKey, seal, unseal } from '../players/houseKey.ts';
import type { Secret } from '../players/houseKey.ts';

export interface CardVault {
  /** Returns nonce, tag and ciphertext. `place` binds it to its row, so that it cannot be opened elsewhere. */
  seal(cardNumber: string, place: string, nonce: Uint8Array): Buffer;
  open(sealed: Buffer, place: string): string;
  /** Returns the same hash for the same number. The hash is useless without the key. */
  fingerprint(cardNumber: string): string;
}

export function openVault(config: Secret): CardVault {
  const sealing = houseKey(config, 'card seal');
  const hashing = houseKey(config, 'card fingerprint');
  return {
    seal: (cardNumber, place, nonce) => seal(sealing, Buffer.from(cardNumber), place, nonce),
    open: (sealed, place) => unseal(sealing, sealed, place).toString(),
    fingerprint: (cardNumber) => createHmac('sha256', hashing).update(cardNumber).digest('base64url'),
  };
}

const vaults = new WeakMap<object, CardVault>();
/** Returns the house's vault. Creates it once, so the key is read only once. */
export function vaultOf(config: HouseConfig): CardVault {
  const known = vaults.get(config);
  if (known !== undefined) return known;
  const vault = openVault(config);
  vaults.set(config, vault);
  return vault;
}
