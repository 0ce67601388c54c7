/** How limits are written: money, or hours and minutes. */
import type { LimitKind, ProtectionLimit } from '@foyer/contract/protection/limits.ts';
import type { Text } from '#text/useText.tsx';
import { amountText } from '@foyer/text/amount.ts';

/** A limit's amount, or what has counted against it. */
export function amountWords(text: Text<'protection'>, kind: LimitKind, amount: number): string {
  if (kind !== 'time') return amountText(amount);
  return durationWords(text, amount * 60_000);
}

/** `2 小时 5 分`. */
export function durationWords(text: Text<'protection'>, ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  return text('duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

export const isWaiting = (limit: ProtectionLimit): boolean => limit.nextFromMs !== undefined;
