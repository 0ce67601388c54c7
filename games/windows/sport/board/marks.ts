/** Small drawings: the crest of a side, an icon for each sport, and marks for moved or locked odds. */
import type { SportCode } from '@foyer/contract/play/sport.ts';
import { chargeOf, shield, sportOutlines, tint } from '@foyer/pictures/sportMarks.ts';
import { svg } from '../../frame/svg.ts';

export const crest = (number: number): SVGSVGElement =>
  svg(
    'svg.crest',
    { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    svg('path', { d: shield, fill: tint(number, 0.52) }),
    svg('path', { d: chargeOf(number), fill: tint(number, 0.82, 0.07) }),
    svg('path', { d: shield, fill: 'none', stroke: tint(number, 0.66, 0.06), 'stroke-width': 1 }),
  );

export const sportIcon = (code: SportCode): SVGSVGElement =>
  svg('svg.icon', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: sportOutlines[code] }));

const sign = (name: string, d: string): SVGSVGElement =>
  svg(`svg.sign.${name}`, { viewBox: '0 0 8 8', 'aria-hidden': 'true' }, svg('path', { d }));
export const riseMark = (): SVGSVGElement => sign('rise', 'M4 1l3 5H1z');
export const fallMark = (): SVGSVGElement => sign('fall', 'M4 7L1 2h6z');
export const lockMark = (): SVGSVGElement =>
  svg(
    'svg.icon.lock',
    { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    svg('path', { d: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3' }),
  );
