import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import styles from './Records.module.css';

interface MoreRecordsProps {
  readonly shown: number;
  readonly total: number;
  readonly state: 'more' | 'busy' | 'failed' | 'all';
  readonly onMore: () => void;
}

/** A button that loads earlier records, if there are any. */
export function MoreRecords({ shown, total, state, onMore }: MoreRecordsProps) {
  const text = useText('ui/records');
  if (state === 'all') return null;
  return (
    <>
      <Button className={styles.more} state={state === 'busy' ? 'busy' : 'ready'} onClick={onMore}>
        {text('earlier', { shown, total })}
      </Button>
      {state === 'failed' && <p role="alert">{text('earlierFailed')}</p>}
    </>
  );
}
