/** Starts the worker that renders a window's sounds and receives them. Decision 576 */
import type { Rendered, RenderedHall, RenderedTake, RenderOrder } from './renderer.ts';

export interface Rendering {
  readonly hall: RenderedHall;
  /** Calls `receive` for each variant, including those that have already arrived. */
  onTake(receive: (take: RenderedTake) => void): void;
}

export interface SoundWorker {
  /** The address of a module that calls `renderSounds`. */
  readonly url: string;
  /** Which of a family's sets, see `RenderOrder`. */
  readonly set?: string;
}

interface Policy {
  createScriptURL(url: string): string;
}
/** The only Trusted Types policy that the window's CSP allows. A second one of the same name would throw. */
let policy: Policy | undefined;
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
  if (trustedTypes === undefined) return url;
  policy ??= trustedTypes.createPolicy('sounds-worker', { createScriptURL: () => url });
  return policy.createScriptURL(url);
}

/** Resolves once the first sound and the reverberation have arrived. Rejects if the worker fails to load or run until then. */
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
