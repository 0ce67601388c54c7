/**
 * The motion of one reel. Symbols run down a tape. The house determines the stop, and the symbols around it are its
 * real neighbours on the strip. M03, M04
 */
import type { SlotSymbol } from '../../engines/slot/rules.ts';

const speed = 21;
const startMs = 260;
const landMs = 620;
/** A slow reel: its speed, and how long it takes to reach it and to land. */
const slowSpeed = 11;
const slowingMs = 300;
const slowLandMs = 860;
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
  /** Turns more slowly until it lands, because its landing decides something. */
  slow(nowMs: number): void;
  /** Starts landing on `stop`. Returns the time at which the reel will have stopped. */
  land(nowMs: number, stop: number): number;
}

/** The change of speed that a reel is in or has gone through. */
interface Running {
  readonly atMs: number;
  readonly before: number;
  readonly after: number;
  readonly overMs: number;
}

function speedIn(running: Running | undefined, nowMs: number): number {
  if (!running) return 0;
  const { atMs, before, after, overMs } = running;
  return before + (after - before) * Math.min(1, Math.max(0, nowMs - atMs) / overMs);
}

/** Symbols that have passed since the change began. */
function wayIn(running: Running | undefined, nowMs: number): number {
  if (!running) return 0;
  const t = Math.max(0, nowMs - running.atMs);
  const ramp = Math.min(t, running.overMs);
  // The speed changes evenly, so the way through the change is its average speed times its length.
  const average = (running.before + speedIn(running, nowMs)) / 2;
  return (average * ramp + running.after * (t - ramp)) / 1000;
}

export function createReel(): Reel {
  let strip = 'A';
  let origin = 0;
  /** Places below this belong to the entering `strip`, the others to `tape`. */
  let splice = -Infinity;
  let tape = { strip, origin };
  let from = 0;
  let landed: { atMs: number; from: number; to: number; lengthMs: number } | undefined;
  /** Undefined while the reel stands. */
  let running: Running | undefined;

  const position = (nowMs: number): number => {
    if (landed) {
      const t = Math.min(1, (nowMs - landed.atMs) / landed.lengthMs);
      return landed.from + (landed.to - landed.from) * easeOut(t);
    }
    return from - wayIn(running, nowMs);
  };

  return {
    at: (place) => (place < splice ? symbolOf(strip, origin + place) : symbolOf(tape.strip, tape.origin + place)),
    position,
    speedAt(nowMs) {
      if (landed) return nowMs - landed.atMs < landed.lengthMs * 0.45 ? speed * 0.6 : 0;
      return speedIn(running, nowMs);
    },
    show(word, stop) {
      [strip, origin, splice, from, landed, running] = [word, stop, -Infinity, 0, undefined, undefined];
      tape = { strip, origin };
    },
    start(nowMs, word) {
      const place = Math.round(position(nowMs));
      // Visible symbols stay; entering ones belong to this spin's strip.
      tape = { strip: place < splice ? strip : tape.strip, origin: place < splice ? origin : tape.origin };
      splice = place;
      [strip, origin] = [word, Math.floor(word.length / 2) - place];
      [from, landed] = [place, undefined];
      running = { atMs: nowMs, before: 0, after: speed, overMs: startMs };
    },
    slow(nowMs) {
      if (!running) return;
      const before = speedIn(running, nowMs);
      from -= wayIn(running, nowMs);
      running = { atMs: nowMs, before, after: slowSpeed, overMs: slowingMs };
    },
    land(nowMs, stop) {
      const here = position(nowMs);
      const first = Math.floor(here);
      const to = first - landing;
      tape = { strip, origin };
      splice = first;
      origin = stop - to;
      const lengthMs = running?.after === slowSpeed ? slowLandMs : landMs;
      landed = { atMs: nowMs, from: here, to, lengthMs };
      from = to;
      running = undefined;
      return nowMs + lengthMs;
    },
  };
}
