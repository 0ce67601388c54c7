/**
 * Voids a match. Its legs count with odds of 1.00: open bets continue without it, settled ones are judged again and
 * the difference is moved under a new number in the bet records. The house bears what a winner has already spent.
 * Cash-outs are final, because they were a price for the bet at that time. L02, L03, L09
 */
import { fixtureOfId } from '@foyer/games/engines/sport/fixtures.ts';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { House } from '../../house.ts';
import { changeBet, legsOf } from './betStore.ts';
import type { BetRow } from './betStore.ts';
import { outcomeOf, settleDue } from './judging.ts';
import { matchOf } from './matches.ts';
import { markVoid } from './matchStore.ts';

const pageSize = 1_000;

/** Voids a match before, during or after play. `settleVoided` settles its bets. Returns false if nothing changed. */
export async function voidMatch(house: House, matchId: string, reason: string): Promise<boolean> {
  if (fixtureOfId(matchId) === undefined) return false;
  const { endMs } = await matchOf(house, matchId);
  return house.db.transaction().execute((db) => markVoid(db, matchId, endMs, reason));
}

/** Bets with a judged leg of a voided match: settled ones, and open ones that wait for other legs. */
async function lockJudged(db: Kysely<Tables>): Promise<BetRow[]> {
  const { rows } = await sql<BetRow>`
    select sport_bet.* from sport_bet
    where state in ('won', 'lost', 'open') and exists (
      select 1 from sport_leg join sport_match using (match_id)
      where sport_leg.owner = sport_bet.owner and sport_leg.order_no = sport_bet.order_no
        and sport_leg.state in ('won', 'lost') and sport_match.state = 'void'
    )
    order by owner, order_no limit ${pageSize} for update`.execute(db);
  return rows;
}

async function judgeAgain(house: House): Promise<boolean> {
  return house.db.transaction().execute(async (db) => {
    const bets = await lockJudged(db);
    if (bets.length === 0) return false;
    await sql`
      update sport_leg set state = 'void'
      from unnest(${bets.map(({ owner }) => owner)}::text[], ${bets.map(({ order_no }) => order_no)}::text[])
        as named (owner, order_no), sport_match
      where sport_leg.owner = named.owner and sport_leg.order_no = named.order_no
        and sport_match.match_id = sport_leg.match_id and sport_match.state = 'void'`.execute(db);
    const legs = Map.groupBy(await legsOf(db, bets), ({ owner, order_no }) => `${owner} ${order_no}`);
    for (const bet of bets) {
      if (bet.state === 'open') continue;
      const { outcome, paidSatang } = outcomeOf(bet, legs.get(`${bet.owner} ${bet.order_no}`) ?? []) ?? {
        outcome: 'open',
        paidSatang: 0,
      };
      if (outcome === bet.state && paidSatang === bet.paid_satang) continue;
      await changeBet(db, bet, {
        state: 'paying',
        outcome,
        paid_satang: paidSatang,
        paid_before_satang: bet.paid_satang,
        again: bet.again + 1,
        is_again: true,
      });
    }
    return true;
  });
}

/** Settles all bets on voided matches. Pending payments come first, because only settled bets are judged again. */
export async function settleVoided(house: House): Promise<void> {
  await settleDue(house);
  while (await judgeAgain(house));
  await settleDue(house);
}
