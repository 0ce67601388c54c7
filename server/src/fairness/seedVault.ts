/**
 * Secrets of future results at rest: seeds that are not revealed yet, and the secrets of chains and fishing rooms. They
 * are encrypted with a key that is not in the database, so a reader of the database cannot compute a future result. F01
 */
import type { HouseConfig } from '../config.ts';
import { houseKey, nonceBytes, seal, unseal } from '../players/houseKey.ts';
import type { Secret } from '../players/houseKey.ts';
import type { House } from '../house.ts';

const mark = 'sealed:';

const isSealed = (stored: string): boolean => stored.startsWith(mark);

interface SeedVault {
  /** Encrypts a seed. `place` binds it to its row, so it cannot be opened elsewhere. */
  seal(seed: string, place: string, nonce: Uint8Array): string;
  /** Decrypts. Throws if the key or place is different. Returns a plain seed, which was revealed, as it is. */
  open(stored: string, place: string): string;
}

function openSeedVault(config: Secret): SeedVault {
  const key = houseKey(config, 'seed seal');
  return {
    seal: (seed, place, nonce) => mark + seal(key, Buffer.from(seed), place, nonce).toString('base64'),
    open: (stored, place) =>
      isSealed(stored) ? unseal(key, Buffer.from(stored.slice(mark.length), 'base64'), place).toString() : stored,
  };
}

const vaults = new WeakMap<object, SeedVault>();

function vaultOf(config: HouseConfig): SeedVault {
  const known = vaults.get(config) ?? openSeedVault(config);
  vaults.set(config, known);
  return known;
}

type Sealing = Pick<House, 'config' | 'random'>;

export const sealSeed = ({ config, random }: Sealing, seed: string, place: string): string =>
  vaultOf(config).seal(seed, place, random.bytes(nonceBytes));

export const openSeed = ({ config }: Pick<House, 'config'>, stored: string, place: string): string =>
  vaultOf(config).open(stored, place);

/** A chain's row as it is stored. Its anchor is its place: it is unique and public. */
export const sealedChain = <C extends { readonly secret: string; readonly anchor: string }>(
  house: Sealing,
  { secret, ...chain }: C,
): Omit<C, 'secret'> & { readonly sealed_end: string } => ({
  ...chain,
  sealed_end: sealSeed(house, secret, chain.anchor),
});

export const openedChain = <C extends { readonly sealed_end: string; readonly anchor: string }>(
  house: Pick<House, 'config'>,
  { sealed_end: sealed, ...chain }: C,
): Omit<C, 'sealed_end'> & { readonly secret: string } => ({
  ...chain,
  secret: openSeed(house, sealed, chain.anchor),
});
