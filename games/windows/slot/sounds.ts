/** The sounds of a slot machine. Each platform's cabinet has its own material, instrument and room. */
import type { PlatformCode } from '../../catalogue/game.ts';
import { coins, hit } from '../frame/sound/materials.ts';
import { common } from '../frame/sound/rooms.ts';
import type { Random, Samples } from '../frame/sound/samples.ts';
import { bed, effect, win } from '../frame/sound/sound.ts';
import type { SoundSet } from '../frame/sound/sound.ts';
import { glide, hiss, strike } from '../frame/sound/synthesis.ts';
import { degree, winsOn } from '../frame/sound/wins.ts';
import { cabinets } from './cabinets.ts';
import type { Cabinet } from './cabinets.ts';
import type { Name } from './sound.ts';

/** The running reels: soft air, and the teeth of a wheel that passes a spring fourteen times a second. */
function whirr(out: Samples, random: Random, { whirr: hertz, stop }: Cabinet): void {
  hiss(out, random, 0, { from: hertz, q: 0.8, seconds: 2.5, curve: 0, gain: 0.5 });
  for (let at = 0; at < 2.5; at += 1 / 14) {
    hit(out, random, at, stop, 0.09);
    hiss(out, random, at, { from: hertz * 2.2, seconds: 0.03, q: 1, gain: 0.16 });
  }
}

/** A reel stops: the blow of its weight, its material, and the spring that settles. */
function thud(out: Samples, random: Random, { stop, thud: hertz }: Cabinet): void {
  glide(out, 0, { from: hertz * 1.8, to: hertz, seconds: 0.12, attack: 0.002, curve: 2.5, gain: 0.7 });
  hit(out, random, 0, stop, 1);
  hiss(out, random, 0, { from: 2_100, seconds: 0.008, curve: 2, q: 0.6, gain: 0.4 });
  hit(out, random, 0.042 + 0.006 * random(), stop, 0.2);
}

export function soundsOf(platform: PlatformCode): SoundSet<Name> {
  const cabinet = cabinets[platform];
  const { note, octave } = cabinet;
  const tone = (out: Samples, random: Random, at: number, steps: number, gain: number): void =>
    note(out, random, at, degree(steps + 5 * octave), gain);
  return {
    hall: cabinet.hall,
    sounds: {
      ...common,
      spin: bed(2.5, (out, random) => whirr(out, random, cabinet), { isLoop: true }),
      start: effect(
        0.2,
        (out, random) => {
          hit(out, random, 0, cabinet.stop, 0.6);
          hiss(out, random, 0, { from: 500, to: 1_400, seconds: 0.15, attack: 0.08, q: 0.8, gain: 0.6 });
        },
        { above: -3 },
      ),
      stop: effect(0.26, (out, random) => thud(out, random, cabinet), { takes: 4, above: 1 }),
      // Symbols fall into the places of those that paid.
      fall: effect(0.5, (out, random) => {
        for (let turn = 0; turn < 7; turn += 1)
          hit(out, random, 0.03 + 0.3 * random(), cabinet.stop, 0.3 + 0.5 * random());
        hiss(out, random, 0, { from: 1_100, to: 500, seconds: 0.34, attack: 0.1, q: 0.7, gain: 0.3 });
      }),
      // A coin of a hold stays on its cell.
      land: effect(0.6, (out, random) => {
        thud(out, random, cabinet);
        tone(out, random, 0.02, 7, 0.45);
        coins(out, random, 0, 0.02, 1, 0.3);
      }),
      tick: effect(0.2, (out, random) => coins(out, random, 0, 0.01, 1), { takes: 5, above: -8 }),
      free: win(2.6, (out, random) => {
        [5, 8, 10, 9, 10, 12].forEach((steps, place) => tone(out, random, place * 0.15, steps, 0.45));
        for (const steps of [0, 5, 7, 10]) tone(out, random, 1.02 + 0.03 * random(), steps, 0.36);
        glide(out, 1.02, { from: cabinet.thud * 1.6, to: cabinet.thud, seconds: 0.5, attack: 0.004, gain: 0.2 });
        strike(out, 1.02, [[2_960, 0.4, 0.05]]);
      }),
      ...winsOn(note, octave),
      room: cabinet.room,
    },
  };
}
