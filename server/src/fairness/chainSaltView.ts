/** The published part of a chain's salt. */
import { noSalt } from '@foyer/contract/chainSalt.ts';
import type { ChainSalt } from '@foyer/contract/chainSalt.ts';
import { closesAt, opensAt } from '@foyer/games/fair/salt.ts';
import type { House } from '../house.ts';
import type { HashChain } from './hashChain.ts';
import { knownSalt } from './salts.ts';

export function chainSaltView(house: House, { salt_day: saltDay, entry_no: entryNo }: HashChain): ChainSalt {
  if (entryNo === null) return noSalt;
  if (saltDay === null) return { ...noSalt, kind: 'unwaited', entryNo };
  const ofDay = { saltDay, opensMs: opensAt(saltDay), closesMs: closesAt(saltDay), entryNo };
  const fixed = knownSalt(house, saltDay);
  if (fixed === undefined) return { ...noSalt, ...ofDay, kind: 'waiting' };
  return {
    ...ofDay,
    kind: fixed.pulse !== '' ? 'pulse' : fixed.seed_count > 0 ? 'players' : 'nobody',
    salt: fixed.salt,
    fixedMs: fixed.fixed_ms,
    seedCount: fixed.seed_count,
    leavesHash: fixed.leaves_hash,
    pulse: fixed.pulse,
    pulseMs: fixed.pulse_ms,
    pulseAddress: fixed.pulse_address,
  };
}
