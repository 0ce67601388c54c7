/** The sounds of the live tables: a large quiet hall, chips, cards, the wheel, dice under glass, a vibraphone. */
import { vibraphone } from '../frame/sound/instruments.ts';
import { bodies, card, chip, hit, rattle, slide, stack, tumble } from '../frame/sound/materials.ts';
import { common, parlour } from '../frame/sound/rooms.ts';
import type { Random, Samples } from '../frame/sound/samples.ts';
import { bed, effect } from '../frame/sound/sound.ts';
import type { SoundSet } from '../frame/sound/sound.ts';
import { glide, hiss, strike } from '../frame/sound/synthesis.ts';
import { degree, winsOn } from '../frame/sound/wins.ts';
import type { Name } from './sound.ts';

/** The ball circles the rim for this long before it reaches the frets, in seconds. */
const rolling = 3.9;

/** Roulette: the low rumble of the rotor, the ball that circles ever slower, and its strikes on the frets. */
function wheel(out: Samples, random: Random): void {
  hiss(out, random, 0, { from: 190, to: 110, isLow: true, q: 0.7, seconds: 6.3, attack: 0.5, curve: 0.8, gain: 1.6 });
  for (let at = 0.15, turn = 0.34; at < rolling; at += turn, turn *= 1.07)
    hiss(out, random, at, {
      from: 1_250 - 130 * at,
      q: 2.4,
      seconds: turn * 1.15,
      attack: turn * 0.5,
      curve: 1,
      gain: 0.75 - 0.09 * at,
    });
  for (let at = rolling, gap = 0.05; at < 6; at += gap * (0.6 + 0.8 * random()), gap *= 1.13) {
    const gain = 1.1 - 0.14 * at;
    hit(out, random, at, bodies.steel, 0.35 * gain);
    hit(out, random, at, bodies.resin, 0.6 * gain);
    hit(out, random, at, bodies.tableWood, 0.4 * gain);
  }
}

/** The ball falls into its pocket and rocks there. */
function pocket(out: Samples, random: Random): void {
  for (const [at, gain] of [
    [0, 1],
    [0.09, 0.45],
    [0.155, 0.25],
    [0.2, 0.12],
  ] as const) {
    hit(out, random, at, bodies.resin, gain);
    hit(out, random, at, bodies.tableWood, 0.9 * gain);
    hit(out, random, at, bodies.steel, 0.16 * gain);
  }
}

/** The glass is lifted off the dice. */
function lift(out: Samples, random: Random): void {
  strike(out, 0, [
    [1_180, 0.22, 0.5],
    [2_870, 0.16, 0.4],
    [4_610, 0.09, 0.2],
  ]);
  slide(out, random, 0.01, 0.2, 2_400);
  tumble(out, random, 0.12, 3);
}

export const sounds: SoundSet<Name> = {
  hall: { seconds: 0.9, hertz: 4_200, share: 0.32 },
  sounds: {
    ...common,
    chip: effect(0.14, (out, random) => chip(out, random, 0)),
    stack: effect(0.5, (out, random) => stack(out, random, 5), { above: 1 }),
    card: effect(0.19, (out, random) => card(out, random)),
    slide: effect(0.3, (out, random) => slide(out, random, 0, 0.24), { above: -3 }),
    wheel: bed(6.4, wheel, { above: 1 }),
    pocket: effect(0.36, pocket, { above: 1 }),
    shake: effect(1.4, (out, random) => rattle(out, random, 0, 1.26, 26), { above: 1 }),
    lift: effect(0.75, lift),
    // The same for every result, won or lost: the dealer's bell, very soft.
    settle: effect(
      1.1,
      (out, random) => {
        for (const [at, steps] of [
          [0, 5],
          [0.13, 7],
        ] as const)
          vibraphone(out, random, at, degree(steps), 0.5);
        glide(out, 0, { from: 147, seconds: 0.2, attack: 0.01, gain: 0.2 });
      },
      { takes: 1, above: -3 },
    ),
    ...winsOn(vibraphone, 0),
    room: parlour(6, 240, 'clay'),
  },
};
