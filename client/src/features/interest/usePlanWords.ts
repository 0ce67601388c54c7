import { yearlyPercent } from '@foyer/contract/interest/growth.ts';
import type { Growth } from '@foyer/contract/interest/growth.ts';
import { useText } from '#text/useText.tsx';

/** Cycles and rates in words: 每天 0.02%, 7 天, 7.30%. */
export function usePlanWords() {
  const text = useText('interest');
  const span = (minutes: number): string => {
    if (minutes % 1440 === 0) return text('span.days', { count: minutes / 1440 });
    return minutes % 60 === 0 ? text('span.hours', { count: minutes / 60 }) : text('span.minutes', { count: minutes });
  };
  const per = (minutes: number): string => {
    if (minutes === 1440) return text('per.day');
    return minutes === 60 ? text('per.hour') : text('per.other', { span: span(minutes) });
  };
  return {
    span,
    per,
    rate: ({ ratePpm, billingMinutes }: Growth) =>
      text('plan.rate', { per: per(billingMinutes), percent: String(ratePpm / 10_000) }),
    yearly: (growth: Growth) => yearlyPercent(growth).toFixed(2),
    turnover: (multiple: number) =>
      multiple === 0 ? text('plan.noTurnover') : text('plan.turnover', { multiple: String(multiple) }),
    /** Interest is a bonus, which must be staked on one product. M22 */
    interestStake: (multiple: number) =>
      multiple === 0 ? text('plan.noTurnover') : text('plan.interestStake', { multiple: String(multiple) }),
  };
}
