/**
 * Pays decided bets. A bet is first marked as `paying` with outcome and amount, then its money moves under its own key,
 * then it gets its final state. Repeating a step has the same result, and nothing can be decided twice. L08
 */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { House } from '../../house.ts';
import { collectWhatIsLeft } from '../../ledger/settlement.ts';
import { gameAccounts } from '../gameAccounts.ts';
import { isTrial } from '../session/trial.ts';
import type { BetRow } from './betStore.ts';
import { againReversal, ledgerNo, payMovement } from './money.ts';
import { writeOff } from './matchStore.ts';

/**
 * Stores the final state of paid bets and updates the sums of their sessions, and the credit of trials, in the same
 * statement. Bets that were finished before change nothing. M10, M12
 */
async function finish(db: Kysely<Tables>, bets: readonly BetRow[], nowMs: number): Promise<void> {
  await sql`
    with named (owner, order_no, again) as (
      select * from unnest(
        ${bets.map(({ owner }) => owner)}::text[], ${bets.map(({ order_no }) => order_no)}::text[],
        ${bets.map(({ again }) => again)}::int[]
      )
    ), moved as (
      update sport_bet set state = outcome, settled_ms = case when outcome = 'open' then null else ${nowMs}::bigint end
      from named
      where sport_bet.owner = named.owner and sport_bet.order_no = named.order_no and sport_bet.state = 'paying'
        and sport_bet.again = named.again
      returning session_id, stake_satang, paid_satang, paid_before_satang, outcome
    ), sums as (
      select session_id,
        sum(case when outcome in ('void', 'refused') then stake_satang else 0 end)::bigint as unstaked,
        sum(case when outcome in ('won', 'cashed') then paid_satang else 0 end - paid_before_satang)::bigint as won,
        sum(paid_satang - paid_before_satang)::bigint as credit
      from moved group by session_id
    )
    update play_session set
      staked_satang = staked_satang - sums.unstaked,
      won_satang = won_satang + sums.won,
      credit_satang = case when mode = 'trial' then greatest(0, credit_satang + sums.credit) else credit_satang end
    from sums where play_session.session_id = sums.session_id`.execute(db);
}

/** Pays these bets, at most one per player. What a bet that is judged again cannot collect is written off. */
export async function payOut(house: House, bets: readonly BetRow[]): Promise<void> {
  const real = bets.filter(({ owner }) => !isTrial(owner));
  const decided = await Promise.all(
    real.map(async (bet) => {
      const accounts = await gameAccounts(house, bet.platform_code);
      return { bet, accounts, movement: payMovement(accounts, bet) };
    }),
  );
  const moving = decided.flatMap(({ movement, ...one }) => (movement === undefined ? [] : [{ ...one, movement }]));
  const outcomes = await house.ledger.postAll(moving.map(({ movement }) => movement));
  const missing: { readonly bet: BetRow; readonly satang: number }[] = [];
  for (const [at, { bet, accounts }] of moving.entries()) {
    const outcome = outcomes[at];
    if (outcome?.status !== 'rejected') continue;
    if (!bet.is_again) throw outcome.reason;
    const satang = await collectWhatIsLeft(house, againReversal(accounts, bet), outcome.reason);
    if (satang > 0) missing.push({ bet, satang });
  }
  const lost = decided.filter(({ movement }) => movement === undefined);
  await house.ledger.closeLost(
    lost.map(({ bet }) => ({ playerId: bet.owner, betOrderNo: ledgerNo(bet.order_no, bet.again) })),
  );
  await house.db.transaction().execute(async (db) => {
    for (const { bet, satang } of missing) await writeOff(db, bet, satang);
    await finish(db, bets, house.now());
  });
}

const pageSize = 2_000;

/** Pays all decided bets, those of one player one by one. A failure does not stop the bets of other players. */
export async function payDue(house: House): Promise<number> {
  const failed = new Map<string, unknown>();
  async function paying(bets: readonly BetRow[]): Promise<void> {
    try {
      await payOut(house, bets);
    } catch (error) {
      const [alone, other] = bets;
      if (alone !== undefined && other === undefined) failed.set(alone.owner, error);
      else for (const bet of bets) await paying([bet]);
    }
  }
  for (let paid = 0; ;) {
    const { rows } = await sql<BetRow>`
      select distinct on (owner) * from sport_bet where state = 'paying' and owner <> all(${[...failed.keys()]})
      order by owner, order_no limit ${pageSize}`.execute(house.db);
    const [failure] = failed.values();
    if (rows.length === 0 && failure !== undefined) throw failure;
    if (rows.length === 0) return paid;
    await paying(rows);
    paid += rows.length;
  }
}
