/** Emblems use pigments by name, never colours, so that the same dragon can be jade, enamel, porcelain or a sticker. */
import type { Random } from './random.ts';
import { short } from './shapes.ts';
import type { Sheet } from './sheet.ts';

export const pigmentNames = [
  'red',
  'gold',
  // Gold in every house, also in one that paints all metal blue.
  'gilt',
  'green',
  'blue',
  'violet',
  'orange',
  'rose',
  'ivory',
  'ink',
  'steel',
] as const;
export type Pigment = (typeof pigmentNames)[number];
/** Light, middle and dark. */
export type Ramp = readonly [string, string, string];
export type Pigments = Readonly<Record<Pigment, Ramp>>;
/** The offsets of a gradient, each with its tone of the ramp. */
export type Stops = readonly (readonly [offset: number, tone: 0 | 1 | 2])[];

export interface Gradients {
  readonly plain: Stops;
  readonly ball: Stops;
  /** Gold in a platform of metal. */
  readonly metal?: Stops;
}

export interface Painter extends Sheet {
  readonly random: Random;
  /** One tone of a ramp: 0 light, 1 middle, 2 dark. */
  flat(name: Pigment, tone?: 0 | 1 | 2): string;
  /** Light above, dark below. */
  down(name: Pigment): string;
  /** Light at the left, dark at the right. */
  across(name: Pigment): string;
  /** A round body lit from the upper left. */
  ball(name: Pigment): string;
  readonly ink: string;
  readonly white: string;
}

/** Reads the ten rows of a platform: a name and three tones. */
export function pigments(rows: Readonly<Record<Pigment, string>>): Pigments {
  const ramp = (name: Pigment): Ramp => {
    const [light = '', middle = '', dark = ''] = rows[name].split(' ');
    return [short(`#${light}`), short(`#${middle}`), short(`#${dark}`)];
  };
  const read: Partial<Record<Pigment, Ramp>> = {};
  for (const name of pigmentNames) read[name] = ramp(name);
  // Every name has been set by the loop above.
  return read as Pigments;
}

export function createPainter(sheet: Sheet, random: Random, ramps: Pigments, gradients: Gradients): Painter {
  const stops = (name: Pigment, list: Stops): string =>
    list.map(([at, tone]) => `<stop${offset(at)} stop-color="${ramps[name][tone]}"/>`).join('');
  const plain = (name: Pigment): string =>
    stops(name, name === 'gold' || name === 'gilt' ? (gradients.metal ?? gradients.plain) : gradients.plain);
  const linear = (name: Pigment, axis: string) => (id: string) =>
    `<linearGradient id="${id}"${axis}>${plain(name)}</linearGradient>`;
  return {
    ...sheet,
    random,
    flat: (name, tone = 1) => ramps[name][tone],
    down: (name) => sheet.define(`down ${name}`, linear(name, ' x2="0" y2="1"')),
    across: (name) => sheet.define(`across ${name}`, linear(name, '')),
    ball: (name) =>
      sheet.define(
        `ball ${name}`,
        (id) => `<radialGradient id="${id}" cx=".36" cy=".28" r=".8">${stops(name, gradients.ball)}</radialGradient>`,
      ),
    ink: ramps.ink[2],
    white: ramps.ivory[0],
  };
}

function offset(at: number): string {
  return at === 0 ? '' : ` offset="${at === 1 ? '1' : String(at).slice(1)}"`;
}
