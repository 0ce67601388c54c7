import { Button, Table } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ShownList } from '../api/hooks.ts';
import { words } from '../text/words.ts';
import { Empty, Failed, Reading } from './States.tsx';

export interface Column<T> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: T) => ReactNode;
  /** Amounts and counts are aligned at the right. */
  readonly isNumber?: boolean;
  /** Left out where there is little room: beside an open item, and on a tablet. */
  readonly isExtra?: boolean;
}

interface TableProps<T> {
  /** What the table lists, for who cannot see it. */
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  readonly selected?: string | undefined;
  readonly onSelect?: (key: string) => void;
  readonly isNarrow?: boolean;
}

const isOnControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, label, [role=button]') !== null;

/** A table that is wider than its place scrolls, and then the keyboard has to reach it. */
function ScrollBox({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => setIsScrolled(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className="scroll" {...(isScrolled && { tabIndex: 0, role: 'region', 'aria-label': label })}>
      {children}
    </div>
  );
}

/** A dense table. A click anywhere in a row selects it; its first cell has the link for the keyboard. */
export function DataTable<T extends object>(props: TableProps<T>) {
  const { label, columns, rows, keyOf, selected, onSelect, isNarrow = false } = props;
  return (
    <ScrollBox label={label}>
      <Table<T>
        aria-label={label}
        className={isNarrow ? 'list narrow' : 'list'}
        size="small"
        pagination={false}
        dataSource={[...rows]}
        rowKey={keyOf}
        columns={columns
          .filter(({ isExtra }) => !(isNarrow && isExtra === true))
          .map(({ key, title, cell, isNumber, isExtra }) => ({
            key,
            title,
            className: [(isNumber === true || key === 'act') && 'right', isExtra === true && 'extra']
              .filter(Boolean)
              .join(' '),
            render: (_value: unknown, row: T) => cell(row),
          }))}
        rowClassName={(row) => (keyOf(row) === selected ? 'selected' : onSelect === undefined ? '' : 'open')}
        onRow={(row) => ({
          onClick: ({ target }) => {
            if (!isOnControl(target)) onSelect?.(keyOf(row));
          },
        })}
      />
    </ScrollBox>
  );
}

/** A list that is read page by page, with all of its states. `empty` says what it means that there is nothing. */
export function DataList<T extends object>(
  props: Omit<TableProps<T>, 'rows'> & { readonly list: ShownList<T>; readonly empty: string },
) {
  const { list, empty, ...table } = props;
  const { shown, hasMore, isReadingMore, more } = list;
  if (shown.state === 'reading') return <Reading />;
  if (shown.state === 'failed') return <Failed error={shown.error} retry={shown.retry} />;
  if (shown.value.length === 0) return <Empty>{empty}</Empty>;
  return (
    <>
      <DataTable {...table} rows={shown.value} />
      {hasMore ? (
        <div className="more">
          <Button onClick={more} loading={isReadingMore}>
            {words('act.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
