/**
 * Grounds of banners in the light theme: paper in each platform's hue. `low` lies below the words, so it stays pale.
 * Layers in front of the emblem are drawn as paper with a soft shadow.
 */
import type { Ground } from '../backdrop.ts';
import type { Light } from '../light.ts';
import { paperShade } from '../scenes/paint.ts';
import type { BrassGround } from './brassScenes.ts';
import type { CanglanGround } from './canglanScenes.ts';
import type { HarbourGround } from './harbourCity.ts';
import type { KilnGround } from './kilnScenes.ts';
import type { MoyuGround } from './moyuScenes.ts';
import type { OrchardGround } from './orchardScenes.ts';

export interface Day<G extends Ground> {
  readonly grounds: readonly [G, ...G[]];
  readonly light: Light;
}

const drop = [0, 9, 7, paperShade, 0.36] as const;
/** A sheet's cut edge, lit from above. */
const edge = [0, 2.5, 1, '#fffdf4', 0.7] as const;

export const moyuDay: Day<MoyuGround> = {
  grounds: [
    {
      top: '#f8f1e0',
      low: '#efe3c9',
      light: '#f7d896',
      far: '#c2d8c4',
      near: '#8db89c',
      mist: '#fffaf0',
      trim: '#b98a3d',
      text: '#fffaf0',
      edge: '#5c4a2e',
    },
    {
      top: '#fbf0e2',
      low: '#f3e0c8',
      light: '#f6cf86',
      far: '#eec3a6',
      near: '#d3896c',
      mist: '#fffaf1',
      trim: '#b98a3d',
      text: '#fffaf0',
      edge: '#6b3626',
    },
    {
      top: '#f1f1ea',
      low: '#e6e3d3',
      light: '#fbe6b4',
      far: '#c3d2d6',
      near: '#8fa9b3',
      mist: '#fffdf6',
      trim: '#a98748',
      text: '#fffaf0',
      edge: '#3d4c54',
    },
  ],
  light: {
    drop,
    rims: [
      [3, 4, 1, '#fffdf0', 0.8],
      [-4, -6, 4, '#6b4717', 0.25],
    ],
  },
};

export const brassDay: Day<BrassGround> = {
  grounds: [
    { top: '#f9efdf', low: '#f1e2c8', light: '#f3c7ae', trim: '#b58436' },
    { top: '#f2f1e4', low: '#e5e4cf', light: '#b9d9cb', trim: '#b58436' },
    { top: '#f7f0e6', low: '#eadfd0', light: '#d9c8e2', trim: '#b58436' },
    { top: '#f9f1df', low: '#efe0bf', light: '#f2d28d', trim: '#a9792c' },
  ],
  light: {
    outlines: [[2.2, '#c1933f']],
    drop,
    rims: [
      [2, 3, 0.6, '#fff4d0', 0.6],
      [-4, -6, 3, '#3a2408', 0.28],
    ],
  },
};

export const orchardDay: Day<OrchardGround> = {
  grounds: [
    {
      top: '#fdf1d8',
      low: '#f8e3b8',
      far: '#fbd99a',
      near: '#ef9a5b',
      light: '#fffaea',
      band: '#f9e7c2',
      trim: '#f2b93b',
      ink: '#7c3d18',
    },
    {
      top: '#eef4e6',
      low: '#dfecd6',
      far: '#bfe0c9',
      near: '#74b7a0',
      light: '#fffbee',
      band: '#e8f0dc',
      trim: '#f2c14b',
      ink: '#1f5a50',
    },
    {
      top: '#fceee6',
      low: '#f7dccf',
      far: '#f8c5b4',
      near: '#e58a80',
      light: '#fffaf0',
      band: '#f9e4d6',
      trim: '#f0bd52',
      ink: '#7d2b33',
    },
  ],
  light: {
    outlines: [
      [5.5, '#fffdf6'],
      [2.2, '#7c3d18'],
    ],
    drop: [6, 8, 3, paperShade, 0.32],
  },
};

export const kilnDay: Day<KilnGround> = {
  grounds: [
    {
      top: '#fbf8f0',
      low: '#ece9dd',
      light: '#fff',
      far: '#c3d5ea',
      near: '#3f69b8',
      plate: '#fffefa',
      text: '#1d3f8c',
      label: '#fff',
    },
    {
      top: '#f2f5ec',
      low: '#dfe9e0',
      light: '#fff',
      far: '#b4d6cf',
      near: '#2c6f86',
      plate: '#fbfffd',
      text: '#123f5c',
      label: '#f8fffb',
    },
    {
      top: '#fbf3e4',
      low: '#f0e4cc',
      light: '#fff',
      far: '#d9cdb8',
      near: '#2f58a6',
      plate: '#fffdf8',
      text: '#17357a',
      label: '#fffdf6',
    },
  ],
  light: {
    outlines: [[2, '#12307c', 4, -0.4, 1.2, 1.8]],
    drop: [0, 8, 6, '#3a4f7c', 0.3],
    rims: [[3, 4, 1.2, '#fff', 0.7]],
  },
};

export const canglanDay: Day<CanglanGround> = {
  grounds: [
    { top: '#f3f4ea', low: '#dcebe4', light: '#fffdf0', far: '#a9d6d2', near: '#6fb3b6', front: '#c9e2da' },
    { top: '#f5f2ea', low: '#e1e6ee', light: '#fffdf4', far: '#b3c8e6', near: '#7c9ccb', front: '#cdd9ea' },
    { top: '#f6f3e6', low: '#e0ecda', light: '#fffdf0', far: '#b2d9bd', near: '#74b391', front: '#cfe4d2' },
  ],
  light: { outlines: [[3, '#fffdf6']], drop, rims: [edge, [0, -8, 5, '#3f5a5c', 0.3]] },
};

export const harbourDay: Day<HarbourGround> = {
  grounds: [
    { top: '#e4edee', low: '#f0e5d2', light: '#fbdcae', far: '#d3d6cf', near: '#b1aa9c', sun: '#fff3d4' },
    { top: '#f3ece0', low: '#ecdfc9', light: '#f9d3a0', far: '#d8cdbc', near: '#b79f80', sun: '#fff5da' },
    { top: '#efe9ec', low: '#efe2d6', light: '#f8cfb6', far: '#d6c8cc', near: '#ab98a2', sun: '#fff1de' },
  ],
  light: {
    outlines: [[3, '#fffaf0']],
    drop,
    rims: [
      [-5, 2, 1.2, '#fff0cf', 0.8],
      [0, -8, 5, '#6b5236', 0.28],
    ],
  },
};
