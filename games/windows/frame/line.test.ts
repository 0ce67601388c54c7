// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function asked(hostname: string, ...onLine: boolean[]): Promise<boolean[]> {
  const browser = { onLine: onLine[0] };
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('navigator', browser);
  const { isOnline } = await import('./line.ts');
  return onLine.map((one) => {
    browser.onLine = one;
    return isOnline();
  });
}

it('counts a house on this machine as reachable offline until the browser was online once. R01', async () => {
  expect(await asked('127.0.0.1', false, false, true, false)).toEqual([true, true, true, false]);
  vi.resetModules();
  expect(await asked('localhost', true, false)).toEqual([true, false]);
});

it('follows `navigator.onLine` for every other host. R01', async () => {
  expect(await asked('foyer.example', false, true, false)).toEqual([false, true, false]);
});
