/** What a family declares: its sounds, how loud each is, the tone of its room and the size of that room. */
import { fadeEnds, level, looped, randomFrom, silence } from './samples.ts';
import type { Random, Samples } from './samples.ts';

/** Effects are short; a bed lasts for as long as something moves; a room tone is always there. */
export type Kind = 'effect' | 'win' | 'bed' | 'room';

/** Loudness in decibels below full scale, by `loudness`. The whole balance of a window is in this table. */
const levels: Readonly<Record<Kind, number>> = { effect: -27, win: -22, bed: -31, room: -45 };

export interface Sound {
  readonly kind: Kind;
  /** Decibels above or below the level of its kind. */
  readonly above?: number;
  /** Variants that differ in their random numbers, so that a repeated sound does not sound like a machine. */
  readonly takes?: number;
  readonly isLoop?: boolean;
  readonly seconds: number;
  readonly draw: (out: Samples, random: Random, take: number) => void;
}

/** A reverberation: seconds until it is 60 dB lower, the highest hertz in it, and its share of the sound. */
export interface Hall {
  readonly seconds: number;
  readonly hertz: number;
  readonly share: number;
}

/** Sounds of the frame itself: a press of any control, a refusal, the answer to turning the sound on. */
export type CommonName = 'tap' | 'refuse' | 'on' | 'room';

export interface SoundSet<Name extends string = string> {
  readonly sounds: Readonly<Record<Name | CommonName, Sound>>;
  readonly hall: Hall;
}

type Draw = Sound['draw'];
type Options = Pick<Sound, 'above' | 'takes' | 'isLoop'>;

export const effect = (seconds: number, draw: Draw, options: Options = {}): Sound => ({
  kind: 'effect',
  takes: 3,
  seconds,
  draw,
  ...options,
});
export const win = (seconds: number, draw: Draw, options: Options = {}): Sound => ({
  kind: 'win',
  seconds,
  draw,
  ...options,
});
export const bed = (seconds: number, draw: Draw, options: Options = {}): Sound => ({
  kind: 'bed',
  seconds,
  draw,
  ...options,
});
export const room = (draw: Draw, above = 0): Sound => ({ kind: 'room', isLoop: true, seconds: 7, draw, above });

/** Renders one variant, at its level. */
export function render({ kind, above = 0, isLoop = false, seconds, draw }: Sound, take: number): Samples {
  const out = silence(seconds);
  draw(out, randomFrom(take * 7_919 + 17), take);
  // What rings longer than its samples fades out over their last third; the ball of a wheel rattles to the end.
  const tail = kind === 'bed' ? 0.06 : seconds * 0.33;
  return level(isLoop ? looped(out) : fadeEnds(out, tail), levels[kind] + above);
}
