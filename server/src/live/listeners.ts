/** The open streams of this process, by player. */
import type { Listener } from './livePort.ts';

/**
 * The limit of streams per session. Pages of a browser share one stream; without the Web Locks API each page opens one.
 */
const mostOfSession = 20;

export interface Listeners {
  readonly size: number;
  /** False if the session has too many streams already. */
  add(listener: Listener): boolean;
  remove(listener: Listener): void;
  /** Undefined if the player has none. */
  of(playerId: string): ReadonlySet<Listener> | undefined;
  all(): IterableIterator<Listener>;
}

export function createListeners(): Listeners {
  const byPlayer = new Map<string, Set<Listener>>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    add(listener) {
      const pages = byPlayer.get(listener.playerId) ?? new Set();
      let ofSession = 0;
      for (const { sessionId } of pages) if (sessionId === listener.sessionId) ofSession += 1;
      if (ofSession >= mostOfSession) return false;
      byPlayer.set(listener.playerId, pages.add(listener));
      size += 1;
      return true;
    },
    remove(listener) {
      const pages = byPlayer.get(listener.playerId);
      if (pages?.delete(listener) !== true) return;
      size -= 1;
      if (pages.size === 0) byPlayer.delete(listener.playerId);
    },
    of: (playerId) => byPlayer.get(playerId),
    *all() {
      for (const pages of byPlayer.values()) yield* pages;
    },
  };
}
