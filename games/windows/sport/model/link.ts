/** The stream of a sport. What may have been missed is read from the house. R11 */
import { sportNews, sportStreamPath } from '@foyer/contract/play/sportStream.ts';
import type { SportNews } from '@foyer/contract/play/sportStream.ts';
import * as v from 'valibot';
import { openEventSource } from '../../frame/eventSource.ts';

const retryMs = 3_000;

export interface Link {
  readonly isUp: boolean;
  /** Switches to the stream of this sport. */
  watch(sportId: number): void;
}

export function createLink(sessionId: string, onNews: (news: SportNews) => void, onDown: () => void): Link {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watched = 0;
  let isUp = false;

  function connect(): void {
    clearTimeout(timer);
    const opened = openEventSource(sportStreamPath, { session: sessionId, sport: String(watched) });
    source = opened;
    opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const read = v.safeParse(sportNews.schema, parsed(data));
      if (!read.success || source !== opened) return;
      isUp = true;
      onNews(read.output);
    });
    opened.addEventListener('error', () => {
      if (source !== opened) return;
      isUp = false;
      onDown();
      // The browser reconnects by itself, except after a reply that is not a stream.
      if (opened.readyState === EventSource.CLOSED) timer = setTimeout(connect, retryMs);
    });
  }

  return {
    get isUp() {
      return isUp;
    },
    watch(sportId) {
      if (sportId === watched) return;
      watched = sportId;
      isUp = false;
      source?.close();
      connect();
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
