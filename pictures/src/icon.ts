/** Icons of the installed site and of browser tabs: the door ajar, its light on the floor. No words. */
import { createSheet } from './sheet.ts';
import { ramp } from './backdrop.ts';
import { box, disc, line, path, picture } from './shapes.ts';
import { paints } from './scenes/paint.ts';

/** Fills the square, for systems that crop it themselves. All that matters lies within the middle four fifths. */
export function appIcon(): string {
  const paint = paints.dark;
  const sheet = createSheet('icon');
  const room = ramp(sheet, 'room', [
    [0, paint.brass],
    [1, paint.brassLow],
  ]);
  const light = ramp(sheet, 'light', [
    [0, paint.brassLow, 0.75],
    [1, paint.brassLow, 0.1],
  ]);
  const body =
    box(0, 0, 512, 512, 0, '#1c140d') +
    box(0, 388, 512, 124, 0, '#120b05') +
    path('M190 388H322L392 512H90Z', light) +
    line('M150 388V104H362V388', '#efe6d6', 16, 'stroke-linecap="butt" stroke-linejoin="miter"') +
    path('M190 388V144H322V388Z', room) +
    path('M322 144L258 164V376L322 388Z', paint.leaf) +
    disc(276, 276, 9, paint.brass) +
    line('M112 392H400', '#efe6d6', 16);
  return picture('0 0 512 512', ' aria-hidden="true"', sheet.defs(), body);
}
