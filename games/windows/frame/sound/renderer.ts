/**
 * Renders a family's sounds in a Web Worker and posts each as soon as it is ready. On the main thread, rendering blocks input for
 * up to a second on a slow phone. Decision 576
 */
import { echoOf } from './echo.ts';
import type { Samples } from './samples.ts';
import { render } from './sound.ts';
import type { Kind, Sound, SoundSet } from './sound.ts';

/** The message that starts the worker. */
export interface RenderOrder {
  /** Samples per second of the device, for the reverberation. */
  readonly sampleRate: number;
  /** Which of a family's sets: the platform of a slot, the code of an instant game. */
  readonly set: string;
}

/** One variant of a sound. */
export interface RenderedTake {
  readonly name: string;
  readonly kind: Kind;
  readonly samples: Samples;
}

/** The reverberation of the room: both ears, and its share of the sound. */
export interface RenderedHall {
  readonly echo: readonly [Samples, Samples];
  readonly share: number;
}

export type Rendered = RenderedTake | RenderedHall;

const isFirst = (name: string): boolean => name === 'on';
const isLast = (name: string): boolean => name === 'room';

const takeOf = (name: string, sound: Sound, take: number): RenderedTake => ({
  name,
  kind: sound.kind,
  samples: render(sound, take),
});

/**
 * Yields what a window needs to start: the confirmation sound of the switch and the reverberation. Then one variant of each sound,
 * the room tone last because it takes longest, and then the remaining variants.
 */
export function* rendered({ hall, sounds }: SoundSet, sampleRate: number): Generator<Rendered> {
  const named = Object.entries(sounds).toSorted(
    ([a], [b]) => Number(isFirst(b)) - Number(isFirst(a)) || Number(isLast(a)) - Number(isLast(b)),
  );
  for (const [name, sound] of named) {
    yield takeOf(name, sound, 0);
    if (isFirst(name)) yield { echo: echoOf(hall, sampleRate), share: hall.share };
  }
  for (const [name, sound] of named)
    for (let take = 1; take < (sound.takes ?? 1); take += 1) yield takeOf(name, sound, take);
}

const buffersOf = (one: Rendered): ArrayBuffer[] =>
  ('echo' in one ? one.echo : [one.samples]).map(({ buffer }) => buffer);

/** Entry point of a worker module. Closes the worker after the last sound. */
export function renderSounds(setOf: (set: string) => SoundSet): void {
  addEventListener('message', ({ data }: MessageEvent<RenderOrder>) => {
    for (const one of rendered(setOf(data.set), data.sampleRate)) postMessage(one, { transfer: buffersOf(one) });
    close();
  });
}
