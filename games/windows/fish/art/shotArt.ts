/** What a shot shows: the muzzle flash, the bolt with its trail, the net of rope, ripples and the burst of a catch. */
import type { Pen, Stops } from './pen.ts';

const fire: Stops = [
  [0, '#ffffff'],
  [0.3, '#fff1b8'],
  [0.62, '#ffb347'],
  [1, 'rgba(255,120,20,0)'],
];
const ice: Stops = [
  [0, '#ffffff'],
  [0.3, '#d8f6ff'],
  [0.62, '#58c4f0'],
  [1, 'rgba(30,120,220,0)'],
];

/** A bolt flying upwards: a glowing head 20 across and a trail that thins out. Its centre is that of the head. */
export function bolt(pen: Pen, isOwn: boolean): void {
  const [hot, deep] = isOwn ? ['255,214,120', '255,128,30'] : ['190,240,255', '60,160,240'];
  pen.fill(
    'M-11-2C-11 14-5 48 0 88C5 48 11 14 11-2z',
    pen.along(0, 0, 0, 88, [
      [0, `rgba(${deep},.75)`],
      [0.45, `rgba(${deep},.32)`],
      [1, `rgba(${deep},0)`],
    ]),
  );
  pen.fill(
    'M-6-2C-6 12-2 34 0 62C2 34 6 12 6-2z',
    pen.along(0, 0, 0, 62, [
      [0, `rgba(${hot},1)`],
      [0.5, `rgba(${hot},.5)`],
      [1, `rgba(${hot},0)`],
    ]),
  );
  for (const [x, y, r] of [
    [-5, 40, 2.2],
    [4, 52, 1.8],
    [-2, 66, 1.4],
    [6, 30, 1.5],
    [2, 78, 1],
  ] as const)
    pen.disc(x, y, r, `rgb(${hot})`, 0.75);
  pen.disc(0, 0, 22, pen.round(0, 0, 22, isOwn ? fire : ice), 0.85);
  pen.disc(0, 0, 10, pen.round(-2, -3, 11, isOwn ? shell : iceShell));
  pen.disc(-3, -4, 2.8, '#ffffff', 0.95);
}

const shell: Stops = [
  [0, '#ffffff'],
  [0.4, '#ffe38c'],
  [0.8, '#ff9a2e'],
  [1, '#d2540c'],
];
const iceShell: Stops = [
  [0, '#ffffff'],
  [0.4, '#c4f0ff'],
  [0.8, '#4ab4ec'],
  [1, '#1560a8'],
];

/** Flame from a muzzle, pointing up from its base in the middle of the picture. */
export function muzzleFlash(pen: Pen): void {
  pen.disc(0, 0, 44, pen.round(0, 0, 44, fire), 0.55);
  for (const [angle, length, width] of [
    [0, 46, 13],
    [-0.55, 34, 9],
    [0.55, 34, 9],
    [-1.15, 22, 7],
    [1.15, 22, 7],
  ] as const) {
    pen.ctx.save();
    pen.ctx.rotate(angle);
    pen.fill(
      `M${-width} 4C${-width}-${length * 0.4}-2-${length * 0.8} 0-${length}C2-${length * 0.8} ${width}-${length * 0.4} ${width} 4z`,
      pen.along(0, 0, 0, -length, [
        [0, '#ffffff'],
        [0.4, '#ffe48c'],
        [1, 'rgba(255,140,30,0)'],
      ]),
    );
    pen.ctx.restore();
  }
  pen.disc(0, 0, 12, '#ffffff', 0.9);
}

/** A rope: a dark line under a pale one under a thin highlight. */
function rope(pen: Pen, path: string, width: number): void {
  pen.line(path, '#0a2030', width + 1.6, 0.4);
  pen.line(path, '#d9c79a', width);
  pen.line(path, '#fff8e0', width * 0.42, 0.85);
}

/** A casting net, opened: a mesh that bulges, a doubled rope as its rim, and lead weights on it. */
export function net(pen: Pen): void {
  const radius = 54;
  const circle = `M${-radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;
  pen.fill(
    circle,
    pen.round(0, 0, radius, [
      [0, 'rgba(255,255,255,.16)'],
      [0.7, 'rgba(220,245,255,.06)'],
      [1, 'rgba(220,245,255,.26)'],
    ]),
  );
  pen.within(circle, () => {
    for (let strand = -4; strand <= 4; strand += 1)
      for (const turn of [Math.PI / 4, -Math.PI / 4]) {
        pen.ctx.save();
        pen.ctx.rotate(turn);
        const at = Math.sin((strand / 4.6) * (Math.PI / 2)) * radius;
        rope(pen, `M${at * 0.55}-60Q${at * 1.45} 0 ${at * 0.55} 60`, 1.5);
        pen.ctx.restore();
      }
  });
  rope(pen, circle, 3.4);
  for (let knot = 0; knot < 14; knot += 1) {
    const angle = (knot / 14) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    pen.disc(x, y + 0.8, 4.2, '#08131c', 0.5);
    pen.disc(
      x,
      y,
      3.8,
      pen.round(x - 1.2, y - 1.4, 5, [
        [0, '#f4f8fb'],
        [0.5, '#9fb0bf'],
        [1, '#3c4a57'],
      ]),
    );
  }
}

/** A ring of displaced water. */
export function ripple(pen: Pen): void {
  pen.line(`M-50 0a50 50 0 1 0 100 0a50 50 0 1 0-100 0`, '#ffffff', 7, 0.16);
  pen.line(`M-50 0a50 50 0 1 0 100 0a50 50 0 1 0-100 0`, '#f2fcff', 2.6, 0.75);
  pen.line(`M-44 0a44 44 0 1 0 88 0a44 44 0 1 0-88 0`, '#f2fcff', 1, 0.35);
}

/** A burst of light with rays, behind a caught fish. */
export function burst(pen: Pen): void {
  for (let ray = 0; ray < 16; ray += 1) {
    const long = ray % 2 === 0 ? 94 : 62;
    pen.ctx.save();
    pen.ctx.rotate((ray / 16) * 2 * Math.PI);
    pen.fill(
      `M-1.500 0L-${long * 0.075}-${long}H${long * 0.075}L1.500 0z`,
      pen.along(0, 0, 0, -long, [
        [0, 'rgba(255,246,214,.8)'],
        [0.35, 'rgba(255,222,140,.34)'],
        [1, 'rgba(255,200,90,0)'],
      ]),
    );
    pen.ctx.restore();
  }
  pen.disc(
    0,
    0,
    60,
    pen.round(0, 0, 60, [
      [0, 'rgba(255,255,255,.95)'],
      [0.25, 'rgba(255,240,190,.7)'],
      [1, 'rgba(255,200,90,0)'],
    ]),
  );
}
