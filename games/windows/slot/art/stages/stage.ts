/**
 * A stage is the place in which a title's reels stand: a frame around them, a scene in three depths behind them, a title
 * plate and lamps. Every stage is a module of its own, so that a window loads only the one that its title needs.
 */
import type { Random } from '@foyer/pictures/random.ts';
import type { Sheet } from '@foyer/pictures/sheet.ts';

/** Hex colours without `#`, separated by spaces. */
type Colours = string;

/** One colouring of a stage. Titles on the same stage take different ones in turn. */
export interface Tint {
  /** Three colours of the air from top to bottom, in the base game and in free spins. */
  readonly sky: Colours;
  readonly free: Colours;
  /** Light, middle and dark of the two main materials and of the trim. */
  readonly body: Colours;
  readonly side: Colours;
  readonly trim: Colours;
  /** The ground of the reels: middle and deep. */
  readonly inside: Colours;
  readonly light: Colours;
}

export type Ramp = readonly [light: string, middle: string, dark: string];
export interface Tones {
  readonly sky: Ramp;
  readonly body: Ramp;
  readonly side: Ramp;
  readonly trim: Ramp;
  readonly light: string;
}

/** The frame's surface. The origin is the middle of the upper edge of the opening for the reels. */
export interface Frame extends Sheet {
  readonly isNarrow: boolean;
  /** Half the opening's width, and its height. */
  readonly half: number;
  readonly tall: number;
  /** Half the width with the posts. */
  readonly out: number;
  readonly post: number;
  /** Heights above and below the opening. */
  readonly crown: number;
  readonly base: number;
  /** Size of details: 1 in wide windows. */
  readonly u: number;
  readonly tones: Tones;
  readonly random: Random;
  /** The title's lead emblem, lit as on its tile; `size` 1 is 200 units wide. */
  crest(x: number, y: number, size: number): string;
}

export interface Scene extends Sheet {
  readonly w: number;
  readonly h: number;
  /** Where the floor meets the wall; the frame's foot is a little lower. */
  readonly floor: number;
  readonly isTall: boolean;
  /** 1 in wide windows, more in tall ones. */
  readonly u: number;
  readonly tones: Tones;
  readonly random: Random;
}

export type Pair = readonly [wide: number, narrow: number];

export interface Plate {
  /** Middle of the title above the opening, its greatest width, and its largest letters. */
  readonly y: Pair;
  readonly width: Pair;
  readonly size: Pair;
  /** `foil`: light letters with a dark edge. `ink`: dark letters on paper. `neon`: glowing letters. `board`: on a board of its own. */
  readonly style: 'foil' | 'ink' | 'neon' | 'board';
  readonly face?: 'serif' | 'sans';
}

export interface Stage {
  readonly tints: readonly [Tint, ...Tint[]];
  readonly plate: Plate;
  /** The shape of the lamps beside the reels. */
  readonly lamps: 'tube' | 'board' | 'beads' | 'scroll';
  /** What moves slowly in the middle depth. */
  readonly motion?: 'fall' | 'rise' | 'sway' | 'pass' | 'shine' | undefined;
  readonly crown?: Pair;
  readonly base?: Pair;
  /** Everything around the reels. */
  frame(f: Frame): string;
  /** What hangs or grows over the edges of the reels. */
  over?(f: Frame): string;
  /** What separates two reels, at x. */
  rail?(f: Frame, x: number): string;
  /** A print on the ground of the reels. */
  print?(f: Frame): string;
  far(s: Scene): string;
  drift?(s: Scene): string;
  near(s: Scene): string;
}
