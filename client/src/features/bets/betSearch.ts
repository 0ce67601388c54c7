/** Parses the search parameters of the bet records; invalid ones are dropped. */
import type { SettleFilter } from '@foyer/contract/bets/status.ts';
import { periodIn } from '#ui/records/periodSearch.ts';
import type { PeriodSearch } from '#ui/records/periodSearch.ts';

export interface BetSearch extends PeriodSearch {
  readonly settle?: Exclude<SettleFilter, 'all'>;
  /** ENUM-001. */
  readonly type?: number;
  readonly platform?: string;
  /** The bet whose detail is open. SI-42 */
  readonly bet?: string | undefined;
}

const settles = ['unsettled', 'settled', 'win', 'lose'] as const;

const isText = (value: unknown): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') && /^[\w.-]{1,64}$/.test(String(value));

export function betSearchIn({ settle, type, platform, bet, ...rest }: Record<string, unknown>): BetSearch {
  const meant = settles.find((one) => one === settle);
  return {
    ...periodIn(rest),
    ...(meant !== undefined && { settle: meant }),
    ...(/^\d{1,3}$/.test(String(type)) && { type: Number(type) }),
    ...(isText(platform) && { platform: String(platform) }),
    ...(isText(bet) && { bet: String(bet) }),
  };
}
