/**
 * The way to the speaker: effects and the room tone each have a bus. The effects also sound in the reverberation of the
 * room, and everything passes a limiter.
 */
import type { RenderedHall } from './renderer.ts';
import { rate } from './samples.ts';
import type { Samples } from './samples.ts';

/** A buffer with a channel for each of the samples, at the rate of the sounds unless another is given. */
export function bufferOf(audio: BaseAudioContext, channels: readonly Samples[], sampleRate = rate): AudioBuffer {
  const buffer = audio.createBuffer(channels.length, channels[0]?.length ?? 0, sampleRate);
  channels.forEach((samples, channel) => buffer.copyToChannel(samples, channel));
  return buffer;
}

/** The chain behind the buses. Everything passes the limiter, so that no sum of sounds is clipped. */
export function createChain(audio: BaseAudioContext, hall: RenderedHall) {
  const [effects, rooms, send, master] = Array.from({ length: 4 }, () => audio.createGain()) as [
    GainNode,
    GainNode,
    GainNode,
    GainNode,
  ];
  const echo = audio.createConvolver();
  echo.buffer = bufferOf(audio, hall.echo, audio.sampleRate);
  const limiter = audio.createDynamicsCompressor();
  for (const [part, value] of [
    [limiter.threshold, -5],
    [limiter.knee, 4],
    [limiter.ratio, 20],
    [limiter.attack, 0.002],
    [limiter.release, 0.14],
  ] as const)
    part.value = value;
  send.gain.value = hall.share;
  master.gain.value = 0;
  rooms.gain.value = 0;
  effects.connect(master);
  effects.connect(send).connect(echo).connect(master);
  rooms.connect(master);
  master.connect(limiter).connect(audio.destination);
  return { effects, rooms, master };
}

/** Moves a gain to a value within `seconds`, from wherever it is. */
export function fade({ gain, context }: GainNode, to: number, seconds: number, from = 0): void {
  const start = context.currentTime + from;
  gain.cancelScheduledValues(start);
  gain.setTargetAtTime(to, start, seconds / 4);
}
