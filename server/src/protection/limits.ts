/** A player's own limits: tightened at once, loosened after the hours of the profile and a confirmation. M14, M15 */
import type { calls } from '@foyer/contract/calls.ts';
import { limitKinds, limitSpans } from '@foyer/contract/protection/limits.ts';
import type { LimitKind, LimitSpan, ProtectionLimit } from '@foyer/contract/protection/limits.ts';
import { limitsOf, usedOf } from '../guard/guardStore.ts';
import type { LimitRow } from '../guard/guardStore.ts';
import type { House } from '../house.ts';
import type { Handler } from '../http/context.ts';
import { changeLimit } from './limitStore.ts';

type Calls = typeof calls;

/** Highest amount of a limit, more than any player has. Amounts are whole baht. */
const highestSatang = 1_000_000_000_00;

function isOffered(kind: LimitKind, span: LimitSpan, amount: number): boolean {
  if (kind === 'time') return amount >= 1 && amount <= Number(span) * 60;
  return amount >= 0 && amount <= highestSatang && amount % 100 === 0;
}

/** Returns the limit after a requested change. An `amount` of undefined removes it. Pure. */
function wished(
  before: LimitRow | undefined,
  key: Pick<LimitRow, 'player_id' | 'kind' | 'hours'>,
  amount: number | undefined,
  { nowMs, looseningHours }: { readonly nowMs: number; readonly looseningHours: number },
): LimitRow {
  const current = before?.amount ?? undefined;
  const isTighter = current === undefined || (amount !== undefined && amount <= current);
  if (isTighter) return { ...key, amount: amount ?? null, set_ms: nowMs, next_amount: null, next_from_ms: null };
  return {
    ...key,
    amount: current,
    set_ms: before?.set_ms ?? nowMs,
    next_amount: amount ?? null,
    next_from_ms: nowMs + looseningHours * 3_600_000,
  };
}

/** Refuses: UNKNOWN_LIMIT for an amount that is out of range. */
export const setLimit: Handler<Calls['setLimit']> = async (context, { kind, span, amount }) => {
  const { house, playerId } = context;
  if (amount !== undefined && !isOffered(kind, span, amount)) return context.refuse('UNKNOWN_LIMIT');
  const nowMs = context.now();
  const { looseningHours } = house.config.jurisdiction;
  const key = { player_id: playerId, kind, hours: Number(span) };
  const after = await changeLimit(house.db, key, nowMs, (before) =>
    wished(before, key, amount, { nowMs, looseningHours }),
  );
  house.live.emit(playerId, { kind: 'protection' });
  return { isWaiting: after?.next_from_ms != null };
};

/** Puts a looser limit into force. Refuses: UNKNOWN_LIMIT if none waits, LIMIT_WAITS before its time is over. */
export const confirmLimit: Handler<Calls['confirmLimit']> = async (context, { kind, span }) => {
  const { house, playerId } = context;
  const nowMs = context.now();
  const key = { player_id: playerId, kind, hours: Number(span) };
  await changeLimit(house.db, key, nowMs, (before) => {
    if (before?.next_from_ms == null) return context.refuse('UNKNOWN_LIMIT');
    if (before.next_from_ms > nowMs)
      return context.refuse('LIMIT_WAITS', { hours: house.config.jurisdiction.looseningHours });
    return { ...before, amount: before.next_amount, set_ms: nowMs, next_amount: null, next_from_ms: null };
  });
  house.live.emit(playerId, { kind: 'protection' });
  return undefined;
};

/** Drops a looser limit that waits. Refuses: UNKNOWN_LIMIT if none waits. */
export const keepLimit: Handler<Calls['keepLimit']> = async (context, { kind, span }) => {
  const { house, playerId } = context;
  const key = { player_id: playerId, kind, hours: Number(span) };
  await changeLimit(house.db, key, context.now(), (before) => {
    if (before?.next_from_ms == null) return context.refuse('UNKNOWN_LIMIT');
    return { ...before, next_amount: null, next_from_ms: null };
  });
  house.live.emit(playerId, { kind: 'protection' });
  return undefined;
};

/** Returns every kind and span of limit, with what counts against it. */
export async function limitViews(house: House, playerId: string): Promise<ProtectionLimit[]> {
  const rows = await limitsOf(house.db, playerId);
  const nowMs = house.now();
  const used = await Promise.all(
    limitSpans.map(async (span) => [span, await usedOf(house.db, playerId, nowMs, Number(span))] as const),
  );
  return limitKinds.flatMap((kind) =>
    used.map(([span, sums]) => {
      const row = rows.find((each) => each.kind === kind && each.hours === Number(span));
      return {
        kind,
        span,
        amount: row?.amount ?? undefined,
        used: sums[kind],
        nextFromMs: row?.next_from_ms ?? undefined,
        nextAmount: row?.next_amount ?? undefined,
      };
    }),
  );
}
