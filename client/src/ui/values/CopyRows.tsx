import { CopyButton } from '../actions/CopyButton.tsx';
import styles from './CopyRows.module.css';

export interface CopyRow {
  readonly term: string;
  readonly value: string;
  /** The text to copy, if it differs from the text shown. */
  readonly copied?: string;
  /** Label of the button: 复制账号. */
  readonly copy: string;
}

/** Values that a payer enters elsewhere, each with a copy button. */
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
