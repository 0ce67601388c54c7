/** A game's window in trial mode, opened by its launch address, without the lobby around it. */
import type { Page } from '@playwright/test';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { siteUrl } from '../hand.ts';

interface Trial {
  readonly gameId: string;
  readonly gameType: string;
  readonly lang: string;
}

export async function openTrial(page: Page, { gameId, gameType, lang }: Trial): Promise<void> {
  const query = new URLSearchParams({
    linkType: '2',
    platformCode: gameId.split('-')[0] ?? '',
    gameType,
    gameCode: gameId,
    lang,
    frontType: '1',
    deviceId: 'trial-device-01',
  });
  const reply = await page.request.get(`${siteUrl()}/api/game/guest/gameUrl?${query}`, {
    headers: { [clientHeader]: '1', origin: siteUrl() },
  });
  const { data } = (await reply.json()) as { data: { url: string } };
  await page.goto(siteUrl() + data.url);
}
