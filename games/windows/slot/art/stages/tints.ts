/** Which colouring of its stage a title takes: one in the colour of its subject or name, or else one in turn. */
import { hash } from '@foyer/pictures/random.ts';
import type { Emblem } from '../../../../catalogue/game.ts';
import type { SlotTitle } from '../../../../engines/slotTitles.ts';
import type { Stage, Tint } from './stage.ts';

const colours = ['red', 'gold', 'green', 'blue', 'violet'] as const;
export type Colour = (typeof colours)[number];

/** Hues from and below these degrees. Orange, teal and pink belong to none, because no title names them. */
const hues: Readonly<Record<Colour, readonly [from: number, below: number]>> = {
  red: [345, 376],
  gold: [30, 56],
  green: [90, 172],
  blue: [200, 250],
  violet: [250, 310],
};

/** Subjects that have one colour whatever the title says. */
const ofLead: Readonly<Partial<Record<Emblem, Colour>>> = { envelope: 'red', cherries: 'red' };
const inName: readonly (readonly [RegExp, Colour])[] = [
  [/\bred\b/i, 'red'],
  [/\bgreen\b/i, 'green'],
  [/\bblue\b/i, 'blue'],
  [/\b(violet|purple)\b/i, 'violet'],
  [/\bgold(en)?\b/i, 'gold'],
];

type Named = Pick<SlotTitle, 'gameId' | 'names' | 'cast'>;

export const colourOf = ({ names, cast }: Named): Colour | undefined =>
  ofLead[cast.W] ?? inName.find(([word]) => word.test(names.en))?.[1];

/** The colour of a stage's main material; undefined for greys and for the hues between. */
export function colourOfTint({ body }: Pick<Tint, 'body'>): Colour | undefined {
  const middle = Number.parseInt(body.split(' ')[1] ?? '', 16);
  const [r, g, b] = [middle >> 16, (middle >> 8) & 255, middle & 255];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (most - least < most * 0.45) return undefined;
  const part =
    most === r ? (g - b) / (most - least) : most === g ? 2 + (b - r) / (most - least) : 4 + (r - g) / (most - least);
  const hue = (part * 60 + 360) % 360;
  return colours.find((name) => {
    const [from, below] = hues[name];
    return (hue >= from && hue < below) || hue + 360 < below;
  });
}

export function tintOf({ tints }: Pick<Stage, 'tints'>, title: Named): Tint {
  const wanted = colourOf(title);
  const fitting = wanted === undefined ? [] : tints.filter((tint) => colourOfTint(tint) === wanted);
  const choice = fitting.length > 0 ? fitting : tints;
  return choice[hash(title.gameId) % choice.length] ?? tints[0];
}
