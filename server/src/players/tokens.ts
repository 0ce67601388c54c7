/** Secrets that a client carries: opaque, 128 random bits. The house stores only their hash. S02 */
import { createHash } from 'node:crypto';
import type { House } from '../house.ts';

export const newToken = ({ random }: Pick<House, 'random'>): string =>
  Buffer.from(random.bytes(16)).toString('base64url');

/** SHA-256, 32 bytes. The input has 128 random bits, so that a slow password hash would add nothing. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
