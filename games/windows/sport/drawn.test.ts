// @vitest-environment happy-dom
/**
 * The desk shows what the house offers and settles: odds of board and match, the slip's return, scores, legs, cash-out
 * and payout. The data come from the house's own views. M03
 */
import { noSalt } from '@foyer/contract/chainSalt.ts';
import { expect, it } from 'vitest';
import { sportBet } from '@foyer/contract/play/sportBets.ts';
import { sportMatch } from '@foyer/contract/play/sport.ts';
import { quotedLeg } from '@foyer/contract/play/sportSlip.ts';
import * as v from 'valibot';
import { modelOfFixture } from '../../engines/sport/fixtures.ts';
import { winningPick } from '../../engines/sport/markets.ts';
import type { PricedMarket } from '../../engines/sport/markets.ts';
import { marketsOf } from '../../engines/sport/offer.ts';
import { betView } from '../../../server/src/provider/sport/betViews.ts';
import { eventsView, marketsView, matchView, proofView } from '../../../server/src/provider/sport/board.ts';
import { offerOf } from '../../../server/src/provider/sport/cashOut.ts';
import { outcomeOf } from '../../../server/src/provider/sport/judging.ts';
import { legResult } from '../../../server/src/provider/sport/legs.ts';
import type { PlacedLeg } from '../../../server/src/provider/sport/legs.ts';
import { resultOf, standingAt } from '../../../server/src/provider/sport/matches.ts';
import type { Standing } from '../../../server/src/provider/sport/matches.ts';
import { quotedLegView } from '../../../server/src/provider/sport/quote.ts';
import { money } from '../frame/testing/page.ts';
import { betRowOf, chosenMarket, createPage, legRowOf, matchesOfBet, texts, words } from './testing/page.ts';
import type { ChosenLeg } from './testing/page.ts';
import { boardOf, slotOfRoute } from './model/route.ts';
import type { BoardTab } from './model/route.ts';
import { add, emptySlip, keyOf } from './slip/slip.ts';

/** The number of legs: 60 by default, `DRAWN_LEGS=10000` for the full run. */
const wanted = Number(process.env.DRAWN_LEGS ?? 60);
const price = (odds: number): string => (odds >= 100_000 ? String(Math.floor(odds / 100)) : (odds / 100).toFixed(2));
/** The documented rule: stake times all odds, rounded down to whole satang. */
const returns = (stake: number, odds: readonly number[]): bigint =>
  odds.reduce((all, each) => all * BigInt(each), BigInt(stake)) / 100n ** BigInt(odds.length);
const wire = <T>(codec: { schema: v.GenericSchema<unknown, T>; encode(value: T): unknown }, value: T): T =>
  v.parse(codec.schema, codec.encode(value));

const page = createPage();
const seen = { legs: 0, kinds: new Set<string>(), sports: new Set<string>(), states: new Set<string>() };

/** The engine's markets at this time. */
function offered({ played }: ChosenLeg, nowMs: number): readonly PricedMarket[] {
  const { state, phase } = standingAt(played, nowMs);
  return marketsOf(played.fixture.code, state, modelOfFixture(played.fixture).outlook(state), phase === 'live');
}

function expectOdds(root: Element, { played }: ChosenLeg, markets: readonly PricedMarket[], isResting: boolean): void {
  const { matchId } = played.fixture;
  const shown = Array.from(
    root.querySelectorAll(`button.odd[data-key^="${matchId}:"]`),
    (button) =>
      [
        button.getAttribute('data-key'),
        [button.querySelector('.price')?.textContent ?? 'locked', button.hasAttribute('disabled')],
      ] as const,
  );
  const expected = markets.flatMap(({ kind, param, picks }) =>
    picks.map(
      ({ pick, odds }) =>
        [keyOf({ matchId, kind, param, pick }), [isResting ? 'locked' : price(odds), isResting]] as const,
    ),
  );
  expect(new Map(shown)).toEqual(new Map(expected));
  expect(shown).toHaveLength(expected.length);
}

const bangkokDay = (ms: number): string => new Date(ms + 7 * 3_600_000).toISOString().slice(0, 10);
const tabOf = ({ phase, played: { fixture } }: Standing, nowMs: number): BoardTab =>
  phase !== 'before' ? 'live' : bangkokDay(fixture.startMs) === bangkokDay(nowMs) ? 'today' : 'early';

/** Checks the odds on every board and on the page of the first match. */
function seeOdds(legs: readonly ChosenLeg[], nowMs: number): void {
  const standings = legs.map(({ played }) => standingAt(played, nowMs));
  const matches = standings.map((standing) => wire(sportMatch, matchView(standing, false, 'zh_CN')));
  const sportId = legs[0]?.played.fixture.sportId ?? 1;
  for (const tab of ['live', 'today', 'early'] as const) {
    const route = boardOf(sportId, tab);
    page.state.route = route;
    page.state.board = { sportId, slot: slotOfRoute(route, nowMs), matches, results: [] };
    page.draw('ground', nowMs);
    for (const [at, leg] of legs.entries()) {
      const standing = standings[at];
      const row = page.root.querySelector(`.match[data-key="${leg.played.fixture.matchId}"]`);
      if (standing === undefined || tabOf(standing, nowMs) !== tab) {
        expect(row).toBeNull();
        continue;
      }
      if (row === null) throw new Error(`no row for ${leg.played.fixture.matchId}`);
      expectOdds(row, leg, offered(leg, nowMs).slice(0, 3), standing.restUntilMs > nowMs);
      const { home, away } = standing.state.score;
      expect(texts(row, '.score')).toEqual(tab === 'live' ? [String(home), String(away)] : []);
    }
  }
  const [first] = legs;
  const [standing] = standings;
  const [match] = matches;
  if (first === undefined || standing === undefined || match === undefined) throw new Error('no leg');
  page.state.route = { kind: 'match', matchId: first.played.fixture.matchId };
  page.state.page = {
    match,
    markets: marketsView(standing, false),
    events: eventsView(standing),
    proof: { ...proofView(standing), salt: noSalt },
  };
  page.draw('ground', nowMs);
  const stage = page.root.querySelector('.match-page');
  if (stage === null) throw new Error('no page');
  expectOdds(stage, first, offered(first, nowMs), standing.restUntilMs > nowMs);
  const { score, parts, running } = standing.state;
  const text = page.root.querySelector('.result')?.firstChild?.textContent;
  expect(text).toBe(standing.phase === 'before' ? '–' : String(score.home));
  if (standing.phase === 'live')
    expect(texts(stage, '.parts tbody tr:first-child td')).toEqual([...parts, running].map(({ home }) => String(home)));
}

function seeSlip(legs: readonly ChosenLeg[], stake: number, nowMs: number): void {
  const placed: PlacedLeg<ChosenLeg>[] = legs.map((leg) => ({ leg, played: leg.played, isVoid: false }));
  const quotes = placed.map((leg) => wire(quotedLeg, quotedLegView(leg, placed, nowMs, 'zh_CN')));
  page.state.quotes = new Map(quotes.map((quote) => [keyOf(quote), quote]));
  page.state.slip = legs.reduce(
    (slip, leg, at) => add(slip, { ...leg, fixture: quotes[at] ?? leg.fixture, stakeSatang: 0 }),
    { ...emptySlip, stakeSatang: stake },
  );
  page.state.panel = 'slip';
  page.draw('side', nowMs);
  const odds = legs.map((leg) => leg.odds);
  expect(texts(page.root, '.leg .price b')).toEqual(odds.map(price));
  expect(texts(page.root, '.sums dd')).toEqual([
    price(Number(returns(100, odds))),
    money(stake),
    money(returns(stake, odds)),
  ]);
  expect(texts(page.root, 'button.place')).toEqual([words('place', { amount: money(stake) })]);
}

const marks: Readonly<Record<string, string>> = { open: '·', won: '✓', lost: '✕', void: '○' };

function seeLegs(legs: readonly ChosenLeg[], voided: ReadonlySet<ChosenLeg>, nowMs: number): void {
  const shown = Array.from(page.root.querySelectorAll('.bet-legs > li'), (line) => [
    line.querySelector('.mark')?.textContent,
    line.querySelector('.price')?.textContent,
    line.querySelector('.now')?.firstChild?.textContent,
  ]);
  const expected = legs.map((leg) => {
    const { moments, fixture, endMs } = leg.played;
    const won = winningPick(resultOf(leg.played), leg) === leg.pick;
    const state = voided.has(leg) ? 'void' : endMs > nowMs ? 'open' : won ? 'won' : 'lost';
    seen.states.add(state);
    const score = moments.findLast(({ atMs }) => atMs <= nowMs)?.state.score ?? { home: 0, away: 0 };
    const isBefore = !voided.has(leg) && nowMs < fixture.startMs;
    return [marks[state], price(leg.odds), isBefore ? expect.stringContaining(':') : `${score.home} : ${score.away}`];
  });
  expect(shown).toEqual(expected);
}

/** Checks an open bet with its cash-out during the matches, then the same bet settled or cashed out. */
function seeBet(number: number, legs: readonly ChosenLeg[], stake: number, nowMs: number): void {
  const voided = new Set(legs.filter((_, at) => (number + at) % 7 === 0));
  const endMs = Math.max(...legs.map(({ played }) => played.endMs));
  const middleMs = Math.floor((nowMs + endMs) / 2);
  const bet = betRowOf(number, legs, stake);
  const open = legs.map((leg, at) => ({
    row: legRowOf(bet, leg, at),
    placed: { leg, played: leg.played, isVoid: voided.has(leg) },
  }));
  page.state.panel = 'bets';
  page.state.which = 'running';
  page.state.running = [wire(sportBet, betView(bet, open, middleMs, 'zh_CN'))];
  page.draw('side', middleMs);
  seeLegs(legs, voided, middleMs);
  const { offerSatang } = offerOf(bet, open, middleMs);
  const offer = page.root.querySelector('.bet .cash button')?.textContent;
  expect(offer).toBe(offerSatang === 0 ? undefined : words('cashOut', { amount: money(offerSatang) }));
  seen.states.add(offerSatang === 0 ? 'no offer' : 'offer');

  const judged = open.map(({ row, placed }) => ({ placed, row: { ...row, state: legResult(placed, endMs) } }));
  const rows = judged.map(({ row }) => row);
  const isCashed = offerSatang > 0 && number % 3 === 0;
  const decided = isCashed
    ? { outcome: 'cashed', paidSatang: offerSatang }
    : (outcomeOf(bet, rows) ?? { outcome: 'open', paidSatang: -1 });
  const over = { ...bet, state: decided.outcome, outcome: decided.outcome, paid_satang: decided.paidSatang };
  page.state.which = 'over';
  page.state.over = [wire(sportBet, betView({ ...over, settled_ms: endMs }, judged, endMs, 'zh_CN'))];
  page.draw('side', endMs);
  seeLegs(legs, voided, endMs);
  const standing = legs.filter((leg) => !voided.has(leg));
  const isLost = standing.some((leg) => winningPick(resultOf(leg.played), leg) !== leg.pick);
  const won = returns(
    stake,
    standing.map(({ odds }) => odds),
  );
  const state = isCashed ? 'cashed' : isLost ? 'lost' : standing.length === 0 ? 'void' : 'won';
  const paid = isCashed ? offerSatang : isLost ? 0 : won;
  expect(texts(page.root, '.bet .state')).toEqual([words(`bet${state}`)]);
  expect(texts(page.root, '.bet .sum b')).toEqual([words('paid', { amount: money(paid) })]);
  seen.states.add(`bet ${state}`);
}

it('shows odds, slip, legs, scores, cash-out and payout as the house offers and settles them. M03', async () => {
  for (let number = 0; seen.legs < wanted; number += 1) {
    const { nowMs, matches } = matchesOfBet(number);
    const legs = matches.flatMap((played, at) => chosenMarket(played, nowMs, number + at) ?? []);
    if (legs.length === 0) continue;
    const stake = 1_000 + (number % 97) * 700;
    seeOdds(legs, nowMs);
    seeSlip(legs, stake, nowMs);
    seeBet(number, legs, stake, nowMs);
    seen.legs += legs.length;
    // Lets the event loop turn, because removed nodes are not freed within one task.
    await new Promise(setImmediate);
    for (const { kind, played } of legs) {
      seen.kinds.add(kind);
      seen.sports.add(played.fixture.code);
    }
  }
  expect(seen.kinds.size).toBe(8);
  expect(seen.sports.size).toBe(15);
  for (const state of ['won', 'lost', 'void', 'open', 'offer', 'bet won', 'bet lost', 'bet cashed', 'bet void'])
    expect(seen.states).toContain(state);
}, 600_000);
