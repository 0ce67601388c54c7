/**
 * npm run bench:cards: the returns of the card room's games. Writes the marked part of docs/cards.md.
 *
 *     npm run bench:cards                the full count, about half an hour; resumes where it was interrupted
 *     npm run bench:cards -- 100000      fewer rounds, and nothing is written
 */
import { insuranceRtp, twoEightReturn } from '@foyer/games/engines/cards/pays.ts';
import { niuNiuRules } from '@foyer/games/engines/cards/duel/niuNiu.ts';
import { blackjackRounds } from './cards/blackjack.ts';
import { countGoldenFlower, countNiuNiu, duelRounds } from './cards/duel.ts';
import { landlordsDeals } from './cards/landlords.ts';
import { countInSlices } from './cards/slices.ts';
import type { Measured } from './cards/measure.ts';
import { signed } from './returns/figure.ts';
import { writePart } from './returns/marks.ts';
import { cardNames } from './returns/names.ts';

const usualRounds = 10_000_000;
/** A deal among three bots yields three rounds. */
const mostDeals = 5_500_000;
const rounds = Number(process.argv[2] ?? usualRounds);
const count = (value: number): string => value.toLocaleString('en');
const percent = (value: number, places = 2): string => `${(value * 100).toFixed(places)} %`;
const measured = (name: string, how: string, { rounds: played, mean, error }: Measured): string =>
  `| ${name} | ${how} | ${percent(mean)} | ± ${percent(error, 3)} over ${count(played)} rounds |`;

const landlordsRow = ({ rounds: deals, mean, error }: Measured): string =>
  `| ${cardNames.douDizhu} | of the base, a bot in the player’s seat too; an estimate | ${percent(mean)} | ± ${percent(error, 3)} over ${count(3 * deals)} rounds, three of every deal |`;

/** The exact return over every deal beside a simulation. Fails the run if they are over three standard errors apart. */
function niuNiuRow({ rounds: played, mean, error }: Measured): string {
  const exact = countNiuNiu();
  const off = (mean - exact) / error;
  if (Math.abs(off) > 3) process.exitCode = 1;
  const beside = `${count(played)} rounds measured ${percent(mean, 3)}, ${signed(off)} standard errors off`;
  return `| ${cardNames.niuNiu} | of the base; 5 % of what is won is kept | ${percent(exact)} | exact, 3,986,646,103,440 deals; ${beside} |`;
}

const rows = [
  measured(
    cardNames.blackjack,
    'best move by total, pair and up card',
    countInSlices('blackjack', 21, rounds, blackjackRounds),
  ),
  `| ${cardNames.blackjack}: insurance | 96 tens among 311 unseen cards, 2 to 1 | ${insuranceRtp} % | exact |`,
  niuNiuRow(countInSlices('niuNiu', 10, rounds, (chance) => duelRounds(niuNiuRules, chance))),
  `| ${cardNames.goldenFlower} | of the base; 5 % of what is won is kept | ${percent(countGoldenFlower())} | exact, 407,170,400 deals |`,
  `| ${cardNames.twoEight} | of the base; 5 % of what is won is kept | ${twoEightReturn} % | exact, 548,340 deals |`,
  landlordsRow(countInSlices('douDizhu', 54, Math.min(rounds, mostDeals), landlordsDeals)),
];
const table = [
  '| Game | How it is played | Returns | How it was counted |',
  '| ---- | ---------------- | ------: | ------------------ |',
  ...rows,
].join('\n');
console.log(table);
if (rounds >= usualRounds) writePart('cards.md', 'returns', table);
