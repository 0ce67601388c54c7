/** Helpers for journeys at a live table, which move the clock instead of waiting for a round. */
import { roundAt } from '@foyer/contract/play/tableClock.ts';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Clock } from '../clock.ts';

export const spot = (table: Page, id: string): Locator => table.locator(`[data-spot="${id}"]`);

/** Moves the clock to the opening of the next round, which leaves the whole time for bets. */
export const toOpening = (clock: Clock, gameId: string): Promise<void> =>
  clock.moveTo(roundAt(gameId, clock.now()).endMs + 200);

/**
 * Opens a new round and waits until the window takes bets on it. If the window loads too slowly for that, it opens the
 * next round.
 */
export async function opening(table: Page, clock: Clock, gameId: string): Promise<void> {
  // Before the clock moves, because the ticket expires after a minute of the house's time.
  await expect(table.locator('.strip')).toBeVisible({ timeout: 30_000 });
  await expect(async () => {
    await toOpening(clock, gameId);
    const { roundNo } = roundAt(gameId, clock.now());
    const no = `${roundNo.slice(4, 8)}-${roundNo.slice(8)}`;
    // An open window may wait until its round was due to end; a reload reads the time.
    await table.reload();
    await expect(table.locator('.strip').filter({ hasText: no })).toHaveAttribute('data-phase', 'betting', {
      timeout: 8_000,
    });
  }).toPass({ timeout: 90_000 });
}

/**
 * Moves the clock to `restMs` before the close of betting. An open window receives the result; a reloaded one reads it.
 */
export const toClose = (clock: Clock, gameId: string, restMs = 1_000): Promise<void> =>
  clock.moveTo(roundAt(gameId, clock.now()).closeMs - restMs);
