/** The lift: a dial over its doors shows at which floor it is. */
import { ramp } from '../backdrop.ts';
import { box, d, disc, group, line, path, times } from '../shapes.ts';
import { spill } from './kit.ts';
import type { Kit } from './kit.ts';
import type { Drawn } from './lobby.ts';

const floors = 5;
/** How many lamps are lit: the journey so far. */
const reached = 3;

/** One leaf; the other is its mirror image. */
function leafOf(kit: Kit, side: 1 | -1): string {
  const { paint } = kit;
  const leaf = group(
    box(20, -176, 68, 176, 0, paint.leaf) +
      line('M30-166H78V-92H30ZM30-82H78V-10H30Z', paint.leafLine, 1) +
      line('M54-158L70-129L54-100L38-129ZM54-74L70-46L54-18L38-46Z', paint.trim, 1.2) +
      line('M20-176V0', paint.brass, 1.5, 'opacity=".8"'),
    side === 1 ? '' : 'scale(-1 1)',
  );
  return kit.lift(leaf);
}

/** The doors are slightly open; every floor has its lamp. */
export function lift(kit: Kit): Drawn {
  const { sheet, paint } = kit;
  const room = ramp(sheet, 'room', [
    [0, paint.glow],
    [1, paint.glowLow],
  ]);
  const mark = (i: number): string => {
    const angle = Math.PI * (1 - i / (floors - 1));
    const [x, y] = [Math.cos(angle) * 60, -206 - Math.sin(angle) * 60];
    if (i < reached) return disc(x, y, 8, paint.brass);
    return disc(x, y, 8, paint.niche, `stroke="${paint.trim}" stroke-width="2"`);
  };
  const angle = Math.PI * (1 - (reached - 1) / (floors - 1));
  const dial =
    path('M-86-199A86 86 0 0 1 86-199Z', paint.dial, `stroke="${paint.trim}" stroke-width="2"`) +
    line('M-60-206A60 60 0 0 1 60-206', paint.rule, 2) +
    times(floors, mark) +
    line(d`M0 -206L${Math.cos(angle) * 42} ${-206 - Math.sin(angle) * 42}`, paint.brass, 4) +
    disc(0, -206, 7, paint.brassLow);
  const frame =
    path('M-106 0V-192H106V0H90V-178H-90V0Z', paint.shade) + line('M-106 0V-192H106V0M-90 0V-178H90V0', paint.trim, 2);
  const call =
    box(126, -122, 18, 40, 3, paint.dial, `stroke="${paint.trim}"`) +
    disc(135, -110, 4, paint.jade) +
    disc(135, -94, 4, paint.rule);
  const steps = box(-88, -176, 176, 176, 0, room);
  return {
    wall:
      kit.lift(frame, 'far') +
      steps +
      leafOf(kit, 1) +
      leafOf(kit, -1) +
      path('M-98 0H98V4H-98Z', paint.brass) +
      kit.lift(dial, 'far') +
      kit.lift(call),
    floor: spill(kit, -20, 20, 60),
  };
}
