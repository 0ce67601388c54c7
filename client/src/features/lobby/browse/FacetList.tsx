import { Chips } from '#ui/actions/Chips.tsx';
import { usePressed } from '#ui/actions/usePressed.ts';
import type { OnSelect } from '#ui/actions/usePressed.ts';
import { classes } from '#ui/classes.ts';
import styles from './FacetList.module.css';

export interface FacetEntry {
  readonly value: string;
  readonly label: string;
  readonly count?: number | undefined;
}

interface FacetListProps {
  readonly label: string;
  readonly entries: readonly FacetEntry[];
  readonly selected: string;
  readonly onSelect: OnSelect<string>;
  /** Rendered only on wide screens; phones have another control for it. */
  readonly isWideOnly?: boolean;
}

/** One facet of a lobby: a list beside the games on wide screens, a row of chips above them on phones. */
export function FacetList({ label, entries, selected, onSelect, isWideOnly = false }: FacetListProps) {
  const [shown, press] = usePressed(selected, onSelect);
  return (
    <>
      {!isWideOnly && (
        <div className={styles.narrow}>
          <Chips label={label} chips={entries} selected={selected} onSelect={onSelect} />
        </div>
      )}
      <section className={styles.wide} aria-label={label}>
        <h2 className={styles.head}>{label}</h2>
        <ul>
          {entries.map(({ value, label: name, count }) => (
            <li key={value}>
              <button
                type="button"
                className={classes(styles.entry)}
                aria-pressed={value === shown}
                onClick={() => press(value)}
              >
                {name}
                {count !== undefined && <span className={styles.count}>{count}</span>}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
