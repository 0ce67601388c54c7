/** Fry, clownfish, angelfish, goldfish, puffer. */
import { body, eye, fin, scales, spots } from './pen.ts';
import type { Pen, Pigment } from './pen.ts';

export function fry(pen: Pen, p: Pigment): void {
  fin(pen, 'M-30 0C-38-6-44-14-50-15C-47-8-46-3-45 0C-46 4-47 9-50 15C-44 13-38 6-30 0z', p.fin, {
    x: -30,
    y: 0,
    from: 150,
    to: 210,
    count: 7,
    length: 24,
  });
  fin(pen, 'M-2-12C4-20 14-22 20-20C16-16 14-13 12-11z', p.fin);
  fin(pen, 'M-12 11C-8 17-2 19 2 18C1 15 0 13-1 11z', p.fin);
  body(pen, 'M48 0C38-11 18-15 0-13C-16-11-28-5-36 0C-28 6-16 12 0 13.500C18 15 38 10 48 0z', [-15, 15], p, () => {
    pen.fill('M46-1C30-5 0-5-36-1V2C0 0 30 0 46 3z', p.mark, 0.75);
    scales(pen, [-28, 24], [-12, 12], 6, '#ffffff', 0.24);
  });
  pen.line('M27-8C24-3 24 4 27 8', '#0b1420', 0.8, 0.3);
  eye(pen, 36, -2.5, 4.4, p.eye);
}

export function clown(pen: Pen, p: Pigment): void {
  fin(pen, 'M-32 0C-38-14-46-19-50-17C-48-10-49 8-50 17C-46 19-38 13-32 0z', p.fin, {
    x: -30,
    y: 0,
    from: 135,
    to: 225,
    count: 9,
    length: 26,
  });
  fin(pen, 'M-22-18C-16-32 0-36 22-28C24-24 22-20 18-18z', p.fin, {
    x: 0,
    y: 0,
    from: 235,
    to: 305,
    count: 9,
    length: 40,
  });
  fin(pen, 'M-22 18C-18 30-8 33 2 29C4 25 4 22 2 19z', p.fin, { x: -6, y: 0, from: 70, to: 120, count: 6, length: 40 });
  const path = 'M48 2C44-16 26-26 4-25C-16-24-28-12-36 0C-28 14-16 25 4 26C26 27 44 18 48 2z';
  body(pen, path, [-26, 26], p, () => {
    for (const band of [
      'M24-30C16-12 16 12 24 30H35C27 12 27-12 35-30z',
      'M-6-30C2-10 2 10-6 30H-17C-9 10-9-10-17-30z',
      'M-30-16H-37V16H-30C-27 6-27-6-30-16z',
    ]) {
      pen.fill(band, p.mark);
      pen.line(band, '#10131a', 1.5, 0.75);
    }
    scales(pen, [-34, 24], [-24, 24], 7, '#7a2c00', 0.14);
  });
  fin(pen, 'M8 6C0 10-6 18-4 24C4 24 14 18 16 9z', p.fin, { x: 12, y: 7, from: 110, to: 160, count: 6, length: 24 });
  eye(pen, 37, -5, 4.8, p.eye);
  pen.line('M48 4C45 6 43 7 41 7', '#0b1420', 0.9, 0.5);
}

export function angel(pen: Pen, p: Pigment): void {
  fin(pen, 'M-6-18C-14-34-30-46-44-50C-34-36-28-22-20-10z', p.fin, {
    x: -8,
    y: -12,
    from: 205,
    to: 245,
    count: 7,
    length: 56,
  });
  fin(pen, 'M-6 18C-14 34-30 46-44 50C-34 36-28 22-20 10z', p.fin, {
    x: -8,
    y: 12,
    from: 115,
    to: 155,
    count: 7,
    length: 56,
  });
  fin(pen, 'M-28 0C-36-12-44-15-50-15C-47-6-47 6-50 15C-44 15-36 12-28 0z', p.fin, {
    x: -26,
    y: 0,
    from: 145,
    to: 215,
    count: 7,
    length: 26,
  });
  const path = 'M50 3C42-14 24-32 2-32C-14-31-24-14-32 0C-24 14-14 31 2 32C24 32 42 18 50 3z';
  body(pen, path, [-32, 32], p, () => {
    for (const band of [
      'M34-30C26-10 26 10 34 30H27C19 10 19-10 27-30z',
      'M8-36C0-12 0 12 8 36H-2C-10 12-10-12-2-36z',
      'M-18-30C-24-10-24 10-18 30H-24C-30 10-30-10-24-30z',
    ])
      pen.fill(band, p.mark, 0.88);
    scales(pen, [-28, 30], [-30, 30], 6.5, '#ffffff', 0.22);
  });
  pen.line('M14 30C8 40 4 46-4 50', p.fin, 1.6, 0.9);
  pen.line('M18 28C14 40 12 46 6 50', p.fin, 1.2, 0.8);
  fin(pen, 'M12 4C4 6-2 12-2 18C6 18 14 14 17 8z', p.fin, undefined, 0.7);
  eye(pen, 36, -4, 4.6, p.eye);
}

export function goldfish(pen: Pen, p: Pigment): void {
  fin(
    pen,
    'M-20-2C-30-20-42-26-50-24C-46-14-46-8-42-2C-46 6-48 16-50 26C-40 28-28 18-20 4z',
    p.fin,
    { x: -18, y: 0, from: 130, to: 230, count: 12, length: 44 },
    0.78,
  );
  fin(
    pen,
    'M-16 2C-24 14-32 28-30 38C-20 36-8 22-8 10z',
    p.fin,
    { x: -10, y: 2, from: 100, to: 140, count: 7, length: 44 },
    0.7,
  );
  fin(
    pen,
    'M-14-18C-10-34 4-42 20-40C20-32 20-26 18-20z',
    p.fin,
    { x: 2, y: -8, from: 235, to: 300, count: 9, length: 44 },
    0.82,
  );
  const path = 'M48 2C46-14 32-26 12-27C-8-27-20-14-26-2C-20 14-8 28 12 28C32 28 46 18 48 2z';
  body(pen, path, [-27, 28], p, () => {
    pen.fill('M20-30C4-24-10-14-10 0C0-6 18-8 26-6C30-14 28-24 20-30z', p.mark, 0.55);
    scales(pen, [-22, 24], [-24, 24], 7.5, '#ffffff', 0.3);
  });
  pen.disc(30, -19, 7, p.mark, 0.9);
  pen.disc(37, -14, 6, p.mark, 0.85);
  pen.disc(25, -24, 5, p.mark, 0.8);
  fin(pen, 'M14 12C8 18 6 26 8 32C16 30 22 22 22 14z', p.fin, {
    x: 18,
    y: 12,
    from: 90,
    to: 130,
    count: 6,
    length: 24,
  });
  eye(pen, 38, -2, 4.8, p.eye);
}

export function puffer(pen: Pen, p: Pigment): void {
  fin(pen, 'M-32-2C-40-12-46-14-50-12C-48-4-48 4-50 12C-46 14-40 10-32 2z', p.fin, {
    x: -30,
    y: 0,
    from: 150,
    to: 210,
    count: 7,
    length: 24,
  });
  fin(pen, 'M-22-20C-22-32-12-36-4-33C-6-28-8-24-10-20z', p.fin, {
    x: -12,
    y: -14,
    from: 230,
    to: 290,
    count: 6,
    length: 30,
  });
  fin(pen, 'M-24 18C-24 28-16 32-8 30C-10 26-12 22-13 18z', p.fin);
  const path = 'M48 2C46-20 30-34 8-34C-14-34-28-18-35-2C-30 18-14 33 8 34C30 34 46 22 48 2z';
  for (let spike = 0; spike < 24; spike += 1) {
    const angle = (spike / 24) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    pen.line(`M${6 + c * 37} ${s * 31}L${6 + c * 42} ${s * 37}`, p.back, 1.7, 0.9);
  }
  body(pen, path, [-34, 34], p, () => {
    pen.fill('M60 8C30 16-10 18-40 4V40H60z', p.belly, 0.8);
    spots(
      pen,
      [
        [4, -22, 4],
        [18, -18, 3],
        [-10, -16, 4.5],
        [-2, -8, 3],
        [-20, -6, 3],
        [14, -6, 3.2],
        [26, -24, 2.6],
        [-16, -25, 2.6],
        [-26, -13, 2.4],
      ],
      p.mark,
      0.72,
    );
  });
  fin(pen, 'M6 2C-4 0-10 8-8 16C2 18 10 12 12 6z', p.fin, { x: 10, y: 5, from: 120, to: 190, count: 6, length: 24 });
  eye(pen, 32, -8, 6.6, p.eye);
  pen.line('M48 3C45 6 41 7 38 6', '#0b1420', 1.1, 0.55);
}
