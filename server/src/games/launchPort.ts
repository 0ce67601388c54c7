/** How the catalogue asks for a game window; the provider answers, the composition brings them together. */

import type { House } from '../house.ts';

export interface LaunchRequest {
  /** Whose money is played; undefined for a guest's trial. */
  readonly playerId: string | undefined;
  readonly platformCode: string;
  /** The catalogue's `gameId`. */
  readonly gameCode: string;
  readonly mode: 'real' | 'trial';
  readonly lang: 'zh_CN' | 'en' | 'th';
}

export interface LaunchPort {
  /** The address of the game's window, with a single-use ticket in it. */
  createLaunch(house: House, request: LaunchRequest): Promise<string>;
}
