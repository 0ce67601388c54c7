/** Days and hours of upcoming matches. There are so many matches that two hours are shown at a time. */
import {
  dayOf,
  dayOfSlot,
  dayStart,
  firstSlotOf,
  listedAheadMs,
  slotOf,
  slotStart,
} from '@foyer/contract/play/sportDays.ts';
import { houseDay } from '@foyer/contract/houseZone.ts';
import { deviceTime, houseWeekday } from '@foyer/text/time.ts';
import { el } from '../../frame/dom.ts';
import { boardOf, hashOf, slotOfRoute, sportOfRoute } from '../model/route.ts';
import type { Looking } from './odds.ts';

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/** The time by the player's clock, with the date if it differs from the house's day under which it is listed. */
function timeOf(slot: number): string {
  const startMs = slotStart(slot);
  return deviceTime(startMs, deviceTime(startMs, 'day') === houseDay(startMs) ? 'hour' : 'short');
}

export function slots({ setting: { words, lang }, state, nowMs }: Looking, tab: 'today' | 'early'): HTMLElement {
  const sportId = sportOfRoute(state.route);
  const chosen = slotOfRoute(state.route, nowMs);
  const today = dayOf(nowMs);
  const day = chosen === 0 ? today : dayOfSlot(chosen);
  const last = slotOf(nowMs + listedAheadMs);
  const chip = (slot: number, text: string, isOn: boolean, label = text) =>
    el(
      'a.chip.fig',
      {
        'data-key': `${tab} ${slot}`,
        href: hashOf(boardOf(sportId, tab, slot)),
        'aria-label': label,
        ...(isOn && { 'aria-current': 'true' }),
      },
      text,
    );
  const range = (slot: number): string => words('slotRange', { from: timeOf(slot), to: timeOf(slot + 1) });
  const shown = numbers(tab === 'today' ? slotOf(nowMs) : firstSlotOf(day), Math.min(last, firstSlotOf(day + 1) - 1));
  return el(
    'div.slots',
    { 'data-key': `slots ${tab}` },
    tab === 'early'
      ? el(
          'nav.chips.days',
          { 'aria-label': words('slotDays') },
          ...numbers(today + 1, dayOfSlot(last)).map((each) =>
            chip(firstSlotOf(each), houseWeekday(lang, dayStart(each)), each === day),
          ),
        )
      : undefined,
    el(
      'nav.chips',
      { 'aria-label': words('slotHours'), 'data-key': `hours ${day}` },
      tab === 'today' ? chip(0, words('slotNext'), chosen === 0) : undefined,
      ...shown.map((slot) => chip(slot, timeOf(slot), slot === chosen, range(slot))),
    ),
    el('p.zone', {}, words('dayZone')),
  );
}
