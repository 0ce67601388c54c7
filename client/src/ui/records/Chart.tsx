import type { ReactNode } from 'react';
import { plainAmount } from '@foyer/text/amountForms.ts';
import styles from './Chart.module.css';
import { depthOf } from './chartScale.ts';

interface ChartProps {
  /** Of `ticksOf`. */
  readonly ticks: readonly number[];
  /** Below the chart, from left to right: of equal columns, or of moments from the left edge to the right one. */
  readonly marks: readonly string[];
  readonly marked: 'columns' | 'moments';
  /** SVG in a box of 100 x 100 that is stretched. */
  readonly children: ReactNode;
}

/** A chart with its scale in amounts. Hidden from screen readers; its caller gives the same figures as text. */
export function Chart({ ticks, marks, marked, children }: ChartProps) {
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.scale}>
        {ticks.map((tick) => (
          // The content security policy forbids style attributes in HTML, but scripts may set the properties.
          <span key={tick} style={{ top: `${depthOf(ticks, tick) * 100}%` }}>
            {plainAmount(tick)}
          </span>
        ))}
      </div>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {ticks.map((tick) => {
          const y = depthOf(ticks, tick) * 100;
          return <line key={tick} className={tick === 0 ? styles.zero : styles.rule} x1="0" x2="100" y1={y} y2={y} />;
        })}
        {children}
      </svg>
      <p className={styles[marked]}>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
    </div>
  );
}
