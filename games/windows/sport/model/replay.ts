/** Replays a finished match event by event, marked as a replay. M07 */
import { isCalm } from '../../frame/dom.ts';
import type { Desk } from './state.ts';

export interface Replay {
  /** Starts a replay, or ends a running one. */
  toggle(): void;
  end(): void;
}

const stepMs = 900;

export function createReplay(desk: Desk): Replay {
  const { state } = desk;
  let timer: ReturnType<typeof setInterval> | undefined;

  function end(): void {
    clearInterval(timer);
    state.replayed = undefined;
  }

  return {
    toggle() {
      const count = state.page?.events.length ?? 0;
      const wasOn = state.replayed !== undefined;
      end();
      if (!wasOn && count > 0) {
        state.replayed = 0;
        timer = setInterval(
          () => {
            state.replayed = (state.replayed ?? 0) + 1;
            if (state.replayed > count) end();
            desk.changed();
          },
          isCalm() ? stepMs * 2 : stepMs,
        );
      }
      desk.changed();
    },
    end,
  };
}
