/** What customer service does about a player's money, on /operator/: a bonus, a card let go. docs/operators.md */
import { locales } from '@foyer/contract/envelope.ts';
import { minorUnits } from '@foyer/contract/wire.ts';
import type { FastifyInstance } from 'fastify';
import type { Words } from '../db/walletTables.ts';
import type { House } from '../http/context.ts';
import { operatorDesk, textIn } from '../http/operatorDesk.ts';
import { grantBonus } from '../bonus/grant.ts';
import { releaseCard } from './cardStore.ts';

/** `name` in every language, or `name.en` and so on where they differ. */
const namesIn = (body: unknown): Words =>
  Object.fromEntries(
    locales.map((lang) => [lang, textIn(body, `name.${lang}`) || textIn(body, 'name')]),
  ) as unknown as Words;

export function mountWalletOperator(app: FastifyInstance, house: House): void {
  const about = operatorDesk(app, house);
  if (about === undefined) return;
  about('/operator/bonus', async ({ playerId }, body) => {
    const grantId = textIn(body, 'id');
    const amountSatang = minorUnits(textIn(body, 'amount')) ?? 0;
    const targetSatang = minorUnits(textIn(body, 'turnover') || '0');
    if (!/^[\w-]{4,64}$/.test(grantId) || amountSatang <= 0 || targetSatang === undefined || targetSatang < 0)
      return { error: 'id, amount or turnover' };
    const platformCode = textIn(body, 'platform');
    const bonusType = textIn(body, 'type');
    await grantBonus(house, {
      playerId,
      grantId,
      names: namesIn(body),
      bonusType,
      platformCode,
      amountSatang,
      targetSatang,
    });
    return { id: grantId };
  });
  about('/operator/card', async ({ playerId }, body) =>
    (await releaseCard(house, playerId, textIn(body, 'lastFour'))) ? { released: true } : { error: 'unknown card' },
  );
}
