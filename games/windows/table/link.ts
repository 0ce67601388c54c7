/** The table's stream: totals, results and phases. What may have been missed is read from the house. */
import { tableNews, tableStreamPath } from '@foyer/contract/play/table.ts';
import type { TableNews } from '@foyer/contract/play/table.ts';
import * as v from 'valibot';
import { openEventSource } from '../frame/eventSource.ts';

const retryMs = 3_000;

export interface Link {
  readonly isUp: boolean;
  close(): void;
}

/** Subscribes to the table and reconnects while the window is open. Calls `onDown` when the stream is lost. */
export function listen(sessionId: string, onNews: (news: TableNews) => void, onDown: () => void): Link {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUp = false;

  function connect(): void {
    source = openEventSource(tableStreamPath, { session: sessionId });
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const read = v.safeParse(tableNews.schema, parsed(data));
      if (!read.success) return;
      isUp = true;
      onNews(read.output);
    });
    source.addEventListener('error', () => {
      isUp = false;
      onDown();
      // The browser reconnects by itself, except after a reply that is not a stream.
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(connect, retryMs);
    });
  }
  connect();
  return {
    get isUp() {
      return isUp;
    },
    close() {
      clearTimeout(timer);
      source?.close();
    },
  };
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return undefined;
  }
}
