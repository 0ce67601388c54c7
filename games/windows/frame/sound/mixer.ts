/** Plays the sounds of a family: effects slightly off in pitch, loops that fade, and the room tone. */
import { createChain, fade } from './chain.ts';
import type { Rendering } from './rendering.ts';
import { gainOf } from './samples.ts';
import type { CommonName } from './sound.ts';
import { createVariants } from './variants.ts';

export interface Playing {
  /** Semitones above the rendered pitch. */
  readonly pitch?: number;
  /** From −1, left, to 1, right. */
  readonly pan?: number;
  /** Anywhere up to this far left or right of it. */
  readonly spread?: number;
  /** Decibels above or below the level of the sound. */
  readonly above?: number;
}

export interface Mixer<Name extends string> {
  play(name: Name, how?: Playing): void;
  /** Starts a loop, or lets the running one go on for `seconds` from now. It then fades. */
  hold(name: Name, seconds: number): void;
  /** Fades a loop within 0.15 s. */
  release(name: Name): void;
  /** Fades in from silence, the room tone slowly. */
  wake(): void;
  /** Fades to silence, then suspends the context. */
  hush(): void;
}

const mostAtOnce = 28;
/** A sound is not repeated sooner than this, in seconds. */
const leastGap = 0.024;
/** Half a semitone is 3 %. */
const mostDrift = 0.5;

interface Running {
  readonly node: AudioBufferSourceNode;
  readonly gain: GainNode;
}

/** A source on its way to a bus, not yet started. */
function sourceOf(buffer: AudioBuffer, to: AudioNode, { pitch = 0, pan = 0, spread = 0, above = 0 }: Playing): Running {
  const { context: audio } = to;
  const node = audio.createBufferSource();
  node.buffer = buffer;
  node.playbackRate.value = 2 ** (pitch / 12);
  const gain = audio.createGain();
  gain.gain.value = gainOf(above);
  const place = audio.createStereoPanner();
  place.pan.value = pan + (Math.random() * 2 - 1) * spread;
  node.connect(gain).connect(place).connect(to);
  return { node, gain };
}

/** The room tone in both ears, half a loop apart, so that it surrounds. */
function startRoom(buffer: AudioBuffer, to: AudioNode): void {
  for (const side of [-1, 1]) {
    const { node } = sourceOf(buffer, to, { pan: side * 0.8 });
    node.loop = true;
    node.start(0, side < 0 ? 0 : buffer.duration / 2);
  }
}

/** Sounds that are not rendered yet are skipped, because playing them late would be misleading. */
export function createMixer<Own extends string>(audio: AudioContext, rendering: Rendering): Mixer<Own | CommonName> {
  type Name = Own | CommonName;
  const { effects, rooms, master } = createChain(audio, rendering.hall);
  const variants = createVariants<Name>(audio, rendering);
  const lastAt = new Map<Name, number>();
  let sounding = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let [hasRoom, isAwake] = [false, false];

  return {
    play(name, how = {}) {
      const now = audio.currentTime;
      if (sounding >= mostAtOnce || now - (lastAt.get(name) ?? -1) < leastGap) return;
      const variant = variants.next(name);
      if (variant === undefined) return;
      lastAt.set(name, now);
      // No two strikes are alike. Wins are music, and keep their pitch.
      const drift = variant.kind === 'win' ? 0 : (Math.random() * 2 - 1) * mostDrift;
      const { node } = sourceOf(variant.buffer, effects, { ...how, pitch: (how.pitch ?? 0) + drift });
      sounding += 1;
      node.addEventListener('ended', () => (sounding -= 1));
      node.start();
    },
    ...createLoops<Name>((name) => {
      const variant = variants.next(name);
      return variant && sourceOf(variant.buffer, effects, { above: -60 });
    }),
    wake() {
      clearTimeout(resting);
      void audio.resume();
      fade(master, 0.9, 0.12);
      isAwake = true;
      // The room tone is rendered after the effects, so its fade starts when it is ready.
      variants.whenReady('room', ({ buffer }) => {
        if (!hasRoom) startRoom(buffer, rooms);
        hasRoom = true;
        if (isAwake) fade(rooms, 0.6, 3, 0.4);
      });
    },
    hush() {
      isAwake = false;
      fade(rooms, 0, 0.2);
      fade(master, 0, 0.2);
      clearTimeout(resting);
      resting = setTimeout(() => void audio.suspend(), 400);
    },
  };
}

/** Loops that are running, by name. */
function createLoops<Name extends string>(
  create: (name: Name) => Running | undefined,
): Pick<Mixer<Name>, 'hold' | 'release'> {
  const running = new Map<Name, Running>();
  return {
    hold(name, seconds) {
      const loop = running.get(name) ?? create(name);
      if (loop === undefined) return;
      if (!running.has(name)) {
        loop.node.loop = true;
        loop.node.start();
      }
      running.set(name, loop);
      fade(loop.gain, 1, 0.2);
      fade(loop.gain, 0, 0.6, seconds);
    },
    release(name) {
      const loop = running.get(name);
      if (loop === undefined) return;
      running.delete(name);
      fade(loop.gain, 0, 0.15);
      loop.node.stop(loop.node.context.currentTime + 0.3);
    },
  };
}
