import { classes } from '../classes.ts';
import styles from './Icon.module.css';

interface IconProps {
  /** A path of icons.ts. */
  readonly of: string;
  readonly size?: 14 | 16 | 20 | 24;
  /** A chosen star is filled, an idle one outlined. */
  readonly isFilled?: boolean;
  readonly className?: string | undefined;
}

/** An icon beside words that say the same, so it is always hidden from assistive technology. */
export function Icon({ of: path, size = 20, isFilled = false, className }: IconProps) {
  return (
    <svg
      className={classes(styles.icon, isFilled && styles.filled, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
