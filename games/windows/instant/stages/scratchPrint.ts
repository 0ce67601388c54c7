/** The ornament of a scratch card: waves in the ground, a double frame, and frets in the corners. */
import { el } from '../../frame/dom.ts';
import { svg } from '../../frame/svg.ts';

const waves = (): SVGElement =>
  svg(
    'pattern',
    { id: 'card-waves', width: 36, height: 18, patternUnits: 'userSpaceOnUse' },
    svg('path', {
      class: 'print-line',
      d: 'M0 18a18 18 0 0 1 36 0M6 18a12 12 0 0 1 24 0M12 18a6 6 0 0 1 12 0M-18 9a18 18 0 0 1 36 0M-12 9a12 12 0 0 1 24 0M18 9a18 18 0 0 1 36 0M24 9a12 12 0 0 1 24 0',
    }),
  );

/** One corner; the styles turn it. */
const corner = (place: string): SVGElement =>
  svg(
    'svg',
    { class: `fret ${place}`, viewBox: '0 0 40 40' },
    svg('path', { class: 'print-gold', d: 'M3 38V3h35M10 38V10h28M10 24h14V10M17 24v-7h14v14h-7' }),
  );

export const cardPrint = (): HTMLElement =>
  el(
    'div.card-print',
    { 'aria-hidden': 'true' },
    svg(
      'svg',
      { class: 'print-ground' },
      svg('defs', {}, waves()),
      svg('rect', { width: '100%', height: '100%', fill: 'url(#card-waves)' }),
    ),
    ...['one', 'two', 'three', 'four'].map(corner),
  );
