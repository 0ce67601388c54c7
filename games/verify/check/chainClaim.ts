/** The claim about a link of a hash chain. Every family whose players share a draw builds it here. F01 */
import type { DrawClaim } from '../../fair/chain.ts';
import type { ProofOf } from '../../fair/proof.ts';

type ChainProof = ProofOf<'table'> | ProofOf<'sport'> | ProofOf<'lottery'>;

/** The part of a claim that all chains have. */
export const linkOf = ({
  anchor,
  seed,
  position,
  salt,
}: ChainProof): Required<Pick<DrawClaim, 'anchor' | 'seed' | 'position' | 'salt'>> => ({
  anchor,
  seed,
  position,
  salt,
});
