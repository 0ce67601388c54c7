/** The sounds of the poker room: a carpeted club, heavy chips, an electric piano. */
import { tinePiano } from '../frame/sound/instruments.ts';
import { bodies, card, chip, hit, slide, snap, stack } from '../frame/sound/materials.ts';
import { common, parlour } from '../frame/sound/rooms.ts';
import { effect } from '../frame/sound/sound.ts';
import type { SoundSet } from '../frame/sound/sound.ts';
import { hiss } from '../frame/sound/synthesis.ts';
import { degree, winsOn } from '../frame/sound/wins.ts';
import type { Name } from './sound.ts';

export const sounds: SoundSet<Name> = {
  hall: { seconds: 0.45, hertz: 2_400, share: 0.24 },
  sounds: {
    ...common,
    card: effect(0.19, (out, random) => card(out, random)),
    // A card turned face up.
    flip: effect(0.15, (out, random) => {
      hiss(out, random, 0, { from: 2_400, to: 5_600, seconds: 0.06, attack: 0.03, q: 1.2, gain: 0.5 });
      snap(out, random, 0.05, 1.1);
    }),
    chip: effect(0.14, (out, random) => chip(out, random, 0)),
    stack: effect(0.6, (out, random) => stack(out, random, 7), { above: 1 }),
    // Two cards thrown into the muck.
    muck: effect(0.3, (out, random) => {
      slide(out, random, 0, 0.2, 1_300);
      snap(out, random, 0.19, 0.4);
    }),
    // Two fingers on the cloth: a check.
    knock: effect(0.26, (out, random) => {
      for (const at of [0, 0.12]) hit(out, random, at, bodies.tableWood, 1 - 2 * at);
    }),
    // The pot is pushed to its winner.
    pot: effect(0.85, (out, random) => {
      slide(out, random, 0, 0.5, 900);
      for (let turn = 0; turn < 12; turn += 1) chip(out, random, 0.06 + 0.5 * random(), 0.2 + 0.4 * random());
      stack(out.subarray(Math.round(0.4 * out.length)), random, 3);
    }),
    settle: effect(
      1,
      (out, random) => {
        tinePiano(out, random, 0, degree(2), 0.5);
        tinePiano(out, random, 0.12, degree(4), 0.4);
      },
      { takes: 1, above: -3 },
    ),
    ...winsOn(tinePiano, 0),
    room: parlour(4, 150, 'clay'),
  },
};
