/** The door: the scene with light on the floor. */
import { ramp } from '../backdrop.ts';
import type { Sheet } from '../sheet.ts';
import { disc, line, path } from '../shapes.ts';
import { paint, plant, spill } from './lobby.ts';

/** A door ajar, with warm light behind it. */
export function door(sheet: Sheet): { wall: string; floor: string } {
  const room = ramp(sheet, 'room', [
    [0, paint.brass],
    [1, paint.brassLow],
  ]);
  const light = path('M-64 0V-238H64V0Z', room);
  const inner =
    path('M-64 0V-238L-34-214V-14Z', paint.brassLow, 'opacity=".55"') + line('M-34-214V-14H64', paint.brassLow, 1);
  const leaf =
    path('M64-238L14-222V-12L64 0Z', paint.leaf) +
    line('M57-218L21-207V-124L57-128ZM57-112L21-109V-28L57-18Z', paint.leafLine, 1) +
    line('M14-222V-12', paint.brass, 1.5, 'opacity=".8"') +
    disc(21, -100, 3.5, paint.brass);
  const frame = line('M-86 0V-260H86V0', paint.trim, 2) + line('M-96 0V-270H96V0', paint.rule, 1);
  const sill = path('M-76 0H76V4H-76Z', paint.brass);
  return { wall: frame + light + inner + leaf + sill + plant(-142), floor: spill(sheet, -64, 64, 88) };
}
