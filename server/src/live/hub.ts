/**
 * The open streams of this process, by player. A listener costs its socket and one small object; nothing of the request
 * is kept. An event is serialized once, however many streams receive it.
 */
import { liveNews } from '@foyer/contract/live.ts';
import type { Listener, LivePort, News, SessionEnd, SessionsOver, Word } from './livePort.ts';

/** Most streams of one session. Pages of a browser share one stream; browsers without locks open one for each page. */
const mostOfSession = 20;
/** A client that lets more than this pile up unread is disconnected. */
const mostWaitingBytes = 64 * 1024;

export const eventOf = (news: News): string =>
  `data: ${JSON.stringify(liveNews.encode({ title: 0, amountSatang: 0, id: '', ...news }))}\n\n`;

function send({ stream }: Listener, text: string): void {
  stream.write(text);
  if (stream.writableLength > mostWaitingBytes) stream.destroy();
}

/** Creates the hub. `pass` receives what the other processes of the house must emit as well. */
export function createLiveHub(pass: (word: Word) => void = () => undefined): LivePort {
  const byPlayer = new Map<string, Set<Listener>>();
  const followers = new Map<string, Set<(words: string | undefined) => void>>();
  let size = 0;

  function* everyone(): IterableIterator<Listener> {
    for (const pages of byPlayer.values()) yield* pages;
  }
  function leave(listener: Listener): void {
    const pages = byPlayer.get(listener.playerId);
    if (pages?.delete(listener) !== true) return;
    size -= 1;
    if (pages.size === 0) byPlayer.delete(listener.playerId);
  }

  function emit(playerId: string, news: News): void {
    const pages = byPlayer.get(playerId);
    if (pages === undefined) return;
    const text = eventOf(news);
    for (const listener of pages) send(listener, text);
  }
  function broadcast(news: News): void {
    const text = eventOf(news);
    for (const listener of everyone()) send(listener, text);
  }
  function end(playerId: string, why: SessionEnd, { only, but }: SessionsOver): void {
    const text = eventOf({ kind: 'sessionOver', id: why });
    for (const listener of byPlayer.get(playerId) ?? []) {
      const isOver = only === undefined ? listener.sessionId !== but : listener.sessionId === only;
      if (!isOver) continue;
      leave(listener);
      listener.stream.end(text);
    }
  }

  return {
    get size() {
      return size;
    },
    join(listener) {
      const pages = byPlayer.get(listener.playerId) ?? new Set();
      let ofSession = 0;
      for (const { sessionId } of pages) if (sessionId === listener.sessionId) ofSession += 1;
      if (ofSession >= mostOfSession) return false;
      byPlayer.set(listener.playerId, pages.add(listener));
      size += 1;
      return true;
    },
    leave,
    listeners: everyone,
    beat() {
      for (const listener of everyone()) send(listener, ':\n\n');
    },
    emit(playerId, news) {
      emit(playerId, news);
      pass({ playerId, news });
    },
    broadcast,
    endSessions(playerId, why, over = {}) {
      end(playerId, why, over);
      // Every process expires the sessions of its own listeners.
      if (why !== 'expired') pass({ playerId, end: why, over });
    },
    publish: (topic, words) => pass({ topic, words }),
    subscribe(topic, hear) {
      const all = followers.get(topic) ?? new Set();
      followers.set(topic, all.add(hear));
      return () => {
        if (all.delete(hear) && all.size === 0) followers.delete(topic);
      };
    },
    missed() {
      broadcast({ kind: 'open' });
      for (const all of followers.values()) for (const hear of all) hear(undefined);
    },
    hear(word) {
      if ('topic' in word) for (const hear of followers.get(word.topic) ?? []) hear(word.words);
      else if ('news' in word) emit(word.playerId, word.news);
      else end(word.playerId, word.end, word.over);
    },
    close() {
      for (const listener of everyone()) {
        leave(listener);
        listener.stream.end();
      }
    },
  };
}
