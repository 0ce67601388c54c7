/** A horse at full gallop with its rider, recognisable at 40 pixels. Its number sets the colours of coat and silks. */
import { svg } from '../../frame/svg.ts';

export function horseFigure(horse: number): SVGSVGElement {
  return svg(
    'svg',
    { class: `horse coat-${horse} silk-${horse}`, viewBox: '0 0 132 74', 'aria-hidden': 'true' },
    // far legs
    svg('path', { class: 'leg far fore', d: 'M84 42c8 2 13 5 22 6l4 6-3 1-6-4c-8 0-15-2-20-4z' }),
    svg('path', { class: 'leg far hind', d: 'M38 42c-5 6-11 8-18 13l-2 7 3 1 4-5c7-4 14-7 19-12z' }),
    // tail, body, neck and head
    svg('path', { class: 'hair', d: 'M29 31C19 26 10 28 3 38c7-3 11-3 14 0 4-4 8-4 12-2z' }),
    svg('path', {
      class: 'coat',
      d: 'M28 34c2-8 12-11 22-9 11 2 20 1 28-3 8-5 13-13 21-16l5-4 2 4c8 2 14 6 19 11 2 2 1 5-2 6-5 0-8-1-12-3-5 3-9 8-12 15-2 7-7 11-14 12-12 2-22 0-33 2-9 1-21 0-24-15z',
    }),
    svg('path', { class: 'hair', d: 'M101 4c-8 3-14 10-21 16 4 1 8 0 11-3 4-4 8-7 12-8z' }),
    // near legs
    svg('path', { class: 'leg near fore', d: 'M80 40c6 5 13 9 22 15l9 1 1-3-8-3c-6-5-11-11-17-15z' }),
    svg('path', { class: 'leg near hind', d: 'M42 38c-3 9-10 13-14 19l-9 7 1 3 11-5c7-6 14-11 19-20z' }),
    svg('circle', { class: 'horse-eye', cx: 111, cy: 12, r: 1.5 }),
    // rider
    svg('path', { class: 'boot', d: 'M66 28l9 5-3 8 6 2 1-2-3-2 5-9-10-8z' }),
    svg('path', { class: 'silk', d: 'M58 20c3-7 11-11 20-11l6 3-3 6-6 1-5 9-9-1z' }),
    svg('path', { class: 'sleeve', d: 'M78 11l10 7-2 3-11-4z' }),
    svg('circle', { class: 'cap', cx: 84, cy: 7, r: 5 }),
    svg('path', { class: 'cap', d: 'M84 5l8 2-1 2-7-1z' }),
  );
}
