import { CopyButton } from '../actions/CopyButton.tsx';
import styles from './CopyRows.module.css';

export interface CopyRow {
  readonly term: string;
  readonly value: string;
  /** Where it is not what is shown. */
  readonly copied?: string;
  /** What the button is called: 复制账号. */
  readonly copy: string;
}

/** What a payer types elsewhere, each line with its own button. */
export function CopyRows({ rows }: { readonly rows: readonly CopyRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ term, value, copied = value, copy }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="num">{value}</dd>
          <dd>
            <CopyButton value={copied} label={copy} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
