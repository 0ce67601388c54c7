/** The window's side of the sounds: starts the worker that renders them, and keeps what it posts. Decision 576 */
import type { Rendered, RenderedHall, RenderedTake, RenderOrder } from './renderer.ts';

export interface Rendering {
  readonly hall: RenderedHall;
  /** Calls back for each variant, also for those that are already there. */
  onTake(receive: (take: RenderedTake) => void): void;
}

export interface SoundWorker {
  /** The address of a module that calls `renderSounds`. */
  readonly url: string;
  readonly set?: string;
}

interface Policy {
  createScriptURL(url: string): string;
}
/** Makes the one trusted address that the window's policy allows, which is the worker's. It can be made only once. */
let policy: Policy | undefined;
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
  if (trustedTypes === undefined) return url;
  policy ??= trustedTypes.createPolicy('sounds-worker', { createScriptURL: () => url });
  return policy.createScriptURL(url);
}

/** Resolves when the window can start to sound. Rejects if the worker cannot be loaded, or fails before that. */
export function startRendering({ url, set = '' }: SoundWorker, sampleRate: number): Promise<Rendering> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(trusted(url), { type: 'module' });
    const takes: RenderedTake[] = [];
    let receive = (take: RenderedTake): void => void takes.push(take);
    worker.addEventListener('message', ({ data }: MessageEvent<Rendered>) => {
      if ('samples' in data) receive(data);
      else
        resolve({
          hall: data,
          onTake(listener) {
            receive = listener;
            takes.splice(0).forEach(listener);
          },
        });
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error('the sounds could not be rendered'));
    });
    worker.postMessage({ sampleRate, set } satisfies RenderOrder, []);
  });
}
