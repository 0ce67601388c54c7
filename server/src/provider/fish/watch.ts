/**
 * Rooms with viewers in this process. Shots, catches and changes of the tide are sent to them, whichever process
 * settled them. Fish are computed by the windows and never sent. A room without viewers costs nothing.
 */
import { fishNews, latestShotMs } from '@foyer/contract/games/fish.ts';
import type { FishNews } from '@foyer/contract/games/fish.ts';
import { tideAt, tideStart } from '@foyer/games/engines/fish/shoals.ts';
import type { House } from '../../house.ts';
import { clipIsOverMs, closeClip } from './pay.ts';
import { keepSeats, leaveSeat } from './rooms.ts';
import type { RoomRow } from './seatStore.ts';
import { readClip } from './shotStore.ts';
import type { ClipRow, ShotRow } from './shotStore.ts';
import { nextCommitment, tideSeed } from './tides.ts';
import { namesIn } from './views.ts';

/** What takes the news of one window. */
export interface Watcher {
  readonly owner: string;
  write(text: string): void;
}

export interface Watch {
  join(room: RoomRow, watcher: Watcher): void;
  leave(room: RoomRow, watcher: Watcher): void;
  /** Shots that this process has settled; their clip is closed when it is over. */
  fired(room: RoomRow, seatNo: number, rows: readonly ShotRow[], clip: ClipRow | undefined): void;
  /** A seat was taken. */
  seats(room: RoomRow): Promise<void>;
  /** Who still listens keeps their seat. */
  beat(): Promise<void>;
  close(): void;
}

interface Watched {
  readonly room: RoomRow;
  readonly watchers: Set<Watcher>;
  readonly unfollow: () => void;
}

type ShotNews = Parameters<typeof newsOf>[1];

/** What the house's processes share of a room. */
const topicOf = ({ room_id: roomId }: RoomRow): string => `fish ${roomId}`;

const bare = { names: [], tide: 0, seed: '', nextCommitment: '', fishId: '', angle: 90, bulletSatang: 0, winSatang: 0 };

export const newsOf = (serverMs: number, news: Pick<FishNews, 'kind'> & Partial<FishNews>): string =>
  `data: ${JSON.stringify(fishNews.encode({ ...bare, serverMs, seatNo: -1, ...news }))}\n\n`;

export function openWatch(house: House): Watch {
  const rooms = new Map<string, Watched>();
  const closing = new Map<string, ReturnType<typeof setTimeout>>();
  let turning: ReturnType<typeof setTimeout> | undefined;

  function tell(roomId: string, news: ShotNews): void {
    const text = newsOf(house.now(), news);
    for (const watcher of rooms.get(roomId)?.watchers ?? []) watcher.write(text);
  }

  function turnTide(): void {
    const nowMs = house.now();
    const tide = tideAt(nowMs);
    for (const { room } of rooms.values()) {
      const seed = tideSeed(room, tide);
      tell(room.room_id, { kind: 'tide', tide, seed, nextCommitment: nextCommitment(room, nowMs) });
    }
    awaitTide();
  }
  function awaitTide(): void {
    clearTimeout(turning);
    turning = setTimeout(turnTide, Math.max(20, tideStart(tideAt(house.now()) + 1) - house.now() + 5));
    turning.unref();
  }
  awaitTide();

  /** A clip goes into the records when nothing can join it any more; what this process does not do, the minute does. */
  function closeLater(clip: ClipRow): void {
    if (closing.has(clip.round_id)) return;
    const timer = setTimeout(
      () => {
        closing.delete(clip.round_id);
        readClip(house.db, clip)
          .then((now) => now && closeClip(house, now))
          .catch((error: unknown) =>
            house.log.error({ err: error, roundId: clip.round_id }, 'a clip cannot be closed'),
          );
      },
      clipIsOverMs + latestShotMs / 10,
    );
    timer.unref();
    closing.set(clip.round_id, timer);
  }

  async function tellSeats(room: RoomRow, kind: 'seats' | 'open'): Promise<void> {
    if (rooms.has(room.room_id)) tell(room.room_id, { kind, names: await namesIn(house, room.room_id) });
  }
  async function seats(room: RoomRow): Promise<void> {
    house.live.publish(topicOf(room), '[]');
    await tellSeats(room, 'seats');
  }
  /** From another process: shots, or none where its seats have changed; windows read again after what was lost. */
  function hear(room: RoomRow, words: string | undefined): void {
    const shots = words === undefined ? [] : (JSON.parse(words) as readonly ShotNews[]);
    for (const shot of shots) tell(room.room_id, shot);
    if (shots.length > 0) return;
    tellSeats(room, words === undefined ? 'open' : 'seats').catch((error: unknown) =>
      house.log.error({ err: error }, 'seats were not told'),
    );
  }

  return {
    seats,
    join(room, watcher) {
      const found = rooms.get(room.room_id) ?? {
        room,
        watchers: new Set(),
        unfollow: house.live.subscribe(topicOf(room), (words) => hear(room, words)),
      };
      found.watchers.add(watcher);
      rooms.set(room.room_id, found);
    },
    leave(room, watcher) {
      const found = rooms.get(room.room_id);
      found?.watchers.delete(watcher);
      if (found?.watchers.size === 0 && rooms.delete(room.room_id)) found.unfollow();
      const isStillHere = [...(found?.watchers ?? [])].some(({ owner }) => owner === watcher.owner);
      if (isStillHere) return;
      leaveSeat(house, room.game_id, watcher.owner)
        .then(() => seats(room))
        .catch((error: unknown) => house.log.error({ err: error }, 'a seat was not left'));
    },
    fired(room, seatNo, rows, clip) {
      const shots = rows.map(
        ({ fish_id: fishId, angle, bullet_satang: bulletSatang, win_satang: winSatang, is_caught }): ShotNews => ({
          kind: is_caught ? 'catch' : 'shot',
          seatNo,
          fishId,
          angle,
          bulletSatang,
          winSatang,
        }),
      );
      for (const shot of shots) tell(room.room_id, shot);
      if (shots.length > 0) house.live.publish(topicOf(room), JSON.stringify(shots));
      if (clip !== undefined && rows.length > 0) closeLater(clip);
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
      clearTimeout(turning);
      for (const timer of closing.values()) clearTimeout(timer);
      for (const { unfollow } of rooms.values()) unfollow();
    },
  };
}
