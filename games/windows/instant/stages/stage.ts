/** What each game implements: its scene, and the desk for the player's choice. */
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import type { PlatformCode } from '../../../catalogue/game.ts';
import type { Sound } from '../sound.ts';
import type { Words } from '../words.ts';

export interface Stage {
  readonly scene: HTMLElement;
  readonly desk: HTMLElement;
  /** The choice as the house reads it; '' while it is incomplete. */
  choice(): string;
  /** Sets the choice, for instance to that of a round to show. */
  choose(choice: string): void;
  lock(isLocked: boolean): void;
  /** Removes the last result before a new round. */
  clear(): void;
  /** Draws what the house has settled, and nothing else; `isStill` omits the animation. M03 */
  show(round: InstantRound, isStill: boolean): Promise<void>;
  /** To be called when the amount of a bet changes. */
  showChip?(satang: number): void;
  /** The element from which a prize comes, such as a cup: sparks fly from it. By default the line of the result. */
  paidAt?(): Element | undefined;
}

export interface StageHost {
  readonly words: Words;
  /** The game's platform, which sets the colours of the pictures. */
  readonly platform: PlatformCode;
  readonly sound: Sound;
  readonly onChoice: () => void;
  /** To be called when the player opens a door. */
  readonly onMove: (move: number) => void;
}

/** A row of radio buttons, styled as a segmented control. */
export interface Segments {
  readonly root: HTMLElement;
  readonly value: string;
  set(value: string): void;
  lock(isLocked: boolean): void;
}
