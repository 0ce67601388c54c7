import type { BetMonth } from '@foyer/contract/bets/history.ts';
import { useText } from '#text/useText.tsx';
import { moneyText } from '#ui/values/money.ts';
import styles from './Bets.module.css';

const height = 96;
/** Width of a month in px. */
const step = 56;

/** Won and lost by month around a zero line. A visually hidden table contains the same data. */
export function MonthChart({ months }: { readonly months: readonly BetMonth[] }) {
  const text = useText('bets');
  if (months.length < 2) return null;
  const top = Math.max(0, ...months.map(({ profitSatang }) => profitSatang));
  const bottom = Math.min(0, ...months.map(({ profitSatang }) => profitSatang));
  const span = Math.max(1, top - bottom);
  const zero = (top / span) * height;
  return (
    <figure className={styles.chart}>
      <figcaption>{text('byMonth')}</figcaption>
      <svg
        viewBox={`0 0 ${months.length * step} ${height}`}
        width={months.length * step}
        height={height}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {months.map(({ month, profitSatang }, index) => {
          const tall = Math.max(1, (Math.abs(profitSatang) / span) * height);
          return (
            <rect
              key={month}
              className={profitSatang < 0 ? styles.lost : styles.won}
              x={index * step + 14}
              y={profitSatang < 0 ? zero : zero - tall}
              width={step - 28}
              height={tall}
            />
          );
        })}
        <line className={styles.zero} x1="0" x2={months.length * step} y1={zero} y2={zero} />
      </svg>
      <p className={styles.months} aria-hidden="true">
        <span>{months[0]?.month}</span>
        <span>{months.at(-1)?.month}</span>
      </p>
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
                    bet: moneyText(betSatang),
                    profit: moneyText(profitSatang, 'THB', true),
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
