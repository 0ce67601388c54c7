import type { StatementDay } from '@foyer/contract/wallet/statement.ts';
import { useText } from '#text/useText.tsx';
import { moneyText } from '#ui/values/money.ts';
import { deviceTime } from '@foyer/text/time.ts';
import styles from './Statement.module.css';

const width = 640;
const height = 120;
const dayMs = 24 * 3_600_000;
const dayText = (ms: number): string => deviceTime(ms, 'day');

/** Closing balances by day as a step chart, with a text alternative. */
export function BalanceChart({ days }: { readonly days: readonly StatementDay[] }) {
  const text = useText('wallet/statement');
  const points = days.flatMap(({ day, closingSatang }) => (typeof day === 'number' ? [{ day, closingSatang }] : []));
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2) return null;
  const top = Math.max(1, ...points.map((point) => point.closingSatang));
  const x = (day: number) => ((day - first.day) / (last.day + dayMs - first.day)) * width;
  const y = (satang: number) => height - (satang / top) * (height - 8);
  const steps = points
    .map(
      (point, index) =>
        `${index === 0 ? 'M' : 'H'}${x(point.day).toFixed(1)}${index === 0 ? ' ' : 'V'}${y(point.closingSatang).toFixed(1)}`,
    )
    .join('');
  const line = `${steps}H${width}`;
  const low = points.reduce((least, point) => Math.min(least, point.closingSatang), top);
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text('chartWords', {
          from: dayText(first.day),
          to: dayText(last.day),
          low: moneyText(low),
          high: moneyText(top),
          end: moneyText(last.closingSatang),
        })}
      >
        <path className={styles.area} d={`${line}V${height}H0Z`} />
        <path className={styles.line} d={line} />
      </svg>
      <figcaption>
        <span>{dayText(first.day)}</span>
        <span>{text('chartHigh', { amount: moneyText(top) })}</span>
        <span>{dayText(last.day)}</span>
      </figcaption>
    </figure>
  );
}
