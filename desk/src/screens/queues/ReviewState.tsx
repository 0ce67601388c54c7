import { useSession } from '../../api/session.ts';
import { words } from '../../text/words.ts';
import { Status } from '../../ui/Status.tsx';
import { useNow } from '../../ui/useNow.ts';

interface Review {
  readonly claimedBy: string;
  readonly claimedUntilMs: number;
  readonly approvedBy: string;
  readonly needsTwo: boolean;
}

/** Who works on an order, and whether it waits for a second person. */
export function ReviewState({ of }: { readonly of: Review }) {
  const session = useSession();
  const nowMs = useNow();
  if (of.approvedBy !== '') return <Status tone="info">{words('review.approvedBy', { name: of.approvedBy })}</Status>;
  if (of.claimedBy !== '' && of.claimedUntilMs > nowMs) {
    const isOwn = session.state === 'in' && of.claimedBy === session.me.name;
    return (
      <Status tone={isOwn ? 'good' : 'plain'}>
        {isOwn ? words('review.yours') : words('review.claimedBy', { name: of.claimedBy })}
      </Status>
    );
  }
  return <Status tone="warn">{of.needsTwo ? words('review.waitsForTwo') : words('review.waits')}</Status>;
}
