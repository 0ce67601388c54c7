/** Faults of a screen's layout that axe has no rule for. Each is in words; a sound screen has none. */
import type { Page } from '@playwright/test';

/** On a phone an account's screen has the arrow back beside its title, level with the title's first line. */
export const offTitle = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const title = document.querySelector('main h1');
    const arrow = document.querySelector('main > a[href="/mine/center"] svg');
    // From 720 px on the link back is a line of its own.
    if (title === null || arrow === null || innerWidth >= 720) return [];
    const words = document.createRange();
    words.selectNodeContents(title);
    const [line] = words.getClientRects();
    const { top, height } = arrow.getBoundingClientRect();
    const off = line === undefined ? Infinity : line.top + line.height / 2 - (top + height / 2);
    return Math.abs(off) > 1 ? [`the title is ${off.toFixed(1)} px off the arrow back`] : [];
  });
