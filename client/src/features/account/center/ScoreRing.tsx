import { useText } from '#text/useText.tsx';
import { Skeleton } from '#ui/layout/Skeleton.tsx';
import styles from './Center.module.css';

const circumference = 2 * Math.PI * 46;

/** The score as a ring; undefined while it loads. CONST-028 */
export function ScoreRing({ score }: { readonly score: number | undefined }) {
  const text = useText('account/center');
  return (
    <div className={styles.ring} role="img" aria-label={text('scoreOf', { score: score ?? 0 })}>
      <svg viewBox="0 0 104 104" aria-hidden="true">
        <circle cx="52" cy="52" r="46" className={styles.track} />
        <circle
          cx="52"
          cy="52"
          r="46"
          className={styles.arc}
          strokeDasharray={`${(circumference * (score ?? 0)) / 100} ${circumference}`}
        />
      </svg>
      {score === undefined ? <Skeleton width={36} height={32} /> : <b>{score}</b>}
    </div>
  );
}
