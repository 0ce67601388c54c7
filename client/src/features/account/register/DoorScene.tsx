import styles from './RegisterStage.module.css';

/** A dark hall, a door ajar, light on the floor. */
export function DoorScene({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 560 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="door-spill" x1="0" x2="0" y1="0" y2="1">
          <stop className={styles.spill} offset="0" stopOpacity="0.42" />
          <stop className={styles.spill} offset="1" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="door-light" x1="0" x2="0" y1="0" y2="1">
          <stop className={styles.spill} offset="0" />
          <stop className={styles.glow} offset="1" />
        </linearGradient>
      </defs>
      <path className={styles.wall} d="M0 0h560v560H0z" />
      <path
        className={styles.panel}
        d="M24 0v560M536 0v560M56 240h92v226H56zM172 240h92v226h-92zM0 504h296M476 504h84"
      />
      <path className={styles.floor} d="M0 560h560v340H0z" />
      <path
        className={styles.boards}
        d="M0 604h560M0 672h560M0 776h560M280 560v340M210 560 60 900M350 560l150 340M140 560l-340 340M420 560l340 340"
      />
      <g transform="translate(106 0)">
        <path fill="url(#door-spill)" d="M222 560h116l90 340H92z" />
        <path className={styles.panel} d="M192 560V240h176v320" />
        <path className={styles.frame} d="M202 560V250h156v310" />
        <path fill="url(#door-light)" d="M222 560V270h116v290z" />
        <path className={styles.leaf} d="M338 270l-42 14v260l42 16z" />
        <path className={styles.leafPanel} d="M331 290l-28 9v106l28-4zM331 420l-28 4v102l28 11z" />
        <circle className={styles.light} cx="302" cy="438" r="3.5" />
        <path className={styles.light} d="M212 560h136v4H212z" />
      </g>
    </svg>
  );
}
