import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeStorage } from '../testing/storage.ts';
import { reloadForNewBuild } from './newBuild.ts';

/** Sets the age of the page in milliseconds; the real clock counts from the start of the test worker. */
const pageIs = (ageMs: number) => vi.spyOn(performance, 'now').mockReturnValue(ageMs);

beforeEach(() => void pageIs(1_000));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const file = 'http://foyer.test/assets/Search-abc.js';
const named = new TypeError(`Failed to fetch dynamically imported module: ${file}`);
const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } });
const page = () => new Response('', { headers: { 'content-type': 'text/html' } });
const gone = () => new Response('', { status: 404 });

/** Makes a script fail this many times. Returns the number of reloads and the addresses requested. */
async function failing(payload: Error, answer: () => Response | Promise<Response>, times = 1, requests = 1) {
  let hear: ((event: object) => void) | undefined;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    if (type === 'vite:preloadError') hear = listener as typeof hear;
  });
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer();
  });
  reloadForNewBuild('build-1');
  for (let count = 0; count < times; count += 1) {
    hear?.({ payload });
    await vi.waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(requests));
    await new Promise((done) => setTimeout(done, 5));
  }
  return { reloads: reload.mock.calls.length, asked };
}

it('reloads the page once if a script is gone. R06', async () => {
  const { reloads, asked } = await failing(named, gone, 2);
  expect([reloads, asked]).toEqual([1, [file]]);
});
it('reloads if the script’s address returns HTML. R06', async () => {
  expect((await failing(named, page)).reloads).toBe(1);
});
it('does not reload if the script still exists: the connection was lost for a moment. R04', async () => {
  expect((await failing(named, script)).reloads).toBe(0);
});
it('does not reload if the house does not answer. R04', async () => {
  expect((await failing(named, () => Promise.reject(new TypeError('Failed to fetch')))).reloads).toBe(0);
});
it('reloads if the browser does not name the script and the house answers. R06', async () => {
  const { reloads, asked } = await failing(new TypeError('Importing a module script failed.'), page);
  expect([reloads, asked]).toEqual([1, [location.pathname]]);
});
it.each([
  [true, 1],
  [false, 0],
])('reloads an old page only on an action of the visitor: %s. R06', async (isActive, expected) => {
  pageIs(60_000);
  vi.stubGlobal('navigator', { onLine: true, userActivation: { isActive } });
  expect((await failing(named, gone, 1, expected)).reloads).toBe(expected);
});
it('does not reload where storage is forbidden, since it could reload without end', async () => {
  const open = closeStorage('forbidden');
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  let hear: ((event: object) => void) | undefined;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((_: string, listener: unknown) => {
    hear = listener as typeof hear;
  });
  reloadForNewBuild('build-1');
  expect(() => hear?.({ payload: named })).not.toThrow();
  open();
  expect(reload).not.toHaveBeenCalled();
});
