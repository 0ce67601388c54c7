/** The way of every sound to the speaker, and how repeated sounds differ. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Name } from '../../table/sound.ts';
import { sounds } from '../../table/sounds.ts';
import { FakeAudio, renderingOf, waysFrom } from '../testing/audio.ts';
import { createMixer } from './mixer.ts';
import { winOf } from './tiers.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open(first?: number) {
  const audio = new FakeAudio();
  const { rendering, more } = renderingOf(sounds, first);
  return { audio, mixer: createMixer<Name>(audio as unknown as AudioContext, rendering), more };
}

it('sends effects, loops and the room tone through the limiter, and nothing past it', () => {
  const { audio, mixer } = open();
  mixer.play('chip');
  mixer.hold('card', 1);
  mixer.wake();
  vi.advanceTimersByTime(100);
  expect(audio.started).toHaveLength(4);
  for (const node of audio.started)
    for (const way of waysFrom(node)) expect(way.slice(-2)).toEqual(['compressor', 'destination']);
});

it('varies a repeated effect in variant and pitch, by 3 % at most, and leaves a win in tune', () => {
  const { audio, mixer } = open();
  for (let turn = 0; turn < 40; turn += 1) {
    mixer.play('chip');
    audio.currentTime += 0.1;
    for (const end of audio.started.at(-1)?.ends ?? []) end();
  }
  const rates = audio.started.map(({ playbackRate }) => playbackRate.value);
  expect(Math.min(...rates)).toBeGreaterThan(0.97);
  expect(Math.max(...rates)).toBeLessThan(1.03);
  expect(new Set(rates).size).toBeGreaterThan(30);
  audio.started.slice(1).forEach(({ buffer }, at) => expect(buffer).not.toBe(audio.started[at]?.buffer));
  mixer.play('win1');
  expect(audio.started.at(-1)?.playbackRate.value).toBe(1);
});

it('does not play the same sound twice at the same moment, nor more than 28 at once', () => {
  const { audio, mixer } = open();
  mixer.play('chip');
  mixer.play('chip');
  expect(audio.started).toHaveLength(1);
  for (let turn = 0; turn < 60; turn += 1) {
    audio.currentTime += 0.03;
    mixer.play('chip');
  }
  expect(audio.started).toHaveLength(28);
});

it('is silent as long as a sound is not rendered, and starts the room tone when that is', () => {
  const { audio, mixer, more } = open(1);
  mixer.wake();
  mixer.play('chip');
  mixer.hold('wheel', 1);
  mixer.release('wheel');
  expect(audio.started).toEqual([]);
  mixer.play('on');
  expect(audio.started).toHaveLength(1);
  expect(audio.faded()).not.toContain(0.6);
  for (let take = 0; take < 60; take += 1) more();
  // The fade of the room tone starts when the tone is ready.
  expect(audio.faded()).toContain(0.6);
  expect(audio.started.map(({ loop }) => loop)).toEqual([false, true, true]);
  mixer.play('chip');
  mixer.hold('wheel', 1);
  expect(audio.started).toHaveLength(5);
});

it('loops the room tone once, fades it when hushed, and then rests', () => {
  const { audio, mixer } = open();
  mixer.wake();
  vi.advanceTimersByTime(100);
  mixer.hush();
  vi.advanceTimersByTime(500);
  expect(audio.state).toBe('suspended');
  mixer.wake();
  vi.advanceTimersByTime(500);
  expect(audio.state).toBe('running');
  expect(audio.started.map(({ loop }) => loop)).toEqual([true, true]);
  // Resting would stop what the player has just turned on.
  mixer.hush();
  mixer.wake();
  vi.advanceTimersByTime(500);
  expect(audio.state).toBe('running');
});

it('does not fade in the room tone of a mixer that was hushed before it was rendered', () => {
  const { audio, mixer, more } = open(1);
  mixer.wake();
  mixer.hush();
  for (let take = 0; take < 60; take += 1) more();
  expect(audio.faded()).not.toContain(0.6);
  mixer.wake();
  expect(audio.faded()).toContain(0.6);
});

it('names a win only above the stake. M11', () => {
  const names = [0, 50, 100, 101, 499, 500, 1_999, 2_000].map((back) => winOf(back, 100));
  expect(names).toEqual([undefined, undefined, undefined, 'win1', 'win1', 'win2', 'win2', 'win3']);
});
