import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Deferred } from '../layout/Deferred.tsx';
import { nextIndex } from './roving.ts';
import styles from './Tabs.module.css';
import { usePressed } from './usePressed.ts';

export interface Tab<T extends string = string> {
  readonly id: T;
  readonly label: string;
  readonly count?: number;
}

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly selected: T;
  readonly onSelect: (id: T) => void;
  /** The panel of the selected tab. */
  readonly children: ReactNode;
}

/** One tab stop; arrow keys, Home and End select a tab. */
export function Tabs<T extends string>({ label, tabs, selected, onSelect, children }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [shown, press] = usePressed(selected, onSelect);
  const move = (event: KeyboardEvent) => {
    const next =
      tabs[
        nextIndex(
          event.key,
          tabs.findIndex((tab) => tab.id === shown),
          tabs.length,
        ) ?? -1
      ];
    if (!next) return;
    event.preventDefault();
    press(next.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.id}`)}`)?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === shown}
            aria-controls={tab.id === shown ? `${id}-panel` : undefined}
            tabIndex={tab.id === shown ? 0 : -1}
            onClick={() => press(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        <Deferred by={selected}>{children}</Deferred>
      </div>
    </div>
  );
}
