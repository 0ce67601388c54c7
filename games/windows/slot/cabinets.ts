/** The cabinets of the platforms: material of the reels, instrument of the wins, and the room around. */
import type { PlatformCode } from '../../catalogue/game.ts';
import { bassAndVibes, guzheng, marimba, porcelain, shipBell, underwater } from '../frame/sound/instruments.ts';
import type { Note } from '../frame/sound/instruments.ts';
import { bodies } from '../frame/sound/materials.ts';
import { air, bubbles, parlour } from '../frame/sound/rooms.ts';
import { room } from '../frame/sound/sound.ts';
import type { Hall, Sound } from '../frame/sound/sound.ts';
import { hiss } from '../frame/sound/synthesis.ts';
import type { Mode } from '../frame/sound/synthesis.ts';

export interface Cabinet {
  readonly note: Note;
  readonly octave: number;
  /** What a reel strikes when it stops, and the pitch of the blow under it. */
  readonly stop: readonly Mode[];
  readonly thud: number;
  /** The band of the running reels, in hertz. */
  readonly whirr: number;
  readonly hall: Hall;
  readonly room: Sound;
}

const sea: Sound = room((out, random) => {
  air(out, random, 170, 0.9);
  bubbles(out, random, 9, 0.14);
}, 1);
const quay: Sound = room((out, random) => {
  air(out, random, 260, 0.5);
  // Waves against the quay.
  for (const at of [0.3, 2.6, 4.7])
    hiss(out, random, at, { from: 420, to: 700, q: 0.6, seconds: 2, attack: 0.9, gain: 0.5 });
});

const lacquer: readonly Mode[] = [
  [410, 0.03, 1],
  [1_030, 0.016, 0.6],
  [2_140, 0.008, 0.3],
];
const toy: readonly Mode[] = [
  [880, 0.024, 1],
  [1_940, 0.012, 0.6],
  [3_300, 0.007, 0.3],
];
const china: readonly Mode[] = [
  [1_320, 0.05, 0.8],
  [3_060, 0.034, 0.6],
  [5_610, 0.016, 0.3],
];
const drop: readonly Mode[] = [
  [330, 0.04, 1],
  [660, 0.016, 0.3],
];

export const cabinets: Readonly<Record<PlatformCode, Cabinet>> = {
  moyu: {
    note: guzheng,
    octave: 0,
    stop: lacquer,
    thud: 92,
    whirr: 460,
    hall: { seconds: 0.8, hertz: 3_600, share: 0.3 },
    room: parlour(3, 260, 'bone'),
  },
  orchard: {
    note: marimba,
    octave: 0,
    stop: toy,
    thud: 120,
    whirr: 820,
    hall: { seconds: 0.4, hertz: 5_200, share: 0.2 },
    room: parlour(2, 480, 'resin'),
  },
  kiln: {
    note: porcelain,
    octave: 1,
    stop: china,
    thud: 104,
    whirr: 680,
    hall: { seconds: 1.3, hertz: 6_000, share: 0.34 },
    room: parlour(2, 380, 'bone'),
  },
  brass: {
    note: bassAndVibes,
    octave: 0,
    stop: bodies.steel,
    thud: 78,
    whirr: 540,
    hall: { seconds: 0.6, hertz: 2_800, share: 0.26 },
    room: parlour(5, 190, 'clay'),
  },
  canglan: {
    note: underwater,
    octave: 0,
    stop: drop,
    thud: 70,
    whirr: 320,
    hall: { seconds: 1.4, hertz: 1_600, share: 0.42 },
    room: sea,
  },
  harbour: {
    note: shipBell,
    octave: 0,
    stop: bodies.tableWood,
    thud: 86,
    whirr: 420,
    hall: { seconds: 1, hertz: 3_200, share: 0.24 },
    room: quay,
  },
};
