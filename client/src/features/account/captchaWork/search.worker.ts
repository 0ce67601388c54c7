/** Searches the numbers of a challenge beside the page, and posts each as it is found. Decision 448 */
import { searchPart } from '@foyer/contract/captchaWork.ts';
import type { Search } from './solveCaptcha.ts';

const triesOfStep = 4_096;

addEventListener('message', ({ data }: MessageEvent<Search>) => {
  const { challenge, work } = data;
  for (let part = 0; part < work.parts; part += 1) {
    const search = searchPart(challenge, part, work.bits);
    let found: string | undefined;
    while (found === undefined) found = search.step(triesOfStep);
    postMessage(found);
  }
});
