/** The sea dragon of the deep: a long body in coils, with a crest, belly plates and clawed legs. */
import { dragonHead, whiskerLimb } from './dragonHead.ts';
import { limbOf } from './limb.ts';
import type { Limb } from './limb.ts';
import type { Pen, Pigment } from './pen.ts';

interface Joint {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Normal upwards. */
  readonly up: readonly [number, number];
}

const count = 64;

const at = (t: number): readonly [number, number] => [
  -50 + 76 * t,
  Math.sin((1 - t) * 2.3 * Math.PI) * (15 - 7 * t) + 3 - 4 * t,
];

/** The spine from the tail at the left to the neck. */
function spine(): Joint[] {
  return Array.from({ length: count }, (_, place) => {
    const t = place / (count - 1);
    const [[x, y], [nextX, nextY]] = [at(t), at(t + 0.01)];
    const long = Math.hypot(nextX - x, nextY - y);
    return {
      x,
      y,
      radius: 1.2 + 7.6 * Math.sin(Math.min(1, t * 1.15) * Math.PI * 0.56),
      up: [(nextY - y) / long, -(nextX - x) / long],
    };
  });
}

const edge = (joints: readonly Joint[], side: 1 | -1, share = 1): string[] =>
  joints.map(({ x, y, radius, up }) => `${x + up[0] * radius * side * share} ${y + up[1] * radius * side * share}`);

export function seaDragon(pen: Pen, p: Pigment): void {
  const joints = spine();
  crest(pen, p, joints);
  tailFin(pen, p, joints);
  const [above, below] = [edge(joints, 1), edge(joints, -1).toReversed()];
  const path = `M${above.join('L')}L${below.join('L')}z`;
  pen.fill(path, p.side);
  pen.within(path, () => {
    strip(pen, edge(joints, 1), edge(joints, 1, 0.25), p.back, 0.9);
    strip(pen, edge(joints, 1, 0.8), edge(joints, 1, 0.45), '#ffffff', 0.2);
    for (const { x, y, radius, up } of joints)
      for (const row of [0.55, 0.1, -0.25])
        pen.line(
          `M${x + up[0] * radius * (row + 0.2)} ${y + up[1] * radius * (row + 0.2)}q${-radius * 0.22} ${radius * 0.2} 0 ${radius * 0.36}`,
          p.belly,
          0.5,
          0.5,
        );
    strip(pen, edge(joints, -1, 0.42), edge(joints, -1), p.belly, 1);
    for (const { x, y, radius, up } of joints.filter((_, place) => place % 2 === 0))
      pen.line(
        `M${x - up[0] * radius * 0.42} ${y - up[1] * radius * 0.42}L${x - up[0] * radius} ${y - up[1] * radius}`,
        p.mark,
        0.7,
        0.7,
      );
    strip(pen, edge(joints, -1, 0.75), edge(joints, -1, 1.05), '#04182c', 0.35);
  });
  pen.line(path, '#04121e', 0.8, 0.5);
  pen.ctx.save();
  pen.ctx.translate(-1, -2);
  dragonHead(pen, p);
  pen.ctx.restore();
}

function strip(pen: Pen, one: readonly string[], other: readonly string[], colour: string, alpha: number): void {
  pen.fill(`M${one.join('L')}L${other.toReversed().join('L')}z`, colour, alpha);
}

/** Flames along the back, leaning to the tail. */
function crest(pen: Pen, p: Pigment, joints: readonly Joint[]): void {
  for (let place = 3; place < count - 6; place += 3) {
    const [from, to] = [joints[place], joints[place + 4]];
    if (from === undefined || to === undefined) continue;
    const tall = from.radius * 0.95 + 1.5;
    const [x, y] = [from.x + from.up[0] * (from.radius + tall) - 3, from.y + from.up[1] * (from.radius + tall)];
    const root = `${to.x + to.up[0] * to.radius * 0.8} ${to.y + to.up[1] * to.radius * 0.8}`;
    const foot = `${from.x + from.up[0] * from.radius * 0.8} ${from.y + from.up[1] * from.radius * 0.8}`;
    pen.fill(`M${foot}Q${from.x} ${y + tall * 0.4} ${x} ${y}Q${to.x} ${y + tall * 0.2} ${root}z`, p.mark);
  }
}

function tailFin(pen: Pen, p: Pigment, joints: readonly Joint[]): void {
  const [tip] = joints;
  if (tip === undefined) return;
  const { x, y } = tip;
  const path = `M${x + 4} ${y}C${x - 2} ${y - 8} ${x + 4} ${y - 14} ${x + 2} ${y - 18}C${x + 9} ${y - 14} ${x + 11} ${y - 7} ${x + 8} ${y}C${x + 11} ${y + 7} ${x + 7} ${y + 13} ${x + 1} ${y + 16}C${x + 3} ${y + 11} ${x - 2} ${y + 7} ${x + 4} ${y}z`;
  pen.fill(path, p.mark);
  pen.line(path, '#04121e', 0.7, 0.4);
}

/** A leg with three claws. */
function leg(pen: Pen, p: Pigment): void {
  const path = 'M4-9C9-4 7 3 1 7C-2 9-4 11-5 14L-9 12C-9 8-6 5-3 2C-1-1-2-4-4-8z';
  pen.fill(
    path,
    pen.along(-6, 0, 8, 0, [
      [0, p.back],
      [0.6, p.side],
      [1, p.back],
    ]),
  );
  pen.line(path, '#04121e', 0.7, 0.5);
  for (const [x, y] of [
    [-13, 15],
    [-9, 18],
    [-3, 17],
  ] as const)
    pen.fill(`M-8 12C${x} 12 ${x} ${y - 2} ${x} ${y}C${x + 2} ${y - 1} -4 15-5 13z`, p.belly);
  pen.fill('M4-9C10-10 14-14 15-18C10-16 7-15 3-13z', p.mark, 0.9);
}

const legLimb = limbOf({ paint: leg, box: [40, 44], pivot: [0, -8] });

export const seaDragonLimbs: readonly Limb[] = [
  legLimb({ at: [8, 2], rest: 0.5, swing: 0.3, phase: 1.4, isBehind: true }),
  legLimb({ at: [12, 4], rest: 0.1, swing: 0.34, phase: 0 }),
  legLimb({ at: [-22, 6], rest: 0.35, swing: 0.3, phase: 2.6 }),
  whiskerLimb({ at: [48, -3], rest: 0.1, swing: 0.22, phase: 0.6 }),
  whiskerLimb({ at: [46, -2], rest: 0.5, swing: 0.26, phase: 2, isBehind: true }),
];
