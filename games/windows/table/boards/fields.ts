/** Fields that are printed along an arc: each button carries its piece of the band that runs over the whole row. */
import { svg } from '../../frame/svg.ts';

/** Left and right end of a field, as parts of its row. */
type Span = readonly [from: number, to: number];

/** How deep the arc hangs, as a part of the row's height: on wide screens and on narrow ones. */
interface Depth {
  readonly wide: number;
  readonly tall: number;
}

/** How far below the ends of the arc its edge lies at this part of the row, from 0 to 1. */
const hang = (part: number): number => 1 - (2 * part - 1) ** 2;
/** Narrower below, as a field that is seen from above its far side. */
const lean = 11;

function band([from, to]: Span, depth: number): string {
  const [left, right] = [hang(from) * depth * 100, hang(to) * depth * 100];
  // The middle of a parabola's tangent, so that neighbours make one curve.
  const middle = depth * 100 * (1 - (2 * from - 1) * (2 * to - 1));
  const high = 100 - depth * 100;
  const [foot, end] = [from === 0 ? lean : 0, to === 1 ? 100 - lean : 100];
  return `M0 ${left}Q50 ${middle} 100 ${right}L${end} ${right + high}Q50 ${middle + high} ${foot} ${left + high}z`;
}

/** Lays a field into its arc. The button stays a rectangle; only its piece of the band takes the pointer. */
export function curved(button: HTMLButtonElement, span: Span, depth: Depth): HTMLButtonElement {
  const middle = (span[0] + span[1]) / 2;
  button.classList.add('curved');
  button.style.setProperty('--hang', String(hang(middle) - 0.5));
  button.style.setProperty('--turn', String(1 - 2 * middle));
  button.prepend(
    svg(
      'svg.field',
      { viewBox: '0 0 100 100', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
      svg('path.wide', { d: band(span, depth.wide) }),
      svg('path.tall', { d: band(span, depth.tall) }),
    ),
  );
  return button;
}
