/** A rooster in colours by its number. It crows when it has just won points. */
import { tint } from '@foyer/pictures/sportMarks.ts';
import { svg } from '../../frame/svg.ts';

const tail = [
  'M58 62C44 46 34 34 20 32c12 8 16 20 20 34z',
  'M56 66C40 54 28 46 12 50c14 4 20 14 28 24z',
  'M56 72C42 64 28 62 14 68c14 2 24 10 32 18z',
] as const;

/** Looks to the right. CSS mirrors the rooster of the away side. */
export function rooster(number: number, isSinging: boolean): SVGSVGElement {
  const [body, deep, light] = [tint(number, 0.66), tint(number, 0.5), tint(number, 0.8, 0.09)];
  const comb = 'oklch(0.6 0.16 27)';
  const gold = 'oklch(0.78 0.12 82)';
  return svg(
    'svg.rooster',
    { viewBox: '0 0 130 130', 'aria-hidden': 'true', ...(isSinging && { 'data-sings': '' }) },
    svg('ellipse', { cx: 68, cy: 122, rx: 34, ry: 4, fill: 'currentColor', opacity: 0.12 }),
    svg('path', {
      d: 'M62 98l-3 20m-7 2h12M78 98l3 20m-6 2h13',
      fill: 'none',
      stroke: gold,
      'stroke-width': 3.5,
      'stroke-linecap': 'round',
    }),
    ...tail.map((d, at) => svg('path', { d, fill: at === 1 ? body : deep })),
    svg('path', {
      d: 'M46 78c0-16 12-20 24-20 6 0 10-8 14-16l14 6c2 10 0 20-2 28-3 16-14 26-28 26S46 94 46 78z',
      fill: body,
    }),
    svg('path', { d: 'M54 78c4-8 14-10 24-6-2 12-8 18-16 18-5 0-9-5-8-12z', fill: deep }),
    svg('path', { d: 'M84 44c2-6 6-10 12-10s10 4 10 10c0 5-3 8-6 11l-2 12c-6-2-12-8-14-14z', fill: light }),
    svg(
      'g.crown',
      {},
      svg('path', { d: 'M86 38c-3-6 0-11 3-11 1-6 7-7 9-2 4-4 9-1 8 4 3 1 4 5 1 8-5-5-15-5-21 1z', fill: comb }),
    ),
    svg('path', { d: 'M101 53c4 1 5 6 2 10-4 0-6-5-2-10z', fill: comb }),
    svg('circle', { cx: 99, cy: 42, r: 2, fill: 'oklch(0.2 0.02 60)' }),
    isSinging
      ? svg('path', { d: 'M105 40l13-4-11 8 10 5-12-2z', fill: gold })
      : svg('path', { d: 'M105 42l11 3-11 4z', fill: gold }),
    isSinging
      ? svg('path.notes', {
          d: 'M118 26v-9l6-2v9m-6 2a2 2 0 1 1-4 0 2 2 0 0 1 4 0zm6-2a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
          fill: 'none',
          stroke: 'currentColor',
          'stroke-width': 1.4,
        })
      : undefined,
  );
}
