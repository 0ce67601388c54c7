import { Fragment, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { classes } from '../classes.ts';
import styles from './DataTable.module.css';
import { ErrorState } from '../layout/EmptyState.tsx';
import { Icon } from './Icon.tsx';
import { downIcon } from './icons.ts';
import { SkeletonRows } from '../layout/Skeleton.tsx';

/** State of a list; the type makes callers handle all four. */
export type ListState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void; readonly requestId?: string | undefined }
  | { readonly status: 'ready'; readonly rows: readonly T[] };

export interface Column<T> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: T) => ReactNode;
  readonly align?: 'start' | 'end';
  /**
   * Position on a card below 720 px: left or right in the first line, in a line with or without its name, or hidden.
   */
  readonly onCard?: 'title' | 'aside' | 'line' | 'whole' | 'hidden';
}

interface DataTableProps<T> {
  /** The name of the table. */
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly rowKey: (row: T) => string;
  readonly state: ListState<T>;
  /** Shown if there are no rows. */
  readonly empty: ReactNode;
  /** What could not be read, and what is unchanged. */
  readonly failure: { readonly title: string; readonly words?: ReactNode };
  /** Details that expand below a row. */
  readonly detail?: ((row: T) => ReactNode) | undefined;
  readonly skeletonRows?: number;
}

/** One definition of columns for a table from 720 px and for cards below, with the same elements. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { state, empty, failure, skeletonRows = 5 } = props;
  switch (state.status) {
    case 'loading':
      return <SkeletonRows rows={skeletonRows} />;
    case 'failed':
      return (
        <ErrorState title={failure.title} onRetry={state.onRetry} requestId={state.requestId}>
          {failure.words}
        </ErrorState>
      );
    case 'ready':
      return state.rows.length === 0 ? empty : <Rows {...props} rows={state.rows} />;
  }
}

// Roles are explicit, because `display` on cards would remove the elements' implicit roles.
function Rows<T>({ label, columns, rowKey, rows, detail }: DataTableProps<T> & { readonly rows: readonly T[] }) {
  const text = useText('ui');
  const [openKey, setOpenKey] = useState<string>();
  return (
    <div className={styles.scroll}>
      <table className={styles.table} role="table" aria-label={label}>
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.id} role="columnheader" scope="col" className={column.align && styles[column.align]}>
                {column.head}
              </th>
            ))}
            {detail && (
              <th role="columnheader" scope="col" className={styles.end}>
                {text('details')}
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => {
            const key = rowKey(row);
            const isOpen = key === openKey;
            return (
              <Row
                key={key}
                row={row}
                columns={columns}
                detail={detail}
                isOpen={isOpen}
                onToggle={() => setOpenKey(isOpen ? undefined : key)}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps<T> extends Pick<DataTableProps<T>, 'columns' | 'detail'> {
  readonly row: T;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Row<T>({ row, columns, detail, isOpen, onToggle }: RowProps<T>) {
  const text = useText('ui');
  const detailId = useId();
  return (
    <Fragment>
      <tr role="row" className={classes(styles.row, isOpen && styles.open)}>
        {columns.map((column) => (
          <td
            key={column.id}
            role="cell"
            className={classes(column.align && styles[column.align], styles[column.onCard ?? 'line'])}
          >
            <span className={styles.name} aria-hidden="true">
              {column.head}
            </span>
            <span className={styles.value}>{column.cell(row)}</span>
          </td>
        ))}
        {detail && (
          <td role="cell" className={styles.toggleCell}>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailId : undefined}
              onClick={onToggle}
            >
              <span>{text(isOpen ? 'hideDetails' : 'details')}</span>
              <Icon of={downIcon} size={16} />
            </button>
          </td>
        )}
      </tr>
      {detail && isOpen && (
        <tr role="row" className={styles.detailRow} id={detailId}>
          <td role="cell" className={styles.detail} colSpan={columns.length + 1}>
            {detail(row)}
          </td>
        </tr>
      )}
    </Fragment>
  );
}
