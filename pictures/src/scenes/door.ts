/** The door: the scene with light on the floor. */
import { ramp } from '../backdrop.ts';
import { disc, line, path } from '../shapes.ts';
import { spill } from './kit.ts';
import type { Kit } from './kit.ts';
import { plant } from './lobby.ts';
import type { Drawn } from './lobby.ts';

/** The morning outside: sky, sun, three hills and the way that leads in. */
function morning({ sheet, lift }: Kit): string {
  const sky = ramp(sheet, 'sky', [
    [0, '#bfdcdd'],
    [0.6, '#fdf0d2'],
  ]);
  return (
    path('M-64 0V-238H64V0Z', sky) +
    disc(-22, -142, 20, '#f4c266') +
    lift(path('M-64 0V-112C-50-128-40-124-28-108C-14-128 4-136 20-112C36-124 52-118 64-108V0Z', '#b9d3b4')) +
    lift(path('M-64 0V-72C-44-92-26-88-10-70C8-90 34-88 64-66V0Z', '#86b592')) +
    lift(path('M-64 0V-36C-40-52-4-50 64-24V0Z', '#5b9675')) +
    path('M-44 0C-34-12-14-20-20-34C-8-22 2-12 4 0Z', '#f6e6c2')
  );
}

function opening(kit: Kit): string {
  const { sheet, paint, tone } = kit;
  if (tone === 'light') return morning(kit);
  const room = ramp(sheet, 'room', [
    [0, paint.glow],
    [1, paint.glowLow],
  ]);
  return (
    path('M-64 0V-238H64V0Z', room) +
    path('M-64 0V-238L-34-214V-14Z', paint.glowLow, 'opacity=".55"') +
    line('M-34-214V-14H64', paint.glowLow, 1)
  );
}

/** A door ajar, with warm light behind it by night and the morning by day. */
export function door(kit: Kit): Drawn {
  const { paint, lift, byDay } = kit;
  const leaf =
    path('M64-238L14-222V-12L64 0Z', paint.leaf) +
    line('M57-218L21-207V-124L57-128ZM57-112L21-109V-28L57-18Z', paint.leafLine, 1) +
    line('M14-222V-12', paint.brass, 1.5, 'opacity=".8"') +
    disc(21, -100, 3.5, paint.brass);
  const casing = byDay(lift(path('M-96 0V-270H96V0H64V-238H-64V0Z', paint.wallLit), 'far'));
  const frame = line('M-86 0V-260H86V0', paint.trim, 2) + line('M-96 0V-270H96V0', paint.rule, 1);
  const sill = path('M-76 0H76V4H-76Z', paint.brass);
  return {
    wall: opening(kit) + casing + frame + lift(leaf, 'far') + sill + lift(plant(paint, -142)),
    floor: spill(kit, -64, 64, 88),
  };
}
