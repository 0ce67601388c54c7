/** Every call of the game windows. They are not in the contract's list of calls, because they belong to the provider. */
import * as cards from '@foyer/contract/play/cards.ts';
import * as fish from '@foyer/contract/play/fish.ts';
import * as instant from '@foyer/contract/play/instant.ts';
import type { PlayCall } from '@foyer/contract/play/play.ts';
import * as play from '@foyer/contract/play/play.ts';
import * as poker from '@foyer/contract/play/poker.ts';
import * as slot from '@foyer/contract/play/slot.ts';
import * as sportBets from '@foyer/contract/play/sportBets.ts';
import * as sportDesk from '@foyer/contract/play/sportDesk.ts';
import * as sportSlip from '@foyer/contract/play/sportSlip.ts';
import * as table from '@foyer/contract/play/table.ts';

const areas = [cards, fish, instant, play, poker, slot, sportBets, sportDesk, sportSlip, table];

const isPlayCall = (value: unknown): value is PlayCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'refuses' in value;

export const playCalls: readonly PlayCall[] = areas.flatMap((area) => Object.values<unknown>(area).filter(isPlayCall));
