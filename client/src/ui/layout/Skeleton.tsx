import { useText } from '#text/useText.tsx';
import { classes } from '../classes.ts';
import styles from './Skeleton.module.css';
import { Unseen } from './Unseen.tsx';

interface SkeletonProps {
  /** Pixels, or a share such as `60%`. */
  readonly width?: number | `${number}%` | undefined;
  /** Pixels; ignored if there is a `ratio`. */
  readonly height?: number;
  readonly ratio?: readonly [width: number, height: number];
  readonly shape?: 'line' | 'tile' | 'card' | 'round';
}

/**
 * A placeholder of the exact size of the content, so that nothing moves when the content arrives. An empty SVG, since
 * the page's policy allows no style attributes.
 */
export function Skeleton({ width = '100%', height = 14, ratio, shape = 'line' }: SkeletonProps) {
  return (
    <svg
      className={classes(styles.skeleton, styles[shape])}
      width={width}
      height={ratio ? undefined : height}
      viewBox={ratio && `0 0 ${ratio[0]} ${ratio[1]}`}
      aria-hidden="true"
    />
  );
}

const shares = ['38%', '32%', '26%'] as const;

/** Placeholder rows of a list that is loading. */
export function SkeletonRows({ rows = 3, rowHeight = 64 }: { readonly rows?: number; readonly rowHeight?: number }) {
  const text = useText('ui');
  return (
    <div className={styles.rows} aria-busy="true">
      <Unseen role="status">{text('loading')}</Unseen>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <svg width={0} height={rowHeight - 1} aria-hidden="true" />
          <Skeleton width={shares[row % 3]} />
          <Skeleton width="18%" />
        </div>
      ))}
    </div>
  );
}
