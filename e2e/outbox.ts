/** Codes as a player reads them: from the sandbox's outbox page. */
import type { BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { siteUrl } from './hand.ts';

/** Reads the newest code from the outbox in a separate page. */
export async function codeFromOutbox(context: BrowserContext, url = siteUrl()): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${url}/sandbox/outbox`);
  const code = page.locator('.code').first();
  await expect(code).toHaveText(/^\d{6}$/);
  const words = await code.innerText();
  await page.close();
  return words;
}
