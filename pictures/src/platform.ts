/** A platform is a way of drawing: pigments, gradient profile, grounds, scenes, light, front and lettering. */
import type { Ground, Scene, Stage } from './backdrop.ts';
import { compose } from './compose.ts';
import type { Order } from './compose.ts';
import type { Title, TitleSpace, Style } from './lettering.ts';
import type { Light } from './light.ts';
import type { Day } from './platforms/dayGrounds.ts';
import type { Gradients, Pigments } from './pigments.ts';

export type Family = 'slots' | 'live' | 'fishing' | 'sports' | 'esports' | 'chess' | 'lottery' | 'other';
export type Tone = 'dark' | 'light';

/** Where the emblem stands in a tile of 360 x 480, and how far it reaches. */
export type Place = readonly [x: number, y: number, reach: number];

export interface PlatformSpec<G extends Ground> {
  readonly name: string;
  /** Its name in Latin capitals, for the logo. */
  readonly word: string;
  readonly style: Style;
  /** Two colours of the mark for a page of either tone. */
  readonly marks: Readonly<Record<Tone, readonly [string, string]>>;
  readonly mark: (a: string, b: string) => string;
  readonly pigments: Pigments;
  readonly gradients: Gradients;
  readonly grounds: readonly [G, ...G[]];
  /** Indexes of the grounds that are dark enough for white words. */
  readonly darkGrounds: readonly [number, ...number[]];
  /** Grounds of banners in the light theme, light enough for dark words, and the light on them. */
  readonly day: Day<G>;
  readonly scenes: Readonly<Record<string, Scene<G>>>;
  /** Scenes that only some families are given; all other families get the rest of `scenes`. */
  readonly familyScenes?: Partial<Readonly<Record<Family, readonly string[]>>>;
  readonly ordinaryScenes: readonly [string, ...string[]];
  readonly light: (g: G) => Light;
  /** Ground, halo and whatever hangs behind the scene. */
  readonly behind: (stage: Stage<G>, scene: string, emblem: string) => string;
  readonly front: (stage: Stage<G>) => string;
  readonly isFrontBehind?: boolean;
  /** Draws on the ground before the emblem is drawn, and gets the emblem as a reference. */
  readonly cast?: (stage: Stage<G>, emblem: string) => string;
  readonly shade: (g: G) => string;
  readonly place: Place;
  /** Whether the emblem moves up and shrinks to make space for a title of two lines. */
  readonly isTitleBelow: boolean;
  readonly titleSpace: TitleSpace;
  readonly title: (stage: Stage<G>, title: Title) => string;
}

export interface Platform {
  readonly name: string;
  readonly word: string;
  readonly style: Style;
  readonly marks: Readonly<Record<Tone, readonly [string, string]>>;
  readonly mark: (a: string, b: string) => string;
  readonly place: Place;
  readonly isTitleBelow: boolean;
  readonly titleSpace: TitleSpace;
  readonly pigments: Pigments;
  readonly gradients: Gradients;
  /** The light of its first ground. */
  readonly light: Light;
  /** The dark background of its mark where the page's tone is not known. */
  readonly plate: string;
  readonly draw: (order: Order) => string;
}

/** Hides the platform's own type of ground, so that all six platforms fit into one list. */
export function definePlatform<G extends Ground>(spec: PlatformSpec<G>): Platform {
  const dark = spec.grounds[spec.darkGrounds[0]] ?? spec.grounds[0];
  return { ...spec, light: spec.light(spec.grounds[0]), plate: dark.low, draw: (order) => compose(spec, order) };
}
