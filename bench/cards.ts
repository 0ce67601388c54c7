/**
 * npm run bench:cards: what the games of the card room return. Writes docs/cards.md between its marks.
 *
 *     npm run bench:cards                all of it, some minutes
 *     npm run bench:cards -- 100000      fewer rounds, and nothing is written
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { insuranceRtp, twoEightReturn } from '@foyer/games/engines/cardPays.ts';
import { niuNiuRules } from '@foyer/games/engines/duel/niuNiu.ts';
import { measureBlackjack } from './cards/blackjack.ts';
import { countGoldenFlower, measureDuel } from './cards/duel.ts';
import { measureLandlords } from './cards/landlords.ts';
import type { Measured } from './cards/measure.ts';
import { belowFrom } from './chance.ts';

const usualRounds = 10_000_000;
/** A deal among three bots takes two thousandths of a second, and tells of three rounds. */
const mostDeals = 350_000;
const rounds = Number(process.argv[2] ?? usualRounds);
const count = (value: number): string => value.toLocaleString('en');
const percent = (value: number, places = 2): string => `${(value * 100).toFixed(places)} %`;
const measured = (name: string, how: string, { rounds: played, mean, error }: Measured): string =>
  `| ${name} | ${how} | ${percent(mean)} | ± ${percent(error, 3)} over ${count(played)} rounds |`;

const landlordsRow = ({ rounds: deals, mean, error }: Measured): string =>
  `| Dou dizhu | of the base, a bot in the player’s seat too; an estimate | ${percent(mean)} | ± ${percent(error, 3)} over ${count(deals)} deals, three rounds each |`;

const rows = [
  measured('Blackjack', 'best move by total, pair and up card', measureBlackjack(rounds, belowFrom(21))),
  `| Blackjack: insurance | 96 tens among 311 unseen cards, 2 to 1 | ${insuranceRtp} % | exact |`,
  measured('Niu niu', 'of the base; 5 % of what is won is kept', measureDuel(niuNiuRules, rounds, belowFrom(10))),
  `| Golden flower | of the base; 5 % of what is won is kept | ${percent(countGoldenFlower())} | exact, 407,170,400 deals |`,
  `| Two eight | of the base; 5 % of what is won is kept | ${twoEightReturn} % | exact, 548,340 deals |`,
  landlordsRow(measureLandlords(Math.min(rounds, mostDeals), belowFrom(54))),
];
const table = ['| Game | How it is played | Returns | |', '| ---- | ---------------- | ------: | - |', ...rows].join(
  '\n',
);
console.log(table);
if (rounds >= usualRounds) {
  const file = resolve(import.meta.dirname, '../docs/cards.md');
  const marked = /(<!-- returns -->\n)[^]*?(\n<!-- end -->)/;
  writeFileSync(file, readFileSync(file, 'utf8').replace(marked, `$1\n${table}\n$2`));
}
