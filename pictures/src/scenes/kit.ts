/** What every scene of the lobby is drawn with: the colours of its tone, and light. */
import { ramp } from '../backdrop.ts';
import { lightFilter } from '../light.ts';
import type { Tone } from '../platform.ts';
import { d, group, path } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { paints, paperShade } from './paint.ts';
import type { Paint } from './paint.ts';

export interface Kit {
  readonly sheet: Sheet;
  readonly tone: Tone;
  readonly paint: Paint;
  /** By day a sheet of paper above the one behind it, with a soft shadow. By night there are no shadows. */
  readonly lift: (body: string, height?: 'near' | 'far') => string;
  /** What is drawn only by night, or only by day. */
  readonly byNight: (body: string) => string;
  readonly byDay: (body: string) => string;
}

export function createKit(sheet: Sheet, tone: Tone): Kit {
  const isDay = tone === 'light';
  const heights = { near: [0, 3, 2.5], far: [0, 8, 9] } as const;
  const shadow = (height: 'near' | 'far'): string =>
    sheet.define(`lift ${height}`, (id) =>
      lightFilter(id, { drop: [...heights[height], paperShade, height === 'near' ? 0.24 : 0.3] }),
    );
  return {
    sheet,
    tone,
    paint: paints[tone],
    lift: (body, height = 'near') => (isDay ? group(body, '', `filter="${shadow(height)}"`) : body),
    byNight: (body) => (isDay ? '' : body),
    byDay: (body) => (isDay ? body : ''),
  };
}

/** Light that falls from the scene over the floor: from one width at the wall to another at the lower edge. */
export function spill({ sheet, tone, paint }: Kit, left: number, right: number, reach: number, strength = 0.6): string {
  const [colour, from] = tone === 'light' ? [paint.glow, Math.min(0.95, strength * 1.6)] : [paint.glowLow, strength];
  const light = ramp(sheet, 'spill', [
    [0, colour, from],
    [1, colour, tone === 'light' ? from / 3 : from / 12],
  ]);
  return path(d`M${left} 0H${right}L${right + reach} 340H${left - reach * 1.9}Z`, light);
}

/** A lamp's light, lit only by night. */
export function beam(kit: Kit, outline: string, from: number, to: number): string {
  const { sheet, paint } = kit;
  const fade = (): string =>
    ramp(sheet, 'beam', [
      [0, paint.brass, from],
      [1, paint.brass, to],
    ]);
  return kit.tone === 'light' ? '' : path(outline, fade());
}
