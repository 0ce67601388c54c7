/** The sounds of the instant games: a bright hall of small machines, and a racecourse for the horses. */
import type { InstantCode } from '../../engines/instant/game.ts';
import { kalimba } from '../frame/sound/instruments.ts';
import { bodies, clap, drum, hit, rattle, tumble } from '../frame/sound/materials.ts';
import { air, common, murmur, parlour } from '../frame/sound/rooms.ts';
import type { Random, Samples } from '../frame/sound/samples.ts';
import { effect, room } from '../frame/sound/sound.ts';
import type { Sound, SoundSet } from '../frame/sound/sound.ts';
import { glide, hiss, strike } from '../frame/sound/synthesis.ts';
import { degree, winsOn } from '../frame/sound/wins.ts';
import type { Name } from './sound.ts';

/** A ball of the drum: a hollow knock with a little air. */
function ball(out: Samples, random: Random, at: number): void {
  strike(out, at, [
    [690 + 60 * random(), 0.022, 1],
    [1_510, 0.012, 0.5],
    [2_980, 0.006, 0.25],
  ]);
  hiss(out, random, at, { from: 900, to: 1_800, seconds: 0.03, attack: 0.004, q: 1.2, gain: 0.3 });
}

/** Three hooves of a gallop on turf. */
function hooves(out: Samples, random: Random): void {
  for (const [at, gain] of [
    [0, 0.7],
    [0.075, 0.8],
    [0.16, 1],
  ] as const) {
    const when = at + 0.012 * random();
    glide(out, when, { from: 210, to: 90, seconds: 0.08, attack: 0.003, curve: 3, gain: 0.6 * gain });
    hiss(out, random, when, { from: 760, to: 340, seconds: 0.07, curve: 3, q: 0.6, gain: 1.3 * gain });
    strike(out, when, [[430, 0.018, 0.5 * gain]]);
    hiss(out, random, when + 0.01, { from: 2_600, seconds: 0.05, attack: 0.01, curve: 2, q: 0.7, gain: 0.13 * gain });
  }
}

/** A stone door that grinds open, and the air behind it. */
function door(out: Samples, random: Random): void {
  for (let at = 0; at < 0.28; at += 0.012 + 0.014 * random())
    hiss(out, random, at, { from: 240 + 160 * random(), seconds: 0.04, curve: 1, q: 1.4, gain: 0.7 * (1 - at) });
  hiss(out, random, 0.05, { from: 700, to: 380, seconds: 0.34, attack: 0.12, q: 0.6, gain: 0.35 });
  hit(out, random, 0.29, bodies.tableWood, 1);
  glide(out, 0.29, { from: 140, to: 74, seconds: 0.2, curve: 2, gain: 0.6 });
}

/** The stands of a racecourse. */
const stands: Sound = room((out, random) => {
  air(out, random, 300, 0.6);
  murmur(out, random, 10, 0.36);
}, 2);

const foil = (out: Samples, random: Random): void => {
  for (let at = 0; at < 0.2; at += 0.004 + 0.005 * random())
    hiss(out, random, at, {
      from: 3_600 + 2_600 * random(),
      seconds: 0.014,
      curve: 1,
      q: 1.1,
      gain: 0.3 + 0.4 * random(),
    });
  hiss(out, random, 0, { from: 2_800, to: 4_400, seconds: 0.24, attack: 0.08, q: 0.7, gain: 0.35 });
};

export const soundsOf = (code: InstantCode): SoundSet<Name> => ({
  hall: code === 'horses' ? { seconds: 0.5, hertz: 1_800, share: 0.12 } : { seconds: 0.7, hertz: 4_800, share: 0.28 },
  sounds: {
    ...common,
    // A steel pin, struck by a ball of resin.
    pin: effect(
      0.16,
      (out, random) => {
        hit(out, random, 0, bodies.steel, 0.7);
        hit(out, random, 0, bodies.resin, 0.6);
      },
      { above: -3, takes: 4 },
    ),
    ball: effect(0.16, (out, random) => ball(out, random, 0), { above: -2, takes: 4 }),
    mark: effect(0.55, (out, random) => {
      ball(out, random, 0);
      kalimba(out, random, 0.02, degree(10), 0.5);
    }),
    foil: effect(0.26, foil, { above: -2, takes: 4 }),
    beat: effect(0.36, (out, random) => drum(out, random, 0, 147), { takes: 2 }),
    clap: effect(0.3, (out, random) => clap(out, random, 0)),
    hooves: effect(0.36, hooves, { above: -1, takes: 4 }),
    rattle: effect(0.3, (out, random) => rattle(out, random, 0, 0.23, 6), { takes: 4 }),
    dice: effect(0.6, (out, random) => tumble(out, random, 0.005, 6), { above: 1 }),
    door: effect(0.62, door),
    settle: effect(
      0.9,
      (out, random) => {
        kalimba(out, random, 0, degree(2), 0.5);
        kalimba(out, random, 0.11, degree(5), 0.45);
      },
      { takes: 1, above: -3 },
    ),
    ...winsOn(kalimba, 0),
    room: code === 'horses' ? stands : parlour(3, 420, 'silver'),
  },
});
