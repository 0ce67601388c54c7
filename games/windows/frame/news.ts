/**
 * The player's live stream in a window. All pages and windows of a browser share one: whichever holds the lock receives
 * it and passes it on by a channel. When that one closes, the next takes the lock. R11
 */
import { apiOrigin } from '@foyer/contract/apiOrigin.ts';
import { clientHeader, idleClient } from '@foyer/contract/envelope.ts';
import { liveNews, livePath } from '@foyer/contract/live.ts';
import type { LiveNews } from '@foyer/contract/live.ts';
import * as v from 'valibot';
import { wait } from './dom.ts';

/** Of the lock and the channel; the site uses the same name. */
const name = 'foyer.live';
const againMs = 1_000;

/** Calls `onNews` for each event until the window closes. */
export function hearNews(onNews: (news: LiveNews) => void): void {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(liveNews.schema, data);
    if (read.success) onNews(read.output);
  });
  const pass = (news: LiveNews): void => {
    onNews(news);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel?.postMessage(news);
  };
  const lead = async (): Promise<never> => {
    for (;;) {
      await readStream(pass).catch(() => undefined);
      await wait(againMs);
    }
  };
  // Browsers have no locks on plain http in a local network. There, a stop shows as the refusal of the next stake.
  const { locks } = navigator as { readonly locks?: LockManager | null };
  locks?.request(name, lead).catch(() => undefined);
}

async function readStream(onNews: (news: LiveNews) => void): Promise<void> {
  // An open stream does not count as activity of the player. S17
  const headers = { accept: 'text/event-stream', [clientHeader]: idleClient };
  const reply = await fetch(apiOrigin + livePath, {
    headers,
    credentials: apiOrigin === '' ? 'same-origin' : 'include',
  });
  if (!reply.ok || reply.body === null) return;
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (text + value).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const news = newsIn(event);
      if (news !== undefined) onNews(news);
    }
  }
}

function newsIn(event: string): LiveNews | undefined {
  if (!event.startsWith('data: ')) return undefined;
  try {
    const read = v.safeParse(liveNews.schema, JSON.parse(event.slice('data: '.length)));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
