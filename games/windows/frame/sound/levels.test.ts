/** Every sound of every window: its loudness, its length, and that it starts and ends without a click. */
import { expect, it } from 'vitest';
import type { PlatformCode } from '../../../catalogue/game.ts';
import { sounds as cards } from '../../cards/sounds.ts';
import { sounds as fish } from '../../fish/sounds.ts';
import { soundsOf as instant } from '../../instant/sounds.ts';
import { sounds as poker } from '../../poker/sounds.ts';
import { soundsOf as slot } from '../../slot/sounds.ts';
import { sounds as sport } from '../../sport/sounds.ts';
import { sounds as table } from '../../table/sounds.ts';
import { rate } from './samples.ts';
import type { Samples } from './samples.ts';
import { render } from './sound.ts';
import type { Kind, Sound, SoundSet } from './sound.ts';

const platforms: readonly PlatformCode[] = ['moyu', 'harbour', 'kiln', 'brass', 'canglan', 'orchard'];
const sets: readonly (readonly [string, SoundSet])[] = [
  ['table', table],
  ['cards', cards],
  ['poker', poker],
  ['fish', fish],
  ['sport', sport],
  ['instant', instant('plinko')],
  ['horses', instant('horses')],
  ...platforms.map((platform) => [`slot ${platform}`, slot(platform)] as const),
];

const decibels = (value: number): number => 20 * Math.log10(value);

/** Root mean square of the loudest 200 ms, unweighted. */
function loudest(samples: Samples): number {
  const length = 0.2 * rate;
  let [sum, most] = [0, 0];
  samples.forEach((one, at) => {
    sum += one * one - (samples[at - length] ?? 0) ** 2;
    most = Math.max(most, sum);
  });
  return decibels(Math.sqrt(most / length));
}

/** Bounds of the loudness in decibels below full scale, and of the length in seconds. */
const bounds: Readonly<
  Record<Kind, { readonly loud: readonly [number, number]; readonly long: readonly [number, number] }>
> = {
  effect: { loud: [-41, -19], long: [0.04, 2.7] },
  win: { loud: [-28, -18], long: [1.5, 4.5] },
  bed: { loud: [-36, -25], long: [1.5, 6.5] },
  room: { loud: [-50, -36], long: [5, 8] },
};

const within = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;
/** The largest step between neighbouring samples. */
const steepest = (samples: Samples): number =>
  samples.reduce((most, one, at) => (at === 0 ? 0 : Math.max(most, Math.abs(one - (samples[at - 1] ?? 0)))), 0);

function faults({ kind, isLoop = false }: Sound, samples: Samples): string[] {
  const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const mean = samples.reduce((sum, one) => sum + one, 0) / samples.length;
  const [first = 1, last = 1] = [samples[0], samples.at(-1)];
  const { loud, long } = bounds[kind];
  const end = samples.slice(-Math.round(0.002 * rate));
  const checks: Readonly<Record<string, boolean>> = {
    'is not a number': samples.every(Number.isFinite),
    [`peaks at ${decibels(peak).toFixed(1)} dB`]: decibels(peak) <= -1,
    [`is at ${loudest(samples).toFixed(1)} dB`]: within(loudest(samples), loud),
    [`lasts ${samples.length / rate} s`]: within(samples.length / rate, long),
    [`is off centre by ${mean}`]: Math.abs(mean) < 0.003,
    'clicks at its start': isLoop || Math.abs(first) < 0.001,
    'clicks at its end': isLoop || end.every((one) => Math.abs(one) < 0.006),
    'has a seam': !isLoop || Math.abs(first - last) <= steepest(samples),
  };
  return Object.keys(checks).filter((fault) => !checks[fault]);
}

it.each(sets)('keeps every sound of %s within its level and length, without clicks', (_, { sounds }) => {
  const found = Object.entries(sounds).flatMap(([name, sound]) =>
    sound.kind === 'effect' && (sound.takes ?? 1) > 1
      ? [0, 1].flatMap((take) => faults(sound, render(sound, take)).map((fault) => `${name} ${take} ${fault}`))
      : faults(sound, render(sound, 0)).map((fault) => `${name} ${fault}`),
  );
  expect(found).toEqual([]);
});

it('renders other samples for every variant, and the same for the same', () => {
  const { chip } = table.sounds;
  expect(render(chip, 0)).toEqual(render(chip, 0));
  expect(render(chip, 0)).not.toEqual(render(chip, 1));
});

it('lets a larger win sound longer and louder, and gives every family room, refusal and tap', () => {
  for (const [name, { sounds }] of sets) {
    for (const own of ['room', 'refuse', 'tap', 'on']) expect(sounds).toHaveProperty(own);
    const wins = ['win1', 'win2', 'win3'].flatMap((tier) => sounds[tier] ?? []);
    expect(wins).toHaveLength(name === 'sport' ? 0 : 3);
    for (const [at, win] of wins.slice(1).entries()) {
      expect(win.seconds).toBeGreaterThan(wins[at]?.seconds ?? 0);
      expect(win.above ?? 0).toBeGreaterThan(wins[at]?.above ?? 0);
    }
  }
});
