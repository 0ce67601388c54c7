/** Samples of one channel, and what is done to a whole sound: fading, looping, and bringing it to its loudness. */

/** Samples per second. The browser resamples to the rate of the device. */
export const rate = 32_000;
export type Samples = Float32Array<ArrayBuffer>;
/** From 0 to 1. */
export type Random = () => number;

export const silence = (seconds: number): Samples => new Float32Array(Math.ceil(seconds * rate));

/** Pseudo-random numbers (mulberry32). The seed makes each variant of a sound the same on every device. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Mean square of the loudest 200 ms, the time over which the ear judges a short sound. It is weighted like BS.1770, but
 * with still less of the low tones: the speaker of a phone has hardly any below 200 Hz.
 */
function loudness(samples: Samples): number {
  const length = Math.round(0.2 * rate);
  const [low, high] = [1 - Math.exp((-2 * Math.PI * 220) / rate), 1 - Math.exp((-2 * Math.PI * 1_500) / rate)];
  const squares = new Float32Array(samples.length);
  let [below, under, sum, most] = [0, 0, 0, 0];
  for (let at = 0; at < samples.length; at += 1) {
    const sample = samples[at] ?? 0;
    below += low * (sample - below);
    under += high * (sample - under);
    const weighted = sample - below + 0.58 * (sample - under);
    squares[at] = weighted * weighted;
    sum += weighted * weighted - (squares[at - length] ?? 0);
    most = Math.max(most, sum);
  }
  return most / length;
}

const peakOf = (samples: Samples): number => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
export const gainOf = (decibels: number): number => 10 ** (decibels / 20);

/** The highest sample that a sound may have: −1.5 dBFS. */
const highest = gainOf(-1.5);

/** Scales the sound to this loudness in decibels, or as close as its highest sample allows. */
export function level(samples: Samples, decibels: number): Samples {
  const gain = Math.min(gainOf(decibels) / Math.sqrt(loudness(samples)), highest / peakOf(samples));
  return samples.map((one) => one * gain);
}

/** Removes a constant offset, and fades the start and the last `seconds`: an abrupt end would click. */
export function fadeEnds(samples: Samples, seconds: number): Samples {
  const [head, tail] = [Math.round(0.0006 * rate), Math.round(seconds * rate)];
  let mean = 0;
  return samples.map((one, at) => {
    mean += 0.004 * (one - mean);
    const left = samples.length - 1 - at;
    return (one - mean) * Math.min(1, at / head) * Math.min(1, left / tail) ** 2;
  });
}

/** Cross-fades the last `seconds` into the first, so that the sound can be repeated without a seam. */
export function looped(samples: Samples, seconds = 0.5): Samples {
  const fade = Math.round(seconds * rate);
  const length = samples.length - fade;
  return samples.slice(0, length).map((one, at) => {
    if (at >= fade) return one;
    const turn = ((at / fade) * Math.PI) / 2;
    return one * Math.sin(turn) + (samples[length + at] ?? 0) * Math.cos(turn);
  });
}
