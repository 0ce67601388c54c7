/** Buildings. */
import type { Painter } from '../pigments.ts';
import { box, disc, line, path, range } from '../shapes.ts';

export function temple(p: Painter): string {
  const roof = (w: number, y: number) =>
    path(
      `M${-w} ${y - 8}C${-w * 0.7} ${y - 4} ${-w * 0.5} ${y - 12} ${-w * 0.42} ${y - 28}H${w * 0.42}C${w * 0.5} ${y - 12} ${w * 0.7} ${y - 4} ${w} ${y - 8}C${w * 0.8} ${y + 10} ${-w * 0.8} ${y + 10} ${-w} ${y - 8}Z`,
      p.down('green'),
    ) +
    line(
      `M${-w} ${y - 8}C${-w * 0.8} ${y + 10} ${w * 0.8} ${y + 10} ${w} ${y - 8}M${-w * 0.42} ${y - 28}H${w * 0.42}`,
      p.flat('gold'),
      3.5,
    );
  const floor = (w: number, y: number, h: number) =>
    box(-w, y, 2 * w, h, 0, p.down('red')) +
    range(5)
      .map((i) => box(-w + 5 + (i * (2 * w - 8)) / 5, y + 7, (2 * w - 8) / 5 - 5, h - 7, 2, p.flat('gold', 0)))
      .join('') +
    range(6)
      .map((i) => box(-w + (i * (2 * w - 5)) / 5, y, 5, h, 0, p.flat('red', 2)))
      .join('');
  return (
    path('M-92 98H92L80 78H-80Z', p.down('ivory')) +
    path('M-22 98H22L16 78H-16Z', p.flat('ivory', 2)) +
    floor(58, 46, 34) +
    roof(94, 46) +
    floor(42, -6, 28) +
    roof(74, -4) +
    floor(28, -48, 20) +
    roof(54, -46) +
    path('M0-104L5-80H-5Z', p.down('gold')) +
    disc(0, -78, 7, p.ball('gold'))
  );
}
