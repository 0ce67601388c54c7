import { Link } from '@tanstack/react-router';
import styles from './Logo.module.css';

/** The logo is a door: a frame, a leaf ajar in the accent colour, and a threshold line. */
export function Logo({ label }: { readonly label: string }) {
  return (
    <Link to="/home" className={styles.logo} aria-label={label}>
      <svg className={styles.mark} viewBox="0 0 28 32" aria-hidden="true">
        <path d="M5.750 29V3.750h16.500V29M1 29.250h26" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path className={styles.leaf} d="M8.500 6.500 16.500 10v18.500l-8 .5z" />
      </svg>
      <span className={styles.words} />
    </Link>
  );
}
