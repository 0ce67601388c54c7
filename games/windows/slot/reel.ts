/**
 * The motion of one reel. Symbols run down a tape. The house determines the stop, and the symbols around it are its
 * real neighbours on the strip. M03, M04
 */
import type { SlotSymbol } from '../../engines/slot/rules.ts';

const speed = 21;
const startMs = 260;
const landMs = 620;
/** Number of symbols that enter while a reel lands. */
const landing = 5;

const easeOut = (t: number): number => {
  const back = 0.9;
  return 1 + (back + 1) * (t - 1) ** 3 + back * (t - 1) ** 2;
};

const symbolOf = (word: string, index: number): SlotSymbol =>
  word[((index % word.length) + word.length) % word.length] as SlotSymbol;

export interface Reel {
  /** The symbol at a place of the tape. Lower places enter later. */
  at(place: number): SlotSymbol;
  /** The place in the top row, with a fraction while the reel moves. */
  position(nowMs: number): number;
  /** Symbols per second. */
  speedAt(nowMs: number): number;
  show(strip: string, stop: number): void;
  start(nowMs: number, strip: string): void;
  /** Starts landing on `stop`. Returns the time at which the reel will have stopped. */
  land(nowMs: number, stop: number): number;
}

export function createReel(): Reel {
  let strip = 'A';
  let origin = 0;
  /** Places below this belong to the entering `strip`, the others to `tape`. */
  let splice = -Infinity;
  let tape = { strip, origin };
  let startedMs = 0;
  let from = 0;
  let landed: { atMs: number; from: number; to: number } | undefined;
  let isRunning = false;

  function running(nowMs: number): number {
    const t = nowMs - startedMs;
    if (t <= 0) return from;
    const ramp = Math.min(t, startMs);
    const distance = (speed * ramp * ramp) / (2000 * startMs) + (speed * Math.max(0, t - startMs)) / 1000;
    return from - distance;
  }

  const position = (nowMs: number): number => {
    if (landed) {
      const t = Math.min(1, (nowMs - landed.atMs) / landMs);
      return landed.from + (landed.to - landed.from) * easeOut(t);
    }
    return isRunning ? running(nowMs) : from;
  };

  return {
    at: (place) => (place < splice ? symbolOf(strip, origin + place) : symbolOf(tape.strip, tape.origin + place)),
    position,
    speedAt(nowMs) {
      if (landed) return nowMs - landed.atMs < landMs * 0.45 ? speed * 0.6 : 0;
      return isRunning ? Math.min(speed, (speed * Math.max(0, nowMs - startedMs)) / startMs) : 0;
    },
    show(word, stop) {
      [strip, origin, splice, from, landed, isRunning] = [word, stop, -Infinity, 0, undefined, false];
      tape = { strip, origin };
    },
    start(nowMs, word) {
      const place = Math.round(position(nowMs));
      // Visible symbols stay; entering ones belong to this spin's strip.
      tape = { strip: place < splice ? strip : tape.strip, origin: place < splice ? origin : tape.origin };
      splice = place;
      [strip, origin] = [word, Math.floor(word.length / 2) - place];
      [from, startedMs, landed, isRunning] = [place, nowMs, undefined, true];
    },
    land(nowMs, stop) {
      const here = position(nowMs);
      const first = Math.floor(here);
      const to = first - landing;
      tape = { strip, origin };
      splice = first;
      origin = stop - to;
      landed = { atMs: nowMs, from: here, to };
      from = to;
      isRunning = false;
      return nowMs + landMs;
    },
  };
}
