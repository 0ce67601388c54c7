/** Days and hours of the boards, in the house's time zone, wherever the player is. AMB-025 */
import { houseZoneMs } from '../houseZone.ts';

const dayMs = 86_400_000;

/** Because of the number of matches, a day is listed in slots of two hours. */
export const slotMs = 7_200_000;
const slotsOfDay = dayMs / slotMs;

export const dayOf = (epochMs: number): number => Math.floor((epochMs + houseZoneMs) / dayMs);
export const dayStart = (day: number): number => day * dayMs - houseZoneMs;

/** The slot of a time; slots are numbered without gaps. */
export const slotOf = (epochMs: number): number => Math.floor((epochMs + houseZoneMs) / slotMs);
export const slotStart = (slot: number): number => slot * slotMs - houseZoneMs;
export const dayOfSlot = (slot: number): number => Math.floor(slot / slotsOfDay);
export const firstSlotOf = (day: number): number => day * slotsOfDay;

/** How far ahead matches are listed and bets on them accepted. */
export const listedAheadMs = 48 * 3_600_000;
