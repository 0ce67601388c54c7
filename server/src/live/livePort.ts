/** How the parts of the house speak to a player's open pages. */
import type { ServerResponse } from 'node:http';
import type { LiveNews } from '@foyer/contract/live.ts';

export type News = Pick<LiveNews, 'kind'> & Partial<LiveNews>;
export type SessionEnd = 'logout' | 'kicked' | 'expired';

/** One open page, or several of one browser that share a stream. */
export interface Listener {
  readonly playerId: string;
  readonly sessionId: string;
  readonly stream: ServerResponse;
}

/** Which of a player's sessions are over; all of them where nothing is said. */
export interface SessionsOver {
  readonly only?: string;
  readonly but?: string;
}

/** What one process of a house passes on to the others. */
export type Word =
  | { readonly playerId: string; readonly news: News }
  | { readonly playerId: string; readonly end: Exclude<SessionEnd, 'expired'>; readonly over: SessionsOver }
  | { readonly topic: string; readonly words: string };

/** Hints only: nobody may depend on being heard. Nothing here waits or throws. R11 */
export interface LivePort {
  readonly size: number;
  /** To every open page of one player. */
  emit(playerId: string, news: News): void;
  /** To everybody who listens to this process: each one finds such news itself. */
  broadcast(news: News): void;
  /** Says goodbye to the pages of a player's sessions that are over, and closes their streams. */
  endSessions(playerId: string, why: SessionEnd, over?: SessionsOver): void;
  /** To the other processes that follow the topic, not to this one. */
  publish(topic: string, words: string): void;
  /** Hears what other processes share; undefined: some of it was lost. Ends with the function that it answers. */
  subscribe(topic: string, hear: (words: string | undefined) => void): () => void;
  /** Some of what other processes have told is lost: every page reads again what it shows. */
  missed(): void;
  /** What another process has told its own listeners. */
  hear(word: Word): void;
  /** False where the session has too many streams already. */
  join(listener: Listener): boolean;
  leave(listener: Listener): void;
  listeners(): IterableIterator<Listener>;
  /** Keeps what stands between from closing silent connections. */
  beat(): void;
  /** Ends every stream; its page asks another process, or this one when it is back. */
  close(): void;
}
