/** The reception: a wall of key boxes with one sealed letter, and the ledger on the desk. */
import { ramp } from '../backdrop.ts';
import { box, d, disc, eachOf, group, line, oval, path, range, times } from '../shapes.ts';
import { beam, spill } from './kit.ts';
import type { Kit } from './kit.ts';
import type { Drawn } from './lobby.ts';
import type { Paint } from './paint.ts';

const columns = 6;
const rows = 4;
/** Column and row of the box that is lit. */
const chosen = { column: 3, row: 1 } as const;

function key(paint: Paint, x: number, y: number): string {
  return group(
    line('M0-12V-4', paint.trim, 1) +
      line('M0 1V17M0 12h4M0 16h5', paint.brassLow, 2) +
      disc(0, -1, 4, 'none', `stroke="${paint.brassLow}" stroke-width="2"`),
    d`translate(${x} ${y})`,
  );
}

/** A letter with its seal unbroken. */
function letter(paint: Paint): string {
  return (
    box(-22, -15, 44, 30, 2, paint.paper) +
    line('M-22-14L0 4L22-14M-22 14L-6-1M22 14L6-1', paint.brassLow, 1.2) +
    disc(0, 3, 7, paint.cinnabar) +
    line('M-3 3L-1 6L4 0', '#f6d8c8', 1.4)
  );
}

/**
 * A wall of key boxes. One holds a sealed letter, for a draw whose commitment everybody can see; keys hang in the
 * others.
 */
export function keys(kit: Kit): Drawn {
  const { sheet, paint, lift } = kit;
  const inside = ramp(sheet, 'inside', [
    [0, paint.glow],
    [1, paint.glowLow],
  ]);
  const cell = (column: number, row: number): string => {
    const x = -174 + column * 58;
    const y = -282 + row * 50;
    if (column === chosen.column && row === chosen.row) {
      return box(x + 2, y + 2, 54, 46, 0, inside) + group(letter(paint), d`translate(${x + 29} ${y + 26})`);
    }
    const isHung = (column * 7 + row * 5) % 4 !== 1;
    return box(x + 2, y + 2, 54, 46, 0, paint.niche) + (isHung ? key(paint, x + 29, y + 24) : '');
  };
  const shelf =
    box(-182, -290, 364, 216, 3, paint.leaf) +
    eachOf(range(rows), (row) => eachOf(range(columns), (column) => cell(column, row))) +
    kit.byNight(line('M-188-296H188V-68', paint.trim, 2));
  const light = beam(kit, 'M2-182L56-182L120-74H-62Z', 0.34, 0);
  return {
    wall: lift(shelf, 'far') + light + lift(counter(paint), 'far') + lift(bell(paint, -112)) + lift(lamp(paint, 126)),
    floor: spill(kit, -210, 210, 60, 0.16),
  };
}

function counter(paint: Paint): string {
  return (
    path('M-232-74H232V-62H-232Z', paint.brassLow) +
    box(-220, -62, 440, 62, 0, paint.leaf) +
    line('M-206-50H-76V-12H-206ZM-65-50H65V-12H-65ZM76-50H206V-12H76Z', paint.leafLine, 1) +
    path('M-232-74H232V-72H-232Z', paint.brass)
  );
}

function bell(paint: Paint, x: number): string {
  return group(
    path('M-26 0C-26-34 26-34 26 0Z', paint.brass) +
      path('M4-25C18-22 26-12 26 0H12C12-10 10-18 4-25Z', paint.brassLow) +
      box(-30, 0, 60, 5, 2, paint.trim) +
      box(-3, -32, 6, 8, 2, paint.brassLow),
    d`translate(${x} -79)`,
  );
}

function lamp(paint: Paint, x: number): string {
  return group(
    line('M0 0V-58', paint.trim, 4) +
      box(-22, -5, 44, 5, 2, paint.trim) +
      path('M-34-54L-20-92H20L34-54Z', paint.plantLit) +
      path('M8-92H20L34-54H14Z', paint.plant) +
      path('M-34-54H34V-50H-34Z', paint.brass),
    d`translate(${x} -74)`,
  );
}

/** A line of the book: what it was for, and the amount. */
function entry(y: number, width: number): string {
  return d`M-168 ${y}h${width}M-52 ${y}h34`;
}

/** An open book on a slanted desk: every line has an amount, and below stands the sum. */
export function ledger(kit: Kit): Drawn {
  const { sheet, paint, lift } = kit;
  const page = ramp(sheet, 'page', [
    [0, paint.paper],
    [1, paint.paperLow],
  ]);
  const left = times(7, (i) => entry(-214 + i * 17, 46 + ((i * 29) % 50)));
  const right = times(5, (i) => d`M24 ${-214 + i * 17}h${44 + ((i * 37) % 52)}M136 ${-214 + i * 17}h34`);
  const book =
    path('M-200-240C-140-252-50-252 0-234C50-252 140-252 200-240V-84C140-96 50-96 0-78C-50-96-140-96-200-84Z', page) +
    path('M0-234C-14-240-30-243-44-244V-91C-28-90-12-84 0-78Z', '#b99a66', 'opacity=".25"') +
    line('M0-234V-78', '#a98e5b', 1.5) +
    line('M-64-236V-98M128-238V-98', paint.cinnabar, 1, 'opacity=".5"') +
    line(left + right, '#6a563a', 3, 'opacity=".62"') +
    line('M24-122H170M24-117H170', '#3f3222', 1.5) +
    line('M120-104h50', '#3f3222', 5) +
    disc(40, -104, 9, '#2f7d60') +
    line('M36-104L39-101L45-108', '#f2fbf5', 2);
  const desk =
    path('M-250-70H250L236-52H-236Z', paint.brassLow) +
    path('M-250-70H250V-68H-250Z', paint.brass) +
    box(-226, -52, 452, 52, 0, paint.leaf) +
    line('M-210-42H210V-10H-210Z', paint.leafLine, 1);
  const pen =
    group(
      path('M-4 0L4 0L3-96L0-108L-3-96Z', paint.shade) + path('M-3-96L0-108L3-96Z', paint.brass),
      'translate(226 -72)rotate(14)',
    ) + oval(224, -70, 22, 6, paint.trim);
  const light = beam(kit, 'M-56-262H56L226-70H-226Z', 0.3, 0.06);
  const shade =
    path('M-60-262L-36-298H36L60-262Z', paint.plantLit) +
    path('M12-298H36L60-262H22Z', paint.plant) +
    path('M-62-262H62V-257H-62Z', paint.brass) +
    line('M0-298V-400', paint.trim, 2);
  return {
    wall:
      light + lift(desk, 'far') + lift(group(book, 'translate(0 -12)scale(.94 .78)')) + lift(pen) + lift(shade, 'far'),
    floor: spill(kit, -226, 226, 50, 0.16),
  };
}
