/** The room's stream: shots of other cannons, changes of seats and new tides. */
import { fishNews, fishStreamPath } from '@foyer/contract/play/fish.ts';
import type { FishNews } from '@foyer/contract/play/fish.ts';
import * as v from 'valibot';
import { openEventSource } from '../frame/eventSource.ts';

const retryMs = 3_000;

/** Subscribes to the room and reconnects while the window is open. Calls `onDown` when the stream is lost. */
export function listen(sessionId: string, onNews: (news: FishNews) => void, onDown: () => void): void {
  const source = openEventSource(fishStreamPath, { session: sessionId });
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const read = v.safeParse(fishNews.schema, parsed(data));
    if (read.success) onNews(read.output);
  });
  source.addEventListener('error', () => {
    onDown();
    // The browser reconnects by itself, except after a reply that is not a stream.
    if (source.readyState === EventSource.CLOSED) setTimeout(() => listen(sessionId, onNews, onDown), retryMs);
  });
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return undefined;
  }
}
