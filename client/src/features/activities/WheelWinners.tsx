import type { WheelWinner } from '@foyer/contract/activities/wheelDraw.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Time } from '#ui/values/Time.tsx';
import styles from './WheelWinners.module.css';

/** Real winners only, masked by the house. An empty list says so. M01 */
export function WheelWinners({ winners }: { readonly winners: readonly WheelWinner[] }) {
  const t = useText('activities/wheel');
  return (
    <Card title={t('winners')}>
      {winners.length === 0 ? (
        <p className="muted">{t('noWinners')}</p>
      ) : (
        <ol className={styles.list}>
          {winners.map((winner) => (
            <li key={`${winner.wonMs}-${winner.account}-${winner.prizeName}`}>
              <span className={styles.who}>{winner.account}</span>
              <span className={styles.what}>{winner.prizeName}</span>
              <span className="faint small">
                <Time value={winner.wonMs} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
