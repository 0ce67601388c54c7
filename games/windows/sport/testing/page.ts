/** The desk's page and the house's bets for tests, with real texts, seeded matches and offered picks. */
import { createHash } from 'node:crypto';
import own from '@foyer/text/zh_CN/sport.json' with { type: 'json' };
import type { SportDesk } from '@foyer/contract/play/sportDesk.ts';
import type { SlipLeg } from '@foyer/contract/play/sportSlip.ts';
import { slipTextOf } from '@foyer/contract/play/sportSlip.ts';
import { fixtureOf } from '../../../engines/sport/fixtures.ts';
import { sportKinds } from '../../../engines/sport/kinds.ts';
import { runMatch } from '../../../fair/sportMatch.ts';
import type { BetRow, LegRow } from '../../../../server/src/provider/sport/betStore.ts';
import { deskRules } from '../../../../server/src/provider/sport/deskRules.ts';
import { legAt } from '../../../../server/src/provider/sport/legs.ts';
import { pricesOf, standingAt } from '../../../../server/src/provider/sport/matches.ts';
import type { Played } from '../../../../server/src/provider/sport/matches.ts';
import { testWords } from '../../frame/testing/page.ts';
import { board } from '../board/board.ts';
import { matchPage } from '../match/page.ts';
import { boardOf } from '../model/route.ts';
import { firstState } from '../model/state.ts';
import type { Setting, State } from '../model/state.ts';
import { sidePanel } from '../panel/panel.ts';
import { emptySlip } from '../slip/slip.ts';
import type { Fixture } from '../slip/slip.ts';
import type { Words } from '../words.ts';

export const words: Words = testWords(own);

export const texts = (root: ParentNode, selector: string): string[] =>
  Array.from(root.querySelectorAll(selector), (found) => found.textContent);

const purse = { balanceSatang: 10_000_000, stakedSatang: 0, wonSatang: 0, nowMs: 0 };
const opened: SportDesk = {
  sessionId: 'drawn',
  mode: 'real',
  gameId: 'harbour-green-night',
  account: 'drawn',
  sportId: 1,
  openedMs: 0,
  isOpen: true,
  purse,
  rules: deskRules,
};

export interface Page {
  readonly root: HTMLElement;
  readonly state: State;
  /** Draws the board or match (`ground`), or the side panel, as at `nowMs`. */
  draw(part: 'ground' | 'side', nowMs: number): void;
}

export function createPage(): Page {
  const setting: Setting = { desk: opened, words, lang: 'zh_CN', account: 'drawn' };
  const state = firstState(opened, boardOf(1), emptySlip);
  const root = document.createElement('div');
  return {
    root,
    state,
    draw(part, nowMs) {
      state.freshMs = nowMs;
      const looking = { setting, state, nowMs };
      const { route } = state;
      const ground = () => (route.kind === 'match' ? matchPage(looking, route.matchId) : board(looking));
      root.replaceChildren(part === 'ground' ? ground() : sidePanel(looking, true));
    },
  };
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

function playedOf(sportId: number, index: number): Played {
  const fixture = fixtureOf(sportId, index);
  if (fixture === undefined) throw new RangeError(`no match ${sportId}-${index}`);
  const seed = hash(`drawn ${fixture.matchId}`);
  const chain = {
    sport_id: sportId,
    chain_no: 0,
    first_index: index,
    length: 1,
    secret: seed,
    anchor: hash(seed),
    published_ms: 0,
    salt_day: null,
    entry_no: null,
  };
  const moments = runMatch(fixture, seed);
  return { fixture, link: { seed, salt: '', position: 1, chain }, moments, endMs: moments.at(-1)?.atMs ?? 0 };
}

/** One to four matches of different sports, some of them live, and the time of a bet on them. */
export function matchesOfBet(number: number): { readonly nowMs: number; readonly matches: readonly Played[] } {
  const count = (number % 4) + 1;
  const matches = Array.from({ length: count }, (_, at) => {
    const kind = sportKinds[(number * 4 + at) % sportKinds.length] ?? sportKinds[0];
    return playedOf(kind.sportId, 9_970_000 + number + (at % 2));
  });
  const [first] = matches;
  if (first === undefined) throw new RangeError('no match');
  const tick = first.moments[Math.floor(first.moments.length * ((number % 5) / 6))];
  const nowMs = number % 5 === 0 ? first.fixture.startMs - 1_000 : (tick?.atMs ?? first.fixture.startMs);
  return { nowMs, matches };
}

export interface ChosenLeg extends SlipLeg {
  readonly played: Played;
  readonly fixture: Fixture;
}

/** A pick of the match, whose kind of market varies with `number`; undefined if none is offered at `nowMs`. */
export function chosenMarket(played: Played, nowMs: number, number: number): ChosenLeg | undefined {
  const standing = standingAt(played, nowMs);
  if (standing.phase === 'over') return undefined;
  const kinds = Map.groupBy(pricesOf(standing).markets, ({ kind }) => kind);
  const listed = [...kinds.values()].filter((markets) => markets.some(({ picks }) => picks.length > 0));
  const markets = listed[Math.floor(number / 3) % listed.length]?.filter(({ picks }) => picks.length > 0) ?? [];
  const market = markets[number % markets.length];
  const pick = market?.picks[number % market.picks.length];
  if (market === undefined || pick === undefined) return undefined;
  const { matchId, sportId, startMs } = played.fixture;
  const place = { matchId, kind: market.kind, param: market.param, pick: pick.pick };
  if (legAt({ leg: place, played, isVoid: false }, nowMs).odds !== pick.odds) return undefined;
  const fixture = { sportId, leagueName: '', homeName: '', awayName: '', startMs };
  return { ...place, odds: pick.odds, played, fixture };
}

export const betRowOf = (number: number, legs: readonly SlipLeg[], stakeSatang: number): BetRow => ({
  owner: 'drawn',
  order_no: `S${number}`,
  request_id: `drawn-${number}`,
  session_id: 'drawn',
  platform_code: 'harbour',
  game_id: opened.gameId,
  slip: slipTextOf(legs),
  policy: 'ask',
  stake_satang: stakeSatang,
  paid_satang: 0,
  state: 'open',
  outcome: '',
  reason: '',
  placed_ms: 0,
  accept_ms: 0,
  settled_ms: null,
  again: 0,
  paid_before_satang: 0,
  is_again: false,
});

export const legRowOf = ({ owner, order_no }: BetRow, leg: SlipLeg, at: number): LegRow => ({
  owner,
  order_no,
  leg_no: at,
  match_id: leg.matchId,
  kind: leg.kind,
  param: leg.param,
  pick: leg.pick,
  offered_odds: leg.odds,
  odds: leg.odds,
  state: 'open',
});
