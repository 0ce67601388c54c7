/** The rendered variants of each sound, which take turns. */
import { bufferOf } from './chain.ts';
import type { Rendering } from './rendering.ts';
import type { Kind } from './sound.ts';

export interface Variant {
  readonly kind: Kind;
  readonly buffer: AudioBuffer;
}

export interface Variants<Name extends string> {
  /** The next variant of a sound. Undefined until the first one is rendered. */
  next(name: Name): Variant | undefined;
  /** Calls `then` once the first variant is rendered, synchronously if it already is. */
  whenReady(name: Name, then: (variant: Variant) => void): void;
}

export function createVariants<Name extends string>(audio: BaseAudioContext, rendering: Rendering): Variants<Name> {
  const variants = new Map<string, Variant[]>();
  const lastOf = new Map<Name, number>();
  const waiting = new Map<string, (variant: Variant) => void>();
  rendering.onTake(({ name, kind, samples }) => {
    const made = { kind, buffer: bufferOf(audio, [samples]) };
    variants.set(name, [...(variants.get(name) ?? []), made]);
    waiting.get(name)?.(made);
    waiting.delete(name);
  });
  return {
    next(name) {
      const made = variants.get(name) ?? [];
      const at = ((lastOf.get(name) ?? -1) + 1) % Math.max(1, made.length);
      lastOf.set(name, at);
      return made[at];
    },
    whenReady(name, then) {
      const [first] = variants.get(name) ?? [];
      if (first === undefined) waiting.set(name, then);
      else then(first);
    },
  };
}
