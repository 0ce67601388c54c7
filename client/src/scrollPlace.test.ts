import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createSiteRouter } from './router.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** Whether the router sets the scroll position when it has rendered this address, in a page opened at /home. */
function isPlaced(pathname: string): boolean {
  history.replaceState(null, '', '/home');
  const { scrollRestoration, ...rest } = createSiteRouter(new QueryClient()).options;
  if (typeof scrollRestoration !== 'function') throw new Error(`no function among ${Object.keys(rest).join()}`);
  return scrollRestoration({ location: { pathname } } as Parameters<typeof scrollRestoration>[0]);
}

it('keeps the position of a visitor who scrolls the page before it is hydrated', () => {
  vi.stubGlobal('scrollY', 600);
  expect(isPlaced('/home')).toBe(false);
});

it('starts another page at its top, even if its link was pressed before hydration', () => {
  vi.stubGlobal('scrollY', 600);
  expect(isPlaced('/discounts/all')).toBe(true);
});

it('restores the position of a page that was not scrolled yet', () => {
  vi.stubGlobal('scrollY', 0);
  expect(isPlaced('/home')).toBe(true);
});
