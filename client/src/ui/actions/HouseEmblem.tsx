import styles from '../layout/EmptyState.module.css';

/** The house's emblem in outline, shown in every empty and error state. */
export function HouseEmblem() {
  return (
    <svg className={styles.door} viewBox="0 0 72 84" aria-hidden="true" fill="none">
      <path className={styles.frame} d="M16 76V8h40v68" />
      <path className={styles.leaf} d="M22 14 40 21v52l-18 3z" />
      <circle className={styles.knob} cx="36" cy="47" r="1.5" />
      <path className={styles.sill} d="M2 76.5h68" />
    </svg>
  );
}
