/** The proof of a round, once its seed is revealed. F03 */
import type { PlayRound } from '@foyer/contract/play/slot.ts';
import type { SlotTitle } from '../../engines/slotTitles.ts';
import type { Proof } from '../../fair/proof.ts';
import { asPlayed } from './feature.ts';

/** Undefined before the reveal. */
export function proofOfRound(title: SlotTitle, round: PlayRound): Proof | undefined {
  const { commitment, serverSeed, clientSeed, nonce, spins, isSettled } = round;
  if (serverSeed === '' || !isSettled) return undefined;
  return {
    family: 'slot',
    model: asPlayed(title, round).model.code,
    commitment,
    serverSeed,
    clientSeed,
    nonce,
    stops: spins.map(({ stops }) => stops.join('.') || '-'),
    win: spins.reduce((sum, spin) => sum + spin.win, 0),
  };
}
