/** Actions on the slip. Each change is stored, and the house quotes the slip again soon after. */
import type { SportMatch } from '@foyer/contract/play/sport.ts';
import { mostLegs, quoteSlip, slipTextOf } from '@foyer/contract/play/sportSlip.ts';
import type { MarketKind } from '@foyer/contract/play/sport.ts';
import { pricePolicies } from '@foyer/contract/play/sportBets.ts';
import { keepSlip } from '../slip/keep.ts';
import * as slips from '../slip/slip.ts';
import type { Leg, Slip } from '../slip/slip.ts';
import { oddsNow } from '../slip/standing.ts';
import { read } from './read.ts';
import type { Desk } from './state.ts';

/** The selection of an odds button. */
export interface Offered {
  readonly match: SportMatch;
  readonly kind: MarketKind;
  readonly param: number;
  readonly pick: string;
  readonly odds: number;
}

export interface SlipActions {
  readonly change: (next: Slip) => void;
  readonly toggle: (offered: Offered) => void;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
  readonly undo: () => void;
  readonly stake: (satang: number) => void;
  readonly legStake: (key: string, satang: number) => void;
  readonly mode: (mode: string) => void;
  readonly policy: (policy: string) => void;
  readonly accept: () => void;
  readonly quote: () => Promise<void>;
}

const legOf = ({ match, ...offered }: Offered): Leg => ({
  matchId: match.running.matchId,
  kind: offered.kind,
  param: offered.param,
  pick: offered.pick,
  odds: offered.odds,
  stakeSatang: 0,
  fixture: {
    sportId: match.running.sportId,
    leagueName: match.leagueName,
    homeName: match.homeName,
    awayName: match.awayName,
    startMs: match.startMs,
  },
});

export function createSlipActions(desk: Desk): SlipActions {
  const { state, setting } = desk;
  const { words } = setting;

  function change(next: Slip): void {
    state.slip = next;
    keepSlip(setting.account, next);
    desk.soon('quote');
    desk.changed();
  }

  /** If one match is unknown to the house, each leg is quoted separately to find out which. */
  async function quoteEach(legs: readonly Leg[]): Promise<void> {
    for (const leg of legs) {
      const answer = await read(desk, quoteSlip, { sessionId: setting.desk.sessionId, slip: slipTextOf([leg]) });
      const key = slips.keyOf(leg);
      if (answer.kind === 'done') for (const quoted of answer.data.legs) state.quotes.set(key, quoted);
      else if (answer.kind === 'refused') state.quotes.set(key, goneLeg(leg));
    }
    desk.changed();
  }

  return {
    change,
    toggle(offered) {
      const leg = legOf(offered);
      const next = slips.toggle(state.slip, leg);
      if (next === state.slip) return desk.notify(words('slipFull', { count: mostLegs }));
      if (next.removed.length > state.slip.removed.length) desk.notify(words('removed'), true);
      change(next);
    },
    remove(key) {
      change(slips.remove(state.slip, key));
      desk.notify(words('removed'), true);
    },
    clear() {
      change(slips.clear(state.slip));
      desk.notify(words('cleared'), true);
    },
    undo() {
      state.snack = undefined;
      change(slips.undo(state.slip));
    },
    stake: (stakeSatang) => change({ ...state.slip, stakeSatang }),
    legStake: (key, satang) => change(slips.setLegStake(state.slip, key, satang)),
    mode: (mode) => change({ ...state.slip, mode: mode === 'singles' ? 'singles' : 'combined' }),
    policy: (wanted) => change({ ...state.slip, policy: pricePolicies.find((each) => each === wanted) ?? 'ask' }),
    accept: () => change(slips.accept(state.slip, oddsNow(state.slip, state.quotes))),

    async quote() {
      const { legs } = state.slip;
      if (legs.length === 0) return;
      const answer = await read(desk, quoteSlip, { sessionId: setting.desk.sessionId, slip: slipTextOf(legs) });
      if (answer.kind === 'lost') return;
      if (answer.kind === 'refused') return quoteEach(legs);
      state.quotes = new Map(answer.data.legs.map((quoted) => [slips.keyOf(quoted), quoted]));
      state.delayMs = answer.data.delayMs;
      desk.changed();
    },
  };
}

const goneLeg = (leg: Leg) => ({
  ...leg.fixture,
  matchId: leg.matchId,
  kind: leg.kind,
  param: leg.param,
  pick: leg.pick,
  odds: leg.odds,
  seenOdds: leg.odds,
  phase: 'over' as const,
  score: { home: 0, away: 0 },
  problem: 'closed' as const,
});
