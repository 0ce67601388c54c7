/** The proof of a clip, once its seed is revealed. F03 */
import type { PlayedClip } from '@foyer/contract/play/fish.ts';
import type { Proof } from '../../fair/proof.ts';

/** Undefined before the reveal. */
export function proofOfClip({
  model,
  commitment,
  serverSeed,
  clientSeed,
  nonce,
  shots,
}: PlayedClip): Proof | undefined {
  if (serverSeed === '' || shots.length === 0) return undefined;
  return {
    family: 'fish',
    model,
    commitment,
    serverSeed,
    clientSeed,
    nonce,
    shots: shots.map(({ shot, species, isCaught }) => `${shot}:${species}:${isCaught ? 'caught' : 'missed'}`),
  };
}
