/** A settled bet is taken back: its stake returns, its prize goes, and it counts for no turnover. L09, docs/operators.md */
import type { FastifyInstance } from 'fastify';
import type { House } from '../http/context.ts';
import { operatorDesk, textIn } from '../http/operatorDesk.ts';
import { InsufficientFunds, titles } from '../ledger/accounts.ts';
import { markVoided, movedByRound, readBet } from './voidStore.ts';

/**
 * `short`: the prize is no longer there. `open`: the round is not over. `lottery`: a draw is annulled as a whole, since
 * one movement pays for a cart and one pays all prizes of a player on the draw.
 */
type Voided = 'done' | 'unknown' | 'open' | 'short' | 'lottery';

/** Every leg of the round backwards, in one movement; once for each bet, and safe to repeat. */
async function voidBet(house: House, playerId: string, betOrderNo: string): Promise<Voided> {
  const bet = await readBet(house, playerId, betOrderNo);
  if (bet === undefined) return 'unknown';
  if (bet.platform_code === 'lottery') return 'lottery';
  if (bet.voided_ms !== null) return 'done';
  if (!bet.is_settled) return 'open';
  const moved = await movedByRound(house, playerId, bet.round_id);
  const legs = moved
    .filter(({ amountSatang }) => amountSatang !== 0)
    .map(({ account, amountSatang }) => ({ account, amountSatang: -amountSatang }));
  try {
    if (legs.length > 0)
      await house.ledger.post({
        playerId,
        key: `void:${betOrderNo}`,
        title: titles.adjustment,
        legs,
        reference: betOrderNo,
      });
  } catch (error) {
    if (error instanceof InsufficientFunds) return 'short';
    throw error;
  }
  await markVoided(house, bet);
  house.live.tell(playerId, { kind: 'balance' });
  return 'done';
}

export function mountVoids(app: FastifyInstance, house: House): void {
  const about = operatorDesk(app, house);
  about?.('/operator/bet/void', async ({ playerId }, body) => {
    const voided = await voidBet(house, playerId, textIn(body, 'betOrderNo'));
    return voided === 'done' ? { voided: true } : { error: voided };
  });
}
