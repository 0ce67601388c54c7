import { deviceTime } from '@foyer/text/time.ts';
import { useState } from 'react';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { downloadIcon, fileIcon } from '#ui/values/icons.ts';
import styles from './Records.module.css';

interface ExportBarProps {
  /** Number of records found; undefined while unknown. */
  readonly total: number | undefined;
  /** Text above the table: `{count}` records. */
  readonly totalText: string;
  /** Without the extension. */
  readonly fileName: string;
  /** Reads all records, reports progress, and returns the content of the file. */
  readonly read: (onRows: (rows: number) => void) => Promise<string>;
}

/** As many rows as a spreadsheet opens without trouble; for more, the player chooses a shorter period. */
export const mostExported = 50_000;

/** Exports the filtered records as a file, or prints them. */
export function ExportBar({ total, totalText, fileName, read }: ExportBarProps) {
  const text = useText('ui/records');
  const [state, setState] = useState<'idle' | 'failed' | { readonly rows: number }>('idle');
  const isBusy = typeof state === 'object';
  const save = async () => {
    setState({ rows: 0 });
    try {
      saveFile(await read((rows) => setState({ rows })), fileName);
      setState('idle');
    } catch {
      // The shell has shown the reason; this suggests what to do.
      setState('failed');
    }
  };
  const count = total ?? 0;
  const reason =
    count === 0 ? text('nothingToExport') : count > mostExported ? text('tooMany', { most: mostExported }) : undefined;
  return (
    <div className={styles.bar}>
      <p className={styles.total} role="status">
        {total !== undefined && totalText}
      </p>
      <div className={styles.export}>
        <Button
          look="quiet"
          size="small"
          icon={downloadIcon}
          state={reason === undefined ? (isBusy ? 'busy' : 'ready') : { blocked: reason }}
          onClick={() => void save()}
        >
          {isBusy ? text('exporting', { rows: state.rows, total: count }) : text('export')}
        </Button>
        <Button look="quiet" size="small" icon={fileIcon} onClick={() => print()}>
          {text('print')}
        </Button>
        {state === 'failed' && <p role="alert">{text('exportFailed')}</p>}
      </div>
    </div>
  );
}

function saveFile(words: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([words], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileName}-${deviceTime(Date.now(), 'day')}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
