/**
 * Closes this process's clips: each is written to the bet records when it takes no more shots. A clip of a dead process
 * is closed by the job that runs every minute.
 */
import { latestShotMs } from '@foyer/contract/play/fish.ts';
import type { House } from '../../house.ts';
import { clipIsOverMs, closeClip } from './pay.ts';
import { readClip } from './shotStore.ts';
import type { ClipRow } from './shotStore.ts';

export interface ClipCloser {
  closeLater(clip: ClipRow): void;
  /** Cancels the timers. */
  stop(): void;
}

export function openClipCloser(house: House): ClipCloser {
  /** By the clip's round id. */
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function close(clip: ClipRow): void {
    timers.delete(clip.round_id);
    readClip(house.db, clip)
      .then((now) => now && closeClip(house, now))
      .catch((error: unknown) => house.log.error({ err: error, roundId: clip.round_id }, 'a clip cannot be closed'));
  }

  return {
    closeLater(clip) {
      if (timers.has(clip.round_id)) return;
      const timer = setTimeout(() => close(clip), clipIsOverMs + latestShotMs / 10);
      timer.unref();
      timers.set(clip.round_id, timer);
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
