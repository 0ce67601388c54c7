/** Everything in the scene besides fish: bubbles, bullets, nets, coins, cannons. Each is drawn around its centre. */
import { penOn } from './pen.ts';
import type { Pen } from './pen.ts';

export const thingNames = [
  'bubble',
  'bullet',
  'net',
  'coin',
  'base',
  'barrel',
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

const brass = [
  [0, '#fff3c4'],
  [0.3, '#e6b95c'],
  [0.62, '#9a6a22'],
  [1, '#5c3a0e'],
] as const;
const steel = [
  [0, '#7d93ac'],
  [0.35, '#42566e'],
  [0.7, '#22303f'],
  [1, '#121a24'],
] as const;

function net(pen: Pen): void {
  const { ctx } = pen;
  for (let spoke = 0; spoke < 12; spoke += 1) {
    const angle = (spoke / 12) * 2 * Math.PI;
    pen.line(`M0 0L${Math.cos(angle) * 54} ${Math.sin(angle) * 54}`, '#eafcff', 1.1, 0.75);
  }
  for (const radius of [14, 27, 40, 53]) {
    let path = '';
    for (let spoke = 0; spoke <= 12; spoke += 1) {
      const angle = (spoke / 12) * 2 * Math.PI;
      const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      const middle = angle - Math.PI / 12;
      path +=
        spoke === 0
          ? `M${x} ${y}`
          : `Q${Math.cos(middle) * radius * 0.84} ${Math.sin(middle) * radius * 0.84} ${x} ${y}`;
    }
    pen.line(path, '#eafcff', radius > 50 ? 2.2 : 1.1, 0.85);
  }
  for (let knot = 0; knot < 12; knot += 1) {
    const angle = (knot / 12) * 2 * Math.PI;
    pen.disc(Math.cos(angle) * 54, Math.sin(angle) * 54, 2.8, '#ffe3a0');
  }
  ctx.globalAlpha = 1;
}

function barrel(pen: Pen): void {
  // The barrel points upwards and turns around a point below its centre.
  pen.fill('M-10 34C-12 8-10-14-8-40H8C10-14 12 8 10 34z', pen.along(-11, 0, 11, 0, steel));
  pen.fill('M-10.500-34H10.500V-43C10.500-46-10.500-46-10.500-43z', pen.along(-11, 0, 11, 0, brass));
  pen.fill('M-11.500 6H11.500V14H-11.500z', pen.along(-12, 0, 12, 0, brass));
  pen.fill('M-3-30H-1V4H-3z', '#ffffff', 0.3);
  pen.line('M-10 34C-12 8-10-14-8-40', '#060a10', 1, 0.55);
  pen.line('M10 34C12 8 10-14 8-40', '#060a10', 1, 0.55);
  pen.fill('M-7-45C-7-43 7-43 7-45C7-47-7-47-7-45z', '#05080c');
}

function base(pen: Pen): void {
  pen.fill('M-38 26C-36 4-20-12 0-12C20-12 36 4 38 26z', pen.along(-38, 0, 38, 0, steel));
  pen.fill(
    'M-38 26C-36 4-20-12 0-12C20-12 36 4 38 26H32C30 8 16-6 0-6C-16-6-30 8-32 26z',
    pen.along(0, -12, 0, 26, brass),
  );
  pen.disc(0, 8, 12, pen.round(-3, 4, 16, brass));
  pen.disc(0, 8, 7, pen.round(-2, 6, 9, steel));
  for (const [x, y] of [
    [-24, 18],
    [24, 18],
    [-14, 2],
    [14, 2],
  ] as const)
    pen.disc(x, y, 2, '#fff0c0', 0.85);
}

export const things: Readonly<Record<ThingName, Thing>> = {
  bubble: thing(32, 32, (pen) => {
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
  }),
  bullet: thing(26, 44, (pen) => {
    pen.fill(
      'M0-19C7-12 7 2 4 18C2 21-2 21-4 18C-7 2-7-12 0-19z',
      pen.along(0, -19, 0, 21, [
        [0, '#fffdf0'],
        [0.3, '#ffe08a'],
        [0.65, 'rgba(255,180,60,.65)'],
        [1, 'rgba(255,150,40,0)'],
      ]),
    );
    pen.disc(
      0,
      -10,
      5,
      pen.round(-1, -12, 6, [
        [0, '#ffffff'],
        [1, '#ffd86a'],
      ]),
    );
  }),
  net: thing(116, 116, net),
  coin: thing(30, 30, (pen) => {
    pen.disc(0, 0, 13, pen.round(-4, -5, 20, brass));
    pen.disc(
      0,
      0,
      9.6,
      pen.round(-3, -4, 15, [
        [0, '#ffe9a8'],
        [1, '#b07c28'],
      ]),
    );
    pen.line('M-3-5.500V5.500M-3-5C4-6 4 0-3 0C5-.5 5 5.500-3 5M0-7.500V7.500', '#6b430c', 1.6, 0.85);
    pen.disc(-5, -6, 2, '#ffffff', 0.8);
  }),
  base: thing(84, 60, base),
  barrel: thing(32, 104, barrel),
  empty: thing(84, 60, (pen) => {
    pen.fill('M-36 26C-34 6-20-8 0-8C20-8 34 6 36 26z', '#0a1a2a', 0.4);
    pen.line('M-36 26C-34 6-20-8 0-8C20-8 34 6 36 26', '#cfe6f4', 1.4, 0.45);
    pen.line('M-7 12H7M0 5V19', '#cfe6f4', 1.6, 0.45);
  }),
  ring: thing(112, 112, (pen) => {
    for (let part = 0; part < 4; part += 1) {
      const [from, to] = [part * 90 + 16, part * 90 + 74].map((degrees) => (degrees * Math.PI) / 180) as [
        number,
        number,
      ];
      pen.line(
        `M${Math.cos(from) * 50} ${Math.sin(from) * 50}A50 50 0 0 1 ${Math.cos(to) * 50} ${Math.sin(to) * 50}`,
        '#ffe08a',
        3.4,
      );
    }
    for (let part = 0; part < 4; part += 1) {
      const angle = (part * Math.PI) / 2;
      pen.line(
        `M${Math.cos(angle) * 43} ${Math.sin(angle) * 43}L${Math.cos(angle) * 53} ${Math.sin(angle) * 53}`,
        '#ffe08a',
        2.6,
      );
    }
  }),
  flash: thing(64, 64, (pen) =>
    pen.disc(
      0,
      0,
      31,
      pen.round(0, 0, 31, [
        [0, 'rgba(255,252,230,.95)'],
        [0.3, 'rgba(255,224,138,.6)'],
        [1, 'rgba(255,190,80,0)'],
      ]),
    ),
  ),
  mote: thing(12, 12, (pen) =>
    pen.disc(
      0,
      0,
      5.5,
      pen.round(0, 0, 5.5, [
        [0, 'rgba(255,255,255,.9)'],
        [1, 'rgba(255,255,255,0)'],
      ]),
    ),
  ),
};
