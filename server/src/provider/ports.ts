/** What the game house is told about the site's platforms; the composition answers from the catalogue. */
import type { House } from '../http/context.ts';

export interface PlayPlatform {
  /** Names the player's account on the platform, `game:<platformKey>`. */
  readonly platformKey: string;
  readonly isUnderMaintenance: boolean;
}

export interface PlayPorts {
  platformByCode(house: House, platformCode: string): Promise<PlayPlatform | undefined>;
}

/** The game house at work: the house and what it is told. */
export interface Play {
  readonly house: House;
  readonly ports: PlayPorts;
}
