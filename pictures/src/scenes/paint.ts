/** The colours of the lobby: late in the evening in the dark theme, in the morning in the light one. */
import type { Tone } from '../platform.ts';

export interface Paint {
  readonly wall: string;
  /** The wall behind the scene. */
  readonly wallLit: string;
  readonly panel: string;
  /** Lines of the panelling. */
  readonly rule: string;
  readonly floor: string;
  readonly board: string;
  /** Brass as a line, and as a body: lit and in shade. */
  readonly trim: string;
  readonly brass: string;
  readonly brassLow: string;
  /** What shines through an opening, from above to below. */
  readonly glow: string;
  readonly glowLow: string;
  /** Wood: a door's leaf, the joints on it, and a frame in shade. */
  readonly leaf: string;
  readonly leafLine: string;
  readonly shade: string;
  /** The plate of a dial. */
  readonly dial: string;
  /** A niche without light. */
  readonly niche: string;
  readonly pot: string;
  readonly plant: string;
  readonly plantLit: string;
  readonly jade: string;
  readonly cinnabar: string;
  readonly paper: string;
  readonly paperLow: string;
}

const dark: Paint = {
  wall: '#21170f',
  wallLit: '#2a1e13',
  panel: '#2a1e13',
  rule: '#453425',
  floor: '#170f07',
  board: '#2a1f16',
  trim: '#73603a',
  brass: '#e8ce99',
  brassLow: '#caa46d',
  glow: '#e8ce99',
  glowLow: '#caa46d',
  leaf: '#46301c',
  leafLine: '#674c35',
  shade: '#392b1e',
  dial: '#46301c',
  niche: '#170f07',
  pot: '#392b1e',
  plant: '#29452f',
  plantLit: '#3b6145',
  jade: '#7dceab',
  cinnabar: '#b8462f',
  paper: '#f3e7cf',
  paperLow: '#dcc79f',
};

const light: Paint = {
  wall: '#f1e5cc',
  wallLit: '#faf4e7',
  panel: '#f5ecd9',
  rule: '#dcc79d',
  floor: '#e8d6b2',
  board: '#d3bb8d',
  trim: '#a67c3a',
  brass: '#e0b563',
  brassLow: '#b58436',
  glow: '#fffdf6',
  glowLow: '#fbeecd',
  leaf: '#bd8d58',
  leafLine: '#8f6334',
  shade: '#8d6437',
  dial: '#fffaf0',
  niche: '#ecd9b3',
  pot: '#c9835a',
  plant: '#3f7d59',
  plantLit: '#74ab86',
  jade: '#2f8f69',
  cinnabar: '#bf4530',
  paper: '#fffcf5',
  paperLow: '#f2e4c6',
};

export const paints = { dark, light } satisfies Record<Tone, Paint>;

/** The colour of cut paper's shadow by day. */
export const paperShade = '#6b4717';
