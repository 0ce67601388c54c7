/**
 * One stream for all tabs of a browser: the tab that holds the lock hears it and tells the others, and when it goes
 * another takes over. Fetched for players only, after the page stands.
 */
import { clientHeader, idleClient } from '@foyer/contract/envelope.ts';
import type { LiveNews } from '@foyer/contract/live.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keepStream, pause } from '#api/stream.ts';
import { figuresAreCutOff, figuresAreLive } from '#session/figures.ts';
import { pageHeaders } from '#session/pageHeaders.ts';
import { currentVisitor } from '#session/signedIn.ts';
import { userInfoKey } from '#session/knownUserInfo.ts';
import { wantOverlays } from '#app/overlaysWanted.ts';
import { createFollower } from './follow.ts';
import { tellUnanswered } from './unanswered.ts';

const name = 'foyer.live';
/** What the tab that hears the stream tells the others when it has broken off. */
const cutOff = 'cutOff';
/** A log-out of this browser ends the stream before its own reply is here: who leaves of their own accord is not asked again. */
const graceMs = 800;
/** A stream that was refused is asked for again in case another player has come, ever more seldom. */
const refusedPauseMs = 5_000;
const longestPauseMs = 600_000;

/** A stream that stands open is no sign of its player. S17 */
const streamHeaders = () => ({ ...pageHeaders(), [clientHeader]: idleClient });

/** Listens until the answered function is called. */
export function startLive(queryClient: QueryClient, go: (href: string) => void): () => void {
  // News may have something to say at any time.
  wantOverlays();
  const stop = new AbortController();
  void tellUnanswered(queryClient, go, stop.signal);
  const follow = createFollower(queryClient);
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  channel?.addEventListener('message', (event: MessageEvent<LiveNews | typeof cutOff>) => hear(event.data));
  const hear = (news: LiveNews | typeof cutOff): void => {
    if (news === cutOff) return figuresAreCutOff();
    figuresAreLive();
    follow(news);
  };
  const pass = (news: LiveNews | typeof cutOff): void => {
    hear(news);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel?.postMessage(news);
  };
  const lead = async (): Promise<void> => {
    let askedMs = Number.NEGATIVE_INFINITY;
    for (let waitMs = refusedPauseMs; !stop.signal.aborted; waitMs = Math.min(longestPauseMs, waitMs * 2)) {
      await keepStream(streamHeaders, pass, stop.signal, () => stop.signal.aborted || pass(cutOff));
      if (stop.signal.aborted) return;
      // Asked once: who may not listen, as with a frozen account, is not told so again and again.
      if (Date.now() - askedMs > longestPauseMs) setTimeout(() => findOut(queryClient), graceMs);
      askedMs = Date.now();
      await pause(waitMs, stop.signal);
    }
  };
  // Without locks, as on plain http in a local network, each tab has a stream of its own.
  if ('locks' in navigator) navigator.locks.request(name, { signal: stop.signal }, lead).catch(() => undefined);
  else void lead();
  return () => {
    stop.abort();
    channel?.close();
  };
}

/** The house has refused the stream: the next call of the player says why, and acts. AMB-162 */
function findOut(queryClient: QueryClient): void {
  if (currentVisitor() === 'player') void queryClient.refetchQueries({ queryKey: userInfoKey });
}
