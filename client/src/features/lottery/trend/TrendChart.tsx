import type { Omission, TrendRow } from '@foyer/contract/lottery/trend.ts';
import { useText } from '#text/useText.tsx';
import { shortIssue } from '../words.ts';
import styles from './Trend.module.css';
import { meanAway, mostInRow } from './trendStats.ts';

interface TrendChartProps {
  /** Subject of the chart: 第 3 球. */
  readonly label: string;
  /** Oldest first. */
  readonly rows: readonly TrendRow[];
  readonly numbers: readonly number[];
  readonly write: (number: number) => string;
  /** There is one ball per row; a line joins them. */
  readonly isJoined: boolean;
}

const cell = 30;
const rowHeight = 26;
const issueWidth = 44;
const headHeight = 28;

/** Numbers by issue. A table below contains the same data. */
export function TrendChart({ label, rows, numbers, write, isJoined }: TrendChartProps) {
  const text = useText('lottery/draws');
  const width = issueWidth + numbers.length * cell;
  const x = (column: number) => issueWidth + column * cell + cell / 2;
  const y = (row: number) => headHeight + row * rowHeight + rowHeight / 2;
  const line = rows.map(({ missing }, row) => `${x(Math.max(0, missing.indexOf(0)))},${y(row)}`);
  return (
    // A chart wider than the screen scrolls, so it must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="group" aria-label={text('chartOf', { label })} tabIndex={0}>
      <svg
        className={numbers.length > 12 ? styles.wide : styles.chart}
        viewBox={`0 0 ${width} ${headHeight + rows.length * rowHeight}`}
        width={width}
        aria-hidden="true"
      >
        {numbers.map((number, column) => (
          <text key={number} className={styles.head} x={x(column)} y={headHeight - 9}>
            {write(number)}
          </text>
        ))}
        {rows.map(({ issue }, row) => (
          <g key={issue}>
            {row % 2 === 0 && (
              <rect className={styles.band} y={headHeight + row * rowHeight} width={width} height={rowHeight} />
            )}
            <text className={styles.issue} x="6" y={y(row) + 4}>
              {shortIssue(issue)}
            </text>
          </g>
        ))}
        {isJoined && <polyline className={styles.line} points={line.join(' ')} />}
        {rows.map(({ issue, missing }, row) => (
          <g key={issue}>
            {missing.map((draws, column) => (
              <g key={numbers[column]}>
                {draws === 0 && <circle className={styles.hit} cx={x(column)} cy={y(row)} r="10.5" />}
                <text className={draws === 0 ? styles.hitText : styles.away} x={x(column)} y={y(row) + 4}>
                  {draws === 0 ? write(numbers[column] ?? 0) : draws}
                </text>
              </g>
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}

interface TrendTableProps extends Pick<TrendChartProps, 'label' | 'rows' | 'write'> {
  readonly omissions: readonly Omission[];
}

/** How often each number was drawn, its absences and its runs. */
export function TrendTable({ label, rows, omissions, write }: TrendTableProps) {
  const text = useText('lottery/draws');
  return (
    <table className={styles.table}>
      <caption className="sr">{text('statsOf', { label })}</caption>
      <thead>
        <tr>
          <th scope="col">{text('number')}</th>
          <th scope="col">{text('times')}</th>
          <th scope="col">{text('awayNow')}</th>
          <th scope="col">{text('mean')}</th>
          <th scope="col">{text('longest')}</th>
          <th scope="col">{text('inRow')}</th>
        </tr>
      </thead>
      <tbody>
        {omissions.map((omission, column) => (
          <tr key={omission.number}>
            <th scope="row">{write(omission.number)}</th>
            <td>{omission.times}</td>
            <td>{omission.current}</td>
            <td>{meanAway(omission, rows.length) ?? '–'}</td>
            <td>{omission.longest}</td>
            <td>{mostInRow(rows, column)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
