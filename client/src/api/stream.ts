/** Subscribes to the house's live stream and reconnects after interruptions. R11 */
import { apiOrigin } from '@foyer/contract/apiOrigin.ts';
import { liveHeartbeatMs, liveNews, livePath } from '@foyer/contract/live.ts';
import type { LiveNews } from '@foyer/contract/live.ts';
import * as v from 'valibot';
import { watchOnline } from '#api/online.ts';

/** Without a heartbeat for this long the connection counts as lost, whatever the browser reports. */
const silenceMs = liveHeartbeatMs * 2.5;
const firstPauseMs = 500;
const longestPauseMs = 30_000;

/** How a stream ended: refused by the house, or interrupted and to be reconnected. */
type End = 'refused' | { readonly heard: boolean; readonly retryAfterMs: number };

/** Request headers, computed for each attempt. S03 */
type Headers = () => Readonly<Record<string, string>>;

/**
 * Runs until the house refuses the session or `signal` aborts. Calls `onEnd` after each interruption. Uses exponential
 * backoff with jitter.
 */
export async function keepStream(
  headers: Headers,
  onNews: (news: LiveNews) => void,
  signal: AbortSignal,
  onEnd: () => void,
): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const end = await hear(headers(), onNews, signal);
    onEnd();
    if (end === 'refused') return;
    if (end.heard) failures = 0;
    const growing = Math.min(longestPauseMs, firstPauseMs * 2 ** failures);
    await pause(Math.max(end.retryAfterMs, growing * (0.5 + Math.random() / 2)), signal);
  }
}

async function hear(headers: ReturnType<Headers>, onNews: (news: LiveNews) => void, signal: AbortSignal): Promise<End> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  let heard = false;
  let retryAfterMs = 0;
  try {
    const both = AbortSignal.any([signal, silence.signal]);
    const reply = await fetch(apiOrigin === '' ? livePath : apiOrigin + livePath, {
      headers: { accept: 'text/event-stream', ...headers },
      signal: both,
      credentials: apiOrigin === '' ? 'same-origin' : 'include',
    });
    retryAfterMs = Number(reply.headers.get('retry-after') ?? 0) * 1000 || 0;
    const isStream = reply.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (!reply.ok || !isStream || !reply.body) return reply.ok ? 'refused' : { heard, retryAfterMs };
    const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMs);
      const events = (text + value).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const news = readNews(event);
        if (!news) continue;
        heard = true;
        onNews(news);
      }
    }
  } catch {
    // Interrupted: the loop reconnects unless it was aborted.
  } finally {
    clearTimeout(timer);
  }
  return { heard, retryAfterMs };
}

/** Ignores events that this page does not know, from another backend or a newer house. */
function readNews(event: unknown): LiveNews | undefined {
  if (typeof event !== 'string' || !event.startsWith('data: ')) return undefined;
  try {
    const read = v.safeParse(liveNews.schema, JSON.parse(event.slice('data: '.length)));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Resolves early when the connection returns or the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer);
      unwatch();
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, ms);
    const unwatch = watchOnline(end);
    signal.addEventListener('abort', end);
  });
}
