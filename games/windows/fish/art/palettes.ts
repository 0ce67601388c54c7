/** The colours of every kind of water. */
import { turned } from './hue.ts';
import type { Look, Water, WaterKind } from './looks.ts';
import type { Stops } from './pen.ts';

const stops = (...colours: readonly string[]): Stops =>
  colours.map((colour, place) => [place / (colours.length - 1), colour] as const);

const waters: Readonly<Record<WaterKind, Water>> = {
  lagoon: {
    depth: stops('#a8f0ee', '#46bcd8', '#1b86b4', '#0d5583', '#073556'),
    glow: '255,255,236',
    far: ['#3f9fc4', '#1f76a0', '#0e5079'],
    sand: stops('#f0dcaa', '#c9ac78', '#6d7466', '#22424f'),
    plants: ['#ef6a5a', '#f7a04c', '#d8569c', '#f2cf5e', '#8f6ad0', '#46b79c'],
    sun: 1,
  },
  amber: {
    depth: stops('#f2dea0', '#86c8ac', '#2f958f', '#12606b', '#083a48'),
    glow: '255,232,160',
    far: ['#5aa898', '#2b7c7c', '#14565e'],
    sand: stops('#f7d58c', '#cf9a4e', '#6f6142', '#1f3b3f'),
    plants: ['#f2994a', '#f2c94c', '#e0563f', '#d98a3a', '#b8569a', '#e8e0a0'],
    sun: 1,
  },
  wreck: {
    depth: stops('#a4dccc', '#4a9c9c', '#22666f', '#123f4c', '#08222e'),
    glow: '226,255,232',
    far: ['#3f8686', '#215b62', '#103c46'],
    sand: stops('#b9b08a', '#857a5c', '#47483e', '#14262b'),
    plants: ['#5fae7e', '#8fb85a', '#d8804a', '#c9a24a', '#4a9c8c', '#b8604c'],
    sun: 0.7,
  },
  blue: {
    depth: stops('#8fd8ff', '#2f8fe0', '#1560b4', '#0a3a80', '#051f50'),
    glow: '236,248,255',
    far: ['#2f7cc8', '#175499', '#0b366c'],
    sand: stops('#c8d0c8', '#8496a0', '#3c566e', '#0c2440'),
    plants: ['#4ac0d0', '#f08a6a', '#e0c85a', '#6a8ae8', '#d06ab4', '#58c890'],
    sun: 0.9,
  },
  trench: {
    depth: stops('#2c6f9c', '#154a78', '#0b2a50', '#06162e', '#030a18'),
    glow: '180,222,255',
    far: ['#17446e', '#0d2c4c', '#071b32'],
    sand: stops('#40607c', '#25405a', '#122538', '#060f1c'),
    plants: ['#3fc8d8', '#7a7ae8', '#2ca0a8', '#b070e0', '#48e0b8', '#4a7cf0'],
    sun: 0.35,
  },
  palace: {
    depth: stops('#5a6cb8', '#38408c', '#232060', '#160f3c', '#0a0620'),
    glow: '255,220,190',
    far: ['#44408c', '#2a2564', '#191344'],
    sand: stops('#8c6a78', '#5c4058', '#2c1e3c', '#0e081c'),
    plants: ['#e0486a', '#f0a04a', '#b060d8', '#48b8c0', '#e878a8', '#f2d06a'],
    sun: 0.45,
  },
  pearl: {
    depth: stops('#c8e0f4', '#6aa2d0', '#3a6ca8', '#22437c', '#121f4c'),
    glow: '255,244,250',
    far: ['#5a8cc0', '#37649c', '#234578'],
    sand: stops('#f4e6e0', '#c8b0b8', '#74708c', '#262c50'),
    plants: ['#f08ab4', '#c890e8', '#f2b8a0', '#7ac8d8', '#f4dca0', '#a8a0f0'],
    sun: 0.7,
  },
  pond: {
    depth: stops('#d4ecb4', '#7cbc9c', '#35857c', '#1a5a58', '#0c3638'),
    glow: '255,250,210',
    far: ['#5aa694', '#34786f', '#1c544f'],
    sand: stops('#a8a880', '#74805c', '#3c5a4a', '#123030'),
    plants: ['#5cb05c', '#8cc860', '#3c9070', '#b8c458', '#64b484', '#d8c860'],
    sun: 0.8,
  },
};

export function waterOf({ kind, hue }: Pick<Look, 'kind' | 'hue'>): Water {
  const water = waters[kind];
  const turn = (list: Stops): Stops => list.map(([at, colour]) => [at, turned(colour, hue)] as const);
  const [far, middle, near] = water.far;
  return {
    ...water,
    depth: turn(water.depth),
    far: [turned(far, hue), turned(middle, hue), turned(near, hue)],
    sand: turn(water.sand),
  };
}
