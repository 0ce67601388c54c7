/**
 * A queue: the list at the left, the open item beside it, or over it on a tablet. J and K go through the list. The open
 * item is in the address.
 */
import { Button, Drawer } from 'antd';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { ShownList } from '../api/hooks.ts';
import { useRefreshByCount } from '../api/queueCounts.ts';
import type { QueueName } from '../api/queueCounts.ts';
import { words } from '../text/words.ts';
import { DataList } from './DataTable.tsx';
import type { Column } from './DataTable.tsx';
import { PageHead } from './PageHead.tsx';
import { useShortcuts } from './shortcuts.ts';

const roomy = matchMedia('(min-width: 1200px)');

function useIsRoomy(): boolean {
  const [isRoomy, setIsRoomy] = useState(roomy.matches);
  useEffect(() => {
    const change = () => setIsRoomy(roomy.matches);
    roomy.addEventListener('change', change);
    return () => roomy.removeEventListener('change', change);
  }, []);
  return isRoomy;
}

interface Props<T> {
  /** The queue whose number of cases tells when the list has changed. */
  readonly queue?: QueueName;
  readonly title: string;
  readonly list: ShownList<T>;
  readonly columns: readonly Column<T>[];
  readonly keyOf: (row: T) => string;
  readonly empty: string;
  /** Filters of the list. */
  readonly tools?: ReactNode;
  /** The open item: evidence and acts. */
  readonly detail: (row: T) => ReactNode;
  /** Names the open item. */
  readonly detailTitle: (row: T) => string;
}

function Detail(props: { readonly title: string; readonly onClose: () => void; readonly children: ReactNode }) {
  const { title, onClose, children } = props;
  const isRoomy = useIsRoomy();
  if (!isRoomy)
    return (
      <Drawer open size={560} title={title} onClose={onClose} className="detail-drawer">
        {children}
      </Drawer>
    );
  return (
    <aside className="detail" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Button size="small" type="text" onClick={onClose} aria-keyshortcuts="Escape">
          {words('act.close')}
        </Button>
      </header>
      {children}
    </aside>
  );
}

export function QueueScreen<T extends object>(props: Props<T>) {
  const { title, list, columns, keyOf, empty, tools, detail, detailTitle, queue } = props;
  useRefreshByCount(queue, list.refresh);
  const search: { readonly open?: string } = useSearch({ strict: false });
  const { open } = search;
  const navigate = useNavigate();
  const rows = list.shown.state === 'ready' ? list.shown.value : [];
  const at = rows.findIndex((row) => keyOf(row) === open);
  const shown = rows[at];
  const select = (key: string | undefined) => {
    const { open: _before, ...rest } = search;
    void navigate({ to: '.', search: key === undefined ? rest : { ...rest, open: key }, replace: true });
  };
  const step = (by: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    if (next !== undefined) select(keyOf(next));
  };
  useShortcuts({ j: () => step(1), k: () => step(-1), Escape: () => select(undefined) });
  return (
    <div className={shown === undefined ? 'queue' : 'queue with-detail'}>
      <div className="queue-list">
        <PageHead title={title} tools={tools} />
        <DataList
          label={title}
          list={list}
          columns={columns}
          keyOf={keyOf}
          empty={empty}
          selected={open}
          onSelect={select}
          isNarrow={shown !== undefined}
        />
      </div>
      {shown === undefined ? null : (
        <Detail key={open} title={detailTitle(shown)} onClose={() => select(undefined)}>
          {detail(shown)}
        </Detail>
      )}
    </div>
  );
}
