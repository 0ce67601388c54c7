/** What a catch pays, in figures whose size follows the multiple. A giant's sum stands on a plate of its own. */
import { centred } from './moving.ts';
import type { Moving } from './moving.ts';
import type { At } from './aim.ts';
import { CanvasSource, Texture } from './pixi.ts';
import type { View } from './swim.ts';
import { mayCelebrate } from '../../frame/placeRules.ts';

export interface Prize {
  /** Formatted, with its sign: +€6.00. */
  readonly amount: string;
  readonly winSatang: number;
  readonly bulletSatang: number;
}

/** Only a catch that returns more than its shot is celebrated. */
export const isGain = ({ winSatang, bulletSatang }: Pick<Prize, 'winSatang' | 'bulletSatang'>): boolean =>
  mayCelebrate(winSatang, bulletSatang);

export const timesOf = ({ winSatang, bulletSatang }: Pick<Prize, 'winSatang' | 'bulletSatang'>): number =>
  winSatang / Math.max(1, bulletSatang);

/** Height of the figures in CSS pixels: 20 for the smallest catch, 44 to 60 for giants. */
const figuresOf = (times: number): number => Math.min(60, Math.round(16 + 6.6 * Math.log2(Math.max(1.5, times))));
/** From this multiple on, the sum stands on a plate. */
const plateFrom = 30;

interface PlateSetting {
  readonly prize: Prize;
  readonly at: At;
  readonly nowMs: number;
  readonly view: View;
  readonly isOwn: boolean;
  readonly resolution: number;
  readonly isCalm: () => boolean;
}

export function plate({ prize, at, nowMs, view, isOwn, resolution, isCalm }: PlateSetting): Moving {
  const times = timesOf(prize);
  const isLarge = isOwn && times >= plateFrom;
  const height = figuresOf(times) * (isOwn ? 1 : 0.72);
  const drawn = isLarge
    ? paintPlate(prize.amount, times, height, resolution)
    : paintFigures(prize.amount, height, resolution);
  const wide = Math.min(1, (view.width * 0.92) / drawn.width);
  const sprite = centred(drawn.texture);
  const half = (drawn.width * wide) / 2 + 4;
  const x = Math.min(view.width - half, Math.max(half, isLarge ? (at.x + view.width) / 3 : at.x));
  const top = (drawn.height * wide) / 2 + 8;
  return {
    sprite,
    fromMs: nowMs,
    lifeMs: isLarge ? 3_000 : 1_500,
    step(part) {
      const rise = isCalm() || isLarge ? 0 : part * 24;
      const open = Math.min(1, part / (isLarge ? 0.08 : 0.14));
      const pop = isCalm() ? 1 : 0.5 + 0.5 * open + Math.sin(open * Math.PI) * 0.16;
      sprite.position.set(x, Math.min(view.height * 0.7, Math.max(top, at.y - (isLarge ? 0 : 22) - rise)));
      sprite.scale.set((wide * pop) / resolution);
      sprite.alpha = part > 0.84 ? (1 - part) / 0.16 : open;
      if (part >= 1) drawn.texture.destroy(true);
    },
  };
}

interface Drawn {
  readonly texture: Texture;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

const fontOf = (height: number): string => `700 ${height}px system-ui, "Segoe UI", Roboto, sans-serif`;

/** Paints on a canvas that fits; `paint` works in CSS pixels. */
function drawnOn(
  width: number,
  height: number,
  resolution: number,
  paint: (ctx: CanvasRenderingContext2D) => void,
): Drawn {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * resolution);
  canvas.height = Math.ceil(height * resolution);
  const ctx = canvas.getContext('2d');
  if (ctx) {
    ctx.scale(resolution, resolution);
    paint(ctx);
  }
  return { texture: new Texture({ source: new CanvasSource({ resource: canvas }) }), width, height };
}

const widthOf = (text: string, height: number): number => {
  const ctx = document.createElement('canvas').getContext('2d');
  if (ctx === null) return text.length * height * 0.6;
  ctx.font = fontOf(height);
  return ctx.measureText(text).width;
};

/** Gold figures with a dark edge, lit from above. */
function figures(ctx: CanvasRenderingContext2D, text: string, x: number, y: number, height: number): void {
  ctx.font = fontOf(height);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  ctx.lineWidth = Math.max(4, height * 0.2);
  ctx.strokeStyle = 'rgba(22,10,2,.82)';
  ctx.strokeText(text, x, y + height * 0.04);
  const gold = ctx.createLinearGradient(0, y - height * 0.42, 0, y + height * 0.42);
  for (const [at, colour] of [
    [0, '#fffbe0'],
    [0.42, '#ffdf8a'],
    [0.5, '#f2b445'],
    [1, '#ffe6a6'],
  ] as const)
    gold.addColorStop(at, colour);
  ctx.fillStyle = gold;
  ctx.fillText(text, x, y);
}

function paintFigures(text: string, height: number, resolution: number): Drawn {
  const [width, tall] = [widthOf(text, height) + height * 0.6, height * 1.5];
  return drawnOn(width, tall, resolution, (ctx) => figures(ctx, text, width / 2, tall / 2, height));
}

/** A lacquered plate with a double brass line: the multiple above, the sum below. */
function paintPlate(text: string, times: number, height: number, resolution: number): Drawn {
  const [width, tall] = [Math.max(190, widthOf(text, height) + 64), height * 1.2 + 58];
  return drawnOn(width, tall, resolution, (ctx) => {
    const lacquer = ctx.createLinearGradient(0, 0, 0, tall);
    lacquer.addColorStop(0, '#4a1a14');
    lacquer.addColorStop(0.5, '#2a0e0c');
    lacquer.addColorStop(1, '#180706');
    const brass = ctx.createLinearGradient(0, 0, width, tall);
    for (const [at, colour] of [
      [0, '#fff0bf'],
      [0.35, '#c08a38'],
      [0.6, '#ffe3a0'],
      [1, '#8a5a1c'],
    ] as const)
      brass.addColorStop(at, colour);
    const frame = (inset: number, radius: number): void => {
      ctx.beginPath();
      ctx.roundRect(inset, inset, width - 2 * inset, tall - 2 * inset, radius);
    };
    frame(3, 14);
    ctx.fillStyle = lacquer;
    ctx.fill();
    ctx.strokeStyle = brass;
    ctx.lineWidth = 3;
    ctx.stroke();
    frame(8.5, 9);
    ctx.lineWidth = 1;
    ctx.stroke();
    ctx.font = fontOf(17);
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillStyle = '#f2d59a';
    ctx.fillText(`× ${Math.round(times)}`, width / 2, 27);
    for (const side of [-1, 1]) {
      ctx.beginPath();
      ctx.moveTo(width / 2 + side * 34, 27);
      ctx.lineTo(width / 2 + side * (width / 2 - 24), 27);
      ctx.stroke();
    }
    figures(ctx, text, width / 2, tall - 16 - height * 0.6, height);
  });
}
