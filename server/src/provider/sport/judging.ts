/**
 * Judges the legs of finished matches, marks the bets decided by them as paying, and pays them. Works page by page,
 * each page in one transaction of a few statements. Idempotent. M08
 */
import type { MarketKind } from '@foyer/contract/play/sport.ts';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { House } from '../../house.ts';
import { eachTried } from '../../jobs/eachTried.ts';
import { writeUncounted } from '../../ledger/uncountedStake.ts';
import { isTrial } from '../session/trial.ts';
import { legsOf } from './betStore.ts';
import type { BetRow, LegRow } from './betStore.ts';
import { decideDue } from './deciding.ts';
import { legResult } from './legs.ts';
import { matchOf } from './matches.ts';
import type { Played } from './matches.ts';
import { closeEnded } from './matchStore.ts';
import { returnOf } from './odds.ts';
import { opposingStakes } from './opposing.ts';
import { payDue } from './payouts.ts';

const pageSize = 4_000;
type Db = Kysely<Tables>;
type OpenLeg = LegRow & { readonly match_state: string };

/**
 * Locks open legs of accepted bets whose match is over or void, with their bets. Skips rows that are locked by others.
 * Voiding one of these matches waits until these legs are judged. L09
 */
async function lockLegs(db: Db): Promise<OpenLeg[]> {
  const { rows } = await sql<OpenLeg>`
    select sport_leg.*, sport_match.state as match_state
    from sport_leg
    join sport_match using (match_id)
    join sport_bet using (owner, order_no)
    where sport_leg.state = 'open' and sport_match.state in ('over', 'void') and sport_bet.state = 'open'
    order by sport_leg.owner, sport_leg.order_no limit ${pageSize}
    for update of sport_leg, sport_bet skip locked
    for share of sport_match skip locked`.execute(db);
  return rows;
}

type Matches = ReadonlyMap<string, Played>;

async function matchesOf(house: House, legs: readonly OpenLeg[]): Promise<Matches> {
  const ids = [...new Set(legs.map((leg) => leg.match_id))];
  return new Map(await Promise.all(ids.map(async (id) => [id, await matchOf(house, id)] as const)));
}

function judge(matches: Matches, legs: readonly OpenLeg[]): string[] {
  return legs.map(({ match_id, kind, param, pick, match_state }) => {
    const played = matches.get(match_id);
    if (played === undefined) throw new Error(`no match ${match_id}`);
    const leg = { matchId: match_id, kind: kind as MarketKind, param, pick };
    // The match's row is closed, so the match is over even if this process's clock is behind.
    return legResult({ leg, played, isVoid: match_state === 'void' }, played.endMs);
  });
}

/** Outcome and payout of a bet with legs in these states; undefined while it is open. */
export function outcomeOf(
  bet: Pick<BetRow, 'stake_satang'>,
  legs: readonly Pick<LegRow, 'state' | 'odds'>[],
): { readonly outcome: 'won' | 'lost' | 'void'; readonly paidSatang: number } | undefined {
  if (legs.some(({ state }) => state === 'lost')) return { outcome: 'lost', paidSatang: 0 };
  if (legs.some(({ state }) => state === 'open')) return undefined;
  const won = legs.filter(({ state }) => state === 'won').map(({ odds }) => odds);
  if (won.length === 0) return { outcome: 'void', paidSatang: bet.stake_satang };
  return { outcome: 'won', paidSatang: returnOf(bet.stake_satang, won) };
}

async function writeLegs(db: Db, legs: readonly OpenLeg[], states: readonly string[]): Promise<void> {
  await sql`
    update sport_leg set state = judged.state
    from unnest(
      ${legs.map(({ owner }) => owner)}::text[], ${legs.map(({ order_no }) => order_no)}::text[],
      ${legs.map(({ leg_no }) => leg_no)}::int[], ${[...states]}::text[]
    ) as judged (owner, order_no, leg_no, state)
    where sport_leg.owner = judged.owner and sport_leg.order_no = judged.order_no
      and sport_leg.leg_no = judged.leg_no and sport_leg.state = 'open'`.execute(db);
}

async function writeOutcomes(
  db: Db,
  decided: readonly { readonly bet: BetRow; readonly outcome: string; readonly paidSatang: number }[],
): Promise<void> {
  await sql`
    update sport_bet set state = 'paying', outcome = decided.outcome, paid_satang = decided.paid,
      paid_before_satang = 0, is_again = false
    from unnest(
      ${decided.map(({ bet }) => bet.owner)}::text[], ${decided.map(({ bet }) => bet.order_no)}::text[],
      ${decided.map(({ outcome }) => outcome)}::text[], ${decided.map(({ paidSatang }) => paidSatang)}::bigint[]
    ) as decided (owner, order_no, outcome, paid)
    where sport_bet.owner = decided.owner and sport_bet.order_no = decided.order_no
      and sport_bet.state = 'open'`.execute(db);
}

const keyOf = ({ owner, order_no }: { owner: string; order_no: string }): string => `${owner} ${order_no}`;

/** The bets of these legs. They are locked already. */
async function betsOf(db: Db, legs: readonly OpenLeg[]): Promise<BetRow[]> {
  const keys = [...new Map(legs.map((leg) => [keyOf(leg), leg])).values()];
  const { rows } = await sql<BetRow>`
    select sport_bet.* from sport_bet
    join unnest(${keys.map(({ owner }) => owner)}::text[], ${keys.map(({ order_no }) => order_no)}::text[])
      as wanted (owner, order_no) using (owner, order_no)`.execute(db);
  return rows;
}

/** Returns false if there was nothing left to judge. */
async function judgePage(house: House): Promise<boolean> {
  return house.db.transaction().execute(async (db) => {
    const legs = await lockLegs(db);
    if (legs.length === 0) return false;
    const matches = await matchesOf(house, legs);
    await writeLegs(db, legs, judge(matches, legs));
    const bets = await betsOf(db, legs);
    const all = Map.groupBy(await legsOf(db, bets), keyOf);
    const decided = bets.flatMap((bet) => {
      const outcome = outcomeOf(bet, all.get(keyOf(bet)) ?? []);
      return outcome === undefined ? [] : { bet, ...outcome };
    });
    const singles = decided.flatMap(({ bet, outcome }) => {
      const [leg, second] = all.get(keyOf(bet)) ?? [];
      return leg === undefined || second !== undefined || outcome === 'void' || isTrial(bet.owner)
        ? []
        : [{ bet, leg }];
    });
    await writeUncounted(
      db,
      opposingStakes(singles, (matchId) => matches.get(matchId)),
    );
    if (decided.length > 0) await writeOutcomes(db, decided);
    return true;
  });
}

async function judgeEnded(house: House): Promise<void> {
  await closeEnded(house.db, house.now());
  while (await judgePage(house));
}

/**
 * Decides, closes, judges and pays everything that is due, each step regardless of errors in the others. Returns the
 * number of bets paid.
 */
export async function settleDue(house: House): Promise<number> {
  let paid = 0;
  const pay = async () => {
    paid = await payDue(house);
  };
  await eachTried([decideDue, judgeEnded, pay], async (step) => {
    await step(house);
  });
  return paid;
}
