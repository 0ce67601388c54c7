/** Gradients. */
import { svg } from '../../frame/svg.ts';

/** A gradient from top to bottom. Its stops have classes, so that themes can colour them. */
export const fade = (id: string, ...classes: readonly string[]): SVGLinearGradientElement =>
  svg(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: 0, y2: 1 },
    ...classes.map((name, at) => svg('stop', { class: name, offset: at / Math.max(1, classes.length - 1) })),
  );
