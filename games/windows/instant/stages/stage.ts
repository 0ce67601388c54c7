/** What a game draws: its scene, and the desk on which its player chooses. */
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import type { PlatformCode } from '../../../catalogue/game.ts';
import type { Sound } from '../sound.ts';
import type { Words } from '../words.ts';

export interface Stage {
  readonly scene: HTMLElement;
  readonly desk: HTMLElement;
  /** As the house reads it; '' while nothing whole is chosen. */
  choice(): string;
  /** Takes over what was chosen in a round that is shown. */
  choose(choice: string): void;
  lock(isLocked: boolean): void;
  /** A new round was requested: removes the last result. */
  clear(): void;
  /** Draws what the house has settled, never anything else; at once where `isStill`. M03 */
  show(round: InstantRound, isStill: boolean): Promise<void>;
  /** The amount of a bet has changed. */
  showChip?(satang: number): void;
}

export interface StageHost {
  readonly words: Words;
  /** The platform that the game belongs to: its pigments draw the pictures. */
  readonly platform: PlatformCode;
  readonly sound: Sound;
  readonly onChoice: () => void;
  /** A door of an open room. */
  readonly onMove: (move: number) => void;
}

/** A row of radio buttons that looks like one piece. */
export interface Segments {
  readonly root: HTMLElement;
  readonly value: string;
  set(value: string): void;
  lock(isLocked: boolean): void;
}
