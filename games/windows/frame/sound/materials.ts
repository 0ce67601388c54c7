/** Struck and rubbed things on a gaming table: chips, cards, tiles, dice, coins, wood. */
import type { Random, Samples } from './samples.ts';
import { glide, hiss, strike } from './synthesis.ts';
import type { Mode } from './synthesis.ts';

/** The resonances of a body, each up to 4 % off, as no two chips are alike. */
const varied = (modes: readonly Mode[], random: Random, spread = 0.04): Mode[] =>
  modes.map(([hertz, decay, gain]) => [
    hertz * (1 + spread * (random() - 0.5) * 2),
    decay,
    gain * (0.7 + 0.6 * random()),
  ]);

const clay: readonly Mode[] = [
  [2_380, 0.014, 1],
  [3_710, 0.011, 0.8],
  [5_260, 0.008, 0.55],
  [7_050, 0.006, 0.35],
  [9_600, 0.004, 0.2],
];
const bone: readonly Mode[] = [
  [1_830, 0.016, 1],
  [2_940, 0.013, 0.75],
  [4_370, 0.009, 0.5],
  [6_150, 0.005, 0.3],
];
const resin: readonly Mode[] = [
  [2_650, 0.008, 1],
  [4_080, 0.006, 0.7],
  [5_900, 0.004, 0.45],
];
const silver: readonly Mode[] = [
  [3_420, 0.1, 0.8],
  [5_180, 0.09, 1],
  [7_840, 0.05, 0.5],
  [10_900, 0.03, 0.25],
];
const tableWood: readonly Mode[] = [
  [185, 0.032, 1],
  [318, 0.024, 0.7],
  [540, 0.014, 0.4],
];
const steel: readonly Mode[] = [
  [1_240, 0.05, 0.6],
  [2_870, 0.035, 1],
  [4_630, 0.024, 0.6],
  [7_300, 0.012, 0.3],
];

/** Things to strike. */
export const bodies = { clay, bone, resin, silver, tableWood, steel } as const;

export function hit(out: Samples, random: Random, at: number, body: readonly Mode[], gain = 1): void {
  strike(out, at, varied(body, random), gain);
}

/** One clay chip on another: the click, and the chip settling. */
export function chip(out: Samples, random: Random, at: number, gain = 1): void {
  hiss(out, random, at, { from: 6_200, seconds: 0.004, q: 0.6, gain: 0.5 * gain });
  hit(out, random, at, clay, gain);
  hit(out, random, at + 0.021 + 0.008 * random(), clay, 0.4 * gain);
  strike(out, at, [[240, 0.016, 0.5 * gain]]);
}

/** Chips that land one on the other, faster and faster. */
export function stack(out: Samples, random: Random, count: number): void {
  let at = 0.004;
  for (let place = 0; place < count; place += 1) {
    chip(out, random, at, 0.65 + 0.35 * (place / count) + 0.2 * random());
    at += 0.085 * 0.82 ** place * (0.8 + 0.4 * random());
  }
}

/** A card that slides off the hand and lands flat on cloth. */
export function card(out: Samples, random: Random, at = 0): void {
  hiss(out, random, at, { from: 1_500, to: 4_200, seconds: 0.085, attack: 0.05, q: 0.9, gain: 0.6 });
  snap(out, random, at + 0.072);
}

/** The moment at which a card meets the cloth. */
export function snap(out: Samples, random: Random, at: number, gain = 1): void {
  hiss(out, random, at, { from: 3_400, to: 2_200, seconds: 0.022, curve: 4, q: 0.6, gain: 1.1 * gain });
  strike(out, at, [
    [178, 0.016, 0.2 * gain],
    [392, 0.009, 0.2 * gain],
  ]);
}

/** A tile of bone or bakelite, put down on a padded table. */
export function tile(out: Samples, random: Random, at = 0, gain = 1): void {
  hit(out, random, at, bone, gain);
  hit(out, random, at + 0.002, tableWood, 0.8 * gain);
  hiss(out, random, at, { from: 4_800, seconds: 0.005, q: 0.7, gain: 0.5 * gain });
  hit(out, random, at + 0.03 + 0.012 * random(), bone, 0.22 * gain);
}

/** Something slides over cloth: a card out of the shoe, chips towards a player. */
export function slide(out: Samples, random: Random, at: number, seconds: number, hertz = 1_700): void {
  hiss(out, random, at, { from: hertz * 0.6, to: hertz * 1.5, seconds, attack: seconds * 0.45, q: 0.7, gain: 0.6 });
  for (let turn = at; turn < at + seconds * 0.85; turn += 0.009 + 0.006 * random())
    hiss(out, random, turn, { from: hertz * 2, seconds: 0.006, q: 1.5, gain: 0.14 });
}

/** Dice that strike a tray and the glass over it, `count` times within `seconds`. */
export function rattle(out: Samples, random: Random, at: number, seconds: number, count: number): void {
  for (let turn = 0; turn < count; turn += 1) {
    const when = at + ((turn + random() * 0.8) / count) * seconds;
    const gain = 0.35 + 0.65 * random();
    hit(out, random, when, resin, gain);
    hit(out, random, when, tableWood, 0.4 * gain);
    if (random() > 0.6) strike(out, when, [[3_320, 0.09, 0.12 * gain]]);
  }
}

/** Dice that roll out: strikes that come closer and grow softer. */
export function tumble(out: Samples, random: Random, at: number, count: number): void {
  let when = at;
  for (let turn = 0; turn < count; turn += 1) {
    const gain = 0.86 ** turn * (0.7 + 0.5 * random());
    hit(out, random, when, resin, gain);
    hit(out, random, when, tableWood, 0.7 * gain);
    when += 0.085 * 0.86 ** turn * (0.6 + 0.8 * random());
  }
}

/** Coins falling on coins. */
export function coins(out: Samples, random: Random, at: number, seconds: number, count: number, loud = 1): void {
  for (let turn = 0; turn < count; turn += 1) {
    const part = random();
    const gain = loud * (0.25 + 0.75 * random()) * Math.sin(Math.PI * (0.12 + 0.85 * part));
    const tuned = silver.map(([hertz, decay, one]): Mode => [hertz * (0.85 + 0.4 * random()), decay, one]);
    strike(out, at + part * seconds, tuned, gain);
  }
}

/** A soft drum: a skin that is struck and sinks in pitch. */
export function drum(out: Samples, random: Random, at: number, hertz: number, gain = 1): void {
  glide(out, at, { from: hertz * 1.7, to: hertz, seconds: 0.26, attack: 0.002, curve: 3, gain: 0.8 * gain });
  // The higher modes of a round skin.
  strike(out, at, [
    [hertz * 1.59, 0.05, 0.5 * gain],
    [hertz * 2.14, 0.04, 0.45 * gain],
    [hertz * 2.92, 0.03, 0.35 * gain],
    [hertz * 4.06, 0.02, 0.25 * gain],
  ]);
  hiss(out, random, at, { from: 1_300, seconds: 0.03, curve: 3, q: 0.6, gain: 0.6 * gain });
}

/** Hands that clap: a few palms, almost together. */
export function clap(out: Samples, random: Random, at: number, gain = 1): void {
  for (const late of [0, 0.009, 0.019])
    hiss(out, random, at + late * (0.8 + 0.4 * random()), { from: 1_250, seconds: 0.011, curve: 2, q: 1.1, gain });
  hiss(out, random, at + 0.026, { from: 1_350, to: 1_000, seconds: 0.12, curve: 4, q: 0.9, gain: 0.8 * gain });
}
