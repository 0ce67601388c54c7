/** SQL for bets and their legs. */
import type { SlipLeg } from '@foyer/contract/play/sportSlip.ts';
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { SportTables } from '../../db/sportTables.ts';
import type { Tables } from '../../db/tables.ts';

export type BetRow = Selectable<SportTables['sport_bet']>;
export type LegRow = Selectable<SportTables['sport_leg']>;
type Db = Kysely<Tables>;
type Key = Pick<BetRow, 'owner' | 'order_no'>;

/** Serialises the claims of one player's bets. */
export const queueUp = async (db: Db, owner: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sport ${owner}`}, 0))`.execute(db);
};

export const betOfRequest = (db: Db, owner: string, requestId: string): Promise<BetRow | undefined> =>
  db
    .selectFrom('sport_bet')
    .selectAll()
    .where('owner', '=', owner)
    .where('request_id', '=', requestId)
    .executeTakeFirst();

export const readBet = (db: Db, { owner, order_no }: Key): Promise<BetRow | undefined> =>
  db.selectFrom('sport_bet').selectAll().where('owner', '=', owner).where('order_no', '=', order_no).executeTakeFirst();

export const lockBet = (db: Db, { owner, order_no }: Key): Promise<BetRow | undefined> =>
  db
    .selectFrom('sport_bet')
    .selectAll()
    .where('owner', '=', owner)
    .where('order_no', '=', order_no)
    .forUpdate()
    .executeTakeFirst();

export async function insertBet(db: Db, bet: BetRow, legs: readonly SlipLeg[]): Promise<void> {
  await db.insertInto('sport_bet').values(bet).execute();
  await db
    .insertInto('sport_leg')
    .values(
      legs.map(({ matchId, kind, param, pick, odds }, at) => ({
        owner: bet.owner,
        order_no: bet.order_no,
        leg_no: at,
        match_id: matchId,
        kind,
        param,
        pick,
        offered_odds: odds,
      })),
    )
    .execute();
}

/** The legs of all these bets, in order. */
export async function legsOf(db: Db, bets: readonly Key[]): Promise<LegRow[]> {
  if (bets.length === 0) return [];
  const { rows } = await sql<LegRow>`
    select sport_leg.* from sport_leg
    join unnest(${bets.map(({ owner }) => owner)}::text[], ${bets.map(({ order_no }) => order_no)}::text[])
      as wanted (owner, order_no) using (owner, order_no)
    order by sport_leg.owner, sport_leg.order_no, sport_leg.leg_no`.execute(db);
  return rows;
}

type Change = Partial<
  Pick<
    BetRow,
    'state' | 'outcome' | 'reason' | 'paid_satang' | 'settled_ms' | 'again' | 'paid_before_satang' | 'is_again'
  >
>;

/** Changes a locked bet and returns it. */
export async function changeBet<B extends BetRow>(db: Db, bet: B, change: Change): Promise<B> {
  await db
    .updateTable('sport_bet')
    .set(change)
    .where('owner', '=', bet.owner)
    .where('order_no', '=', bet.order_no)
    .execute();
  return { ...bet, ...change };
}

/** Stores the odds at which each leg of an accepted bet was taken. */
export async function writeOdds(db: Db, { owner, order_no }: Key, odds: readonly number[]): Promise<void> {
  await sql`
    update sport_leg set odds = taken.odds
    from unnest(${odds.map((_, at) => at)}::int[], ${[...odds]}::int[]) as taken (leg_no, odds)
    where owner = ${owner} and order_no = ${order_no} and sport_leg.leg_no = taken.leg_no`.execute(db);
}

/** Excludes the legs of a refused bet from judging. */
export async function dropLegs(db: Db, { owner, order_no }: Key): Promise<void> {
  await db
    .updateTable('sport_leg')
    .set({ state: 'gone' })
    .where('owner', '=', owner)
    .where('order_no', '=', order_no)
    .execute();
}

const running = ['opening', 'pending', 'open', 'paying'];

/** A player's bets, newest first. Refused ones count as over. */
export const ownBets = (db: Db, owner: string, which: 'running' | 'over', count: number): Promise<BetRow[]> =>
  db
    .selectFrom('sport_bet')
    .selectAll()
    .where('owner', '=', owner)
    .where('state', which === 'running' ? 'in' : 'not in', running)
    .orderBy('placed_ms', 'desc')
    .orderBy('order_no', 'desc')
    .limit(count)
    .execute();

/** Bets whose decision is due: pending ones at once, those whose stake is not booked yet only after `graceMs`. */
export const waitingBets = (db: Db, nowMs: number, graceMs: number, owner?: string): Promise<BetRow[]> =>
  db
    .selectFrom('sport_bet')
    .selectAll()
    .where('state', 'in', ['opening', 'pending'])
    .where('accept_ms', '<=', nowMs)
    .where((where) => where.or([where('state', '=', 'pending'), where('accept_ms', '<=', nowMs - graceMs)]))
    .$if(owner !== undefined, (bets) => bets.where('owner', '=', owner ?? ''))
    .orderBy('accept_ms')
    .limit(500)
    .execute();
