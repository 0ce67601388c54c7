/**
 * Sends events to this process's open streams. A listener costs its socket and one small object; nothing of the request
 * is kept. An event is serialised once for all streams.
 */
import { liveNews } from '@foyer/contract/live.ts';
import { createListeners } from './listeners.ts';
import type { Listeners } from './listeners.ts';
import type { Listener, LivePort, News, SessionEnd, SessionsOver, Word } from './livePort.ts';
import { createTopics } from './topics.ts';

/** A client with more unread data is disconnected. */
const mostWaitingBytes = 64 * 1024;

export const eventOf = (news: News): string =>
  `data: ${JSON.stringify(liveNews.encode({ title: 0, amountSatang: 0, id: '', ...news }))}\n\n`;

function send({ stream }: Listener, text: string): void {
  stream.write(text);
  if (stream.writableLength > mostWaitingBytes) stream.destroy();
}

function emit(listeners: Listeners, playerId: string, news: News): void {
  const pages = listeners.of(playerId);
  if (pages === undefined) return;
  const text = eventOf(news);
  for (const listener of pages) send(listener, text);
}

function broadcast(listeners: Listeners, news: News): void {
  const text = eventOf(news);
  for (const listener of listeners.all()) send(listener, text);
}

/** Ends the streams of a player's sessions that are over. */
function end(listeners: Listeners, playerId: string, why: SessionEnd, { only, but }: SessionsOver): void {
  const text = eventOf({ kind: 'sessionOver', id: why });
  for (const listener of listeners.of(playerId) ?? []) {
    const isOver = only === undefined ? listener.sessionId !== but : listener.sessionId === only;
    if (!isOver) continue;
    listeners.remove(listener);
    listener.stream.end(text);
  }
}

/** Creates the hub. `pass` receives the messages for the other processes of the house. */
export function createLiveHub(pass: (word: Word) => void = () => undefined): LivePort {
  const listeners = createListeners();
  const topics = createTopics();
  return {
    get size() {
      return listeners.size;
    },
    join: (listener) => listeners.add(listener),
    leave: (listener) => listeners.remove(listener),
    listeners: () => listeners.all(),
    beat() {
      for (const listener of listeners.all()) send(listener, ':\n\n');
    },
    emit(playerId, news) {
      emit(listeners, playerId, news);
      pass({ playerId, news });
    },
    tell: (listener, news) => send(listener, eventOf(news)),
    broadcast: (news) => broadcast(listeners, news),
    endSessions(playerId, why, over = {}) {
      end(listeners, playerId, why, over);
      // Not passed on: each process finds expired sessions of its own listeners.
      if (why !== 'expired') pass({ playerId, end: why, over });
    },
    publish: (topic, words) => pass({ topic, words }),
    announce(topic, words) {
      topics.hear(topic, words);
      pass({ topic, words });
    },
    subscribe: (topic, hear) => topics.subscribe(topic, hear),
    missed() {
      broadcast(listeners, { kind: 'open' });
      topics.missed();
    },
    hear(word) {
      if ('topic' in word) topics.hear(word.topic, word.words);
      else if ('news' in word) emit(listeners, word.playerId, word.news);
      else end(listeners, word.playerId, word.end, word.over);
    },
    close() {
      for (const listener of listeners.all()) {
        listeners.remove(listener);
        listener.stream.end();
      }
    },
  };
}
