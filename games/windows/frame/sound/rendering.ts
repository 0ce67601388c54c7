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
  readonly variant?: string;
}

interface Policy {
  createScriptURL(url: string): string;
}
/** The window's policy allows one trusted address, which is the worker's. A policy can be made only once. */
const policies = new Map<string, Policy>();
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
  if (trustedTypes === undefined) return url;
  const policy = policies.get(url) ?? trustedTypes.createPolicy('sounds-worker', { createScriptURL: () => url });
  policies.set(url, policy);
  return policy.createScriptURL(url);
}

/** Resolves when the window can start to sound. Rejects if the worker cannot be loaded or fails. */
export function startRendering({ url, variant = '' }: SoundWorker, sampleRate: number): Promise<Rendering> {
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
    worker.postMessage({ sampleRate, variant } satisfies RenderOrder, []);
  });
}
