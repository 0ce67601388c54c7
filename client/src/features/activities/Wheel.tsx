import type { WheelPrize } from '@foyer/contract/activities/wheelDraw.ts';
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useText } from '#text/useText.tsx';
import { classes } from '#ui/classes.ts';
import { plainAmount } from '@foyer/text/amountForms.ts';
import styles from './Wheel.module.css';
import { arcsOf, pointAt, wedgePath } from './wheelGeometry.ts';

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

const radius = 88;
/** Slows down evenly. Stalling at the edge of a wedge would suggest a near miss. M04 */
const easing = 'cubic-bezier(0.15, 0.65, 0.2, 1)';
const spinMs = 4_200;

const isMotionWanted = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A wheel whose wedges are as wide as their chances. Its labels stay upright in every position; those of slivers stand
 * outside, on a line from the wedge. They are also in the table of prizes. SI-30, SI-31, AMB-141
 */
export function Wheel({ prizes, turns, isSpinning, won, onRest }: WheelProps) {
  const t = useText('activities/wheel');
  const disc = useSpin(turns, isSpinning, onRest);
  const arcs = wonLast(arcsOf(prizes), won);
  const toneClass = (wedge: WheelPrize) =>
    classes(styles.wedge, styles[toneOf(wedge, prizes)], wedge.prizeId === won && styles.won);
  const label = (wedge: WheelPrize) => (wedge.kind === 'money' ? shortMoney(wedge.amountSatang) : t('noneShort'));
  return (
    <svg
      className={styles.wheel}
      viewBox="-124 -122 248 244"
      role="img"
      aria-label={t('wheelLabel', { count: prizes.length })}
    >
      <circle className={styles.rim} r="97" />
      <circle className={styles.groove} r={radius + 1} />
      <g ref={disc} transform={`rotate(${((turns % 1) * 360).toFixed(4)})`}>
        {arcs.map(({ wedge, from, to }) => (
          <path key={wedge.prizeId} className={toneClass(wedge)} d={wedgePath({ from, to }, radius)} />
        ))}
        {arcs.map(({ wedge, from }) => (
          <circle key={wedge.prizeId} className={styles.stud} r="1.6" {...pointAt(from, 93)} />
        ))}
        {arcs.map(({ wedge, from, to }) => (
          <Label key={wedge.prizeId} from={from} to={to} turns={turns} className={toneClass(wedge)}>
            {label(wedge)}
          </Label>
        ))}
      </g>
      <circle className={styles.hub} r="15" />
      <circle className={styles.heart} r="5" />
      <path className={styles.pointer} d="M-8 -110a8 8 0 0 1 16 0c0 6 -5 12 -8 24c-3 -12 -8 -18 -8 -24Z" />
      <circle className={styles.pin} cy="-110" r="2.6" />
    </svg>
  );
}

/** Turns the disc, and its labels the other way, so that they stay upright. */
function useSpin(turns: number, isSpinning: boolean, onRest: () => void): RefObject<SVGGElement | null> {
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
    const spinBy = (element: Element, sign: 1 | -1) =>
      element.animate([{ transform: `rotate(${sign * from}turn)` }, { transform: `rotate(${sign * turns}turn)` }], {
        duration: spinMs,
        easing,
      });
    const spins = [spinBy(disc.current, 1)];
    for (const label of disc.current.querySelectorAll('[data-upright]')) spins.push(spinBy(label, -1));
    // Cancelled because the wheel was unmounted.
    spins[0]?.finished.then(() => rest.current()).catch(() => undefined);
    return () => {
      for (const spin of spins) spin.cancel();
    };
  }, [turns, isSpinning]);
  return disc;
}

interface LabelProps {
  readonly from: number;
  readonly to: number;
  readonly turns: number;
  readonly className: string | undefined;
  readonly children: string;
}

/** Inside a wedge that is wide enough for it, else outside the rim at the end of a line. */
function Label({ from, to, turns, className, children }: LabelProps) {
  const middle = (from + to) / 2;
  const isInside = to - from >= narrowest;
  const { cx, cy } = pointAt(middle, isInside ? labelRadius(to - from) : 110);
  const upright = `rotate(${(-(turns % 1) * 360).toFixed(4)})`;
  const [start, end] = [pointAt(middle, radius - 10), pointAt(middle, 104)];
  return (
    <g className={className}>
      {!isInside && <path className={styles.leader} d={`M${start.cx} ${start.cy}L${end.cx} ${end.cy}`} />}
      <g transform={`translate(${cx} ${cy})`}>
        <g data-upright="" transform={upright}>
          {!isInside && <rect className={styles.plate} x="-14" y="-7" width="28" height="14" rx="4" />}
          <text textAnchor="middle" dominantBaseline="central">
            {children}
          </text>
        </g>
      </g>
    </g>
  );
}

/** Share of the wheel below which a label does not fit into its wedge. */
const narrowest = 0.05;
/** A narrow wedge is wide enough only near the rim. */
const labelRadius = (share: number): number => (share < 0.1 ? 70 : 60);

/** Draws the winning wedge last, so that its neighbours do not cover its edge. */
const wonLast = (arcs: ReturnType<typeof arcsOf<WheelPrize>>, won: string | undefined) =>
  arcs.toSorted((one, other) => Number(one.wedge.prizeId === won) - Number(other.wedge.prizeId === won));

const prizeTones = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
type WheelTone = (typeof prizeTones)[number] | 'blank' | 'out';

/**
 * The colour of a wedge, the same in the list of prizes: one for each amount, the greatest first; no prize; or given
 * out.
 */
export function toneOf(prize: WheelPrize, prizes: readonly WheelPrize[]): WheelTone {
  if (prize.left === 0) return 'out';
  if (prize.kind === 'none') return 'blank';
  const greater = new Set(
    prizes.map(({ amountSatang }) => amountSatang).filter((satang) => satang > prize.amountSatang),
  );
  // Only the greatest prize is brass.
  const place = greater.size === 0 ? 0 : 1 + ((greater.size - 1) % (prizeTones.length - 1));
  return prizeTones[place] ?? 'fifth';
}

/** The class that sets a tone's colour as `--tone`. */
export const toneClass = (tone: WheelTone): string | undefined => styles[tone];

/** Omits the decimals of a whole amount, because a wedge is small. */
const shortMoney = (satang: number): string => plainAmount(satang);
