/**
 * Drawing helpers for fish on a canvas. A fish faces right and is 100 units long, around its centre. Light comes from
 * above in every drawing, so that they look consistent.
 */
export type Stops = readonly (readonly [number, string])[];

export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export interface Pen {
  readonly ctx: Brush;
  fill(path: string, style: string | CanvasGradient, alpha?: number): void;
  line(path: string, style: string, width: number, alpha?: number): void;
  /** A linear gradient from (x0, y0) to (x1, y1). */
  along(x0: number, y0: number, x1: number, y1: number, stops: Stops): CanvasGradient;
  round(x: number, y: number, radius: number, stops: Stops): CanvasGradient;
  /** Clips to the path what `draw` draws. */
  within(path: string, draw: () => void): void;
  disc(x: number, y: number, radius: number, style: string | CanvasGradient, alpha?: number): void;
}

const stopped = (gradient: CanvasGradient, stops: Stops): CanvasGradient => {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
};

const pathOf = (path: string): Path2D => new Path2D(path);

export function penOn(ctx: Brush): Pen {
  const faded = (alpha: number, draw: () => void): void => {
    ctx.globalAlpha = alpha;
    draw();
    ctx.globalAlpha = 1;
  };
  return {
    ctx,
    fill(path, style, alpha = 1) {
      ctx.fillStyle = style;
      faded(alpha, () => ctx.fill(pathOf(path)));
    },
    line(path, style, width, alpha = 1) {
      ctx.strokeStyle = style;
      ctx.lineWidth = width;
      ctx.lineCap = 'round';
      ctx.lineJoin = 'round';
      faded(alpha, () => ctx.stroke(pathOf(path)));
    },
    along: (x0, y0, x1, y1, stops) => stopped(ctx.createLinearGradient(x0, y0, x1, y1), stops),
    round: (x, y, radius, stops) => stopped(ctx.createRadialGradient(x, y, 0, x, y, radius), stops),
    within(path, draw) {
      ctx.save();
      ctx.clip(pathOf(path));
      draw();
      ctx.restore();
    },
    disc(x, y, radius, style, alpha = 1) {
      ctx.fillStyle = style;
      faded(alpha, () => {
        ctx.beginPath();
        ctx.arc(x, y, radius, 0, 2 * Math.PI);
        ctx.fill();
      });
    },
  };
}

/** The colours of one species. */
export interface Pigment {
  readonly back: string;
  readonly side: string;
  readonly belly: string;
  readonly mark: string;
  readonly fin: string;
  readonly eye: string;
}

const ink = '#0b1420';

/** A body lit from above: dark back, bright belly, a soft highlight on top and a thin rim. */
export function body(
  pen: Pen,
  path: string,
  [top, bottom]: readonly [number, number],
  pigment: Pigment,
  marks?: () => void,
): void {
  const { back, side, belly } = pigment;
  pen.fill(
    path,
    pen.along(0, top, 0, bottom, [
      [0, back],
      [0.42, side],
      [0.72, belly],
      [1, side],
    ]),
  );
  pen.within(path, () => {
    marks?.();
    const middle = (top + bottom) / 2;
    const height = bottom - top;
    pen.fill(
      `M-60 ${top}H60V${middle}H-60z`,
      pen.along(0, top, 0, middle, [
        [0, 'rgba(255,255,255,0)'],
        [0.35, 'rgba(255,255,255,.34)'],
        [0.75, 'rgba(255,255,255,0)'],
      ]),
    );
    pen.fill(
      `M-60 ${middle}H60V${bottom}H-60z`,
      pen.along(0, bottom - height * 0.3, 0, bottom, [
        [0, 'rgba(8,18,38,0)'],
        [1, 'rgba(8,18,38,.42)'],
      ]),
    );
  });
  pen.line(path, ink, 0.9, 0.42);
}

/** A thin fin with rays that fan out from (x, y) between two angles in degrees. */
export function fin(
  pen: Pen,
  path: string,
  colour: string,
  rays?: {
    readonly x: number;
    readonly y: number;
    readonly from: number;
    readonly to: number;
    readonly count: number;
    readonly length: number;
  },
  alpha = 0.86,
): void {
  pen.fill(path, colour, alpha);
  if (rays)
    pen.within(path, () => {
      for (let ray = 0; ray < rays.count; ray += 1) {
        const angle = ((rays.from + ((rays.to - rays.from) * ray) / (rays.count - 1)) * Math.PI) / 180;
        const [x, y] = [rays.x + Math.cos(angle) * rays.length, rays.y + Math.sin(angle) * rays.length];
        pen.line(`M${rays.x} ${rays.y}L${x} ${y}`, '#ffffff', 0.5, 0.4);
      }
    });
  pen.line(path, ink, 0.7, 0.34);
}

export function eye(pen: Pen, x: number, y: number, radius: number, iris: string): void {
  pen.disc(x, y, radius * 1.12, ink, 0.5);
  pen.disc(x, y, radius, '#fdfdf8');
  pen.disc(x + radius * 0.12, y, radius * 0.74, iris);
  pen.disc(x + radius * 0.16, y, radius * 0.46, ink);
  pen.disc(x + radius * 0.36, y - radius * 0.34, radius * 0.22, '#ffffff');
}

/** Rows of scales as small arcs. */
export function scales(
  pen: Pen,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  size: number,
  colour: string,
  alpha: number,
): void {
  let isOdd = false;
  for (let y = y0; y <= y1; y += size * 0.62) {
    for (let x = x0 + (isOdd ? size / 2 : 0); x <= x1; x += size)
      pen.line(`M${x} ${y - size * 0.42}a${size * 0.5} ${size * 0.5} 0 0 0 0 ${size * 0.84}`, colour, 0.55, alpha);
    isOdd = !isOdd;
  }
}

/** Spots at fixed places. */
export function spots(
  pen: Pen,
  places: readonly (readonly [number, number, number])[],
  colour: string,
  alpha = 1,
): void {
  for (const [x, y, radius] of places) pen.disc(x, y, radius, colour, alpha);
}
