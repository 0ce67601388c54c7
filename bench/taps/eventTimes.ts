/**
 * Taps a control as a finger does and reads from Event Timing how long the browser took until the next frame: the
 * value from which INP is made.
 */
import type { CDPSession, Locator, Page } from '@playwright/test';

/** Event Timing reports no event that took less; it rounds to 8 ms. */
export const shortestMs = 16;

interface Interaction {
  readonly startMs: number;
  readonly durationMs: number;
}

/** Keeps the interactions of every page that the given one opens. */
export async function observeInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const found: Interaction[] = [];
    Object.assign(window, { interactions: found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId > 0) found.push({ startMs: entry.startTime, durationMs: entry.duration });
      }
    }).observe({ type: 'event', durationThreshold });
  }, shortestMs);
}

export async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  return cdp;
}

/** Resolves once the page has been idle after a frame: Event Timing entries are delivered by then. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done, 30), { timeout: 1_000 })),
        ),
      ),
  );

/**
 * Resolves after half a second without a file or data that has arrived, or after ten seconds: until then a tap would wait
 * for what the screen renders by itself, and the day's advertisement would still come to lie over the controls.
 */
export const loaded = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () => {
        const ends = performance.getEntriesByType('resource').map((entry) => entry.responseEnd);
        return performance.now() - Math.max(0, ...ends) > 500;
      },
      undefined,
      { timeout: 10_000 },
    )
    .catch(() => undefined);

/** Where a finger would touch the control; throws if something else lies there. */
async function placeOf(control: Locator): Promise<{ readonly x: number; readonly y: number }> {
  // Throttled and beside other work, a screen may need seconds until its control stands still.
  await control.scrollIntoViewIfNeeded({ timeout: 10_000 });
  return control.evaluate((element) => {
    const look = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      const isFree = hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label') !== null);
      return { x, y, hit, isFree };
    };
    // A bar at an edge of the screen may lie over what is in view. A player scrolls on.
    if (!look().isFree) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, hit, isFree } = look();
    if (!isFree)
      throw new Error(`it is covered by ${hit === null ? 'the edge of the screen' : hit.outerHTML.slice(0, 120)}`);
    return { x, y };
  });
}

/** The longest event of one tap. An event under the shortest that is reported counts as that. */
export async function tapMs(page: Page, control: Locator): Promise<number> {
  const { x, y } = await placeOf(control);
  const sinceMs = await page.evaluate(() => performance.now());
  await page.touchscreen.tap(x, y);
  await settled(page);
  const durations = await page.evaluate(
    (since) =>
      (window as unknown as { interactions: readonly Interaction[] }).interactions
        .filter(({ startMs }) => startMs >= since)
        .map(({ durationMs }) => durationMs),
    sinceMs,
  );
  return Math.max(shortestMs, ...durations);
}
