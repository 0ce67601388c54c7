/** Three tiers of wins, played on one instrument: a few notes, a run with a chord, a long run with coins. */
import type { Note } from './instruments.ts';
import { coins } from './materials.ts';
import type { Random, Samples } from './samples.ts';
import { win } from './sound.ts';
import type { WinName } from './tiers.ts';
import type { Sound } from './sound.ts';

/** The major pentatonic scale, in semitones. No two of its tones clash. */
const scale = [0, 2, 4, 7, 9];
const d4 = 293.66;

/** The pitch of a degree of the scale above D4, in hertz. */
export function degree(steps: number): number {
  const octave = Math.floor(steps / scale.length);
  return d4 * 2 ** (octave + (scale[steps - octave * scale.length] ?? 0) / 12);
}

/** Coins are heard behind the music. */
const coinGain = 0.16;

interface Line {
  readonly at: number;
  readonly gap: number;
  readonly gain: number;
}

function run(out: Samples, random: Random, note: Note, degrees: readonly number[], { at, gap, gain }: Line): void {
  degrees.forEach((steps, place) => {
    const when = at + place * gap * (0.97 + 0.06 * random());
    note(out, random, when, degree(steps), gain * (0.8 + 0.2 * (place / degrees.length)));
  });
}

/** Phrases of the lowest tier: it is heard most often, so it has the most of them. */
const phrases = [
  [5, 7, 10],
  [5, 8, 9],
  [3, 7, 10],
  [5, 7, 8],
];

/** `octave` moves the whole melody by this many octaves. */
export function winsOn(instrument: Note, octave = 0): Readonly<Record<WinName, Sound>> {
  const note: Note = (out, random, at, hertz, gain) => instrument(out, random, at, hertz * 2 ** octave, gain);
  return {
    win1: win(
      1.8,
      (out, random, take) =>
        run(out, random, note, phrases[take % phrases.length] ?? [], { at: 0, gap: 0.12, gain: 0.6 }),
      { takes: phrases.length, above: -2 },
    ),
    win2: win(
      2.7,
      (out, random, take) => {
        run(out, random, note, take % 2 === 0 ? [2, 3, 5, 7, 8, 10] : [3, 5, 8, 7, 8, 10], {
          at: 0,
          gap: 0.1,
          gain: 0.5,
        });
        run(out, random, note, [0, 5, 7, 9], { at: 0.64, gap: 0.018, gain: 0.42 });
      },
      { takes: 2 },
    ),
    win3: win(
      4.4,
      (out, random) => {
        run(out, random, note, [0, 2, 3, 5, 7, 8, 10, 12, 13, 15], { at: 0, gap: 0.085, gain: 0.42 });
        run(out, random, note, [0, 5, 7, 9], { at: 0.95, gap: 0.02, gain: 0.4 });
        run(out, random, note, [10, 8, 10, 12], { at: 1.35, gap: 0.16, gain: 0.36 });
        run(out, random, note, [-5, 0, 5, 7, 10], { at: 2, gap: 0.024, gain: 0.42 });
        coins(out, random, 0.9, 2, 32, coinGain);
      },
      { above: 1 },
    ),
  };
}
