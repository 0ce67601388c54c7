/** Test doubles of the Web Audio API and of the worker that renders sounds. They record how they are used. */
import { rendered } from '../sound/renderer.ts';
import type { Rendered, RenderedTake, RenderOrder } from '../sound/renderer.ts';
import type { Rendering } from '../sound/rendering.ts';
import type { SoundSet } from '../sound/sound.ts';

export class FakeNode {
  readonly to: FakeNode[] = [];
  readonly kind: string;
  loop = false;
  startedAt: number | undefined;
  readonly playbackRate = new FakeParam();
  readonly gain = new FakeParam();
  readonly pan = new FakeParam();
  readonly threshold = new FakeParam();
  readonly knee = new FakeParam();
  readonly ratio = new FakeParam();
  readonly attack = new FakeParam();
  readonly release = new FakeParam();
  readonly context: FakeAudio;
  constructor(kind: string, context: FakeAudio) {
    this.kind = kind;
    this.context = context;
  }
  /** Calls what listens for the end of a source. */
  readonly ends: (() => void)[] = [];
  addEventListener(_: string, onEnd: () => void): void {
    this.ends.push(onEnd);
  }
  #buffer: FakeBuffer | null = null;
  get buffer(): FakeBuffer | null {
    return this.#buffer;
  }
  /** A convolver refuses a buffer of another rate, as in browsers. */
  set buffer(given) {
    if (this.kind === 'convolver' && given?.sampleRate !== this.context.sampleRate)
      throw new Error('NotSupportedError');
    this.#buffer = given;
  }
  connect(to: FakeNode): FakeNode {
    this.to.push(to);
    return to;
  }
  start(): void {
    this.startedAt = this.context.currentTime;
    this.context.started.push(this);
  }
  stop(): void {
    this.context.stopped.push(this);
  }
}

class FakeParam {
  value = 0;
  /** The value that it was last told to move to. */
  target: number | undefined;
  cancelScheduledValues = (): void => undefined;
  setTargetAtTime(value: number): void {
    this.target = value;
  }
}

interface FakeBuffer {
  readonly channels: number;
  readonly length: number;
  readonly duration: number;
  readonly sampleRate: number;
  copyToChannel(): void;
}

export class FakeAudio {
  static made: FakeAudio[] = [];
  readonly sampleRate = 48_000;
  currentTime = 1;
  state = 'suspended';
  readonly started: FakeNode[] = [];
  readonly stopped: FakeNode[] = [];
  readonly destination = new FakeNode('destination', this);
  constructor() {
    FakeAudio.made.push(this);
  }
  readonly #gains: FakeNode[] = [];
  createGain = (): FakeNode => {
    const node = new FakeNode('gain', this);
    this.#gains.push(node);
    return node;
  };
  /** The last target value of each gain. */
  faded = (): (number | undefined)[] => this.#gains.map(({ gain }) => gain.target);
  createConvolver = (): FakeNode => new FakeNode('convolver', this);
  createStereoPanner = (): FakeNode => new FakeNode('panner', this);
  createBufferSource = (): FakeNode => new FakeNode('source', this);
  createDynamicsCompressor = (): FakeNode => new FakeNode('compressor', this);
  createBuffer = (channels: number, length: number, rate: number): FakeBuffer => ({
    channels,
    length,
    duration: length / rate,
    sampleRate: rate,
    copyToChannel: () => undefined,
  });
  async resume(): Promise<void> {
    this.state = 'running';
  }
  async close(): Promise<void> {
    this.state = 'closed';
  }
  async suspend(): Promise<void> {
    this.state = 'suspended';
  }
}

/** Every way from a node to the destination, as kinds of nodes. */
export const waysFrom = (node: FakeNode): string[][] =>
  node.to.length === 0 ? [[node.kind]] : node.to.flatMap((next) => waysFrom(next).map((way) => [node.kind, ...way]));

/** Caches rendered sounds between the tests of a file, because rendering takes most of a second. */
const cached = new Map<SoundSet, readonly Rendered[]>();
function allOf(sounds: SoundSet): readonly Rendered[] {
  const all = cached.get(sounds) ?? [...rendered(sounds, 48_000)];
  cached.set(sounds, all);
  return all;
}

/** Test double of a rendering. Delivers the first takes at once, and one more at each call of `more`. */
export function renderingOf(sounds: SoundSet, first = Number.POSITIVE_INFINITY) {
  const all = allOf(sounds);
  const hall = all.find((one) => 'echo' in one);
  if (hall === undefined) throw new Error('no reverberation was rendered');
  const takes = all.filter((one) => 'samples' in one);
  let receive: ((take: RenderedTake) => void) | undefined;
  const hand = (count: number): void => takes.splice(0, count).forEach((take) => receive?.(take));
  const rendering: Rendering = {
    hall,
    onTake(listener) {
      receive = listener;
      hand(first);
    },
  };
  return { rendering, more: (): void => hand(1) };
}

/** Test double of `Worker`. Renders on the main thread and dispatches the same messages. */
export class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  /** The sounds to render. If undefined, loading the worker fails with an error event. */
  static sounds: SoundSet | undefined;
  isEnded = false;
  /** The message that it received. */
  order: RenderOrder | undefined;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeWorker.made.push(this);
  }
  postMessage(order: RenderOrder): void {
    this.order = order;
    const { sounds } = FakeWorker;
    queueMicrotask(() => {
      if (sounds === undefined) this.dispatchEvent(new Event('error'));
      else for (const data of allOf(sounds)) this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
  terminate(): void {
    this.isEnded = true;
  }
}
