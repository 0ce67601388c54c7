/** Computes the impulse response of a room's reverberation. */
import { randomFrom } from './samples.ts';
import type { Samples } from './samples.ts';
import type { Hall } from './sound.ts';

/**
 * Noise that decays, differently in both ears, and loses its high tones. A convolver takes it at the rate of the device
 * only, in samples per second.
 */
export function echoOf({ seconds, hertz }: Hall, sampleRate: number): [Samples, Samples] {
  const length = Math.round(seconds * sampleRate);
  const part = 1 - Math.exp((-2 * Math.PI * hertz) / sampleRate);
  const ear = (seed: number): Samples => {
    const random = randomFrom(seed);
    let held = 0;
    return new Float32Array(length).map((_, at) => {
      held += part * (random() * 2 - 1 - held);
      // 12 ms pass before the first wall answers.
      return at < 0.012 * sampleRate ? 0 : held * Math.exp((-6.9 * at) / length);
    });
  };
  return [ear(3), ear(4)];
}
