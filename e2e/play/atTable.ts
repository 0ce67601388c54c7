/** Helpers for the journeys at a live table, and how they reach a round without waiting for it. */
import { roundAt } from '@foyer/contract/play/tableClock.ts';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Clock } from '../clock.ts';

export const spot = (table: Page, id: string): Locator => table.locator(`[data-spot="${id}"]`);

/** Moves to a round's opening: a window that is opened now, or that is open while chips are taken, has time to bet. */
export const toOpening = (clock: Clock, gameId: string): Promise<void> =>
  clock.moveTo(roundAt(gameId, clock.now()).endMs + 200);

/**
 * A new round has just opened, and the window knows it: there is time for what comes. On a machine that takes longer to
 * load the window than chips are taken, the next round is opened.
 */
export async function opening(table: Page, clock: Clock, gameId: string): Promise<void> {
  // The ticket expires after a minute of the clock that is moved.
  await expect(table.locator('.strip')).toBeVisible({ timeout: 30_000 });
  await expect(async () => {
    await toOpening(clock, gameId);
    const { roundNo } = roundAt(gameId, clock.now());
    const no = `${roundNo.slice(4, 8)}-${roundNo.slice(8)}`;
    // The table may be idle until its round was due to end; a window that is opened again asks for the time.
    await table.reload();
    await expect(table.locator('.strip').filter({ hasText: no })).toHaveAttribute('data-phase', 'betting', {
      timeout: 8_000,
    });
  }).toPass({ timeout: 90_000 });
}

/**
 * Moves the clock to the close of betting. An open window receives the result; a window opened again reads the time.
 */
export const toClose = (clock: Clock, gameId: string, restMs = 1_000): Promise<void> =>
  clock.moveTo(roundAt(gameId, clock.now()).closeMs - restMs);
