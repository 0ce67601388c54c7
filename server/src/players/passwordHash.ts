/** Log-in and withdrawal passwords: argon2id. A check takes the same time if there is no password. S15 */
import { hash, verify } from '@node-rs/argon2';
import type { House } from '../house.ts';

export async function hashPassword(house: House, password: string): Promise<string> {
  return await hash(password, { ...house.config.passwordCost, salt: house.random.bytes(16) });
}

let decoy: Promise<string> | undefined;

/** Verifies against a decoy hash if there is no password, so that the duration reveals nothing. */
export async function passwordMatches(passwordHash: string | undefined, given: string): Promise<boolean> {
  const isReal = passwordHash !== undefined && passwordHash !== '';
  decoy ??= hash('nobody has this password');
  const matches = await verify(isReal ? passwordHash : await decoy, given);
  return isReal && matches;
}
