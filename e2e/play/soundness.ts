/** What every game window must pass: no axe violations and no horizontal scrolling. A01, S05 */
import type { Page } from '@playwright/test';
import { axeOf } from '../axe.ts';

interface Look {
  /** Checks only the content of this element. */
  readonly within?: string;
  /**
   * Set if figures are hidden from screen readers because amounts are spoken in words. Names then need not contain the
   * visible text.
   */
  readonly hasSpokenAmounts?: boolean;
  /** Checks only rules about colours, because the rest was checked in the other theme. */
  readonly isOtherTheme?: boolean;
}

const colourRules = ['color-contrast', 'link-in-text-block'];

/** Returns the violations that axe finds, each with `where`. */
export async function axeFaults(page: Page, where: string, look: Look = {}): Promise<string[]> {
  const axe = axeOf(page);
  if (look.within !== undefined) axe.include(look.within);
  if (look.isOtherTheme === true) axe.withRules(colourRules);
  else if (look.hasSpokenAmounts === true) axe.disableRules('label-content-name-mismatch');
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html}`);
}

/** Horizontal overflow of the page in pixels. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

export async function overflowFaults(page: Page, where: string): Promise<string[]> {
  const overflow = await overflowOf(page);
  return overflow > 0 ? [`${where}: scrolls sideways by ${overflow} px`] : [];
}

const windowSizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

interface Swept extends Look {
  /** Opens the window in the state to check. Called once per theme. */
  readonly open: () => Promise<void>;
  /** Name of the button that opens the rules. */
  readonly rules: string;
}

/** Checks a window at three widths, and its rules: everything in the dark theme, colours also in the light one. */
export async function windowFaults(page: Page, { open, rules, ...look }: Swept): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open();
    const isOtherTheme = colorScheme === 'light';
    for (const size of windowSizes) {
      await page.setViewportSize(size);
      const where = `${size.width} ${colorScheme}`;
      found.push(...(await overflowFaults(page, where)), ...(await axeFaults(page, where, { ...look, isOtherTheme })));
    }
    await page.getByRole('button', { name: rules }).click();
    found.push(...(await axeFaults(page, `rules ${colorScheme}`, { within: 'dialog', isOtherTheme })));
  }
  return found;
}
