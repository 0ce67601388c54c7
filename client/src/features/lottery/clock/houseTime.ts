/**
 * The house's current time. The device's wall clock is not trusted: it may be wrong or be changed. A reading of the
 * house's clock is extrapolated by the browser's monotonic clock. The wall clock only reveals that the device has
 * slept, during which the monotonic clock may stop. AMB-067, SI-21
 */

/** Both clocks of the device at one moment: monotonic and wall clock. */
export interface Ticks {
  readonly steadyMs: number;
  readonly wallMs: number;
}

/** One reading of the house's clock. */
export interface Reading {
  /** The house's time in epoch ms, assumed to be taken in the middle of the round trip. */
  readonly houseMs: number;
  readonly at: Ticks;
  /** Half of the round trip, because the house's time was taken at some moment of it. */
  readonly errorMs: number;
}

/** If the two clocks of a device diverge by more, it has slept or its wall clock was set. */
const partingMs = 2_000;
/** Assumed drift of the monotonic clock: 200 ppm, far more than any real one. */
const runOff = 0.0002;

export function readHouse(houseMs: number, sent: Ticks, got: Ticks): Reading {
  const wayMs = Math.max(0, got.steadyMs - sent.steadyMs);
  return {
    houseMs,
    at: { steadyMs: sent.steadyMs + wayMs / 2, wallMs: got.wallMs - wayMs / 2 },
    errorMs: wayMs / 2,
  };
}

/** How far the reading may be off by now, in ms. */
export function errorAt({ at, errorMs }: Reading, ticks: Ticks): number {
  return errorMs + Math.max(0, ticks.steadyMs - at.steadyMs) * runOff;
}

/** Whether the device has slept or its clock was set since the reading, which is then invalid. */
export function hasParted({ at }: Reading, ticks: Ticks): boolean {
  const steady = ticks.steadyMs - at.steadyMs;
  const wall = ticks.wallMs - at.wallMs;
  return steady < -partingMs || Math.abs(wall - steady) > partingMs;
}

/** The house's time now; undefined if the reading is no longer valid and the house must be queried. */
export function houseTimeAt(reading: Reading, ticks: Ticks): number | undefined {
  return hasParted(reading, ticks) ? undefined : reading.houseMs + (ticks.steadyMs - reading.at.steadyMs);
}

/**
 * The better of two readings: the new one if the old is invalid, is less exact by now, or contradicts it, as when the
 * house's own clock was set. A slow reply does not replace a good reading.
 */
export function betterReading(kept: Reading | undefined, next: Reading, ticks: Ticks): Reading {
  if (!kept) return next;
  const before = houseTimeAt(kept, ticks);
  const after = houseTimeAt(next, ticks);
  if (before === undefined || after === undefined) return next;
  const keptError = errorAt(kept, ticks);
  const nextError = errorAt(next, ticks);
  const isContradiction = Math.abs(after - before) > keptError + nextError;
  return isContradiction || nextError <= keptError ? next : kept;
}
