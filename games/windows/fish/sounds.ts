/** The sounds of the fish rooms: everything is under water, soft and without high tones. */
import { underwater } from '../frame/sound/instruments.ts';
import { coins } from '../frame/sound/materials.ts';
import { air, bubbles, common } from '../frame/sound/rooms.ts';
import { effect, room } from '../frame/sound/sound.ts';
import type { SoundSet } from '../frame/sound/sound.ts';
import { glide, hiss, strike } from '../frame/sound/synthesis.ts';
import { winsOn } from '../frame/sound/wins.ts';
import type { Name } from './sound.ts';

export const sounds: SoundSet<Name> = {
  hall: { seconds: 1.1, hertz: 1_500, share: 0.4 },
  sounds: {
    ...common,
    // Heard several times a second, so it is short and quiet.
    fire: effect(
      0.2,
      (out, random) => {
        glide(out, 0, { from: 420, to: 110, seconds: 0.14, attack: 0.004, curve: 2, gain: 1 });
        hiss(out, random, 0, { from: 1_300, to: 420, seconds: 0.07, curve: 3, q: 0.7, gain: 0.7 });
        glide(out, 0.09, { from: 420, to: 760, seconds: 0.05, attack: 0.012, gain: 0.16 });
      },
      { above: -3, takes: 4 },
    ),
    // A miss: the net closes without a fish.
    hit: effect(
      0.2,
      (out, random) => {
        hiss(out, random, 0, { from: 620, to: 300, seconds: 0.09, curve: 2, q: 0.9, gain: 0.8 });
        glide(out, 0.03, { from: 260, to: 420, seconds: 0.06, attack: 0.016, gain: 0.5 });
      },
      { above: -5 },
    ),
    // The net closes on a fish: a swish, then the water that it throws up.
    net: effect(0.75, (out, random) => {
      hiss(out, random, 0, { from: 700, to: 2_100, seconds: 0.16, attack: 0.1, q: 1.2, gain: 0.7 });
      hiss(out, random, 0.12, { from: 2_300, to: 700, seconds: 0.42, attack: 0.02, curve: 2, q: 0.5, gain: 1 });
      bubbles(out, random, 9, 0.5);
    }),
    // The prize of a catch, whatever its size.
    catch: effect(
      0.8,
      (out, random) => {
        underwater(out, random, 0, 587.3, 0.5);
        underwater(out, random, 0.1, 880, 0.45);
        coins(out, random, 0.12, 0.3, 4, 0.25);
      },
      { above: 1 },
    ),
    gone: effect(0.3, (out, random) => {
      glide(out, 0, { from: 380, to: 240, seconds: 0.16, attack: 0.03, gain: 0.6 });
      hiss(out, random, 0, { from: 480, seconds: 0.12, attack: 0.04, q: 1, gain: 0.3 });
    }),
    // A large fish is hauled in: a low swell before its win.
    haul: effect(
      1.3,
      (out, random) => {
        glide(out, 0, { from: 82, to: 164, seconds: 1.1, attack: 0.5, curve: 1.5, gain: 0.8 });
        hiss(out, random, 0, { from: 260, to: 1_200, seconds: 1, attack: 0.6, q: 0.7, gain: 0.9 });
        strike(out, 0.7, [
          [164, 0.16, 0.8],
          [328, 0.1, 0.4],
        ]);
        bubbles(out, random, 18, 0.35);
      },
      { takes: 1, above: 1 },
    ),
    ...winsOn(underwater, 0),
    room: room((out, random) => {
      air(out, random, 150, 1);
      hiss(out, random, 0, { from: 420, q: 1.1, seconds: 7, attack: 2.5, curve: 1, gain: 0.16 });
      bubbles(out, random, 12, 0.16);
    }, 2),
  },
};
