import type { BetMonth } from '@foyer/contract/bets/history.ts';
import { useText } from '#text/useText.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { Chart } from '#ui/records/Chart.tsx';
import { depthOf, monthsThrough, ticksOf } from '#ui/records/chartScale.ts';
import styles from './Bets.module.css';

/** Won and lost by month around a zero line, empty months included. A visually hidden table contains the same data. */
export function MonthChart({ months }: { readonly months: readonly BetMonth[] }) {
  const text = useText('bets');
  if (months.length === 0) return null;
  const ofMonth = new Map(months.map(({ month, profitSatang }) => [month, profitSatang]));
  const shown = monthsThrough([...ofMonth.keys()]);
  const ticks = ticksOf([...ofMonth.values()]);
  const zero = depthOf(ticks, 0) * 100;
  const step = 100 / shown.length;
  return (
    <figure className={styles.chart}>
      <figcaption>{text('byMonth')}</figcaption>
      <Chart ticks={ticks} marked="columns" marks={shown.map((month) => month.replace('-', '/'))}>
        {shown.map((month, index) => {
          const profit = ofMonth.get(month) ?? 0;
          const end = depthOf(ticks, profit) * 100;
          return (
            <rect
              key={month}
              className={profit < 0 ? styles.lost : styles.won}
              x={index * step + step * 0.25}
              y={Math.min(zero, end)}
              width={step * 0.5}
              height={Math.abs(end - zero)}
            />
          );
        })}
      </Chart>
      {/* Hidden by a wrapper, because a table cannot be narrower than its content. */}
      <div className="sr">
        <table>
          <caption>{text('byMonth')}</caption>
          <tbody>
            {months.map(({ month, count, betSatang, profitSatang }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>
                  {text('monthWords', {
                    count,
                    bet: amountText(betSatang),
                    profit: amountText(profitSatang, undefined, true),
                  })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
