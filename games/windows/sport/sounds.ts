/** The sounds of the sportsbook: a stadium far away, a slip that is printed and stamped, whistle and crowd. */
import { bodies, clap, hit } from '../frame/sound/materials.ts';
import { air, common, murmur } from '../frame/sound/rooms.ts';
import type { Random, Samples } from '../frame/sound/samples.ts';
import { effect, room } from '../frame/sound/sound.ts';
import type { SoundSet } from '../frame/sound/sound.ts';
import { glide, hiss, strike } from '../frame/sound/synthesis.ts';
import type { Name } from './sound.ts';

/** A referee's whistle: two chambers, slightly apart, trilled by a pea. */
function whistle(out: Samples, random: Random, at: number, seconds: number): void {
  for (const hertz of [2_380, 2_610])
    glide(out, at, {
      from: hertz,
      to: hertz * 0.99,
      trill: 38,
      depth: 0.02,
      seconds,
      attack: 0.02,
      curve: 0.4,
      gain: 0.4,
    });
  hiss(out, random, at, { from: 3_200, q: 2, seconds, attack: 0.02, curve: 0.5, gain: 0.2 });
}

/** A crowd that rises from its seats, and settles. */
function cheer(out: Samples, random: Random, at: number, seconds: number): void {
  for (const [hertz, gain] of [
    [520, 1],
    [980, 0.8],
    [1_900, 0.35],
  ] as const)
    hiss(out, random, at, { from: hertz, to: hertz * 1.15, q: 1.1, seconds, attack: seconds * 0.28, curve: 1.7, gain });
  for (let turn = 0; turn < 60; turn += 1)
    clap(out, random, at + seconds * (0.15 + 0.7 * random() ** 1.2), 0.08 + 0.1 * random());
}

export const sounds: SoundSet<Name> = {
  hall: { seconds: 1.4, hertz: 2_600, share: 0.22 },
  sounds: {
    ...common,
    // The slip: a printer's short run, then the stamp.
    taken: effect(0.6, (out, random) => {
      for (let at = 0; at < 0.2; at += 0.024)
        hiss(out, random, at, { from: 3_100, seconds: 0.013, q: 1.6, curve: 1, gain: 0.4 });
      strike(out, 0.3, [
        [138, 0.035, 0.6],
        [286, 0.025, 0.7],
      ]);
      hit(out, random, 0.3, bodies.tableWood, 0.8);
      hiss(out, random, 0.3, { from: 1_700, seconds: 0.02, curve: 3, q: 0.6, gain: 0.5 });
    }),
    whistle: effect(
      0.6,
      (out, random) => {
        whistle(out, random, 0, 0.14);
        whistle(out, random, 0.2, 0.34);
      },
      { above: -5 },
    ),
    cheer: effect(2.6, (out, random) => cheer(out, random, 0, 2.5), { above: -2 }),
    // The stand stamps its feet.
    stamp: effect(1.1, (out, random) => {
      for (const at of [0, 0.22]) {
        glide(out, at, { from: 120, to: 62, seconds: 0.2, curve: 3, gain: 0.6 });
        for (let feet = 0; feet < 9; feet += 1) hit(out, random, at + 0.03 * random(), bodies.tableWood, 0.5);
      }
      for (let hands = 0; hands < 7; hands += 1) clap(out, random, 0.44 + 0.03 * random(), 0.35);
    }),
    room: room((out, random) => {
      air(out, random, 320, 0.6);
      murmur(out, random, 9, 0.3);
      hiss(out, random, 0, { from: 700, q: 0.9, seconds: 7, attack: 3, curve: 1, gain: 0.2 });
    }, 1),
  },
};
