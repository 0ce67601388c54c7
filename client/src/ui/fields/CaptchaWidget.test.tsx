/** An outside service's captcha in its frame: which messages it accepts, and what it announces. Decision 448 */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import words from '@foyer/text/zh_CN/ui.json' with { type: 'json' };
import { loadWords } from '#text/namespaces.ts';
import { addRegion } from '../feedback/announcer.ts';
import { CaptchaWidget } from './CaptchaWidget.tsx';

/** A frame without a page counts as loaded. */
const { settings } = Reflect.get(window, 'happyDOM') as {
  readonly settings: { handleDisabledFileLoadingAsSuccess: boolean };
};
const said: string[] = [];
let remove: () => void;
beforeAll(async () => {
  settings.handleDisabledFileLoadingAsSuccess = true;
  await loadWords('zh_CN', 'ui');
});
afterAll(() => {
  settings.handleDisabledFileLoadingAsSuccess = false;
});
beforeEach(() => {
  remove = addRegion((text) => {
    said.push(text);
    return () => undefined;
  });
});
afterEach(() => {
  remove();
  said.splice(0);
  cleanup();
  vi.useRealTimers();
});

async function show() {
  const onToken = vi.fn();
  await act(async () =>
    render(
      <Suspense>
        <CaptchaWidget onToken={onToken} />
      </Suspense>,
    ),
  );
  return onToken;
}
const frame = () => screen.queryByTitle<HTMLIFrameElement>(words.captchaWidget);
const report = (data: unknown, { origin = 'null', source = frame()?.contentWindow } = {}) =>
  act(async () => void dispatchEvent(new MessageEvent('message', { data, origin, source: source ?? null })));

it('gives the form the token that its own frame reports, and believes no other window', async () => {
  const onToken = await show();
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups');
  expect(frame()?.getAttribute('src')).toMatch(/^\/captcha-widget\?lang=zh_CN&theme=(?:dark|light)$/);
  await report({ captcha: 'token', token: 'forged' }, { source: window });
  await report({ captcha: 'token', token: 'forged' }, { origin: 'https://other.example' });
  await report('token');
  await report(null);
  expect(onToken).not.toHaveBeenCalled();
  await report({ captcha: 'token', token: 'token 1' });
  expect(onToken.mock.calls).toEqual([['token 1']]);
});

it.each([
  ['failed', words.captchaWidgetFailed],
  ['expired', words.captchaWidgetExpired],
] as const)('says that it has %s, takes the token back, and can be tried again', async (captcha, sentence) => {
  const onToken = await show();
  await report({ captcha: 'shown', token: '' });
  await report({ captcha, token: '' });
  expect(onToken.mock.calls).toEqual([['']]);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(said).toEqual([sentence]);
  expect(frame()).toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: words.retry })));
  expect(frame()).not.toBeNull();
});

it('says that it has failed if its frame reports nothing, but not if it is shown', async () => {
  vi.useFakeTimers();
  await show();
  await act(async () => vi.advanceTimersByTime(20_000));
  expect(screen.getByText(words.captchaWidgetFailed)).toBeTruthy();
  cleanup();
  await show();
  await report({ captcha: 'shown', token: '' });
  await act(async () => vi.advanceTimersByTime(20_000));
  expect(screen.queryByText(words.captchaWidgetFailed)).toBeNull();
});
