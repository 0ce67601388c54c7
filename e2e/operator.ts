/** Calls of the operator's interface: a log-in link, a kick, a player's status, a bonus, the release of a card. */
import type { APIRequestContext } from '@playwright/test';
import { siteUrl } from './hand.ts';

export const operatorKey = 'journeys-have-a-key-of-their-own';

export async function operate(
  request: APIRequestContext,
  act: 'ticket' | 'kick' | 'status' | 'bonus' | 'bonus/decide' | 'card',
  body: { readonly account: string } & Readonly<Record<string, unknown>>,
): Promise<{ readonly address: string }> {
  const reply = await request.post(`${siteUrl()}/operator/${act}`, {
    headers: { authorization: `Bearer ${operatorKey}` },
    data: body,
  });
  if (!reply.ok()) throw new Error(`operator ${act}: ${reply.status()}`);
  return (await reply.json()) as { address: string };
}
