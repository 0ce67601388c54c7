/**
 * Rooms with viewers in this process. They receive shots, catches and changes of the tide, whichever process settled
 * them. Fish are computed by the windows and never sent. A room without viewers needs no work.
 */
import { fishNews } from '@foyer/contract/play/fish.ts';
import type { FishNews } from '@foyer/contract/play/fish.ts';
import { tideAt, tideStart } from '@foyer/games/engines/fish/shoals.ts';
import type { House } from '../../house.ts';
import { openClipCloser } from './clips.ts';
import { keepSeats, leaveSeat } from './rooms.ts';
import type { RoomRow } from './seatStore.ts';
import type { ClipRow, ShotRow } from './shotStore.ts';
import { nextCommitment, tideSeed } from './tides.ts';
import { namesIn } from './views.ts';

/** Receives the news of one window. */
export interface Watcher {
  readonly owner: string;
  write(text: string): void;
}

export interface Watch {
  join(room: RoomRow, watcher: Watcher): void;
  leave(room: RoomRow, watcher: Watcher): void;
  /** Publishes shots that this process has settled, and closes their clip when it is over. */
  fired(room: RoomRow, seatNo: number, rows: readonly ShotRow[], clip: ClipRow | undefined): void;
  /** Publishes the seats after one was taken. */
  seats(room: RoomRow): Promise<void>;
  /** Sends a heartbeat and keeps the seats of connected players. */
  beat(): Promise<void>;
  close(): void;
}

interface Watched {
  readonly room: RoomRow;
  readonly watchers: Set<Watcher>;
  readonly unfollow: () => void;
}

interface WatchState {
  readonly house: House;
  /** The watched rooms of this process, by id. */
  readonly rooms: Map<string, Watched>;
}

type RoomNews = Parameters<typeof newsOf>[1];

/** The topic on which the house's processes share news of a room. */
const topicOf = ({ room_id: roomId }: RoomRow): string => `fish ${roomId}`;

const bare = { names: [], tide: 0, seed: '', nextCommitment: '', fishId: '', angle: 90, bulletSatang: 0, winSatang: 0 };

export const newsOf = (serverMs: number, news: Pick<FishNews, 'kind'> & Partial<FishNews>): string =>
  `data: ${JSON.stringify(fishNews.encode({ ...bare, serverMs, seatNo: -1, ...news }))}\n\n`;

/** Sends news to the viewers of a room in this process. */
function publish({ house, rooms }: WatchState, { room_id: roomId }: RoomRow, news: RoomNews): void {
  const text = newsOf(house.now(), news);
  for (const watcher of rooms.get(roomId)?.watchers ?? []) watcher.write(text);
}

/** Announces each new tide to every room when it begins. */
function followTides(watch: WatchState): { stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function turn(): void {
    const nowMs = watch.house.now();
    const tide = tideAt(nowMs);
    for (const { room } of watch.rooms.values())
      publish(watch, room, {
        kind: 'tide',
        tide,
        seed: tideSeed(room, tide),
        nextCommitment: nextCommitment(room, nowMs),
      });
    awaitNext();
  }
  function awaitNext(): void {
    clearTimeout(timer);
    timer = setTimeout(turn, Math.max(20, tideStart(tideAt(watch.house.now()) + 1) - watch.house.now() + 5));
    timer.unref();
  }
  awaitNext();
  return { stop: () => clearTimeout(timer) };
}

async function publishSeats(watch: WatchState, room: RoomRow, kind: 'seats' | 'open'): Promise<void> {
  if (watch.rooms.has(room.room_id)) publish(watch, room, { kind, names: await namesIn(watch.house, room.room_id) });
}

/** Publishes the seats to this process's viewers and to the other processes. */
async function announceSeats(watch: WatchState, room: RoomRow): Promise<void> {
  watch.house.live.publish(topicOf(room), '[]');
  await publishSeats(watch, room, 'seats');
}

/**
 * Handles news from another process: shots, or an empty list when seats have changed. undefined means that news was
 * lost, so the windows read the room again.
 */
function hear(watch: WatchState, room: RoomRow, words: string | undefined): void {
  const shots = words === undefined ? [] : (JSON.parse(words) as readonly RoomNews[]);
  for (const shot of shots) publish(watch, room, shot);
  if (shots.length > 0) return;
  publishSeats(watch, room, words === undefined ? 'open' : 'seats').catch((error: unknown) =>
    watch.house.log.error({ err: error }, 'seats were not told'),
  );
}

/** Removes a window. The player's last window in the room also gives up the seat. */
function leave(watch: WatchState, room: RoomRow, watcher: Watcher): void {
  const { house, rooms } = watch;
  const found = rooms.get(room.room_id);
  found?.watchers.delete(watcher);
  if (found?.watchers.size === 0 && rooms.delete(room.room_id)) found.unfollow();
  const isStillHere = [...(found?.watchers ?? [])].some(({ owner }) => owner === watcher.owner);
  if (isStillHere) return;
  leaveSeat(house, room.game_id, watcher.owner)
    .then(() => announceSeats(watch, room))
    .catch((error: unknown) => house.log.error({ err: error }, 'a seat was not left'));
}

const shotNews = (
  seatNo: number,
  { fish_id: fishId, angle, bullet_satang: bulletSatang, win_satang: winSatang, is_caught }: ShotRow,
): RoomNews => ({ kind: is_caught ? 'catch' : 'shot', seatNo, fishId, angle, bulletSatang, winSatang });

export function openWatch(house: House): Watch {
  const rooms = new Map<string, Watched>();
  const watch = { house, rooms };
  const clips = openClipCloser(house);
  const tides = followTides(watch);
  return {
    seats: (room) => announceSeats(watch, room),
    join(room, watcher) {
      const found = rooms.get(room.room_id) ?? {
        room,
        watchers: new Set(),
        unfollow: house.live.subscribe(topicOf(room), (words) => hear(watch, room, words)),
      };
      found.watchers.add(watcher);
      rooms.set(room.room_id, found);
    },
    leave: (room, watcher) => leave(watch, room, watcher),
    fired(room, seatNo, rows, clip) {
      const shots = rows.map((row) => shotNews(seatNo, row));
      for (const shot of shots) publish(watch, room, shot);
      if (shots.length > 0) house.live.publish(topicOf(room), JSON.stringify(shots));
      if (clip !== undefined && rows.length > 0) clips.closeLater(clip);
    },
    async beat() {
      for (const { room, watchers } of rooms.values()) {
        for (const watcher of watchers) watcher.write(':\n\n');
        await keepSeats(
          house,
          room.game_id,
          [...watchers].map(({ owner }) => owner),
        );
      }
    },
    close() {
      tides.stop();
      clips.stop();
      for (const { unfollow } of rooms.values()) unfollow();
    },
  };
}
