/** Puts the desk together: its state, what changes it, what is read again and when. */
import type { PlayPurse } from '@foyer/contract/games/play.ts';
import { houseNow } from '../../frame/clock.ts';
import { isCalm } from '../../frame/dom.ts';
import { verdictOf } from '../match/proof.ts';
import { loadSlip } from '../slip/keep.ts';
import { createBookings } from './booking.ts';
import type { Bookings } from './booking.ts';
import { createFeed } from './feed.ts';
import { createLink } from './link.ts';
import { createMyBets } from './myBets.ts';
import type { MyBets } from './myBets.ts';
import { createPlacing } from './placing.ts';
import type { Placing } from './placing.ts';
import { createRounds } from './rounds.ts';
import { routeOf, slotOfRoute, sportOfRoute } from './route.ts';
import { createSlipActions } from './slipActions.ts';
import type { SlipActions } from './slipActions.ts';
import { firstState } from './state.ts';
import type { Desk, Setting, State } from './state.ts';

export interface Signals {
  readonly changed: () => void;
  readonly showPurse: (purse: PlayPurse) => void;
  readonly ended: (message: string) => void;
  readonly taken: () => void;
  readonly scored: () => void;
}

export interface WholeDesk extends Desk {
  readonly acts: SlipActions;
  readonly placing: Placing;
  readonly bets: MyBets;
  readonly bookings: Bookings;
  /** The address has changed. */
  follow(): void;
  replay(): void;
  verify(): Promise<void>;
  start(): void;
}

const snackMs = 6_000;
const turnMs = 250;
const replayStepMs = 900;

export function createWholeDesk(setting: Setting, signals: Signals): WholeDesk {
  const state: State = firstState(
    setting.desk,
    routeOf(location.hash, setting.desk.sportId),
    loadSlip(setting.account),
  );
  let replaying: ReturnType<typeof setInterval> | undefined;
  let isOver = false;

  function changed(): void {
    signals.showPurse(state.purse);
    signals.changed();
  }
  const desk: Desk = {
    setting,
    state,
    changed,
    say(text, canUndo = false) {
      state.snack = { text, canUndo, untilMs: houseNow() + snackMs };
      changed();
    },
    soon: (what) => rounds.soon(what),
    ended(message) {
      isOver = true;
      signals.ended(message);
    },
  };
  const acts = createSlipActions(desk);
  const placing = createPlacing(desk, acts, signals.taken);
  const bets = createMyBets(desk, signals.taken);
  const bookings = createBookings(desk, acts);
  const feed = createFeed(desk, signals.scored);
  const link = createLink(setting.desk.sessionId, feed.hear, () => rounds.soon('board'));

  const isLive = () => state.page?.match.running.phase === 'live';
  const isBetOn = () =>
    state.running.some(({ state: at, legs }) => at !== 'open' || legs.some(({ phase }) => phase === 'live'));
  const rounds = createRounds({
    board: { everyMs: () => (state.isLost ? 2_000 : link.isUp ? 12_000 : 5_000), run: feed.board },
    match: { everyMs: () => (state.route.kind !== 'match' ? 0 : isLive() ? 3_000 : 8_000), run: feed.match },
    quote: { everyMs: () => (state.slip.legs.length > 0 ? 4_000 : 0), run: acts.quote },
    running: { everyMs: () => (isBetOn() ? 3_500 : 20_000), run: bets.running },
    over: { everyMs: () => (state.which === 'over' || state.over === undefined ? 20_000 : 0), run: bets.over },
  });

  function endReplay(): void {
    clearInterval(replaying);
    state.replayed = undefined;
  }

  return {
    ...desk,
    acts,
    placing,
    bets,
    bookings,
    follow() {
      const before = state.route;
      state.route = routeOf(location.hash, setting.desk.sportId);
      state.fault = '';
      state.verdict = undefined;
      endReplay();
      link.watch(sportOfRoute(state.route));
      const isOther = slotOfRoute(before, houseNow()) !== slotOfRoute(state.route, houseNow());
      if (isOther || sportOfRoute(before) !== sportOfRoute(state.route)) rounds.soon('board');
      rounds.soon('match');
      rounds.turn(houseNow());
      changed();
    },
    /** Replays a finished match event by event, marked as a replay. M07 */
    replay() {
      const count = state.page?.events.length ?? 0;
      const wasOn = state.replayed !== undefined;
      endReplay();
      if (!wasOn && count > 0) {
        state.replayed = 0;
        replaying = setInterval(
          () => {
            state.replayed = (state.replayed ?? 0) + 1;
            if (state.replayed > count) endReplay();
            changed();
          },
          isCalm() ? replayStepMs * 2 : replayStepMs,
        );
      }
      changed();
    },
    async verify() {
      const { match, proof } = state.page ?? {};
      if (match === undefined || proof === undefined) return;
      const { matchId, score } = match.running;
      state.verdict = await verdictOf({ matchId, score, ...proof });
      changed();
    },
    start() {
      link.watch(sportOfRoute(state.route));
      placing.resume();
      setInterval(() => {
        if (!document.hidden && !isOver) rounds.turn(houseNow());
      }, turnMs);
      // Updates clocks and marks stale data.
      setInterval(changed, 1_000);
      rounds.turn(houseNow());
      changed();
    },
  };
}
