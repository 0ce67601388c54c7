/** Six-digit codes, stored as a hash together with their purpose. */
import { createHash } from 'node:crypto';
import type { Random } from '../../house.ts';

/** Draws six digits, uniformly distributed. */
export function drawCode(random: Random): string {
  const limit = 4_294_000_000;
  for (;;) {
    const drawn = Buffer.from(random.bytes(4)).readUInt32BE();
    if (drawn < limit) return String(drawn % 1_000_000).padStart(6, '0');
  }
}

export function hashCode(playerId: string, scene: string, target: string, code: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([playerId, scene, target, code]))
    .digest();
}
