/**
 * The way to the speaker: effects and the room tone each have a bus. The effects also sound in the reverberation of the
 * room, and everything passes a limiter.
 */
import { randomFrom, rate } from './samples.ts';
import type { Samples } from './samples.ts';
import type { Hall } from './sound.ts';

export function bufferOf(audio: BaseAudioContext, samples: Samples): AudioBuffer {
  const buffer = audio.createBuffer(1, samples.length, rate);
  buffer.copyToChannel(samples, 0);
  return buffer;
}

/**
 * The reverberation: noise that decays, differently in both ears, and loses its high tones. A convolver takes it at the
 * rate of the device only.
 */
function echoOf(audio: BaseAudioContext, { seconds, hertz }: Hall): AudioBuffer {
  const { sampleRate } = audio;
  const buffer = audio.createBuffer(2, Math.round(seconds * sampleRate), sampleRate);
  const part = 1 - Math.exp((-2 * Math.PI * hertz) / sampleRate);
  for (const channel of [0, 1]) {
    const random = randomFrom(3 + channel);
    let held = 0;
    const samples = new Float32Array(buffer.length).map((_, at) => {
      held += part * (random() * 2 - 1 - held);
      // 12 ms pass before the first wall answers.
      return at < 0.012 * sampleRate ? 0 : held * Math.exp((-6.9 * at) / buffer.length);
    });
    buffer.copyToChannel(samples, channel);
  }
  return buffer;
}

/** The chain behind the buses. Everything passes the limiter, so that no sum of sounds is clipped. */
export function createChain(audio: BaseAudioContext, hall: Hall) {
  const [effects, rooms, send, master] = Array.from({ length: 4 }, () => audio.createGain()) as [
    GainNode,
    GainNode,
    GainNode,
    GainNode,
  ];
  const echo = audio.createConvolver();
  echo.buffer = echoOf(audio, hall);
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
