/** Every call of the game windows. They are not in the contract's list of calls, because they belong to the provider. */
import * as cards from './cards.ts';
import * as fish from './fish.ts';
import * as instant from './instant.ts';
import type { PlayCall } from './play.ts';
import * as play from './play.ts';
import * as poker from './poker.ts';
import * as slot from './slot.ts';
import * as sportBets from './sportBets.ts';
import * as sportDesk from './sportDesk.ts';
import * as sportSlip from './sportSlip.ts';
import * as table from './table.ts';

const areas = [cards, fish, instant, play, poker, slot, sportBets, sportDesk, sportSlip, table];

const isPlayCall = (value: unknown): value is PlayCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'refuses' in value;

export const playCalls: readonly PlayCall[] = areas.flatMap((area) => Object.values<unknown>(area).filter(isPlayCall));
