/** Creates the desk: its state, the actions that change it, and polling. */
import type { PlayPurse } from '@foyer/contract/play/play.ts';
import { houseNow } from '../../frame/clock.ts';
import { verdictOf } from '../match/proof.ts';
import { loadSlip } from '../slip/keep.ts';
import { createBookings } from './booking.ts';
import type { Bookings } from './booking.ts';
import { createFeed } from './feed.ts';
import type { Feed } from './feed.ts';
import { createLink } from './link.ts';
import type { Link } from './link.ts';
import { createMyBets } from './myBets.ts';
import type { MyBets } from './myBets.ts';
import { createPlacing } from './placing.ts';
import type { Placing } from './placing.ts';
import { createReplay } from './replay.ts';
import type { Replay } from './replay.ts';
import { createRounds } from './rounds.ts';
import type { Rounds } from './rounds.ts';
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
  readonly actions: SlipActions;
  readonly placing: Placing;
  readonly bets: MyBets;
  readonly bookings: Bookings;
  /** To be called when the address has changed. */
  follow(): void;
  replay(): void;
  verify(): Promise<void>;
  start(): void;
}

const snackMs = 6_000;
const turnMs = 250;

export function createWholeDesk(setting: Setting, signals: Signals): WholeDesk {
  const state: State = firstState(
    setting.desk,
    routeOf(location.hash, setting.desk.sportId),
    loadSlip(setting.account),
  );
  let isOver = false;

  function changed(): void {
    signals.showPurse(state.purse);
    signals.changed();
  }
  const desk: Desk = {
    setting,
    state,
    changed,
    notify(text, canUndo = false) {
      state.snack = { text, canUndo, untilMs: houseNow() + snackMs };
      changed();
    },
    soon: (what) => rounds.soon(what),
    ended(message) {
      isOver = true;
      signals.ended(message);
    },
  };
  const actions = createSlipActions(desk);
  const placing = createPlacing(desk, actions, signals.taken);
  const bets = createMyBets(desk, signals.taken);
  const bookings = createBookings(desk, actions);
  const feed = createFeed(desk, signals.scored);
  const link = createLink(setting.desk.sessionId, feed.hear, () => rounds.soon('board'));

  const rounds = readings(state, { feed, actions, bets, link });
  const replay = createReplay(desk);

  return {
    ...desk,
    actions,
    placing,
    bets,
    bookings,
    follow: () => follow(desk, link, rounds, replay),
    replay: () => replay.toggle(),
    verify: () => verify(desk),
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

type Readings = Rounds<Parameters<Desk['soon']>[0]>;

interface Readers {
  readonly feed: Feed;
  readonly actions: SlipActions;
  readonly bets: MyBets;
  readonly link: Link;
}

/** The polling intervals, shorter while something can change. */
function readings(state: State, { feed, actions, bets, link }: Readers): Readings {
  const isLive = () => state.page?.match.running.phase === 'live';
  const isBetOn = () =>
    state.running.some(({ state: at, legs }) => at !== 'open' || legs.some(({ phase }) => phase === 'live'));
  return createRounds({
    board: { everyMs: () => (state.isLost ? 2_000 : link.isUp ? 12_000 : 5_000), run: feed.board },
    match: { everyMs: () => (state.route.kind !== 'match' ? 0 : isLive() ? 3_000 : 8_000), run: feed.match },
    quote: { everyMs: () => (state.slip.legs.length > 0 ? 4_000 : 0), run: actions.quote },
    running: { everyMs: () => (isBetOn() ? 3_500 : 20_000), run: bets.running },
    over: { everyMs: () => (state.which === 'over' || state.over === undefined ? 20_000 : 0), run: bets.over },
  });
}

/** Resets what belonged to the old address, and reads what the new one shows. */
function follow(desk: Desk, link: Link, rounds: Readings, replay: Replay): void {
  const { state, setting } = desk;
  const before = state.route;
  state.route = routeOf(location.hash, setting.desk.sportId);
  state.fault = '';
  state.verdict = undefined;
  replay.end();
  link.watch(sportOfRoute(state.route));
  const isOther = slotOfRoute(before, houseNow()) !== slotOfRoute(state.route, houseNow());
  if (isOther || sportOfRoute(before) !== sportOfRoute(state.route)) rounds.soon('board');
  rounds.soon('match');
  rounds.turn(houseNow());
  desk.changed();
}

/** Verifies the open match against what was published of it. */
async function verify(desk: Desk): Promise<void> {
  const { state } = desk;
  const { match, proof } = state.page ?? {};
  if (match === undefined || proof === undefined) return;
  const { matchId, score } = match.running;
  state.verdict = await verdictOf({ matchId, score, ...proof, salt: proof.salt.salt });
  desk.changed();
}
