import { Link } from '@tanstack/react-router';
import styles from './Logo.module.css';

/** The brand's logo, whose shapes the house writes into each page, and the words beside it. */
export function Logo({ label }: { readonly label: string }) {
  return (
    <Link to="/home" className={styles.logo} aria-label={label}>
      <svg className={styles.mark} aria-hidden="true">
        <use href="#logo" />
      </svg>
      <span className={styles.words} />
    </Link>
  );
}
