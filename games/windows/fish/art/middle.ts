/** Seahorse, jellyfish, squid, lionfish, anglerfish. `pose` from -1 to 1 animates a drawing. */
import { body, eye, fin, scales, spots } from './pen.ts';
import type { Pen, Pigment } from './pen.ts';

export function seahorse(pen: Pen, p: Pigment, pose: number): void {
  const flutter = pose * 3;
  fin(pen, `M-10-6C-22-${10 + flutter}-28 0-24 ${12 + flutter}C-18 14-12 12-8 8z`, p.fin, {
    x: -6,
    y: 2,
    from: 150,
    to: 215,
    count: 7,
    length: 30,
  });
  const neck =
    'M44-27C34-32 24-33 16-41C12-47 4-50-4-47C-13-43-15-34-9-28C-15-18-15 0-7 14C-1 25 0 34-8 39C-15 43-23 38-20 31C-18 27-12 28-12 32C-9 30-11 22-19 22C-29 23-31 37-22 44C-11 52 6 47 9 33C12 20 17 14 18 2C19-9 16-16 14-20C22-21 34-21 44-23z';
  body(pen, neck, [-50, 50], p, () => {
    for (let ring = 0; ring < 12; ring += 1) {
      const y = -24 + ring * 6;
      pen.line(`M-18 ${y}C-6 ${y + 3} 8 ${y + 2} 20 ${y - 3}`, p.mark, 1.4, 0.5);
    }
    pen.fill('M6-18C16-10 16 8 8 20C2 10 2-8 6-18z', p.belly, 0.6);
    spots(
      pen,
      [
        [-6, -16, 1.5],
        [-8, -2, 1.5],
        [-4, 10, 1.5],
        [2, 22, 1.3],
        [0, -36, 1.6],
      ],
      '#ffffff',
      0.6,
    );
  });
  fin(pen, 'M-4-47C-8-54-2-58 2-54C5-58 10-56 9-50C12-51 14-47 11-44z', p.fin);
  fin(pen, `M-4-30C-14-${34 + flutter}-16-26-12-22z`, p.fin);
  eye(pen, 7, -37, 4.4, p.eye);
}

export function jelly(pen: Pen, p: Pigment, pose: number): void {
  const open = 30 + pose * 4;
  const lip = 2 + pose * 3;
  for (let arm = 0; arm < 9; arm += 1) {
    const x = -26 + arm * 6.5;
    const bend = (arm % 2 === 0 ? 8 : -8) * (1 - pose * 0.3);
    const length = 40 + ((arm * 37) % 11);
    pen.line(
      `M${x} ${lip}C${x + bend} ${lip + 14} ${x - bend} ${lip + 28} ${x + bend * 0.5} ${lip + length}`,
      p.fin,
      arm % 3 === 1 ? 3.4 : 1.5,
      0.55,
    );
  }
  for (const x of [-9, 3, 12]) pen.line(`M${x} 0C${x + 6} 12 ${x - 8} 22 ${x + 2} 36`, p.belly, 5.5, 0.34);
  const bell = `M-${open} ${lip}C-${open + 4}-24-20-42 0-42C20-42 ${open + 4}-24 ${open} ${lip}C${open - 6} ${lip + 5} ${open - 10}-2 ${open - 15} ${lip + 3}C12 ${lip + 7} 8 ${lip - 2} 0 ${lip + 4}C-8 ${lip - 2}-12 ${lip + 7}-${open - 15} ${lip + 3}C-${open - 10}-2-${open - 6} ${lip + 5}-${open} ${lip}z`;
  pen.fill(
    bell,
    pen.round(0, -20, 46, [
      [0, p.belly],
      [0.5, p.side],
      [1, p.back],
    ]),
    0.8,
  );
  pen.within(bell, () => {
    for (let rib = -3; rib <= 3; rib += 1)
      pen.line(`M0-42C${rib * 8}-30 ${rib * 11}-12 ${rib * 9.5} 6`, '#ffffff', 0.8, 0.3);
    pen.fill('M-22-16C-20-30-8-38 2-38C-8-32-14-24-16-10z', '#ffffff', 0.5);
    for (const [x, y] of [
      [-10, -16],
      [10, -16],
      [0, -24],
      [0, -9],
    ] as const)
      pen.line(`M${x - 4} ${y}a4 4 0 1 1 8 0`, p.mark, 1.8, 0.75);
  });
  pen.line(bell, '#ffffff', 0.8, 0.55);
}

export function squid(pen: Pen, p: Pigment): void {
  // The arms trail behind the body.
  for (let arm = 0; arm < 8; arm += 1) {
    const y = -10 + arm * 2.9;
    const bend = arm % 2 === 0 ? 6 : -6;
    pen.line(
      `M-8 ${y * 0.7}C-20 ${y + bend}-32 ${y * 1.6 - bend}-${44 + (arm % 3) * 3} ${y * 1.7}`,
      arm % 2 === 0 ? p.back : p.side,
      3.6,
      0.95,
    );
  }
  for (const y of [-7, 8]) {
    pen.line(`M-8 ${y * 0.5}C-24 ${y * 1.9}-34 ${y * 0.4}-48 ${y * 1.9}`, p.belly, 1.9);
    pen.disc(-47, y * 1.9, 3, p.belly);
  }
  fin(pen, 'M46 0C40-20 26-26 16-22C20-12 24-6 30-2z', p.fin, {
    x: 32,
    y: -2,
    from: 200,
    to: 260,
    count: 6,
    length: 30,
  });
  fin(pen, 'M46 0C40 20 26 26 16 22C20 12 24 6 30 2z', p.fin, {
    x: 32,
    y: 2,
    from: 100,
    to: 160,
    count: 6,
    length: 30,
  });
  body(
    pen,
    'M50 0C42-12 18-16 2-14C-4-13-8-13-12-10C-16-4-16 4-12 10C-8 13-4 13 2 14C18 16 42 12 50 0z',
    [-16, 16],
    p,
    () => {
      spots(
        pen,
        [
          [8, -6, 1.7],
          [18, -4, 1.5],
          [26, -6, 1.3],
          [14, 3, 1.5],
          [24, 4, 1.4],
          [34, -1, 1.4],
          [4, 5, 1.3],
          [38, 3, 1],
        ],
        p.mark,
        0.85,
      );
      pen.line('M2-14C-1-6-1 6 2 14', '#0b1420', 1.1, 0.28);
    },
  );
  eye(pen, -6, -2, 5, p.eye);
}

export function lion(pen: Pen, p: Pigment): void {
  const spines = [
    [-18, -46],
    [-8, -50],
    [2, -50],
    [12, -47],
    [20, -42],
  ] as const;
  for (const [x, y] of spines) {
    pen.line(`M${x * 0.7 + 4}-12Q${x}-30 ${x - 2} ${y}`, p.fin, 3, 0.9);
    pen.line(`M${x * 0.7 + 4}-12Q${x}-30 ${x - 2} ${y}`, p.mark, 1, 0.9);
    pen.disc(x - 2, y, 1.6, p.mark);
  }
  const fan =
    'M16 4C2-2-16 8-34 34C-24 36-20 32-18 30C-18 36-16 40-14 44C-8 40-4 34-2 28C0 36 4 42 8 44C14 32 20 18 22 8z';
  fin(pen, 'M-28-2C-36-14-44-18-50-16C-46-6-46 6-50 16C-44 18-36 14-28 2z', p.fin, {
    x: -26,
    y: 0,
    from: 150,
    to: 210,
    count: 8,
    length: 28,
  });
  body(pen, 'M50 4C42-10 24-19 6-18C-12-17-24-8-32 0C-24 10-12 18 6 18C24 18 40 14 50 4z', [-19, 18], p, () => {
    for (let band = 0; band < 8; band += 1) {
      const x = -30 + band * 9.5;
      pen.fill(`M${x}-22C${x + 5}-8 ${x + 5} 8 ${x} 22H${x + 4}C${x + 9} 8 ${x + 9}-8 ${x + 4}-22z`, p.mark, 0.86);
    }
  });
  fin(pen, fan, p.fin, { x: 18, y: 4, from: 95, to: 150, count: 9, length: 62 }, 0.92);
  for (const bow of ['M6 10C-2 14-12 22-18 32', 'M-2 8C-14 12-24 22-32 32', 'M14 12C8 20 6 30 8 40'])
    pen.line(bow, p.mark, 2.3, 0.7);
  pen.line('M40-8C42-14 46-16 49-15', p.fin, 1.6);
  eye(pen, 34, -4, 4.6, p.eye);
  pen.line('M50 5C46 8 42 9 38 8', '#0b1420', 1.1, 0.55);
}

/** An open mouth with its teeth. */
function jaws(pen: Pen): void {
  pen.fill('M44-10C38-4 32 2 26 8C32 12 40 12 47 10C44 4 44-4 44-10z', '#1b0a12', 0.92);
  for (const [x, y] of [
    [42, -8],
    [38, -4],
    [34, 0],
  ] as const)
    pen.fill(`M${x} ${y}l2.500 7l-5-3z`, '#f4f1e4');
  for (const [x, y] of [
    [45, 10],
    [40, 11],
    [35, 11],
  ] as const)
    pen.fill(`M${x} ${y}l-1.500-8l-3 7z`, '#f4f1e4');
}

export function angler(pen: Pen, p: Pigment): void {
  fin(pen, 'M-30-2C-38-14-46-18-50-16C-48-6-48 8-50 18C-46 18-38 14-30 4z', p.fin, {
    x: -28,
    y: 0,
    from: 150,
    to: 210,
    count: 7,
    length: 28,
  });
  fin(pen, 'M-20-22C-18-34-8-36 0-30C-2-26-6-24-8-22z', p.fin);
  fin(pen, 'M-18 22C-16 32-8 34-2 30C-4 26-6 24-8 22z', p.fin);
  pen.line('M14-28C20-44 34-48 42-38', p.side, 2.4);
  body(
    pen,
    'M44-10C36-24 20-32 2-31C-18-29-28-14-34 0C-28 18-14 32 6 32C26 32 42 24 47 10C40 12 32 12 26 8C32 2 38-4 44-10z',
    [-32, 32],
    p,
    () => {
      spots(
        pen,
        [
          [-10, -12, 4],
          [-20, 2, 3],
          [0, 2, 3.6],
          [-8, 16, 3],
          [8, -20, 3],
          [12, 20, 2.8],
          [-18, -14, 2.4],
        ],
        p.mark,
        0.5,
      );
      scales(pen, [-30, 6], [-28, 28], 8, '#ffffff', 0.07);
    },
  );
  jaws(pen);
  pen.disc(
    42,
    -36,
    14,
    pen.round(42, -36, 14, [
      [0, p.eye],
      [0.35, `${p.eye}88`],
      [1, `${p.eye}00`],
    ]),
  );
  pen.disc(42, -36, 4, '#fffbe0');
  fin(pen, 'M2 8C-6 8-12 16-10 24C0 24 8 18 8 12z', p.fin, { x: 6, y: 10, from: 110, to: 170, count: 6, length: 24 });
  eye(pen, 22, -12, 5, p.eye);
}
