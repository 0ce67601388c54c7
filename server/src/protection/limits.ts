/** A player's own limits: tightened at once, loosened after a day and a confirmation. M14, M15 */
import type { calls } from '@foyer/contract/calls.ts';
import { limitKinds, limitSpans, looseningMs } from '@foyer/contract/protection/limits.ts';
import type { LimitKind, LimitSpan, ProtectionLimit } from '@foyer/contract/protection/limits.ts';
import { limitsOf, usedOf } from '../guard/guardStore.ts';
import type { LimitRow } from '../guard/guardStore.ts';
import type { House } from '../house.ts';
import type { Handler } from '../http/context.ts';
import { changeLimit } from './limitStore.ts';

type Calls = typeof calls;

/** Whole baht, up to what no player has; minutes of a time limit up to its span. */
const highestSatang = 1_000_000_000_00;

function isOffered(kind: LimitKind, span: LimitSpan, amount: number): boolean {
  if (kind === 'time') return amount >= 1 && amount <= Number(span) * 60;
  return amount >= 0 && amount <= highestSatang && amount % 100 === 0;
}

/** The limit after a wish. `amount` undefined: none. Pure. */
function wished(
  before: LimitRow | undefined,
  key: Pick<LimitRow, 'player_id' | 'kind' | 'hours'>,
  amount: number | undefined,
  nowMs: number,
): LimitRow {
  const current = before?.amount ?? undefined;
  const isTighter = current === undefined || (amount !== undefined && amount <= current);
  if (isTighter) return { ...key, amount: amount ?? null, set_ms: nowMs, next_amount: null, next_from_ms: null };
  return {
    ...key,
    amount: current,
    set_ms: before?.set_ms ?? nowMs,
    next_amount: amount ?? null,
    next_from_ms: nowMs + looseningMs,
  };
}

/** Refuses: UNKNOWN_LIMIT for an amount that cannot be one. */
export const setLimit: Handler<Calls['setLimit']> = async (context, { kind, span, amount }) => {
  const { house, playerId } = context;
  if (amount !== undefined && !isOffered(kind, span, amount)) return context.refuse('UNKNOWN_LIMIT');
  const nowMs = context.now();
  const key = { player_id: playerId, kind, hours: Number(span) };
  const after = await changeLimit(house.db, key, nowMs, (before) => wished(before, key, amount, nowMs));
  house.live.emit(playerId, { kind: 'protection' });
  return { isWaiting: after?.next_from_ms != null };
};

/** Refuses: UNKNOWN_LIMIT where nothing waits, LIMIT_WAITS before its day is over. */
export const confirmLimit: Handler<Calls['confirmLimit']> = async (context, { kind, span }) => {
  const { house, playerId } = context;
  const nowMs = context.now();
  const key = { player_id: playerId, kind, hours: Number(span) };
  await changeLimit(house.db, key, nowMs, (before) => {
    if (before?.next_from_ms == null) return context.refuse('UNKNOWN_LIMIT');
    if (before.next_from_ms > nowMs) return context.refuse('LIMIT_WAITS');
    return { ...before, amount: before.next_amount, set_ms: nowMs, next_amount: null, next_from_ms: null };
  });
  house.live.emit(playerId, { kind: 'protection' });
  return undefined;
};

/** Refuses: UNKNOWN_LIMIT where nothing waits. */
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

/** Every kind and span, with what counts against it. */
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
