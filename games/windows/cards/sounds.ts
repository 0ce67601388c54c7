/** The sounds of the card rooms: a small wooden teahouse, cards, tiles, a lute. */
import { pipa } from '../frame/sound/instruments.ts';
import { bodies, card, hit, slide, snap, stack, tile } from '../frame/sound/materials.ts';
import { common, parlour } from '../frame/sound/rooms.ts';
import { effect } from '../frame/sound/sound.ts';
import type { SoundSet } from '../frame/sound/sound.ts';
import { hiss, strike } from '../frame/sound/synthesis.ts';
import { degree, winsOn } from '../frame/sound/wins.ts';
import type { Name } from './sound.ts';

export const sounds: SoundSet<Name> = {
  hall: { seconds: 0.55, hertz: 3_200, share: 0.28 },
  sounds: {
    ...common,
    card: effect(0.19, (out, random) => card(out, random)),
    tile: effect(0.2, (out, random) => tile(out, random)),
    stake: effect(0.42, (out, random) => stack(out, random, 4)),
    // Two packs that fall into each other, then are squared on the table.
    shuffle: effect(0.85, (out, random) => {
      for (let turn = 0; turn < 30; turn += 1)
        hiss(out, random, 0.5 * (turn / 30) ** 0.8, { from: 2_900, seconds: 0.011, curve: 3, q: 0.9, gain: 0.5 });
      slide(out, random, 0.5, 0.14, 1_900);
      snap(out, random, 0.68, 0.9);
    }),
    // Tiles washed on the table.
    wash: effect(0.95, (out, random) => {
      for (let turn = 0; turn < 22; turn += 1)
        tile(out, random, 0.8 * random(), (0.25 + 0.5 * random()) * Math.sin(Math.PI * (0.15 + 0.8 * (turn / 22))));
      slide(out, random, 0, 0.8, 1_100);
    }),
    // Knuckles on the rail.
    knock: effect(0.3, (out, random) => {
      for (const at of [0, 0.11]) {
        hit(out, random, at, bodies.tableWood, 1);
        strike(out, at, [[820, 0.009, 0.4]]);
      }
    }),
    // Cards thrown down hard.
    slap: effect(0.24, (out, random) => {
      snap(out, random, 0.012, 1.3);
      snap(out, random, 0.024, 0.7);
      strike(out, 0.012, [
        [124, 0.03, 0.5],
        [310, 0.02, 0.5],
      ]);
      slide(out, random, 0.03, 0.12, 1_500);
    }),
    settle: effect(
      0.9,
      (out, random) => {
        pipa(out, random, 0, degree(2), 0.5);
        pipa(out, random, 0.12, degree(5), 0.5);
      },
      { takes: 2, above: -3 },
    ),
    ...winsOn(pipa, 0),
    room: parlour(5, 330, 'bone'),
  },
};
