/** What the captcha's work says on screen and to screen readers. 3.3.8, 4.1.3 */
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import words from '@foyer/text/zh_CN/ui.json' with { type: 'json' };
import { loadWords } from '#text/namespaces.ts';
import { addRegion } from '../feedback/announcer.ts';
import { CaptchaWorking } from './CaptchaWorking.tsx';

beforeAll(() => loadWords('zh_CN', 'ui'));
afterEach(cleanup);

const shown = (progress: number | 'failed' | undefined) => (
  <Suspense>
    <CaptchaWorking progress={progress} />
  </Suspense>
);

it('announces the start once, shows the progress, and announces a failure', async () => {
  const said: string[] = [];
  const remove = addRegion((text) => {
    said.push(text);
    return () => undefined;
  });
  const { rerender } = await act(async () => render(shown(undefined)));
  expect(said).toEqual([]);
  rerender(shown(0));
  rerender(shown(0.5));
  expect(said).toEqual([words.captchaWorking]);
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: words.captchaWorking }).value).toBe(0.5);
  rerender(shown('failed'));
  expect(said).toEqual([words.captchaWorking, words.captchaWorkFailed]);
  expect(screen.getByText(words.captchaWorkFailed)).toBeTruthy();
  remove();
});
