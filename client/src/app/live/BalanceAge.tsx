import { useFiguresStale } from '#session/figures.ts';
import { useUserInfo } from '#session/userInfo.ts';
import { useText } from '#text/useText.tsx';
import { deviceTime } from '@foyer/text/time.ts';
import styles from './BalanceCause.module.css';

/** Shows "截至 14:05" beside the balance while the live stream is down or the last read failed. R03 */
export function BalanceAge() {
  const { isError, dataUpdatedAt } = useUserInfo();
  const isStale = useFiguresStale();
  return (isStale || isError) && dataUpdatedAt > 0 ? <Age readMs={dataUpdatedAt} /> : null;
}

function Age({ readMs }: { readonly readMs: number }) {
  // The texts of `site` are in the page: without a connection others could not be fetched.
  const text = useText('site');
  return <span className={styles.age}>{text('player.balanceAsOf', { time: deviceTime(readMs, 'hour') })}</span>;
}
