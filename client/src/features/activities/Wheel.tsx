import type { WheelPrize } from '@foyer/contract/activities/wheelDraw.ts';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '#text/useText.tsx';
import { classes } from '#ui/classes.ts';
import { moneyText } from '#ui/values/money.ts';
import styles from './Wheel.module.css';
import { arcsOf, wedgePath } from './wheelGeometry.ts';

interface WheelProps {
  readonly prizes: readonly WheelPrize[];
  /** Rotation in turns, with fractions. */
  readonly turns: number;
  /** Whether to animate the turn. */
  readonly isSpinning: boolean;
  /** The wedge of a prize that was just won. */
  readonly won: string | undefined;
  readonly onRest: () => void;
}

const radius = 92;
/** Slows down evenly. Stalling at the edge of a wedge would suggest a near miss. M04 */
const easing = 'cubic-bezier(0.15, 0.65, 0.2, 1)';
const spinMs = 4_200;

const isMotionWanted = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A wheel whose wedges are as wide as their chances. Its labels are also in the table of prizes. SI-30, SI-31, AMB-141
 */
export function Wheel({ prizes, turns, isSpinning, won, onRest }: WheelProps) {
  const t = useText('activities/wheel');
  const disc = useRef<SVGGElement>(null);
  const stood = useRef(turns);
  const rest = useRef(onRest);
  useLayoutEffect(() => {
    rest.current = onRest;
  });
  useLayoutEffect(() => {
    const from = stood.current;
    stood.current = turns;
    if (!isSpinning) return;
    if (!disc.current || !isMotionWanted()) {
      rest.current();
      return;
    }
    const way = [{ transform: `rotate(${from}turn)` }, { transform: `rotate(${turns}turn)` }];
    const spin = disc.current.animate(way, { duration: spinMs, easing });
    // Cancelled because the wheel was unmounted.
    spin.finished.then(() => rest.current()).catch(() => undefined);
    return () => spin.cancel();
  }, [turns, isSpinning]);
  return (
    <svg
      className={styles.wheel}
      viewBox="-100 -104 200 204"
      role="img"
      aria-label={t('wheelLabel', { count: prizes.length })}
    >
      <circle className={styles.rim} r="96" />
      <g ref={disc} transform={`rotate(${((turns % 1) * 360).toFixed(4)})`}>
        {wonLast(arcsOf(prizes), won).map(({ wedge, from, to }) => (
          <g
            key={wedge.prizeId}
            className={classes(styles.wedge, styles[toneOf(wedge, prizes)], wedge.prizeId === won && styles.won)}
          >
            <path d={wedgePath({ from, to }, radius)} />
            <text
              transform={`rotate(${(((from + to) / 2) * 360 - 90).toFixed(3)})`}
              x={radius - 6}
              textAnchor="end"
              dominantBaseline="central"
            >
              {wedge.kind === 'money' ? shortMoney(wedge.amountSatang) : t('noneShort')}
            </text>
          </g>
        ))}
      </g>
      <circle className={styles.hub} r="13" />
      <circle className={styles.heart} r="4" />
      <path className={styles.pointer} d="M-6.5 -103h13L0 -86z" />
    </svg>
  );
}

/** Draws the winning wedge last, so that its neighbours do not cover its edge. */
const wonLast = (arcs: ReturnType<typeof arcsOf<WheelPrize>>, won: string | undefined) =>
  arcs.toSorted((one, other) => Number(one.wedge.prizeId === won) - Number(other.wedge.prizeId === won));

/** The colour of a wedge: no prize, a prize (two alternating), the greatest prize, or given out. */
export function toneOf(prize: WheelPrize, prizes: readonly WheelPrize[]): 'blank' | 'light' | 'mid' | 'great' | 'out' {
  if (prize.left === 0) return 'out';
  if (prize.kind === 'none') return 'blank';
  const amounts = prizes.map(({ amountSatang }) => amountSatang).filter((satang) => satang > 0);
  const rank = amounts.filter((satang) => satang > prize.amountSatang).length;
  if (rank === 0) return 'great';
  return rank % 2 === 1 ? 'mid' : 'light';
}

/** Omits the decimals of a whole amount, because a wedge is small. */
const shortMoney = (satang: number): string => moneyText(satang).replace(/\.00$/, '');
