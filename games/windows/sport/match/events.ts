/** The events of a match, newest first; in a replay only those shown so far. */
import type { SportEvent, SportMatch } from '@foyer/contract/play/sport.ts';
import { deviceTime } from '@foyer/text/time.ts';
import { el } from '../../frame/dom.ts';
import type { Looking } from '../board/odds.ts';
import { codeOf, partName } from '../names.ts';
import type { Words } from '../words.ts';

const goals: ReadonlySet<string> = new Set(['football', 'iceHockey', 'handball']);

function eventText(words: Words, { running, homeName, awayName }: SportMatch, event: SportEvent): string {
  const side = event.side === 'home' ? homeName : awayName;
  switch (event.kind) {
    case 'score':
      return goals.has(codeOf(running.sportId))
        ? words('evGoal', { side })
        : words('evScore', { side, points: event.points });
    case 'part':
      return words('evPart', { part: partName(words, running.sportId, event.part) });
    case 'decider':
      return words('evDecider', { side });
    case 'end':
      return words('evEnd');
  }
}

export function timeline(
  { setting: { words } }: Looking,
  match: SportMatch,
  events: readonly SportEvent[],
): HTMLElement {
  const list = events
    .toReversed()
    .map((event, at) =>
      el(
        'li',
        { 'data-key': `${events.length - at}`, 'data-kind': event.kind, 'data-side': event.side },
        el('span.at.fig', {}, event.minute > 0 ? `${event.minute}′` : deviceTime(event.atMs, 'clock')),
        el('span.event-text', {}, eventText(words, match, event)),
        el('b.fig', {}, `${event.score.home} : ${event.score.away}`),
      ),
    );
  return el(
    'section.timeline',
    {},
    el('h2', {}, words('events')),
    list.length === 0 ? el('p.faint', {}, words('eventsNone')) : el('ol', {}, ...list),
  );
}
