/**
 * Proofs of rounds as a house would publish them, with results from the independent second verifiers. Only tests and
 * benches use them. F03
 */
import { createHash } from 'node:crypto';
import { catalogueOf, usualGames } from '../../catalogue/catalogue.ts';
import { fixtureOf } from '../../engines/sport/fixtures.ts';
import { sportKinds } from '../../engines/sport/kinds.ts';
import { rulesOf } from '../../engines/sport/sports.ts';
import { fishModels } from '../../engines/fish/models.ts';
import { instantGames } from '../../engines/instant/games.ts';
import { modelCodeOf, modelOf, models } from '../../engines/slotTitles.ts';
import type { SlotModel } from '../../engines/slot/rules.ts';
import type { Proof, ProofOf } from '../../fair/proof.ts';
import { independentAnchor, independentBalls, publishedDrums } from '../../fair/testing/independentDraw.ts';
import { independentCaught } from '../../fair/testing/independentFish.ts';
import { replayInstant } from '../../fair/testing/independentInstant.ts';
import { replay, replayWheel } from '../../fair/testing/independentSlot.ts';
import { independentMatch } from '../../fair/testing/independentSport.ts';
import { independentTableNumbers } from '../../fair/testing/independentTable.ts';

export const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

export function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('an empty list');
  return item;
}

/** A new seed of the house for every hundred rounds. */
export function seedsAt(name: string, round: number) {
  const serverSeed = hash(`${name} ${Math.floor(round / 100)}`);
  return { commitment: hash(serverSeed), serverSeed, clientSeed: `player-${round % 7}`, nonce: round };
}

/** As published: the name, a colon, the salt. */
const salted = (name: string, salt: string): string => (salt === '' ? name : `${name}:${salt}`);

function linkAt(name: string, round: number) {
  const [seed, position] = [hash(`${name} link ${round}`), 1 + (round % 13)];
  // Chains of older houses have no salt.
  const salt = round % 3 === 0 ? '' : hash(`${name} salt ${Math.floor(round / 50)}`);
  return { anchor: independentAnchor(seed, position), seed, position, salt };
}

/** Machines with reels and pays of their own: some of every part of the catalogue. */
const variants = catalogueOf(usualGames)
  .filter(({ baseModel }, place) => baseModel !== undefined && place % 20 === 0)
  .flatMap(({ gameId }) => modelOf(modelCodeOf(gameId) ?? '') ?? [])
  .filter((model) => !models.includes(model));

function slot(round: number): ProofOf<'slot'> {
  const machines: readonly SlotModel[] = round % 40 === 39 ? variants : models;
  const model = at(machines, Math.floor(round / (round % 40 === 39 ? 40 : 1)));
  const seeds = seedsAt('slot', round);
  const { stops, win } = replay(model, seeds.serverSeed, seeds.clientSeed, round);
  return { family: 'slot', model: model.code, ...seeds, stops: stops.map((each) => each.join('.') || '-'), win };
}

function table(round: number): ProofOf<'table'> {
  const game = at(['baccarat', 'roulette', 'sicBo', 'dragonTiger'] as const, round);
  const link = linkAt('table', round);
  const [name, no] = [`moyu-${game}`, String(202_611_220_000 + round)];
  const numbers = independentTableNumbers[game](link.seed, salted(`${name}:${no}`, link.salt));
  return { family: 'table', game, table: name, round: no, ...link, numbers };
}

/** Every single bet of each game, and some of several chips. */
const bets = Object.values(instantGames).map(({ code, settings }) => ({
  code,
  choices: [
    ...new Set(settings.map(({ choice }) => choice.split('@')[0] ?? '')),
    ...({ fastThree: ['big.s10.p3.t6.straight'], horses: ['turf.w1.p1.w6'] }[code as string] ?? []),
  ],
}));

function instant(round: number): ProofOf<'instant'> {
  const { code, choices } = at(bets, round);
  const choice = at(choices, Math.floor(round / bets.length));
  const seeds = seedsAt('instant', round);
  let moves: number[] = [];
  if (code === 'treasure') {
    // The doors up to the first trap, at most four: then a cash-out.
    const { shown: traps } = replayInstant(code, choice, seeds, []);
    const doors = [0, 1, 2, 3].map((step) => (round + step) % 20);
    const trap = doors.findIndex((door) => traps.includes(door));
    moves = trap < 0 ? doors : doors.slice(0, trap + 1);
  }
  const { shown, pay } = replayInstant(code, choice, seeds, moves);
  return { family: 'instant', game: code, choice, ...seeds, moves, numbers: shown, pay };
}

function fish(round: number): ProofOf<'fish'> {
  const model = at(Object.values(fishModels), round);
  const seeds = seedsAt('fish', round);
  const shots = [0, 1].map((shot) => {
    const { code, multiplier } = at(model.species, round + shot);
    return `${shot}:${code}:${independentCaught({ ...seeds, shot, multiplier }) ? 'caught' : 'missed'}`;
  });
  return { family: 'fish', model: model.code, ...seeds, shots };
}

function sport(round: number): ProofOf<'sport'> {
  const { sportId, code } = at(sportKinds, round);
  const fixture = fixtureOf(sportId, 9_900_000 + round);
  if (fixture === undefined) throw new RangeError('no match');
  const link = linkAt('sport', round);
  const { home, away } = independentMatch(
    rulesOf[code],
    fixture.balance,
    link.seed,
    salted(fixture.matchId, link.salt),
  );
  return { family: 'sport', match: fixture.matchId, ...link, home, away };
}

function lottery(round: number): ProofOf<'lottery'> {
  const game = at(['minute', 'fiveMinute', 'daily'] as const, round);
  const link = linkAt('lottery', round);
  const issue = `20261122-${String(round).padStart(4, '0')}`;
  const numbers = independentBalls(publishedDrums[game], link.seed, salted(`${game}:${issue}`, link.salt));
  return { family: 'lottery', game, issue, ...link, numbers };
}

const wedges = [
  { prizeId: 'none', tickets: 180, isOut: false },
  { prizeId: 'small', tickets: 260, isOut: false },
  { prizeId: 'gone', tickets: 50, isOut: true },
  { prizeId: 'great', tickets: 10, isOut: false },
];

function wheel(round: number): ProofOf<'wheel'> {
  const seeds = seedsAt('wheel', round);
  const { ticket, prizeId } = replayWheel(wedges, seeds.serverSeed, seeds.clientSeed, round);
  const words = wedges.map((wedge) => `${wedge.prizeId}:${wedge.tickets}${wedge.isOut ? ':out' : ''}`);
  return { family: 'wheel', ...seeds, wedges: words, ticket, prize: prizeId };
}

export const secondRounds = { slot, table, instant, fish, sport, lottery, wheel } as const satisfies Partial<
  Record<Proof['family'], (round: number) => Proof>
>;
