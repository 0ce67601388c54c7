/** A seat's cannon: the turret it stands on, its barrels for small, middle and large bullets, and an empty socket. */
import { brass, brassRound, steel, steelRound } from './metals.ts';
import type { Pen, Stops } from './pen.ts';

/** The turret as a whole disc, seen from above and a little from the front. */
export function turret(pen: Pen, isOwn: boolean): void {
  const metal: Stops = isOwn ? brass : steel;
  pen.fill(ovalOf(0, 7, 40, 31), '#020a14', 0.45);
  pen.fill(ovalOf(0, 3, 39, 30), '#0d1620');
  pen.fill(ovalOf(0, 0, 39, 30), pen.along(-30, -30, 30, 30, metal));
  pen.fill(ovalOf(0, 0, 34, 25.5), pen.along(0, -26, 0, 26, steelDeep));
  pen.line(ovalOf(0, 0, 34, 25.5), '#05090e', 1.4, 0.7);
  for (let bolt = 0; bolt < 12; bolt += 1) {
    const angle = ((bolt + 0.5) / 12) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle) * 36.4, Math.sin(angle) * 27.7];
    pen.disc(x, y + 0.6, 1.5, '#1a0f02', 0.6);
    pen.disc(x, y, 1.3, isOwn ? '#fff0c0' : '#d5e2ee', 0.9);
  }
  for (const side of [-1, 1])
    pen.line(`M${side * 16} 17Q${side * 27} 9 ${side * 27}-4`, isOwn ? '#ffd98a' : '#7fc4e8', 2, 0.5);
}

const steelDeep: Stops = [
  [0, '#131c28'],
  [0.6, '#2b3c50'],
  [1, '#3d536b'],
];

/** The round shield over the breech, drawn above the barrel. */
export function breech(pen: Pen, isOwn: boolean): void {
  pen.disc(0, 1.5, 17, '#02060c', 0.5);
  pen.disc(0, 0, 16.5, pen.along(-12, -14, 12, 14, isOwn ? brass : steel));
  pen.disc(0, 0, 13, pen.round(-4, -6, 20, isOwn ? steel : steelDeep));
  pen.disc(0, 0, 7.2, pen.along(-5, -6, 5, 6, isOwn ? brass : steel));
  const glass: Stops = isOwn
    ? [
        [0, '#ffe6c8'],
        [0.45, '#ff8a3c'],
        [1, '#8c1f08'],
      ]
    : [
        [0, '#e8fbff'],
        [0.45, '#4fb8e0'],
        [1, '#0c3c5c'],
      ];
  pen.disc(0, 0, 5.4, pen.round(-1.6, -2, 7, glass));
  pen.disc(-2, -2.4, 1.4, '#ffffff', 0.9);
}

/** A barrel pointing up, around (x, 0): steel with two brass hoops and a flared mouth. */
function tube(pen: Pen, x: number, width: number, length: number): void {
  const half = width / 2;
  const round = (wide: number, stops: Stops): CanvasGradient => pen.along(x - wide, 0, x + wide, 0, stops);
  const top = -length;
  pen.fill(
    `M${x - half * 1.1} 0L${x - half * 0.86} ${top + 6}H${x + half * 0.86}L${x + half * 1.1} 0z`,
    round(half * 1.1, steelRound),
  );
  pen.fill(hoop(x, top + 20, half * 1.06, 5), round(half, brassRound));
  pen.fill(hoop(x, -20, half * 1.2, 6), round(half * 1.2, brassRound));
  pen.fill(
    `M${x - half * 0.9} ${top + 12}L${x - half * 1.34} ${top + 1}Q${x} ${top - 4} ${x + half * 1.34} ${top + 1}L${x + half * 0.9} ${top + 12}z`,
    round(half * 1.34, brassRound),
  );
  pen.fill(ovalOf(x, top + 1, half * 1.2, half * 0.42), '#3a2206');
  pen.fill(ovalOf(x, top + 1.4, half * 0.86, half * 0.28), '#04070b');
  pen.line(
    `M${x - half} 0L${x - half * 0.8} ${top + 12}M${x + half} 0L${x + half * 0.8} ${top + 12}`,
    '#05090e',
    1,
    0.6,
  );
}

const hoop = (x: number, y: number, half: number, tall: number): string =>
  `M${x - half} ${y}Q${x} ${y - 3} ${x + half} ${y}V${y + tall}Q${x} ${y + tall - 3} ${x - half} ${y + tall}z`;

/** `power` from 1 to 3: one barrel, two, or three. */
export function barrels(pen: Pen, power: 1 | 2 | 3): void {
  if (power === 1) return tube(pen, 0, 19, 56);
  if (power === 2) for (const x of [-9, 9]) tube(pen, x, 16, 58);
  else {
    for (const x of [-15, 15]) tube(pen, x, 14, 50);
    tube(pen, 0, 20, 64);
  }
  const wide = power === 2 ? 19 : 23;
  pen.fill(hoop(0, -34, wide, 8), pen.along(-wide, 0, wide, 0, brassRound));
  pen.disc(
    0,
    -31,
    3.4,
    pen.round(-1, -32, 4, [
      [0, '#ffd9c4'],
      [0.5, '#e0452c'],
      [1, '#7c1408'],
    ]),
  );
}

/** The place of a cannon that nobody has taken. */
export function socket(pen: Pen): void {
  pen.fill(ovalOf(0, 2, 34, 25), '#031020', 0.34);
  pen.line(ovalOf(0, 0, 34, 25), '#dceefa', 1.5, 0.4);
  pen.line(ovalOf(0, 0, 26, 18.5), '#dceefa', 1, 0.22);
  for (let notch = 0; notch < 8; notch += 1) {
    const angle = (notch / 8) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    pen.line(`M${c * 29} ${s * 21}L${c * 33} ${s * 24}`, '#dceefa', 1.2, 0.35);
  }
}

const ovalOf = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`;
