import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openVault } from './cardVault.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-vault-'));
  folders.push(folder);
  return folder;
}
const nonce = new Uint8Array(12).fill(7);

it('decrypts what it encrypted, only in the same place and with the same secret', () => {
  const vault = openVault({ houseSecret: 'correct horse', dataDir: '' });
  const sealed = vault.seal('6222021234567890128', 'player/card', nonce);
  expect(vault.open(sealed, 'player/card')).toBe('6222021234567890128');
  expect(() => vault.open(sealed, 'player/other')).toThrow();
  expect(() => openVault({ houseSecret: 'another', dataDir: '' }).open(sealed, 'player/card')).toThrow();
});

it('detects every changed byte', () => {
  const vault = openVault({ houseSecret: 'correct horse', dataDir: '' });
  const sealed = vault.seal('6222021234567890128', 'player/card', nonce);
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => vault.open(changed, 'player/card')).toThrow();
  }
});

it('creates a key file once, readable by its owner only, and reuses it', async () => {
  const dataDir = join(await newFolder(), 'data');
  const first = openVault({ houseSecret: '', dataDir });
  const sealed = first.seal('6222021234567890128', 'place', nonce);
  expect(openVault({ houseSecret: '', dataDir }).open(sealed, 'place')).toBe('6222021234567890128');
  const file = join(dataDir, 'house.key');
  expect((await readFile(file)).length).toBe(32);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('recognises a number by a hash that needs the key', () => {
  const vault = openVault({ houseSecret: 'correct horse', dataDir: '' });
  const other = openVault({ houseSecret: 'another', dataDir: '' });
  expect(vault.fingerprint('6222021234567890128')).toBe(vault.fingerprint('6222021234567890128'));
  expect(vault.fingerprint('6222021234567890128')).not.toBe(vault.fingerprint('6222021234567890129'));
  expect(vault.fingerprint('6222021234567890128')).not.toBe(other.fingerprint('6222021234567890128'));
});
