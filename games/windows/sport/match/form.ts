/** How a side has fared lately, from the results that the house lists. */
import type { SportMatch } from '@foyer/contract/play/sport.ts';
import { el } from '../../frame/dom.ts';
import type { Looking } from '../board/odds.ts';

const most = 3;
const marks = { won: 'formWon', drawn: 'formDrawn', lost: 'formLost' } as const;

/** What a finished match was for its home or away side. The decider of a level match counts. */
function outcomeFor({ running }: SportMatch, isHome: boolean): keyof typeof marks {
  const { score, decidedBy } = running;
  const lead = score.home - score.away || (decidedBy === 'home' ? 1 : decidedBy === 'away' ? -1 : 0);
  if (lead === 0) return 'drawn';
  return lead > 0 === isHome ? 'won' : 'lost';
}

/** The latest results of a side, newest first; undefined if none is listed. Void matches do not count. */
export function form({ setting: { words }, state }: Looking, match: SportMatch, name: string): HTMLElement | undefined {
  const results = state.board?.sportId === match.running.sportId ? state.board.results : [];
  const own = results
    .filter(
      ({ leagueName, homeName, awayName, running }) =>
        running.phase === 'over' &&
        running.matchId !== match.running.matchId &&
        leagueName === match.leagueName &&
        (homeName === name || awayName === name),
    )
    .toSorted((a, b) => b.startMs - a.startMs)
    .slice(0, most);
  if (own.length === 0) return undefined;
  return el(
    'span.form',
    {},
    words('form'),
    ...own.map((result) => {
      const outcome = outcomeFor(result, result.homeName === name);
      return el('b', { 'data-form': outcome }, words(marks[outcome]));
    }),
  );
}
