/** Text printed on the cloth along an arc, below a line. */
import { svg } from '../../frame/svg.ts';
import { line } from '../shapes.ts';
import { define } from '../sprite.ts';

/** An SVG text element: it can be read out, searched and translated. */
export function printedArc(text: string): SVGSVGElement {
  const along = define('print-arc', () => svg('path', { d: 'M30 46Q320 126 610 46' }));
  return svg(
    'svg',
    { viewBox: '0 0 640 110', class: 'print-arc' },
    line('M10 4Q320 84 630 4', 'currentColor', 1.6, { opacity: 0.85 }),
    svg(
      'text',
      {
        fill: 'currentColor',
        'font-size': text.length > 16 ? 27 : 34,
        'font-weight': 700,
        'letter-spacing': text.length > 16 ? 1 : 6,
        'text-anchor': 'middle',
      },
      svg('textPath', { href: `#${along}`, startOffset: '50%' }, text),
    ),
  );
}
