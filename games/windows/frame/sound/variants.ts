/** The rendered variants of each sound, which take turns. */
import { bufferOf } from './chain.ts';
import { render } from './sound.ts';
import type { Sound } from './sound.ts';

export interface Variants<Name extends string> {
  /** The next variant of a sound; renders it if it is not prepared yet. */
  next(name: Name): AudioBuffer;
  /** Renders one variant after the other, with pauses for the page, so that none is late when it is first heard. */
  prepare(): void;
}

const pauseMs = 40;

export function createVariants<Name extends string>(
  audio: BaseAudioContext,
  sounds: Readonly<Record<Name, Sound>>,
): Variants<Name> {
  const buffers = new Map<string, AudioBuffer>();
  const lastTake = new Map<Name, number>();

  function takeOf(name: Name, take: number): AudioBuffer {
    const key = `${name} ${take}`;
    const made = buffers.get(key) ?? bufferOf(audio, render(sounds[name], take));
    buffers.set(key, made);
    return made;
  }
  function prepareFrom(names: readonly Name[], take: number): void {
    const [name, ...rest] = names;
    if (name === undefined) return;
    takeOf(name, take);
    const isLast = take + 1 >= (sounds[name].takes ?? 1);
    setTimeout(() => (isLast ? prepareFrom(rest, 0) : prepareFrom(names, take + 1)), pauseMs);
  }

  return {
    next(name) {
      const take = ((lastTake.get(name) ?? -1) + 1) % (sounds[name].takes ?? 1);
      lastTake.set(name, take);
      return takeOf(name, take);
    },
    prepare: () => prepareFrom(Object.keys(sounds) as Name[], 0),
  };
}
