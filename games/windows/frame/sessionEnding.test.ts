// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { LiveNews } from '@foyer/contract/live.ts';
import { hearSession } from './sessionEnding.ts';

afterEach(() => document.body.replaceChildren());

const words = ((key: string) => key) as never;
const news = (kind: LiveNews['kind'], id = ''): LiveNews => ({ kind, id, title: 0, amountSatang: 0 });
const warning = () => document.querySelector('[role="alert"]');

it('warns once with a button that keeps the session', () => {
  const keep = vi.fn();
  hearSession(news('sessionEnding', '100000'), words, keep);
  hearSession(news('sessionEnding', '80000'), words, keep);
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  warning()?.querySelector('button')?.click();
  expect(keep).toHaveBeenCalledOnce();
  expect(warning()).toBeNull();
});

it('withdraws the warning if the player is active elsewhere, and at the end of the session', () => {
  for (const kind of ['sessionKept', 'sessionOver'] as const) {
    hearSession(news('sessionEnding', '100000'), words, () => undefined);
    expect(warning()).not.toBeNull();
    hearSession(news(kind), words, () => undefined);
    expect(warning()).toBeNull();
  }
});
