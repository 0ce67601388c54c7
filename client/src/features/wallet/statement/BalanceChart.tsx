import type { StatementDay } from '@foyer/contract/wallet/statement.ts';
import { useText } from '#text/useText.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { deviceTime } from '@foyer/text/time.ts';
import { Chart } from '#ui/records/Chart.tsx';
import { depthOf, ticksOf } from '#ui/records/chartScale.ts';
import styles from './Statement.module.css';

/** Marks on the axis of time. */
const mostMarks = 4;
const dayMs = 24 * 3_600_000;
const dayText = (ms: number): string => deviceTime(ms, 'day');

/** Closing balances by day as a step chart, with a text alternative. */
export function BalanceChart({ days: read }: { readonly days: readonly StatementDay[] }) {
  const text = useText('wallet/statement');
  const points = read.flatMap(({ day, closingSatang }) => (typeof day === 'number' ? [{ day, closingSatang }] : []));
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const top = Math.max(...points.map((point) => point.closingSatang));
  const low = Math.min(...points.map((point) => point.closingSatang));
  const ticks = ticksOf(points.map((point) => point.closingSatang));
  const span = last.day + dayMs - first.day;
  const x = (day: number): string => (((day - first.day) / span) * 100).toFixed(2);
  const y = (satang: number): string => (depthOf(ticks, satang) * 100).toFixed(2);
  const steps = points.map(({ day, closingSatang }, at) =>
    at === 0 ? `M0 ${y(closingSatang)}` : `H${x(day)}V${y(closingSatang)}`,
  );
  const line = `${steps.join('')}H100`;
  const ground = y(0);
  // A day without bookings keeps the balance of the day before.
  const days = Math.round(span / dayMs);
  const marks = Math.min(mostMarks, days);
  const dates = Array.from({ length: marks }, (_, at) => {
    const day = marks === 1 ? 0 : Math.round((at * (days - 1)) / (marks - 1));
    return dayText(first.day + day * dayMs);
  });
  return (
    <figure
      className={styles.chart}
      role="img"
      aria-label={text('chartWords', {
        from: dayText(first.day),
        to: dayText(last.day),
        low: amountText(low),
        high: amountText(top),
        end: amountText(last.closingSatang),
      })}
    >
      <Chart ticks={ticks} marked="moments" marks={dates}>
        <path className={styles.area} d={`${line}V${ground}H0Z`} />
        <path className={styles.line} d={line} />
      </Chart>
    </figure>
  );
}
