import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** Draws a page of pictures and writes the whole of it as WebP. */
export async function writeWebp(browser: Browser, file: string, html: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1800, height: 900 } });
  await page.setContent(html);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const { width, height } = await page.evaluate(() => document.body.getBoundingClientRect().toJSON());
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 70,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  writeFileSync(file, Buffer.from(data, 'base64'));
  await page.close();
}
