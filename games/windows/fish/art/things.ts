/** Everything in the scene besides fish. Each is drawn around its centre. */
import { barrels, breech, socket, turret } from './cannonArt.ts';
import { brass } from './metals.ts';
import { penOn } from './pen.ts';
import type { Pen } from './pen.ts';
import { bolt, burst, muzzleFlash, net, ripple } from './shotArt.ts';

export const thingNames = [
  'bubble',
  'bolt',
  'otherBolt',
  'net',
  'ripple',
  'burst',
  'coin',
  'turret',
  'otherTurret',
  'breech',
  'otherBreech',
  'barrel1',
  'barrel2',
  'barrel3',
  'empty',
  'ring',
  'flash',
  'mote',
] as const;
export type ThingName = (typeof thingNames)[number];

interface Thing {
  readonly width: number;
  readonly height: number;
  paint(ctx: CanvasRenderingContext2D): void;
}

const thing = (width: number, height: number, paint: (pen: Pen) => void): Thing => ({
  width,
  height,
  paint: (ctx) => paint(penOn(ctx)),
});

function bubble(pen: Pen): void {
  pen.disc(
    0,
    0,
    14,
    pen.round(0, 0, 14, [
      [0, 'rgba(255,255,255,.02)'],
      [0.75, 'rgba(255,255,255,.12)'],
      [1, 'rgba(255,255,255,.5)'],
    ]),
  );
  pen.disc(-5, -5, 3, '#ffffff', 0.85);
  pen.disc(5, 6, 1.4, '#ffffff', 0.5);
}

/** A coin with a square hole and a milled edge. */
function coin(pen: Pen): void {
  pen.disc(0, 1, 14, '#3c2404', 0.45);
  pen.disc(0, 0, 13.5, pen.along(-9, -10, 9, 11, brass));
  pen.disc(0, 0, 11, pen.along(8, 9, -8, -10, brass));
  pen.disc(
    0,
    0,
    9.8,
    pen.round(-3, -4, 15, [
      [0, '#fff0b8'],
      [0.6, '#e2ae4c'],
      [1, '#a8742a'],
    ]),
  );
  pen.fill('M-3.600-3.600H3.600V3.600H-3.600z', '#6b430c');
  pen.fill('M-2.800-2.800H3.600V3.600H-2.800z', '#3c2404', 0.7);
  pen.line('M-3.600 3.600V-3.600H3.600', '#fff3c4', 1, 0.8);
  pen.line('M-7.500-5A9 9 0 0 1 1-8.800', '#ffffff', 1.8, 0.75);
}

/** The sight around a locked fish: four brackets, thin so that the fish stays the picture. */
function ring(pen: Pen): void {
  for (let part = 0; part < 4; part += 1) {
    const [from, to] = [part * 90 + 24, part * 90 + 66].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
    const arc = `M${Math.cos(from) * 50} ${Math.sin(from) * 50}A50 50 0 0 1 ${Math.cos(to) * 50} ${Math.sin(to) * 50}`;
    pen.line(arc, '#0a1a28', 3.6, 0.4);
    pen.line(arc, '#ffe08a', 2);
    const angle = (part * Math.PI) / 2;
    pen.line(
      `M${Math.cos(angle) * 46} ${Math.sin(angle) * 46}L${Math.cos(angle) * 53} ${Math.sin(angle) * 53}`,
      '#ffe08a',
      1.6,
    );
  }
}

function mote(pen: Pen): void {
  pen.disc(
    0,
    0,
    5.5,
    pen.round(0, 0, 5.5, [
      [0, 'rgba(255,255,255,.9)'],
      [1, 'rgba(255,255,255,0)'],
    ]),
  );
}

export const things: Readonly<Record<ThingName, Thing>> = {
  bubble: thing(32, 32, bubble),
  bolt: thing(46, 180, (pen) => bolt(pen, true)),
  otherBolt: thing(46, 180, (pen) => bolt(pen, false)),
  net: thing(122, 122, net),
  ripple: thing(112, 112, ripple),
  burst: thing(192, 192, burst),
  coin: thing(32, 32, coin),
  turret: thing(84, 76, (pen) => turret(pen, true)),
  otherTurret: thing(84, 76, (pen) => turret(pen, false)),
  breech: thing(38, 38, (pen) => breech(pen, true)),
  otherBreech: thing(38, 38, (pen) => breech(pen, false)),
  barrel1: thing(56, 140, (pen) => barrels(pen, 1)),
  barrel2: thing(56, 140, (pen) => barrels(pen, 2)),
  barrel3: thing(56, 140, (pen) => barrels(pen, 3)),
  empty: thing(84, 76, socket),
  ring: thing(112, 112, ring),
  flash: thing(100, 100, muzzleFlash),
  mote: thing(12, 12, mote),
};
