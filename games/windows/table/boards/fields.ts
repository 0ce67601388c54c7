/** Fields printed along an arc. Each button draws its part of the band of the whole row. */
import { svg } from '../../frame/svg.ts';

/** Left and right end of a field, as fractions of its row. */
type Span = readonly [from: number, to: number];

/** Depth of the arc as a fraction of the row's height, on wide and on narrow screens. */
interface Depth {
  readonly wide: number;
  readonly tall: number;
}

/** Depth of the arc at this fraction of the row: 0 at the ends, 1 in the middle. */
const hang = (part: number): number => 1 - (2 * part - 1) ** 2;
/** Slant of the outer fields, which makes the row narrower at the bottom. */
const lean = 11;

function band([from, to]: Span, depth: number): string {
  const [left, right] = [hang(from) * depth * 100, hang(to) * depth * 100];
  // The control point where the tangents at both ends meet, so that neighbours form one parabola.
  const middle = depth * 100 * (1 - (2 * from - 1) * (2 * to - 1));
  const high = 100 - depth * 100;
  const [foot, end] = [from === 0 ? lean : 0, to === 1 ? 100 - lean : 100];
  return `M0 ${left}Q50 ${middle} 100 ${right}L${end} ${right + high}Q50 ${middle + high} ${foot} ${left + high}z`;
}

/** Draws a button as a field of the arc. The button stays a rectangle, but only its part of the band is clickable. */
export function curved(button: HTMLButtonElement, span: Span, depth: Depth): HTMLButtonElement {
  const middle = (span[0] + span[1]) / 2;
  button.classList.add('curved');
  button.style.setProperty('--hang', String(hang(middle) - 0.5));
  button.style.setProperty('--turn', String(1 - 2 * middle));
  button.prepend(
    svg(
      'svg.band',
      { viewBox: '0 0 100 100', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
      svg('path.wide', { d: band(span, depth.wide) }),
      svg('path.tall', { d: band(span, depth.tall) }),
    ),
  );
  return button;
}
