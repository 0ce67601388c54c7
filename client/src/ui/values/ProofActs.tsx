import { useText } from '#text/useText.tsx';
import { buttonClass } from '../actions/buttonClass.ts';
import { CopyButton } from '../actions/CopyButton.tsx';

interface ProofActsProps {
  /** The proof as text, and the address of the verifier with it. */
  readonly proof: string;
  readonly address: string;
  /** Lays out the two in a row that wraps. */
  readonly className: string | undefined;
}

/** Copies the proof of a round or draw, or opens the verifier with it. F03 */
export function ProofActs({ proof, address, className }: ProofActsProps) {
  const text = useText('proof');
  return (
    <div className={className}>
      <CopyButton value={proof} label={text('proofCopy')} look="words" />
      <a className={buttonClass({ look: 'quiet', size: 'small' })} href={address} target="_blank" rel="noopener">
        {text('proofOpen')}
      </a>
    </div>
  );
}

/** Rounds that follow from the house's seed and the player's, and those of a chain that all players share. */
type SeedFamily = 'slot' | 'cards' | 'holdem' | 'event' | 'instant' | 'fish' | 'wheel';
type ChainFamily = 'table' | 'sport' | 'lottery';

/** What exactly is hashed. F01 */
export function HashedNote({ family }: { readonly family: SeedFamily | ChainFamily }) {
  const text = useText('proof');
  const message = text(`hashedMessage.${family}`);
  const isChain = family === 'table' || family === 'sport' || family === 'lottery';
  return (
    <details className="muted small">
      <summary>{text('hashedTitle')}</summary>
      <p>{text(isChain ? 'hashedChain' : 'hashedSeeds', { message })}</p>
      <p>{text(family === 'sport' ? 'hashedChances' : 'hashedPlaces')}</p>
    </details>
  );
}
