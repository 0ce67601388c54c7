import type { MessageKey } from '@foyer/text/keys.ts';
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

interface HashedNoteProps {
  /** Whether the key is a link of a chain that all players share, or the seed of the house for one player. */
  readonly of: 'hashedSeeds' | 'hashedChain';
  readonly message: Extract<MessageKey<'proof'>, `hashedMessage.${string}`>;
}

/** What exactly is hashed. F01 */
export function HashedNote({ of, message }: HashedNoteProps) {
  const text = useText('proof');
  return (
    <details className="muted small">
      <summary>{text('hashedTitle')}</summary>
      <p>{text(of, { message: text(message) })}</p>
      <p>{text(message === 'hashedMessage.sport' ? 'hashedChances' : 'hashedPlaces')}</p>
    </details>
  );
}
