import type { Page } from '@playwright/test';

/** Links of the page to addresses of its own site which answer with an error, each with its status. */
export async function deadLinks(page: Page): Promise<string[]> {
  const { origin } = new URL(page.url());
  const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const dead: string[] = [];
  for (const link of new Set(links)) {
    const { status } = await fetch(origin + String(link), { headers: { cookie } });
    if (status >= 400) dead.push(`${link} ${status}`);
  }
  return dead;
}
