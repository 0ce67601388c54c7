// @vitest-environment happy-dom
/** Stops and reality checks in a window of any family. M12, M13, M17, M25 */
import { livePath } from '@foyer/contract/live.ts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setClock } from './clock.ts';
import { createHud } from './hud.ts';
import { watchOver } from './safety.ts';
import { all, one, passMs, testWords } from './testing/page.ts';

const words = testWords({});
const minuteMs = 60_000;
const startMs = Date.UTC(2026, 10, 24, 14);

let left: string[] = [];
let news: BroadcastChannel[] = [];

/** A house whose player logged in `minutes` ago, with a reality check every half hour. */
function watch(minutes: number, given: { readonly stoppedUntilMs?: number } = {}): void {
  const data = () => ({
    openedMs: String(startMs - minutes * minuteMs),
    staked: '120.00',
    returned: '90.00',
    largeStakes: '3',
    checkMinutes: '30',
    stoppedUntilMs: String(given.stoppedUntilMs ?? 0),
    nowMs: String(Date.now()),
  });
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === livePath) throw new TypeError('no stream');
    return Response.json({ code: 200, message: '', data: data() });
  });
  watchOver(words, 'zh_CN', (href) => left.push(href));
}

const check = (): HTMLElement | undefined => all('dialog.check')[0];

beforeEach(() => {
  vi.useFakeTimers({ now: startMs });
  setClock(startMs, performance.now());
  [left, news] = [[], []];
  document.body.replaceChildren();
  localStorage.clear();
  // A channel of the same document only, whose messages arrive at once.
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      listeners: ((event: { data: unknown }) => void)[] = [];
      constructor() {
        news.push(this as unknown as BroadcastChannel);
      }
      addEventListener(_: string, listener: (event: { data: unknown }) => void): void {
        this.listeners.push(listener);
      }
      postMessage(): void {}
    },
  );
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('pauses at the interval of the player, and says time, stake, net and the ways out. M13', async () => {
  watch(29);
  await passMs(2_000);
  expect(check()).toBeUndefined();
  await passMs(minuteMs);
  const dialog = check();
  expect(dialog?.textContent).toContain('0:30:0');
  expect(dialog?.textContent).toContain('฿120.00');
  expect(dialog?.textContent).toContain('−฿30.00');
  expect(dialog?.textContent).toContain(`${words('checkLarge')}3`);
  expect(all<HTMLAnchorElement>('a', dialog).map((link) => link.getAttribute('href'))).toEqual([
    '/mine/protection',
    '/home',
  ]);
  dialog?.querySelector('button')?.click();
  await passMs(2_000);
  expect(check()).toBeUndefined();
  await passMs(30 * minuteMs);
  expect(check()).toBeDefined();
});

it('is not closed by Escape, and is acknowledged in any window of the browser. M13', async () => {
  watch(31);
  await passMs(2_000);
  const escape = new Event('cancel', { cancelable: true });
  check()?.dispatchEvent(escape);
  expect(escape.defaultPrevented).toBe(true);
  localStorage.setItem(`foyer.check.${startMs - 31 * minuteMs}`, '30');
  dispatchEvent(new Event('storage'));
  await passMs(2_000);
  expect(check()).toBeUndefined();
});

it('leaves for the page about safe play as soon as play is stopped anywhere. M17', async () => {
  const given = { stoppedUntilMs: 0 };
  watch(5, given);
  await passMs(1_000);
  expect(left).toEqual([]);
  given.stoppedUntilMs = startMs + 24 * 60 * minuteMs;
  const hear = Reflect.get(news[0] ?? {}, 'listeners') as ((event: { data: unknown }) => void)[];
  for (const listener of hear) listener({ data: { kind: 'protection', title: 0, amount: 0, id: '' } });
  await passMs(1_000);
  expect(left).toEqual(['/mine/protection']);
});

it('counts the time since the log-in in the bar of every window, which links to the page about safe play. M12, M25', async () => {
  const setting = { name: '锦鲤跃门', mode: 'real', openedMs: startMs - 90 * minuteMs, words } as const;
  const hud = createHud(
    setting,
    () => undefined,
    () => undefined,
  );
  document.body.append(hud.root);
  hud.showPurse({ balanceSatang: 500_00, stakedSatang: 120_00, wonSatang: 90_00, nowMs: startMs });
  expect(one('.elapsed time').textContent).toBe('1:30:00');
  await passMs(61_000);
  expect(one('.elapsed time').textContent).toBe('1:31:01');
  expect(one('.net output').textContent).toBe('−฿30.00');
  expect(one('.balance output').textContent).toBe('฿500.00');
  expect(one('a.elapsed').getAttribute('href')).toBe('/mine/protection');
});

it('starts the window of every family the same way, so that each has the bar, the checks and the stop. M12, M13, M25', () => {
  const folder = join(import.meta.dirname, '..');
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const mains = globSync('*/main.ts', { cwd: folder }).toSorted();
  expect(mains.map((path) => path.split('/', 1)[0])).toEqual([
    'cards',
    'fish',
    'instant',
    'poker',
    'slot',
    'sport',
    'table',
  ]);
  for (const path of mains) expect([path, read(path)]).toEqual([path, expect.stringContaining('startWindow(')]);
  for (const path of mains) {
    const family = path.split('/', 1)[0] ?? '';
    const sources = globSync(`${family}/**/*.ts`, { cwd: folder }).map(read);
    const hasClock = sources.some((source) => /createHud\(|clockMeter\(/.test(source));
    expect([family, hasClock]).toEqual([family, true]);
  }
});
