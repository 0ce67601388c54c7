/**
 * Does the work of a captcha: in a worker, so that the page stays responsive; in steps on the page's own thread where a
 * worker does not start or falls silent. Decision 448
 */
import { searchPart } from '@foyer/contract/captchaWork.ts';
import type { CaptchaWork } from '@foyer/contract/captchaWork.ts';
// oxlint-disable-next-line import/default -- Vite builds the worker and returns its address.
import workerUrl from './search.worker.ts?worker&url';

export interface Search {
  readonly challenge: string;
  readonly work: CaptchaWork;
}
/** Called with the share that is done, from 0 to 1. */
type Progress = (done: number) => void;

/** A slow phone needs about a second for one part of the hardest challenge. */
const silenceMs = 20_000;
/** About 10 ms on a slow phone. */
const triesOfStep = 512;

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** The page's policy allows one trusted address: this one. */
const trusted = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('captcha-worker', {
  createScriptURL: () => workerUrl,
});

function inWorker(search: Search, onProgress: Progress): Promise<string> {
  const worker = new Worker(trusted?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
  const found: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const solved = new Promise<string>((resolve, reject) => {
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new Error('the worker is silent')), silenceMs);
    };
    worker.addEventListener('error', () => reject(new Error('the worker does not run')));
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => {
      found.push(data);
      onProgress(found.length / search.work.parts);
      if (found.length === search.work.parts) resolve(found.join(''));
      else listen();
    });
    listen();
    worker.postMessage(search, []);
  });
  return solved.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

const pause = () => new Promise((resume) => setTimeout(resume));

async function onThisThread({ challenge, work }: Search, onProgress: Progress): Promise<string> {
  let solution = '';
  for (let part = 0; part < work.parts; part += 1) {
    const search = searchPart(challenge, part, work.bits);
    let found = search.step(triesOfStep);
    while (found === undefined) {
      await pause();
      found = search.step(triesOfStep);
    }
    solution += found;
    onProgress((part + 1) / work.parts);
  }
  return solution;
}

/** Returns the solution of the challenge. */
export async function solveCaptcha(search: Search, onProgress: Progress): Promise<string> {
  try {
    return await inWorker(search, onProgress);
  } catch {
    onProgress(0);
    return await onThisThread(search, onProgress);
  }
}
