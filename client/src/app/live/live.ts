/**
 * One stream for all tabs of a browser. The tab that holds the lock receives it and forwards events; another takes over
 * when it closes. Loaded for players only, after the page is ready.
 */
import { clientHeader, idleClient } from '@foyer/contract/envelope.ts';
import type { LiveNews } from '@foyer/contract/live.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keepStream, pause } from '#api/stream.ts';
import { figuresAreCutOff, figuresAreLive } from '#session/figures.ts';
import { pageHeaders } from '#session/pageHeaders.ts';
import { currentVisitor } from '#session/signedIn.ts';
import { userInfoKey } from '#session/knownUserInfo.ts';
import { wantOverlays } from '#app/overlays/overlaysWanted.ts';
import { createFollower } from './follow.ts';
import { reportUnanswered } from './unanswered.ts';

const name = 'foyer.live';
/** Message to the other tabs when the stream breaks. */
const cutOff = 'cutOff';
/**
 * The player's own log-out ends the stream before its reply arrives. Wait this long, so that it is not mistaken for a
 * lost session.
 */
const graceMs = 800;
/** A refused stream is retried with growing pauses, in case another player logs in. */
const refusedPauseMs = 5_000;
const longestPauseMs = 600_000;

/** An open stream does not count as activity of the player. S17 */
const streamHeaders = () => ({ ...pageHeaders(), [clientHeader]: idleClient });

/** Listens until the returned function is called. */
export function startLive(queryClient: QueryClient, go: (href: string) => void): () => void {
  // An event may show a message at any time.
  wantOverlays();
  const stop = new AbortController();
  void reportUnanswered(queryClient, go, stop.signal);
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
      // Only the first of several refusals is looked into. Otherwise a player who may not receive the stream, such as a
      // frozen one, would be notified repeatedly.
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

/**
 * Finds out why the house refused the stream: if the session has ended, this read fails, and the shell acts on it.
 * AMB-162
 */
function findOut(queryClient: QueryClient): void {
  if (currentVisitor() === 'player') void queryClient.refetchQueries({ queryKey: userInfoKey });
}
