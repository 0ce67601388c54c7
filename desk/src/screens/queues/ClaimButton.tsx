import { Button } from 'antd';
import { claimOrder } from '@foyer/contract/desk/payments.ts';
import { errorWords } from '../../api/errorWords.ts';
import { useAct } from '../../api/hooks.ts';
import { useMay, useSession } from '../../api/session.ts';
import { words } from '../../text/words.ts';
import { announce, announceFault } from '../../ui/announce.ts';
import { useShortcuts } from '../../ui/shortcuts.ts';

interface Props {
  readonly account: string;
  readonly orderNo: string;
  readonly claimedBy: string;
}

/** Keeps the order for oneself for a quarter of an hour. It changes nothing for the player, so it asks nothing. */
export function ClaimButton({ account, orderNo, claimedBy }: Props) {
  const { run, isRunning } = useAct(claimOrder);
  const session = useSession();
  const may = useMay();
  const isOwn = session.state === 'in' && claimedBy === session.me.name;
  const claim = () => {
    if (!may('payments.decide') || isOwn || isRunning) return;
    run({ account, orderNo }).then(
      () => announce(words('review.claimedNow')),
      (error: unknown) => announceFault(errorWords(error)),
    );
  };
  useShortcuts({ c: claim });
  if (!may('payments.decide')) return null;
  return (
    <Button onClick={claim} loading={isRunning} disabled={isOwn} aria-keyshortcuts="c">
      {isOwn ? words('review.isYours') : words('act.claim')}
      {isOwn ? null : <kbd aria-hidden="true">C</kbd>}
    </Button>
  );
}
