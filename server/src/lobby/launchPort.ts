/** Port through which the catalogue opens a game window. The provider implements it; the composition connects them. */

import type { Locale } from '@foyer/contract/envelope.ts';
import type { House } from '../house.ts';

export interface LaunchRequest {
  /** Player whose money is staked; undefined for a guest's trial. */
  readonly playerId: string | undefined;
  readonly platformCode: string;
  /** The catalogue's `gameId`. */
  readonly gameCode: string;
  readonly mode: 'real' | 'trial';
  readonly lang: Locale;
  /** Scheme and host of this site, as the browser sees them. */
  readonly origin: string;
  readonly isPhone: boolean;
}

export interface LaunchPort {
  /** Returns the address of the game window, including a single-use ticket. */
  createLaunch(house: House, request: LaunchRequest): Promise<string>;
}
