/**
 * Clips that this process closes: each goes into the records when nothing can join it any more. A clip whose process has
 * died is closed by the minute's job.
 */
import { latestShotMs } from '@foyer/contract/play/fish.ts';
import type { House } from '../../house.ts';
import { clipIsOverMs, closeClip } from './pay.ts';
import { readClip } from './shotStore.ts';
import type { ClipRow } from './shotStore.ts';

export interface ClipCloser {
  closeLater(clip: ClipRow): void;
  /** Drops the waiting clips. */
  stop(): void;
}

export function openClipCloser(house: House): ClipCloser {
  /** By round. */
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
