// @vitest-environment happy-dom
/** Panels whose script is loaded when they are opened. */
import { afterEach, expect, it, vi } from 'vitest';
import play from '@foyer/text/zh_CN/play.json' with { type: 'json' };
import { createPanels } from './panels.ts';
import { testWords } from './testing/page.ts';
import type { PlayWords } from './words.ts';

const words: PlayWords = testWords({});
const page = (text: string): HTMLElement => Object.assign(document.createElement('section'), { textContent: text });
const shown = (): string => document.querySelector('.panel-body')?.textContent ?? '';

afterEach(() => document.body.replaceChildren());

it('shows a page once its script is there', async () => {
  const { promise, resolve } = Promise.withResolvers<HTMLElement>();
  const panels = createPanels(words, {
    rules: () => promise,
    fair: () => page('fair'),
    records: () => page('records'),
  });
  panels.open('rules');
  expect(document.querySelector('h2')?.textContent).toBe(play.rules);
  expect(shown()).toBe('');
  resolve(page('rules'));
  await vi.waitFor(() => expect(shown()).toBe('rules'));
});

it('drops a page that arrives after another was opened, or after the dialog was closed', async () => {
  const { promise, resolve } = Promise.withResolvers<HTMLElement>();
  const panels = createPanels(words, { rules: () => promise, fair: () => page('fair'), records: () => promise });
  panels.open('rules');
  panels.close();
  panels.open('fair');
  resolve(page('late'));
  await vi.waitFor(() => expect(shown()).toBe('fair'));
  panels.close();
  panels.open('records');
  await vi.waitFor(() => expect(shown()).toBe('late'));
});

it('says that a page could not be loaded, and tries again', async () => {
  const load = vi.fn<() => Promise<HTMLElement>>();
  load.mockRejectedValueOnce(new TypeError('no script')).mockResolvedValueOnce(page('rules'));
  createPanels(words, { rules: load, fair: () => page(''), records: () => page('') }).open('rules');
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(play.lostTitle));
  document.querySelector<HTMLButtonElement>('.panel-body .primary')?.click();
  await vi.waitFor(() => expect(shown()).toBe('rules'));
});
