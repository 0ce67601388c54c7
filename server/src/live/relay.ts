/**
 * Relays live events between the processes of one house. Events are batched, in about fifty
 * parcels a second and process at most, and are never sent within a money transaction. R07, R11
 */
import { randomUUID } from 'node:crypto';
import type { House } from '../house.ts';
import { createLiveHub } from './hub.ts';
import type { LivePort, Word } from './livePort.ts';
import type { NewsCarrier } from './newsCarrier.ts';

/** How long a message waits to be batched with others. */
const parcelMs = 20;

interface Parcel {
  readonly from: string;
  readonly words: readonly Word[];
}

export interface Relay {
  readonly live: LivePort;
  close(): Promise<void>;
}

export function openRelay(carrier: NewsCarrier, log: House['log']): Relay {
  const from = randomUUID();
  let waiting: Word[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<unknown> = Promise.resolve();

  const send = (): void => {
    timer = undefined;
    const parcels = parcelsOf(from, waiting, carrier.mostBytes);
    waiting = [];
    for (const parcel of parcels) {
      sending = sending
        .then(() => carrier.send(parcel))
        // Events are only hints: a page that missed one reloads its data when it is shown again.
        .catch((error: unknown) => log.warn({ err: error }, 'news did not reach the other processes'));
    }
  };
  const live = createLiveHub((word) => {
    waiting.push(word);
    timer ??= setTimeout(send, parcelMs);
  });
  const channel = carrier.listen({
    heard(words) {
      const parcel = readParcel(words);
      if (parcel === undefined || parcel.from === from) return;
      for (const word of parcel.words) live.hear(word);
    },
    // Every page reloads what it shows. Sessions that ended meanwhile are found by the next heartbeat.
    missed: () => live.missed(),
  });
  return {
    live,
    async close() {
      clearTimeout(timer);
      send();
      await sending;
      await channel.close();
    },
  };
}

/** Batches messages into as few notifications as possible. */
function parcelsOf(from: string, words: readonly Word[], parcelBytes: number): string[] {
  const parcels: string[] = [];
  let group: Word[] = [];
  let bytes = 0;
  const close = (): void => {
    if (group.length > 0) parcels.push(JSON.stringify({ from, words: group } satisfies Parcel));
    group = [];
    bytes = 0;
  };
  for (const word of words) {
    const length = Buffer.byteLength(JSON.stringify(word)) + 1;
    if (bytes + length > parcelBytes) close();
    group.push(word);
    bytes += length;
  }
  close();
  return parcels;
}

/** Parses a notification. Returns undefined if it was not written by a process of this house. */
function readParcel(text: string): Parcel | undefined {
  try {
    const parcel = JSON.parse(text) as Partial<Parcel> | null;
    return parcel !== null && typeof parcel.from === 'string' && Array.isArray(parcel.words)
      ? { from: parcel.from, words: parcel.words }
      : undefined;
  } catch {
    return undefined;
  }
}
