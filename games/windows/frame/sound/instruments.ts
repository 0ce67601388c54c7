/** Instruments for wins. Each is a note: it adds one tone of this pitch to `out`. */
import type { Random, Samples } from './samples.ts';
import { glide, hiss, pluck, strike } from './synthesis.ts';
import type { Mode } from './synthesis.ts';

export type Note = (out: Samples, random: Random, at: number, hertz: number, gain: number) => void;

/** Partials as multiples of the pitch. */
const struck =
  (partials: readonly Mode[]): Note =>
  (out, _, at, hertz, gain) =>
    strike(
      out,
      at,
      partials.map(([times, decay, one]): Mode => [hertz * times, decay, one]),
      gain,
    );

const mallet = (out: Samples, random: Random, at: number, gain: number): void =>
  hiss(out, random, at, { from: 700, seconds: 0.02, curve: 3, q: 0.6, gain: 0.3 * gain });

/** A zither of steel strings, plucked with a nail. */
export const guzheng: Note = (out, random, at, hertz, gain) => {
  pluck(out, random, at, { hertz, decay: 1.2, bright: 0.82, gain: 1.2 * gain });
  hiss(out, random, at, { from: 5_200, seconds: 0.006, q: 0.8, gain: 0.2 * gain });
};

/** A lute: shorter and drier. */
export const pipa: Note = (out, random, at, hertz, gain) => {
  pluck(out, random, at, { hertz, decay: 0.32, bright: 0.9, gain: 1.2 * gain });
  strike(out, at, [[380, 0.02, 0.25 * gain]]);
};

const marimbaBar = struck([
  [1, 0.26, 1],
  [3.93, 0.08, 0.32],
  [9.6, 0.025, 0.12],
]);
const toyRod = struck([
  [2, 0.3, 0.35],
  [5.5, 0.14, 0.2],
  [10.8, 0.05, 0.1],
]);
/** A marimba with a toy piano above it. */
export const marimba: Note = (out, random, at, hertz, gain) => {
  marimbaBar(out, random, at, hertz, gain);
  toyRod(out, random, at, hertz, 0.5 * gain);
  mallet(out, random, at, gain);
};

/** A bell of thin porcelain. Two close partials make it shimmer. */
export const porcelain: Note = struck([
  [1, 0.7, 0.8],
  [1.004, 0.6, 0.5],
  [2.32, 0.42, 0.5],
  [4.25, 0.24, 0.35],
  [6.63, 0.12, 0.2],
]);

/** A vibraphone: two close partials beat like its turning discs. */
export const vibraphone: Note = (out, random, at, hertz, gain) => {
  strike(out, at, [
    [hertz, 1.1, 0.75 * gain],
    [hertz + 5.2, 1.1, 0.35 * gain],
    [hertz * 4, 0.3, 0.22 * gain],
    [hertz * 10.1, 0.04, 0.08 * gain],
  ]);
  mallet(out, random, at, 0.6 * gain);
};

/** A vibraphone over a double bass, two octaves below. */
export const bassAndVibes: Note = (out, random, at, hertz, gain) => {
  vibraphone(out, random, at, hertz, gain);
  pluck(out, random, at, { hertz: hertz / 4, decay: 0.4, bright: 0.16, gain: 2 * gain });
};

const sunkenBar = struck([
  [1, 0.5, 1],
  [2.01, 0.2, 0.3],
  [2.99, 0.08, 0.1],
]);
/** A soft tone that rises out of a bubble. */
export const underwater: Note = (out, random, at, hertz, gain) => {
  glide(out, at, { from: hertz * 0.55, to: hertz * 1.02, seconds: 0.07, attack: 0.02, gain: 0.7 * gain });
  sunkenBar(out, random, at + 0.05, hertz * (1 + 0.004 * (random() - 0.5)), gain);
};

/** A ship's bell of bronze, with the minor third that bells have. */
export const shipBell: Note = struck([
  [0.5, 0.8, 0.35],
  [1, 0.9, 1],
  [1.2, 0.5, 0.3],
  [2, 0.42, 0.5],
  [2.51, 0.2, 0.25],
  [4.1, 0.1, 0.18],
]);

/** Tongues of steel over a wooden box, played with the thumbs. */
export const kalimba: Note = (out, random, at, hertz, gain) => {
  strike(out, at, [
    [hertz, 0.5, gain],
    [hertz * 2.005, 0.2, 0.14 * gain],
    [hertz * 5.42, 0.07, 0.2 * gain],
    [210, 0.03, 0.3 * gain],
  ]);
  hiss(out, random, at, { from: 2_600, seconds: 0.005, q: 0.8, gain: 0.12 * gain });
};

/** An electric piano: a bar with a short bell-like tine. */
export const tinePiano: Note = struck([
  [1, 0.8, 1],
  [2, 0.4, 0.24],
  [3, 0.2, 0.08],
  [7.1, 0.06, 0.2],
]);
