/**
 * The rooms that somebody watches in this process: what is fired and caught is told to them, and when the tide turns. The
 * fish themselves are never told. A room that nobody watches costs nothing.
 */
import { fishNews, latestShotMs } from '@foyer/contract/games/fish.ts';
import type { FishNews } from '@foyer/contract/games/fish.ts';
import { tideAt, tideStart } from '@foyer/games/engines/fish/shoals.ts';
import type { House } from '../../http/context.ts';
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
  /** Shots of this process's windows; their clip is closed when it is over. */
  fired(room: RoomRow, seatNo: number, rows: readonly ShotRow[], clip: ClipRow | undefined): void;
  /** Somebody sat down. */
  seats(room: RoomRow): Promise<void>;
  /** Who still listens keeps his seat. */
  beat(): Promise<void>;
  close(): void;
}

const bare = { names: [], tide: 0, seed: '', nextCommitment: '', fishId: '', angle: 90, bulletSatang: 0, winSatang: 0 };

export const newsOf = (serverMs: number, news: Pick<FishNews, 'kind'> & Partial<FishNews>): string =>
  `data: ${JSON.stringify(fishNews.encode({ ...bare, serverMs, seatNo: -1, ...news }))}\n\n`;

export function openWatch(house: House): Watch {
  const rooms = new Map<string, { readonly room: RoomRow; readonly watchers: Set<Watcher> }>();
  const closing = new Map<string, ReturnType<typeof setTimeout>>();
  let turning: ReturnType<typeof setTimeout> | undefined;

  function tell(roomId: string, news: Parameters<typeof newsOf>[1]): void {
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

  async function seats(room: RoomRow): Promise<void> {
    if (rooms.has(room.room_id)) tell(room.room_id, { kind: 'seats', names: await namesIn(house, room.room_id) });
  }

  return {
    seats,
    join(room, watcher) {
      const found = rooms.get(room.room_id) ?? { room, watchers: new Set() };
      found.watchers.add(watcher);
      rooms.set(room.room_id, found);
    },
    leave(room, watcher) {
      const found = rooms.get(room.room_id);
      found?.watchers.delete(watcher);
      if (found?.watchers.size === 0) rooms.delete(room.room_id);
      const isStillHere = [...(found?.watchers ?? [])].some(({ owner }) => owner === watcher.owner);
      if (isStillHere) return;
      leaveSeat(house, room.game_id, watcher.owner)
        .then(() => seats(room))
        .catch((error: unknown) => house.log.error({ err: error }, 'a seat was not left'));
    },
    fired(room, seatNo, rows, clip) {
      for (const { fish_id: fishId, angle, bullet_satang: bulletSatang, win_satang: winSatang, is_caught } of rows)
        tell(room.room_id, { kind: is_caught ? 'catch' : 'shot', seatNo, fishId, angle, bulletSatang, winSatang });
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
    },
  };
}
