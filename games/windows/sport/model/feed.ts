/** Matches and odds: by polling, and by the stream between two reads. */
import { readBoard, readMatch } from '@foyer/contract/play/sportDesk.ts';
import type { SportMatch, SportRunning } from '@foyer/contract/play/sport.ts';
import type { SportNews } from '@foyer/contract/play/sportStream.ts';
import { houseNow } from '../../frame/clock.ts';
import { slotOfRoute, sportOfRoute } from './route.ts';
import { read } from './read.ts';
import type { Desk } from './state.ts';

export interface Feed {
  readonly board: () => Promise<void>;
  readonly match: () => Promise<void>;
  readonly hear: (news: SportNews) => void;
}

export function createFeed(desk: Desk, onScore: () => void): Feed {
  const { state, setting } = desk;
  const { sessionId } = setting.desk;
  let hasFailed = false;

  const known = (matchId: string): SportMatch | undefined =>
    state.board?.matches.find(({ running }) => running.matchId === matchId);

  return {
    async board() {
      const sportId = sportOfRoute(state.route);
      const slot = slotOfRoute(state.route, houseNow());
      const answer = await read(desk, readBoard, { sessionId, sportId, slot });
      if (sportId !== sportOfRoute(state.route) || slot !== slotOfRoute(state.route, houseNow()))
        return desk.soon('board');
      if (answer.kind === 'done') {
        hasFailed = false;
        const { tabs, matches, results } = answer.data;
        for (const { running } of matches) see(desk, known(running.matchId)?.running, running, onScore);
        state.tabs = tabs;
        state.board = { sportId, slot, matches, results };
        return fresh(desk);
      }
      // Shows an error only from the second failure on, because the first reply of a newly started house may be slow.
      if (state.board?.sportId !== sportId) state.fault = hasFailed ? 'failed' : '';
      hasFailed = true;
      desk.changed();
    },

    async match() {
      const { route } = state;
      if (route.kind !== 'match') return;
      const answer = await read(desk, readMatch, { sessionId, matchId: route.matchId });
      if (state.route.kind !== 'match' || state.route.matchId !== route.matchId) return desk.soon('match');
      if (answer.kind === 'done') {
        const { match, markets, events, proof } = answer.data;
        const before = state.page?.match.running.matchId === route.matchId ? state.page : undefined;
        state.moves.see(route.matchId, before?.markets ?? [], markets, houseNow());
        state.page = { match, markets, events, proof };
        return fresh(desk);
      }
      if (state.page?.match.running.matchId !== route.matchId)
        state.fault = answer.kind === 'refused' ? 'unknown' : 'failed';
      desk.changed();
    },

    hear({ kind, sportId, matches }) {
      if (sportId !== sportOfRoute(state.route) || state.board?.sportId !== sportId) return;
      if (kind === 'open') desk.soon('board');
      for (const running of matches) {
        const before = known(running.matchId);
        if (before === undefined || running.phase === 'over' || running.phase === 'void') desk.soon('board');
        if (before === undefined) continue;
        see(desk, before.running, running, onScore);
        const after = { ...before, running };
        state.board = { ...state.board, matches: state.board.matches.map((each) => (each === before ? after : each)) };
        if (state.page?.match.running.matchId === running.matchId) desk.soon('match');
      }
      // Leaves `isLost`: a message of the stream does not prove that requests arrive. Only a reply does.
      fresh(desk);
    },
  };
}

/** Marks changed odds. Quotes the slip and reads open bets again if this match is in them. */
function see(desk: Desk, before: SportRunning | undefined, after: SportRunning, onScore: () => void): void {
  const { state } = desk;
  state.moves.see(after.matchId, before?.markets ?? [], after.markets, houseNow());
  if (before === undefined) return;
  const { home, away } = before.score;
  if (after.score.home !== home || after.score.away !== away) onScore();
  if (state.slip.legs.some(({ matchId }) => matchId === after.matchId)) desk.soon('quote');
  if (state.running.some(({ legs }) => legs.some(({ matchId }) => matchId === after.matchId))) desk.soon('running');
}

/** Marks the data as current. */
function fresh(desk: Desk): void {
  desk.state.freshMs = houseNow();
  desk.state.fault = '';
  desk.changed();
}
