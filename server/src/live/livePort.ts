/** Port through which the parts of the house send events to a player's open pages. */
import type { ServerResponse } from 'node:http';
import type { LiveNews } from '@foyer/contract/live.ts';

export type News = Pick<LiveNews, 'kind'> & Partial<LiveNews>;
/** Topic of players who have stopped play; each message is a player's id. M17 */
export const stoppedTopic = 'play-stopped';
export type SessionEnd = 'logout' | 'kicked' | 'expired';

/** One open page, or several pages of one browser that share a stream. */
export interface Listener {
  readonly playerId: string;
  readonly sessionId: string;
  readonly stream: ServerResponse;
}

/** Which of a player's sessions have ended; all of them if neither is set. */
export interface SessionsOver {
  readonly only?: string;
  readonly but?: string;
}

/** A message from one process of a house to the others. */
export type Word =
  | { readonly playerId: string; readonly news: News }
  | { readonly playerId: string; readonly end: Exclude<SessionEnd, 'expired'>; readonly over: SessionsOver }
  | { readonly topic: string; readonly words: string };

/** Events are hints, and delivery is not guaranteed. Nothing here blocks or throws. R11 */
export interface LivePort {
  readonly size: number;
  /** Sends an event to every open page of one player, in all processes. */
  emit(playerId: string, news: News): void;
  /** Sends an event to one listener of this process. */
  tell(listener: Listener, news: News): void;
  /** Sends an event to every listener of this process only, because each process detects such news itself. */
  broadcast(news: News): void;
  /** Notifies the pages of a player's ended sessions and closes their streams. */
  endSessions(playerId: string, why: SessionEnd, over?: SessionsOver): void;
  /** Sends to the other processes that subscribe to the topic, but not to this one. */
  publish(topic: string, words: string): void;
  /** Sends to all processes that subscribe to the topic, this one included. */
  announce(topic: string, words: string): void;
  /**
   * Subscribes to what other processes publish; `undefined` means that messages were lost. Returns the unsubscribe
   * function.
   */
  subscribe(topic: string, hear: (words: string | undefined) => void): () => void;
  /** Called when messages of other processes may be lost: every page then reloads what it shows. */
  missed(): void;
  /** Handles a message of another process. */
  hear(word: Word): void;
  /** Adds a listener. Returns false if the session has too many streams already. */
  join(listener: Listener): boolean;
  leave(listener: Listener): void;
  listeners(): IterableIterator<Listener>;
  /** Sends a heartbeat, so that proxies do not close silent connections. */
  beat(): void;
  /** Ends every stream. Pages reconnect to another process, or to this one after its restart. */
  close(): void;
}
