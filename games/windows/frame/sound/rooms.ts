/** Room tones: the air of a place and people far away in it. They are as quiet as a room is. */
import { bodies, hit } from './materials.ts';
import { rate } from './samples.ts';
import type { Random, Samples } from './samples.ts';
import { room } from './sound.ts';
import type { CommonName, Sound } from './sound.ts';
import { glide, hiss, strike } from './synthesis.ts';

/** The air of a room: noise without its high tones. */
export function air(out: Samples, random: Random, hertz: number, gain = 1): void {
  const seconds = out.length / rate;
  hiss(out, random, 0, { from: hertz, isLow: true, q: 0.6, seconds, attack: 0.01, curve: 0, gain });
}

/** People who talk too far away to be understood: syllables, each a soft band of noise. */
export function murmur(out: Samples, random: Random, people: number, gain = 1): void {
  const seconds = out.length / rate;
  for (let person = 0; person < people; person += 1) {
    const hertz = 260 + 420 * random();
    let at = -random();
    while (at < seconds) {
      const length = 0.12 + 0.16 * random();
      if (at > 0)
        hiss(out, random, at, {
          from: hertz * (0.9 + 0.7 * random()),
          to: hertz * (0.9 + 0.4 * random()),
          q: 2.2,
          seconds: length,
          attack: length * 0.4,
          gain: gain * (0.3 + 0.7 * random()),
        });
      at += length * 0.8 + (random() > 0.82 ? 0.5 + random() : 0.02);
    }
  }
}

/** Bubbles that rise somewhere: short tones that glide up. */
export function bubbles(out: Samples, random: Random, count: number, gain = 1): void {
  const seconds = out.length / rate - 0.6;
  for (let place = 0; place < count; place += 1) {
    const from = 320 + 700 * random();
    const at = random() * seconds;
    glide(out, at, { from, to: from * 1.9, seconds: 0.05 + 0.05 * random(), attack: 0.01, gain: gain * random() });
  }
}

/** A quiet parlour: its air, a few people next door, now and then a cup, a chip or a coin. */
export const parlour = (people: number, hertz: number, thing: keyof typeof bodies): Sound =>
  room((out, random) => {
    air(out, random, hertz, (0.5 * 240) / hertz);
    murmur(out, random, people, 0.32);
    for (let turn = 0; turn < 4; turn += 1) {
      const at = 0.6 + 5 * random();
      for (let again = 0; again < 3 * random(); again += 1) hit(out, random, at + 0.06 * again, bodies[thing], 0.04);
    }
  });

/** Sounds of the frame, which every family has. */
export const common: Readonly<Record<Exclude<CommonName, 'room'>, Sound>> = {
  tap: {
    kind: 'effect',
    above: -9,
    takes: 3,
    seconds: 0.05,
    draw: (out, random) => {
      strike(out, 0, [
        [640 + 40 * random(), 0.008, 1],
        [1_480, 0.005, 0.5],
      ]);
      hiss(out, random, 0, { from: 2_400, seconds: 0.004, q: 0.7, gain: 0.3 });
    },
  },
  // A low, quiet tone for a refusal.
  refuse: {
    kind: 'effect',
    above: -2,
    seconds: 0.42,
    draw: (out) => {
      for (const [at, hertz] of [
        [0, 233],
        [0.13, 196],
      ] as const)
        for (const [times, gain] of [
          [1, 0.6],
          [2, 0.25],
          [3, 0.08],
        ] as const)
          glide(out, at, { from: hertz * times * 1.02, to: hertz * times, seconds: 0.26, attack: 0.014, gain });
    },
  },
  on: {
    kind: 'effect',
    above: -2,
    seconds: 0.7,
    draw: (out) => {
      strike(out, 0, [
        [587.3, 0.12, 0.7],
        [1_762, 0.04, 0.12],
      ]);
      strike(out, 0.09, [
        [880, 0.14, 0.6],
        [2_640, 0.04, 0.1],
      ]);
    },
  },
};
