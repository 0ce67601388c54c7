/**
 * The guard's part of the posting statement. Stops are in the wallet's row, which is read under its lock. Limits are
 * counted from rows that may be older than that lock: `stale` marks such a movement, and it is posted again. What a
 * player must have shown or accepted is not checked for deposits that arrive, because their orders were. M14, M17, M18
 */

import { missingOf } from './clearance.ts';
import type { TableName } from './tableNames.ts';

/** The guard's columns for each movement, in the order of the parameters. */
export const guardColumns = 'guard, asked_satang, deposited, staked, returned';

const hourMs = 3_600_000;

/**
 * The hour, counted from 1970, in which a span of so many hours before now begins. What happened in it counts even if
 * it was before the span, so that a limit is never exceeded.
 */
export const firstHourOfSpan = (nowMs: number, hours: number): number => Math.floor(nowMs / hourMs) - hours;

const checkFrom = (firstValue: number, name: TableName): string => `stale as materialized (
  select held.player_id
  from held
  join asked on asked.player_id = held.player_id
  cross join lateral (
    select seq, protection_version from ${name('wallet')} where wallet.player_id = held.player_id
  ) as seen
  where held.protection_version > 0 and asked.guard in ('stake', 'deposit')
    and (seen.seq, seen.protection_version) is distinct from (held.seq, held.protection_version)
), stopped as materialized (
  select held.player_id,
         case
           when held.stopped_until_ms > asked.created_ms then 'stopped'
           else coalesce(cleared.missing, broken.kind)
         end as rule
  from held
  join asked on asked.player_id = held.player_id
  left join lateral (
    select ${missingOf(firstValue, name)} as missing
    from ${name('player')}
    where player.player_id = held.player_id and asked.guard in ('stake', 'enter')
  ) as cleared on true
  left join lateral (
    select limited.kind
    from ${name('protection_limit', 'limited')}
    cross join lateral (
      select coalesce(sum(deposited), 0) as deposited, coalesce(sum(staked), 0) as staked,
             coalesce(sum(returned), 0) as returned, coalesce(sum(bit_count(minutes::bit(64))), 0) as minutes
      from ${name('protection_use')}
      where protection_use.player_id = limited.player_id
        and protection_use.hour >= asked.created_ms / ${hourMs} - limited.hours
    ) as used
    where held.protection_version > 0 and limited.player_id = held.player_id and limited.amount is not null
      and case limited.kind
        when 'deposit' then asked.guard = 'deposit' and used.deposited + asked.asked_satang > limited.amount
        when 'stake' then asked.guard = 'stake' and used.staked + asked.asked_satang > limited.amount
        when 'loss' then asked.guard = 'stake' and used.staked - used.returned + asked.asked_satang > limited.amount
        else asked.guard = 'stake' and used.minutes >= limited.amount
      end
    order by limited.kind
    limit 1
  ) as broken on true
  where asked.guard <> 'free' and (
      held.stopped_until_ms > asked.created_ms or cleared.missing is not null or broken.kind is not null
    )
)`;

const countIn = (name: TableName): string => `new_use as (
  insert into ${name('protection_use')} (player_id, hour, deposited, staked, returned, minutes)
  select player_id, created_ms / ${hourMs}, deposited, staked, returned,
         case when guard = 'stake' then 1::bigint << (created_ms / 60000 % 60)::integer else 0 end
  from granted
  where is_counted and (deposited <> 0 or staked <> 0 or returned <> 0)
  on conflict (player_id, hour) do update set
    deposited = protection_use.deposited + excluded.deposited,
    staked = protection_use.staked + excluded.staked,
    returned = protection_use.returned + excluded.returned,
    minutes = protection_use.minutes | excluded.minutes
)`;

export const guardSteps = { checkFrom, countIn } as const;
