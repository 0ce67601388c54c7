/** What the journeys at a live table look for. */
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

export const spot = (table: Page, id: string): Locator => table.locator(`[data-spot="${id}"]`);
/** A new round has just opened: there is time for what comes. */
export async function opening(table: Page): Promise<void> {
  await expect(table.getByText(/还有 1[1-5] 秒/)).toBeVisible({ timeout: 60_000 });
}
