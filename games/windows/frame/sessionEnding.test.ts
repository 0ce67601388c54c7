// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { LiveNews } from '@foyer/contract/live.ts';
import { sessionWarning } from './sessionEnding.ts';

afterEach(() => document.body.replaceChildren());

const words = ((key: string) => key) as never;
const news = (kind: LiveNews['kind'], id = ''): LiveNews => ({ kind, id, title: 0, amountSatang: 0 });
const warning = () => document.querySelector('[role="alert"]');

it('warns once with a button that keeps the session', () => {
  const keep = vi.fn();
  const hear = sessionWarning(words, keep);
  hear(news('sessionEnding', '100000'));
  hear(news('sessionEnding', '80000'));
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  warning()?.querySelector('button')?.click();
  expect(keep).toHaveBeenCalledOnce();
  expect(warning()).toBeNull();
});

it('withdraws the warning if the player is active elsewhere, and at the end of the session', () => {
  const hear = sessionWarning(words, () => undefined);
  for (const kind of ['sessionKept', 'sessionOver'] as const) {
    hear(news('sessionEnding', '100000'));
    hear(news('balance'));
    expect(warning()).not.toBeNull();
    hear(news(kind));
    expect(warning()).toBeNull();
  }
});
