/** A race horse with its rider. Its number is on the saddle cloth and sets the colours of coat, cloth and silks. */
import { svg } from '../../frame/svg.ts';

const leg = (name: string, upper: string, lower: string, hoof: string): SVGElement =>
  svg(
    'g',
    { class: `leg ${name}` },
    svg('path', { class: 'coat', d: upper }),
    svg('g', { class: 'shin' }, svg('path', { class: 'coat', d: lower }), svg('path', { class: 'hoof', d: hoof })),
  );
const foreLeg = (name: string): SVGElement =>
  leg(
    `fore ${name}`,
    'M82 44c0-4 13-4 13 1 0 8-4 14-4.500 21h-4.800c-.4-8-3.700-13-3.700-22z',
    'M86.200 65h4.800l-.9 15h-3z',
    'M86.600 79.500h4l2 6h-6.500z',
  );
const hindLeg = (name: string): SVGElement =>
  leg(
    `hind ${name}`,
    'M33 40c3-6 18-5 18 3 0 9-9 13-11 23h-5.400c-.6-9-4.200-17-1.600-26z',
    'M34.600 64.500h5.200l.4 15.500h-3z',
    'M36.800 79.500h4l2 6h-6.500z',
  );

const body =
  'M33 37c.5-6 8-10 19-8 10 2 18 1 27-2 11-4 18-12 27-19l1.500-5.500 3.500 4c7 2.500 14 7 20 13 2 2.300 1.200 6-2 6.600-4.500.5-9.500-1-14-2.400-6 4-11 12.300-17 20.300-2 7-8 11-16 11.500-12 1.500-20-3.500-29-2.500-7 1-17 1-20-6-1.500-4-1-7 0-10z';

function rider(): SVGElement[] {
  return [
    svg('path', { class: 'breeches', d: 'M60 18c5-3 11-2 15 2l8 6-2 5-11-3-9-3c-3-1-4-5-1-7z' }),
    svg('path', { class: 'boot', d: 'M79 25l4 2-3 7-8 6 4 2-1 2.500-9-3 1-4 7-4z' }),
    svg('path', { class: 'silk', d: 'M59 19c2-8 12-14 23-14.500l7 4.500-3 5-7 1-6 9c-5 2-12 1-14-5z' }),
    svg('path', { class: 'silk-shade', d: 'M59 19c1 6 9 7 14 5l4-6c-6 2-13 3-18 1z' }),
    svg('path', { class: 'sleeve', d: 'M81 8.500c5 .5 9 4 14 8l-2 4c-6-1.500-12-4-15-7.500z' }),
    svg('circle', { class: 'skin', cx: 91.5, cy: 5.6, r: 3.6 }),
    svg('path', {
      class: 'cap',
      d: 'M84.500 5c-.6-6 3-8.600 6.500-8.600s6.700 2.600 6.600 6.800l2.600 1.300-.6 1.500-4-.6z',
    }),
  ];
}

export function horseFigure(horse: number): SVGSVGElement {
  return svg(
    'svg',
    { class: `horse coat-${horse} silk-${horse}`, viewBox: '0 -4 132 92', 'aria-hidden': 'true' },
    svg(
      'g',
      { class: 'mount' },
      svg('g', { class: 'far-legs' }, hindLeg('far'), foreLeg('far')),
      svg('path', { class: 'hair tail', d: 'M37 32c-9-6-19-4-31 9 8-3 12-3 15-1-5 3-8 6-9 11 8-7 17-8 23-12z' }),
      svg('path', { class: 'coat', d: body }),
      svg('path', {
        class: 'belly',
        d: 'M32 43c8 7 22 1 36 4 12 2 23-1 31-9-2 10-7 16-18 17-12 1.500-20-3.500-29-2.500-8 1-19 1-20-9.500z',
      }),
      svg('path', { class: 'gleam', d: 'M38 33c6-4 15-3 24-1 9 1 15 0 22-3-6 6-16 8-24 7-8-2-16-4-22-3z' }),
      svg('path', { class: 'hair', d: 'M107 4c-11 4-17 13-27 22 8 2 13-1 16-5 5-6 8-11 11-17z' }),
      svg('path', { class: 'rein', d: 'M120 12l-4 10M118 17l-24 1.500M129 19l-6 6' }),
      svg('circle', { class: 'horse-eye', cx: 115, cy: 13.5, r: 1.5 }),
      hindLeg('near'),
      foreLeg('near'),
      svg('path', {
        class: 'silk cloth',
        d: 'M52 28.500l24 .6 1.500 19c0 2-1.500 3-3.500 3l-20.500-1.500c-2 0-3-1.500-3-3z',
      }),
      svg('text', { class: 'cloth-no', x: 60.5, y: 45, 'text-anchor': 'middle' }, String(horse + 1)),
      ...rider(),
    ),
  );
}
