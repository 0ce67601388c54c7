import type { CSSProperties } from 'react';
import { useText } from '#text/useText.tsx';
import styles from './Skeleton.module.css';
import { Unseen } from './Unseen.tsx';

interface SkeletonProps {
  readonly width?: CSSProperties['width'];
  readonly height?: CSSProperties['height'];
  readonly ratio?: CSSProperties['aspectRatio'];
  readonly radius?: CSSProperties['borderRadius'];
}

/** Stands for something of exactly this size, so that nothing jumps when it comes. */
export function Skeleton({ width = '100%', height, ratio, radius }: SkeletonProps) {
  const size = height ?? (ratio ? undefined : '1em');
  return (
    <span
      className={styles.skeleton}
      style={{ width, height: size, aspectRatio: ratio, borderRadius: radius }}
      aria-hidden="true"
    />
  );
}

/** Lines of a list that is on its way. */
export function SkeletonRows({ rows = 3, rowHeight = 64 }: { readonly rows?: number; readonly rowHeight?: number }) {
  const text = useText('ui');
  return (
    <div className={styles.rows} aria-busy="true">
      <Unseen role="status">{text('loading')}</Unseen>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} style={{ minHeight: rowHeight }}>
          <Skeleton width={`${38 - (row % 3) * 6}%`} height={14} />
          <Skeleton width="18%" height={14} />
        </div>
      ))}
    </div>
  );
}
