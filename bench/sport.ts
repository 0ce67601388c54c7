/**
 * What comes back of the sportsbook's bets: `npm run bench:sport [matches]`. Matches of every sport are played through, at
 * a state of each that chance picks one pick of every market is taken at its odds, and what it returned is written into
 * docs/sportsbook.md beside 1 / (1 + margin).
 */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fixtureOf, modelOfFixture } from '@foyer/games/engines/sport/fixtures.ts';
import { sportKinds } from '@foyer/games/engines/sport/kinds.ts';
import { marginOf, winningPick } from '@foyer/games/engines/sport/markets.ts';
import type { MarketKind } from '@foyer/games/engines/sport/markets.ts';
import { marketsOf } from '@foyer/games/engines/sport/offer.ts';

const matches = Number(process.argv[2] ?? 300_000);
const perSport = Math.ceil(matches / sportKinds.length);

/** Numbers of the platform's generator, a block at a time. */
function* numbers(): Generator<number, number> {
  for (;;) {
    const block = randomBytes(65_536);
    for (let at = 0; at < block.length; at += 4) yield block.readUInt32LE(at) / 2 ** 32;
  }
}
const drawn = numbers();
const next = (): number => drawn.next().value;

interface Line {
  bets: number;
  returned: number;
  squares: number;
  /** What 1 / (1 + margin) says, summed up. */
  expected: number;
}
const lines = new Map<string, Line>();

function note(name: string, returned: number, expected: number): void {
  const line = lines.get(name) ?? { bets: 0, returned: 0, squares: 0, expected: 0 };
  line.bets += 1;
  line.returned += returned;
  line.squares += returned * returned;
  line.expected += expected;
  lines.set(name, line);
}

function playOne(sportId: number, code: (typeof sportKinds)[number]['code'], index: number): void {
  const fixture = fixtureOf(sportId, index);
  if (fixture === undefined) throw new RangeError(`no match ${sportId}-${index}`);
  const model = modelOfFixture(fixture);
  const moments = model.run(next, 0);
  const last = moments.at(-1)?.state ?? model.start;
  const scorers = moments.flatMap(({ side, points }) => (points > 0 && side !== '' ? [side] : []));
  // One in three is bet on before its start; the others at a tick that another run of the same match chooses, since how
  // long this one lasts says something about how it ends.
  const isLive = next() < 2 / 3;
  const tick = isLive ? Math.floor(next() * (model.run(next, 0).length - 1)) : -1;
  if (tick >= moments.length - 1) return;
  const state = moments[tick]?.state ?? model.start;
  // One line of each kind: lines of the same match win and lose together.
  const kinds = Map.groupBy(marketsOf(code, state, model.outlook(state), isLive), ({ kind }) => kind);
  for (const [, listed] of kinds) {
    const market = listed[Math.floor(next() * listed.length)];
    if (market === undefined) continue;
    const pick = market.picks[Math.floor(next() * market.picks.length)];
    if (pick === undefined) continue;
    const isWon = winningPick({ state: last, scorers }, market) === pick.pick;
    const kind: MarketKind = market.kind;
    note(`${code} ${kind}`, isWon ? pick.odds / 100 : 0, 1 / (1 + marginOf(kind, isLive)));
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

function tableOf(): { text: string; worst: number } {
  let worst = 0;
  const rows = [...lines].map(([name, { bets, returned, squares, expected }]) => {
    const mean = returned / bets;
    const error = Math.sqrt((squares / bets - mean * mean) / bets);
    const away = (mean - expected / bets) / error;
    worst = Math.max(worst, Math.abs(away));
    const [sport = '', market = ''] = name.split(' ');
    return `| ${sport} | ${market} | ${bets.toLocaleString('en')} | ${percent(expected / bets)} | ${percent(mean)} | ${percent(error)} | ${away.toFixed(2)} |`;
  });
  const head =
    '| sport | market | bets | 1 / (1 + margin) | returned | standard error | errors away |\n| --- | --- | ---: | ---: | ---: | ---: | ---: |';
  return { text: [head, ...rows].join('\n'), worst };
}

const begun = performance.now();
for (const { sportId, code } of sportKinds)
  for (let match = 0; match < perSport; match += 1) playOne(sportId, code, 9_000_000 + (match % 135));
const { text, worst } = tableOf();
const file = new URL('../docs/sportsbook.md', import.meta.url);
const page = readFileSync(file, 'utf8');
const [start, end] = ['<!-- returns -->', '<!-- /returns -->'];
const summary = `${(perSport * sportKinds.length).toLocaleString('en')} matches, ${lines.size} lines, the furthest ${worst.toFixed(2)} standard errors away.`;
writeFileSync(
  file,
  `${page.slice(0, page.indexOf(start) + start.length)}\n\n${summary}\n\n${text}\n\n${page.slice(page.indexOf(end))}`,
);
process.stdout.write(`${summary} ${((performance.now() - begun) / 1000).toFixed(0)} s\n`);
