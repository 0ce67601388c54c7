/** The statement that posts many movements at once, at most one per player. */
import { arrayText } from '../db/listOf.ts';
import { betsOf, isHouseAccount } from './accounts.ts';
import type { BetRow, Leg, Movement } from './accounts.ts';
import { guardedOf } from './guarded.ts';
import type { Guarded } from './guarded.ts';
import { guardColumns, guardSteps } from './guardSteps.ts';
import { requestHash, seal } from './seal.ts';
import { wholeTables } from './tableNames.ts';
import type { TableName, TableNames } from './tableNames.ts';

/** A waiting movement. Id, hash and seal are computed once, so that a retry is recognised as the same movement. */
export interface Prepared {
  readonly movement: Movement;
  readonly id: string;
  readonly createdMs: number;
  readonly requestHash: Buffer;
  readonly seal: Buffer;
  readonly changes: readonly Change[];
  readonly guarded: Guarded;
}

/** The effect of a movement on one account of the player: the net sum, and the lowest sum between its legs. */
interface Change {
  readonly account: string;
  readonly netSatang: number;
  readonly lowestSatang: number;
}

export function prepare(movement: Movement, id: string, createdMs: number): Prepared {
  checkMovement(movement);
  const guarded = guardedOf(movement);
  const asked = requestHash(movement);
  const { playerId, key, title, reference, legs } = movement;
  const sealed = seal({ playerId, id, key, title, reference, createdMs, requestHash: asked, legs });
  return { movement, id, createdMs, requestHash: asked, seal: sealed, changes: changesOf(movement.legs), guarded };
}

/** Throws a `RangeError` for an invalid movement: that is a bug of the caller, not a refusal. L01 */
function checkMovement({ legs, key, playerId }: Movement): void {
  if (playerId === '' || key === '') throw new RangeError('a movement needs a player and a key');
  if (!legs.every((leg) => Number.isSafeInteger(leg.amountSatang))) throw new RangeError('amounts are whole satang');
  const sum = legs.reduce((total, leg) => total + leg.amountSatang, 0);
  if (sum !== 0) throw new RangeError(`the legs of a movement sum to zero, not ${sum}`);
  if (legs.every((leg) => isHouseAccount(leg.account))) throw new RangeError('a movement moves a player’s money');
}

function changesOf(legs: readonly Leg[]): Change[] {
  const changes = new Map<string, Change>();
  for (const { account, amountSatang } of legs) {
    if (isHouseAccount(account)) continue;
    const before = changes.get(account) ?? { account, netSatang: 0, lowestSatang: 0 };
    const netSatang = before.netSatang + amountSatang;
    changes.set(account, { account, netSatang, lowestSatang: Math.min(before.lowestSatang, netSatang) });
  }
  return [...changes.values()];
}

const askedSteps = ({ name, held }: TableNames): string => `with asked as materialized (
  select * from unnest($1::text[], $2::text[], $3::text[], $4::bytea[], $5::bytea[], $6::integer[], $7::text[], $8::bigint[],
                       $30::bigint[], $31::text[], $32::bigint[], $33::bigint[], $34::bigint[], $35::bigint[])
    as asked (player_id, id, key, request_hash, seal, title, reference, created_ms, after_seq, ${guardColumns})${
      held &&
      `
  where ${held}`
    }
), change as materialized (
  select * from unnest($9::text[], $10::text[], $11::bigint[], $12::bigint[])
    as change (player_id, account, net, lowest)
), held as materialized (
  select asked.player_id, wallet.seq, wallet.head, wallet.stopped_until_ms, wallet.protection_version
  from asked
  cross join lateral (
    select seq, head, stopped_until_ms, protection_version
    from ${name('wallet')} where wallet.player_id = asked.player_id for update
  ) as wallet
), standing as materialized (
  select change.player_id, change.account, balance.amount_satang
  from held
  join change on change.player_id = held.player_id
  cross join lateral (
    select amount_satang from ${name('balance')}
    where balance.player_id = change.player_id and balance.account = change.account
    for update
  ) as balance
), known as materialized (
  select asked.player_id, movement.id, movement.seq, movement.request_hash
  from asked
  cross join lateral (
    select id, seq, request_hash from ${name('movement')}
    where movement.player_id = asked.player_id and movement.key = asked.key
    limit 1
  ) as movement
), account as materialized (
  select change.player_id, change.account, change.net, change.lowest,
         coalesce(standing.amount_satang, 0) as before, standing.player_id is null as is_new
  from change
  left join standing on standing.player_id = change.player_id and standing.account = change.account
), short as materialized (
  select player_id, min(account) as account from account where before + lowest < 0 group by player_id
), overtaken as materialized (
  select asked.player_id
  from asked
  left join held on held.player_id = asked.player_id
  where asked.after_seq <> coalesce(held.seq, 0)
), `;

const moveSteps = (name: TableName): string => `new_wallet as (
  insert into ${name('wallet')} (player_id, seq, head)
  select player_id, seq, hash from granted where is_new
), moved_wallet as (
  update ${name('wallet')} set seq = granted.seq, head = granted.hash
  from granted
  where wallet.player_id = granted.player_id and not granted.is_new
), new_balance as (
  insert into ${name('balance')} (player_id, account, amount_satang)
  select account.player_id, account.account, account.net
  from granted
  join account on account.player_id = granted.player_id
  where account.is_new
), moved_balance as (
  update ${name('balance')} set amount_satang = account.before + account.net
  from granted
  join account on account.player_id = granted.player_id
  where balance.player_id = account.player_id and balance.account = account.account
    and not account.is_new and account.net <> 0
), new_movement as (
  insert into ${name('movement')} (player_id, seq, id, key, request_hash, title, reference, created_ms, hash)
  select player_id, seq, id, key, request_hash, title, reference, created_ms, hash from granted
), new_entry as (
  insert into ${name('entry')} (player_id, account, seq, leg, amount_satang, balance_satang)
  select leg.player_id, leg.account, granted.seq, leg.leg, leg.amount, account.before + leg.through
  from unnest($13::text[], $14::text[], $15::integer[], $16::bigint[], $17::bigint[])
    as leg (player_id, account, leg, amount, through)
  join granted on granted.player_id = leg.player_id
  left join account on account.player_id = leg.player_id and account.account = leg.account
), `;

const betStep = (name: TableName): string => `new_bet as (
  insert into ${name('bet')} (player_id, bet_order_no, platform_code, game_type, game_id, round_id,
                   stake_satang, win_satang, is_settled, placed_ms, settled_ms, void_satang, voided_ms,
                   is_summed)
  select placed.player_id, bet_order_no, platform_code, game_type, game_id, round_id,
         stake_satang, win_satang, is_settled, coalesce(placed.placed_ms, granted.created_ms),
         case when is_settled then granted.created_ms end,
         void_satang, case when void_satang is not null then granted.created_ms end, is_summed
  from unnest($18::text[], $19::text[], $20::text[], $21::integer[], $22::text[], $23::text[],
              $24::bigint[], $25::bigint[], $26::boolean[], $27::bigint[], $28::bigint[], $29::boolean[])
    as placed (player_id, bet_order_no, platform_code, game_type, game_id, round_id,
               stake_satang, win_satang, is_settled, void_satang, placed_ms, is_summed)
  join granted on granted.player_id = placed.player_id
  on conflict (player_id, bet_order_no) do update set
    win_satang = excluded.win_satang
      + case when excluded.is_summed and excluded.void_satang is null then bet.win_satang else 0 end,
    -- A bet is settled once, and annulled once even after that. Null violates the column's constraint NOT NULL, so that
    -- the movement that would pay a second time fails.
    is_settled = case
      when excluded.is_summed and excluded.void_satang is null and bet.voided_ms is null
        and not (bet.is_settled and excluded.stake_satang > 0) then bet.is_settled or excluded.is_settled
      when bet.voided_ms is not null or (bet.is_settled and excluded.void_satang is null) then null
      else excluded.is_settled
    end,
    stake_satang = case
      when excluded.void_satang is not null then 0
      else bet.stake_satang + case when excluded.is_summed then excluded.stake_satang else 0 end
    end,
    void_satang = excluded.void_satang,
    voided_ms = excluded.voided_ms,
    -- A voided bet keeps the time when it was settled: the sums of settled stakes have counted it there.
    settled_ms = coalesce(bet.settled_ms, excluded.settled_ms)
)`;

/**
 * In order:
 * - `asked`, `change`: the movements, and what each changes in the accounts of its player.
 * - `held`, `standing`: the players' wallets, locked in order of id, and the present balances.
 * - `known`: movements that were posted before under the same key.
 * - `account`: each balance before the movement, and the change. `short`: accounts that fall below zero.
 * - `overtaken`: movements whose player's money has moved since their `afterSeq` was read.
 * - `stale`, `stopped`: the guard's part (guardSteps.ts): movements whose limits were counted from rows older than the
 *   wallet, and movements that a stop or limit refuses.
 * - `granted`: the movements that none of these holds up. `new_use` counts them for the limits; the other `new_` and
 *   `moved_` steps write wallets, balances, movements, entries and bets.
 *
 * The result has one row per touched account. A row that another process inserted after this statement began is not
 * visible to it. The plain inserts then violate their keys, and the batch is retried. Time, ids and random values are
 * parameters.
 */
export const postStatementFor = (names: TableNames): string => `
${askedSteps(names)}${guardSteps.checkFrom(36, names.name)}, granted as materialized (
  select asked.*, coalesce(held.seq, 0) + 1 as seq, held.player_id is null as is_new,
         coalesce(held.protection_version, 0) > 0 as is_counted,
         sha256(coalesce(held.head, ''::bytea) || asked.seal) as hash
  from asked
  left join held on held.player_id = asked.player_id
  where not exists (select from known where known.player_id = asked.player_id)
    and not exists (select from short where short.player_id = asked.player_id)
    and not exists (select from overtaken where overtaken.player_id = asked.player_id)
    and not exists (select from stopped where stopped.player_id = asked.player_id)
    and not exists (select from stale where stale.player_id = asked.player_id)
), ${guardSteps.countIn(names.name)}, ${moveSteps(names.name)}${betStep(names.name)}
select account.player_id, account.account, account.before + account.net as after,
       known.id as known_id, known.seq as known_seq, known.request_hash as known_hash, short.account as short_account,
       overtaken.player_id is not null as is_overtaken, stopped.rule as stopped_by,
       stale.player_id is not null as is_stale
from account
left join known on known.player_id = account.player_id
left join short on short.player_id = account.player_id
left join overtaken on overtaken.player_id = account.player_id
left join stopped on stopped.player_id = account.player_id
left join stale on stale.player_id = account.player_id`;

/** The statement for tables that are whole, as on one server. */
export const postStatement = postStatementFor(wholeTables);

export interface PostedRow {
  readonly player_id: string;
  readonly account: string;
  readonly after: number;
  readonly known_id: string | null;
  readonly known_seq: number | null;
  readonly known_hash: Buffer | null;
  readonly short_account: string | null;
  readonly is_overtaken: boolean;
  /** The player's stop or limit that refuses the movement. */
  readonly stopped_by: string | null;
  /** The limits were counted from rows older than the locked wallet, so the movement has to be posted again. */
  readonly is_stale: boolean;
}

/**
 * The statement's parameters: columns as arrays, movements sorted by player, which fixes the order of locks, and the
 * values of `missingOf`.
 */
export function parametersOf(batch: readonly Prepared[], clearance: readonly unknown[]): unknown[] {
  const sorted = batch.toSorted((a, b) => (a.movement.playerId < b.movement.playerId ? -1 : 1));
  const changes = sorted.flatMap(({ movement, changes: all }) =>
    all.map((change) => [movement.playerId, change.account, change.netSatang, change.lowestSatang]),
  );
  const legs = sorted.flatMap(({ movement }) => legRows(movement));
  const bets = sorted.flatMap(({ movement }) => betsOf(movement).map((bet) => betRow(movement.playerId, bet)));
  const ofEach = <Value extends string | number | null>(read: (prepared: Prepared) => Value) =>
    arrayText(sorted.map(read));
  return [
    ofEach(({ movement }) => movement.playerId),
    ofEach(({ id }) => id),
    ofEach(({ movement }) => movement.key),
    sorted.map((prepared) => prepared.requestHash),
    sorted.map((prepared) => prepared.seal),
    ofEach(({ movement }) => movement.title),
    ofEach(({ movement }) => movement.reference),
    ofEach(({ createdMs }) => createdMs),
    ...columns(changes, 4),
    ...columns(legs, 5),
    ...columns(bets, 12),
    ofEach(({ movement }) => movement.afterSeq ?? null),
    ofEach(({ guarded }) => guarded.guard),
    ofEach(({ guarded }) => guarded.askedSatang),
    ofEach(({ guarded }) => guarded.depositedSatang),
    ofEach(({ guarded }) => guarded.stakedSatang),
    ofEach(({ guarded }) => guarded.returnedSatang),
    ...clearance,
  ];
}

type Cell = string | number | boolean | null;

function legRows({ playerId, legs }: Movement): Cell[][] {
  const through = new Map<string, number>();
  return legs.map(({ account, amountSatang }, leg) => {
    through.set(account, (through.get(account) ?? 0) + amountSatang);
    return [playerId, account, leg, amountSatang, isHouseAccount(account) ? null : (through.get(account) ?? 0)];
  });
}

const betRow = (playerId: string, bet: BetRow): Cell[] => [
  playerId,
  bet.betOrderNo,
  bet.platformCode,
  bet.gameType,
  bet.gameId,
  bet.roundId,
  bet.stakeSatang,
  bet.winSatang,
  bet.isSettled,
  bet.voidSatang ?? null,
  bet.placedMs ?? null,
  bet.isSummed ?? false,
];

const columns = (rows: readonly Cell[][], count: number): unknown[] =>
  Array.from({ length: count }, (_, column) => arrayText(rows.map((row) => row[column] ?? null)));
