/** Buildings. */
import type { Painter } from '../pigments.ts';
import { box, d, disc, line, num, path } from '../shapes.ts';

export function temple(p: Painter): string {
  const roof = (w: number, y: number) =>
    path(
      d`M${-w} ${y - 8}C${-w * 0.7} ${y - 4} ${-w * 0.5} ${y - 12} ${-w * 0.42} ${y - 28}H${w * 0.42}C${w * 0.5} ${y - 12} ${w * 0.7} ${y - 4} ${w} ${y - 8}C${w * 0.8} ${y + 10} ${-w * 0.8} ${y + 10} ${-w} ${y - 8}Z`,
      p.down('green'),
    ) +
    line(
      d`M${-w} ${y - 8}C${-w * 0.8} ${y + 10} ${w * 0.8} ${y + 10} ${w} ${y - 8}M${-w * 0.42} ${y - 28}H${w * 0.42}`,
      p.flat('gold'),
      3.5,
    );
  // Lit windows and the posts between them are two dashed lines as tall as the storey.
  const floor = (w: number, y: number, h: number) => {
    const bay = (2 * w - 5) / 5;
    const dashes = (dash: number): string => `stroke-linecap="butt" stroke-dasharray="${num(dash)} ${num(bay - dash)}"`;
    return (
      box(-w, y, 2 * w, h, 0, p.down('red')) +
      line(d`M${-w + 6} ${y + h / 2 + 3.5}H${w - 5}`, p.flat('gold', 0), h - 7, dashes(bay - 7)) +
      line(d`M${-w} ${y + h / 2}H${w}`, p.flat('red', 2), h, dashes(5))
    );
  };
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
