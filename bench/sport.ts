/**
 * Returns of the sportsbook's bets: `npm run bench:sport [matches]`. Matches of every sport are brought to a random
 * state and played from there to their end several times. Each time, one pick of every kind of market is bet at its
 * odds. The measured return is written into docs/sportsbook.md beside its exact expectation, chance x odds. Every run
 * gives the same figures. `BENCH_SEED=2` draws other numbers and `BENCH_SPORT=cycleRacing` counts one sport; both only
 * print.
 */
import { fixtureOf, modelOfFixture } from '@foyer/games/engines/sport/fixtures.ts';
import { sportKinds } from '@foyer/games/engines/sport/kinds.ts';
import { chancesOf, marginOf, winningPick } from '@foyer/games/engines/sport/markets.ts';
import type { PricedMarket } from '@foyer/games/engines/sport/markets.ts';
import type { Model, Moment } from '@foyer/games/engines/sport/match.ts';
import { marketsOf } from '@foyer/games/engines/sport/offer.ts';
import { chanceFrom } from './chance.ts';
import { writePart } from './returns/marks.ts';
import { createTally, pages, summaryOf } from './sport/tally.ts';
import type { Tally } from './sport/tally.ts';

const usualMatches = 10_000_000;
const asked = Number(process.argv[2] ?? usualMatches);
const { BENCH_SEED: seed, BENCH_SPORT: only } = process.env;
/** How often a match is played on from one state. Pricing a state takes longer than playing on from it. */
const timesEach = 10;
const statesPerSport = Math.ceil(asked / timesEach / sportKinds.length);
type Kind = (typeof sportKinds)[number];

/** A state at which bets are placed, and the random numbers that led there. */
interface Place {
  readonly model: Model;
  readonly isLive: boolean;
  readonly drawn: readonly number[];
  readonly state: Moment['state'];
}

/**
 * A third of the matches are bet on before the start, the others at a random tick. Undefined if the match ends before.
 */
function placeOf(model: Model, next: () => number): Place | undefined {
  const isLive = next() < 2 / 3;
  const tick = isLive ? Math.floor(next() * (model.run(next, 0).length - 1)) : -1;
  const drawn: number[] = [];
  const moments = isLive ? model.run((at) => (drawn[at] ??= next()), 0) : [];
  if (isLive && tick >= moments.length - 1) return undefined;
  return { model, isLive, drawn: drawn.slice(0, tick + 1), state: moments[tick]?.state ?? model.start };
}

/** The main count, and a second one of as many matches from another seed. */
const [tally, again] = [createTally(), createTally()];

/** Plays on from a state and bets on it. Markets of one kind win and lose together, so only one of them is bet on. */
function playFrom(into: Tally, { code }: Kind, { model, isLive, drawn, state }: Place, next: () => number): void {
  const outlook = model.outlook(state);
  const kinds = Map.groupBy(marketsOf(code, state, outlook, isLive), ({ kind }) => kind);
  const priced = [...kinds.values()].map((markets) =>
    markets.map((market) => ({
      market,
      chances: new Map(chancesOf(outlook, market)?.map((each) => [each.pick, each.chance])),
    })),
  );
  for (let time = 0; time < timesEach; time += 1) {
    const moments = model.run((at) => drawn[at] ?? next(), 0);
    const result = {
      state: moments.at(-1)?.state ?? model.start,
      scorers: moments.flatMap(({ side, points }) => (points > 0 && side !== '' ? [side] : [])),
    };
    for (const listed of priced) {
      const { market, chances } = listed[Math.floor(next() * listed.length)] ?? {};
      const pick = market?.picks[Math.floor(next() * market.picks.length)];
      if (market === undefined || pick === undefined) continue;
      const exact = ((chances?.get(pick.pick) ?? 0) * pick.odds) / 100;
      const paid = winningPick(result, market satisfies PricedMarket) === pick.pick ? pick.odds / 100 : 0;
      into.bet({ sport: code, kind: market.kind, exact, paid, flat: 1 / (1 + marginOf(market.kind, isLive)) });
    }
    into.matchOver(code);
  }
}

function count(into: Tally, kind: Kind, next: () => number): void {
  for (let played = 0; played < statesPerSport; played += 1) {
    const fixture = fixtureOf(kind.sportId, 9_000_000 + (played % 135));
    if (fixture === undefined) throw new RangeError(`no match of ${kind.code}`);
    const place = placeOf(modelOfFixture(fixture), next);
    if (place !== undefined) playFrom(into, kind, place, next);
  }
}

const begun = performance.now();
for (const kind of sportKinds) {
  if (only !== undefined && kind.code !== only) continue;
  const named = seed === undefined ? kind.code : `${kind.code} ${seed}`;
  count(tally, kind, chanceFrom(`sportsbook ${named}`));
  count(again, kind, chanceFrom(`sportsbook ${named} again`));
  process.stdout.write(`${kind.code} ${((performance.now() - begun) / 1000).toFixed(0)} s\n`);
}
const summary = summaryOf(tally.lines());
process.stdout.write(`${summary}\n`);
if (asked >= usualMatches && seed === undefined && only === undefined)
  writePart('sportsbook.md', 'returns', `${summary}\n\n${pages(tally.lines(), again.lines())}`);
else process.stdout.write(`${pages(tally.lines(), again.lines())}\n`);
