/** SQL of games, draws and matches as the desk lists them. */
import { sql } from 'kysely';
import type { Words } from '../db/walletTables.ts';
import type { House } from '../house.ts';

interface Page {
  readonly cursor: string;
  readonly limit: number;
}

interface PlatformRow {
  readonly platformCode: string;
  readonly names: Words;
  readonly gameType: number;
  readonly isUnderMaintenance: boolean;
  readonly remarks: Words;
  readonly games: number;
}

export async function platformRows({ db }: House): Promise<PlatformRow[]> {
  const { rows } = await sql<PlatformRow>`
    select platform_code as "platformCode", names, game_type as "gameType", is_under_maintenance as "isUnderMaintenance",
      maintenance_remarks as remarks,
      (select count(*)::int from game where game.platform_code = game_platform.platform_code and not is_withdrawn) as games
    from game_platform order by sort_order, platform_code`.execute(db);
  return rows;
}

/** Returns what it was before; undefined for an unknown platform. */
export async function writeMaintenance(
  { db }: House,
  platformCode: string,
  to: { readonly isUnderMaintenance: boolean; readonly remarks: Words },
) {
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('game_platform')
      .select(['is_under_maintenance as isUnderMaintenance', 'maintenance_remarks as remarks'])
      .where('platform_code', '=', platformCode)
      .forUpdate()
      .executeTakeFirst();
    await trx
      .updateTable('game_platform')
      .set({ is_under_maintenance: to.isUnderMaintenance, maintenance_remarks: JSON.stringify(to.remarks) })
      .where('platform_code', '=', platformCode)
      .execute();
    return before;
  });
}

interface GameRow {
  readonly gameId: string;
  readonly platformCode: string;
  readonly names: Words;
  readonly gameType: number;
  readonly isNew: boolean;
  readonly isHot: boolean;
  readonly isWithdrawn: boolean;
  readonly isClosed: boolean;
}

export async function gameRows(
  { db }: House,
  { platformCode, query }: { readonly platformCode: string; readonly query: string },
  { cursor, limit }: Page,
): Promise<GameRow[]> {
  const like = `%${query.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<GameRow>`
    select game_id as "gameId", platform_code as "platformCode", names, game_type as "gameType", is_new as "isNew",
      is_hot as "isHot", is_withdrawn as "isWithdrawn",
      exists (select from play_switch where play_switch.platform_code = game.platform_code
        and play_switch.game_id = game.game_id) as "isClosed"
    from game
    where (${platformCode === ''} or platform_code = ${platformCode}) and game_id > ${cursor}
      and (${query === ''} or game_id ilike ${like} or names ->> 'zh_CN' ilike ${like} or names ->> 'en' ilike ${like}
        or names ->> 'th' ilike ${like})
    order by game_id limit ${limit}`.execute(db);
  return rows;
}

interface Draw {
  readonly index: number;
  readonly issue: string;
  readonly state: 'open' | 'drawn' | 'settled' | 'void';
  readonly numbers: number[];
  readonly bets: number;
  readonly stakeSatang: number;
  readonly prizeSatang: number;
  readonly voidReason: string;
  readonly settledMs: number;
}

/** Draws that were sold, newest first. */
export async function drawRows({ db }: House, lotteryCode: string, { cursor, limit }: Page): Promise<Draw[]> {
  const before = /^\d{1,15}$/.test(cursor) ? Number(cursor) : Number.MAX_SAFE_INTEGER;
  const { rows } = await sql<Draw>`
    select draw_index as index, issue, state, numbers, sold.bets, sold.stake as "stakeSatang", sold.prize as "prizeSatang",
      void_reason as "voidReason", coalesce(settled_ms, 0) as "settledMs"
    from lottery_draw as draw cross join lateral (
      select count(*)::int as bets, coalesce(sum(stake_satang), 0)::bigint as stake,
        coalesce(sum(prize_satang), 0)::bigint as prize
      from lottery_bet where lottery_bet.lottery_code = draw.lottery_code and lottery_bet.draw_index = draw.draw_index
    ) as sold
    where lottery_code = ${lotteryCode} and draw_index < ${before} and sold.bets > 0
    order by draw_index desc limit ${limit}`.execute(db);
  return rows;
}

interface MatchRow {
  readonly matchId: string;
  readonly endMs: number;
  readonly state: string;
  readonly bets: number;
  readonly stakeSatang: number;
}

/** Matches with bets, the last to end first. */
export async function matchRows({ db }: House, { cursor, limit }: Page): Promise<MatchRow[]> {
  const [, ms = '', id = ''] = /^(\d{1,15}) (\S+)$/.exec(cursor) ?? [];
  const { rows } = await sql<MatchRow>`
    select match_id as "matchId", end_ms as "endMs", state, placed.bets, placed.stake as "stakeSatang"
    from sport_match cross join lateral (
      select count(*)::int as bets, coalesce(sum(stake_satang), 0)::bigint as stake
      from sport_bet where (owner, order_no) in
        (select sport_leg.owner, sport_leg.order_no from sport_leg where sport_leg.match_id = sport_match.match_id)
        and owner not like 'trial:%'
    ) as placed
    where ${ms === ''} or (end_ms, match_id) < (${ms === '' ? 0 : Number(ms)}::bigint, ${id}::text)
    order by end_ms desc, match_id desc limit ${limit}`.execute(db);
  return rows;
}

export interface Effects {
  readonly bets: number;
  readonly players: number;
  readonly stakeSatang: number;
  /** What combined bets pay without the match. */
  readonly repricedSatang: number;
  readonly prizeSatang: number;
  readonly missingSatang: number;
  readonly isVoided: boolean;
}

type Part = ReturnType<typeof sql>;

/** Sums over `part`: player_id, account, stake, prize of each bet. What a player lacks of the prizes is missing. */
async function effectsOf({ db }: House, part: Part, isVoided: Part): Promise<Effects> {
  const { rows } = await sql<Effects>`
    with part as (${part}), by_player as (
      select player_id, account, count(*)::int as bets, sum(stake)::bigint as stake, sum(prize)::bigint as prize
      from part group by player_id, account
    )
    select coalesce(sum(bets), 0)::int as bets, count(distinct player_id)::int as players,
      coalesce(sum(stake), 0)::bigint as "stakeSatang", coalesce(sum(prize), 0)::bigint as "prizeSatang",
      0 as "repricedSatang",
      coalesce(sum(greatest(0, prize - stake - coalesce(balance.amount_satang, 0))), 0)::bigint as "missingSatang",
      ${isVoided} as "isVoided"
    from by_player left join balance using (player_id, account)`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('no effects');
  return row;
}

export const drawEffects = (house: House, lotteryCode: string, index: number): Promise<Effects> =>
  effectsOf(
    house,
    sql`select player_id, 'main' as account, stake_satang as stake, prize_satang as prize from lottery_bet
      where lottery_code = ${lotteryCode} and draw_index = ${index} and state in ('planned', 'placed', 'won', 'lost')`,
    sql`exists (select 1 from lottery_draw where lottery_code = ${lotteryCode} and draw_index = ${index} and state = 'void')`,
  );

export const roundEffects = (house: House, gameId: string, index: number): Promise<Effects> =>
  effectsOf(
    house,
    sql`select owner as player_id, 'game:' || platform_key as account, stake_satang as stake, prize_satang as prize
      from table_bet join game_platform using (platform_code)
      where game_id = ${gameId} and round_index = ${index} and state in ('placed', 'won', 'lost') and owner not like 'trial:%'`,
    sql`exists (select 1 from table_round where game_id = ${gameId} and round_index = ${index} and state = 'void')`,
  );

export const betEffects = (house: House, playerId: string, betOrderNo: string): Promise<Effects> =>
  effectsOf(
    house,
    sql`select player_id, 'game:' || platform_key as account, stake_satang as stake, win_satang as prize
      from every_bet as bet join game_platform using (platform_code)
      where player_id = ${playerId} and bet_order_no = ${betOrderNo} and voided_ms is null`,
    sql`exists (select 1 from every_bet where player_id = ${playerId} and bet_order_no = ${betOrderNo} and voided_ms is not null)`,
  );
