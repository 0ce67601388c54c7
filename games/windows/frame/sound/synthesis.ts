/** The generators of all sounds: struck bodies, filtered noise, gliding tones, plucked strings. They add to `out`. */
import { rate } from './samples.ts';
import type { Random, Samples } from './samples.ts';

/** A resonance of a struck body: hertz, seconds in which it decays to 1/e, amplitude. */
export type Mode = readonly [hertz: number, decay: number, gain: number];

/** Modal synthesis: the sum of decaying sines, each computed by a two-pole resonator. */
export function strike(out: Samples, at: number, modes: readonly Mode[], gain = 1): void {
  const from = Math.round(at * rate);
  for (const [hertz, decay, amplitude] of modes) {
    const turn = (2 * Math.PI * hertz) / rate;
    if (turn > 2.9) continue;
    const damp = Math.exp(-1 / (decay * rate));
    const factor = 2 * damp * Math.cos(turn);
    const end = Math.min(out.length, from + Math.ceil(decay * 6 * rate));
    let before = 0;
    let now = gain * amplitude * damp * Math.sin(turn);
    for (let place = from + 1; place < end; place += 1) {
      out[place] = (out[place] ?? 0) + now;
      const next = factor * now - damp * damp * before;
      before = now;
      now = next;
    }
  }
}

/** Rises over `attack` seconds and falls to 0 at `seconds`; a higher `curve` falls faster at first. */
export interface Shape {
  readonly seconds: number;
  readonly attack?: number;
  readonly curve?: number;
  readonly gain?: number;
}

function shapeAt(time: number, { seconds, attack = 0.001, curve = 2, gain = 1 }: Shape): number {
  if (time < attack) return gain * Math.sin(((time / attack) * Math.PI) / 2) ** 2;
  return gain * Math.max(0, 1 - (time - attack) / (seconds - attack)) ** curve;
}

/** Shape and pitch are computed once for this many samples. */
const block = 16;

/** Calls `fill` for every block of a sound, with its place in `out` and the course of its shape. */
function inBlocks(
  out: Samples,
  at: number,
  shape: Shape,
  fill: (place: number, end: number, gain: number, rise: number, part: number) => void,
): void {
  const start = Math.round(at * rate);
  const length = Math.min(out.length - start, Math.round(shape.seconds * rate));
  let gain = shapeAt(0, shape);
  for (let done = 0; done < length; done += block) {
    const next = shapeAt((done + block) / rate, shape);
    const end = start + Math.min(length, done + block);
    fill(start + done, end, gain, (next - gain) / block, done / length);
    gain = next;
  }
}

export interface Hiss extends Shape {
  /** Centre of the band in hertz, at the start and at the end. */
  readonly from: number;
  readonly to?: number;
  /** The width of the band: 0.5 is wide, 8 is nearly a tone. */
  readonly q?: number;
  /** Passes everything below the frequency instead of a band around it. */
  readonly isLow?: boolean;
}

/** Noise through a state-variable filter whose frequency glides. */
export function hiss(out: Samples, random: Random, at: number, noise: Hiss): void {
  const { from, to = from, q = 0.8, isLow = false } = noise;
  let low = 0;
  let band = 0;
  inBlocks(out, at, noise, (start, end, gain, rise, part) => {
    const g = Math.tan((Math.PI * from * (to / from) ** part) / rate);
    const scale = 1 / (1 + g / q + g * g);
    const feed = 1 / q + g;
    for (let place = start; place < end; place += 1) {
      const high = (random() * 2 - 1 - feed * band - low) * scale;
      const middle = band + g * high;
      const bottom = low + g * middle;
      band = middle + g * high;
      low = bottom + g * middle;
      out[place] = (out[place] ?? 0) + (isLow ? bottom : middle / q) * (gain + rise * (place - start));
    }
  });
}

export interface Glide extends Shape {
  readonly from: number;
  readonly to?: number;
  /** Vibrato in hertz, and its depth as a fraction of the pitch. */
  readonly trill?: number;
  readonly depth?: number;
}

/** A sine that glides from one pitch to another: drums, bubbles, whistles. */
export function glide(out: Samples, at: number, tone: Glide): void {
  const { from, to = from, trill = 0, depth = 0 } = tone;
  let phase = 0;
  let time = 0;
  inBlocks(out, at, tone, (start, end, gain, rise, part) => {
    const sway = 1 + depth * Math.sin(2 * Math.PI * trill * time);
    const turn = (2 * Math.PI * from * (to / from) ** part * sway) / rate;
    for (let place = start; place < end; place += 1) {
      phase += turn;
      out[place] = (out[place] ?? 0) + Math.sin(phase) * (gain + rise * (place - start));
    }
    time += block / rate;
  });
}

export interface Pluck {
  readonly hertz: number;
  /** Seconds in which it decays to 1/e. */
  readonly decay: number;
  /** From 0, a finger on a thick string, to 1, a nail on steel. */
  readonly bright: number;
  readonly gain?: number;
}

/** A plucked string (Karplus–Strong): noise in a delay line, which loses its high tones at every turn. */
export function pluck(out: Samples, random: Random, at: number, string: Pluck): void {
  const { hertz, decay, bright, gain = 1 } = string;
  const soft = 0.5 * (1 - bright) ** 0.7;
  // The filter delays by `soft` samples, and the interpolation by `part`.
  const delay = rate / hertz - soft;
  const whole = Math.floor(delay);
  const part = delay - whole;
  const line = new Float32Array(whole + 1);
  let held = 0;
  for (let place = 0; place < line.length; place += 1) {
    held += (0.15 + 0.85 * bright) * (random() * 2 - 1 - held);
    line[place] = held;
  }
  const mean = line.reduce((sum, one) => sum + one, 0) / line.length;
  for (let place = 0; place < line.length; place += 1) line[place] = (line[place] ?? 0) - mean;
  const damp = Math.exp(-1 / (decay * hertz));
  const from = Math.round(at * rate);
  const end = Math.min(out.length, from + Math.ceil(decay * 6 * rate));
  // Plucked at a seventh of its length, where the seventh partial is missing.
  const pick = Math.max(1, Math.round(line.length / 7));
  let last = 0;
  for (let place = from, turn = 0; place < end; place += 1, turn += 1) {
    const now = turn % line.length;
    const first = line[now] ?? 0;
    const next = line[(now + 1) % line.length] ?? 0;
    const read = first * part + next * (1 - part);
    const passed = damp * (read * (1 - soft) + last * soft);
    last = read;
    line[now] = passed;
    const picked = passed - 0.6 * (line[(now + line.length - pick) % line.length] ?? 0);
    out[place] = (out[place] ?? 0) + picked * gain * Math.min(1, turn / 24);
  }
}
