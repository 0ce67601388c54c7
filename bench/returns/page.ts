/** docs/returns.md: one table of all titles, collected from the families' pages. */
import { readFileSync } from 'node:fs';
import { furthestByChance, shareBeyond } from './byChance.ts';
import { furthestOf, isCounted, signed, spanOf } from './figure.ts';
import type { Figure } from './figure.ts';
import { docsFile, marked } from './marks.ts';
import { cardFigures, pokerFigures } from './pages/cards.ts';
import { fishFigures, instantFigures, tableFigures } from './pages/bets.ts';
import { lotteryFigures } from './pages/lottery.ts';
import { slotFigures } from './pages/slots.ts';
import { sportFigures } from './pages/sport.ts';
import { families, linesOf } from './titles.ts';
import type { Figures, Line } from './titles.ts';

/** Reads the figures from the pages. `read` returns a page by its file name in docs. */
export const figuresOf = (read: (name: string) => string): Figures => ({
  slots: slotFigures(read('slots.md'), read('slot-variants.md')),
  'live tables': tableFigures(read('tables.md')),
  cards: cardFigures(read('cards.md')),
  poker: pokerFigures(read('poker.md')),
  sportsbook: sportFigures(read('sportsbook.md')),
  fish: fishFigures(read('fish.md')),
  instant: instantFigures(read('instant.md')),
  lottery: lotteryFigures(),
});

export const readPage = (name: string): string => readFileSync(docsFile(name), 'utf8');

const count = (value: number): string => value.toLocaleString('en');
const betsIn = (figures: readonly Figure[]) => figures.flatMap(({ bets }) => bets);

function familyText(figures: Figures, lines: readonly Line[], family: (typeof families)[number]): string {
  const titles = lines.filter((line) => line.family === family);
  const bets = betsIn(figures[family]);
  const measured = bets.filter(isCounted);
  const furthest = furthestOf(measured);
  const far =
    furthest?.off === undefined
      ? ''
      : `; furthest of ${count(measured.length)} that were counted too: ${signed(furthest.off)}`;
  return `- **${family}**: ${count(titles.length)} lines, ${count(bets.length)} exact returns of ${spanOf(bets.map(({ exact }) => exact))}${far}.`;
}

/** Lists what is more than three standard errors off, and how far chance alone would go. */
function farText(figures: Figures): string {
  const bets = families.flatMap((family) =>
    figures[family].flatMap(({ plays, source, bets: own }) =>
      own.filter(isCounted).map((bet) => ({ ...bet, family, plays, source })),
    ),
  );
  const far = bets.filter(({ off = 0 }) => Math.abs(off) > 3);
  const listed = far.map(({ name, family, plays, source, off = 0, second }) => {
    const again = second === undefined ? `see [${source}](${source})` : `with another seed ${signed(second)}`;
    return `- \`${name}\` of \`${plays}\` (${family}): ${signed(off)}, ${again}`;
  });
  const [half, rare] = [0.5, 0.95].map((share) => furthestByChance(bets.length, share).toFixed(1));
  return `${count(bets.length)} returns were counted in seeded rounds beside their exact ones. Were these independent and all right, chance would take
${(bets.length * shareBeyond(3)).toFixed(1)} of them beyond three standard errors on the average, the furthest beyond ${half} in every second run of all, and beyond
${rare} in one run of twenty. Bets of one round come together, so they lie far off in groups. Beyond three lie ${far.length}:

${listed.join('\n')}`;
}

const lineText = ({ family, name, gameId, figure }: Line): string =>
  `| ${[
    family,
    gameId === '' ? name : `${name} \`${gameId}\``,
    `\`${figure.plays}\``,
    figure.returned,
    figure.rounds,
    figure.counted,
    figure.off,
    `[${figure.source.split('/').at(-1) ?? ''}](${figure.source})`,
  ].join(' | ')} |`;

const heads = [
  '| Family | Title | Plays | Return, exact | Rounds counted | Return, counted | Standard errors off | From |',
  '| ------ | ----- | ----- | ------------: | -------------: | --------------: | ------------------: | ---- |',
];

export function returnsPage(figures: Figures): string {
  const lines = linesOf(figures);
  return `# What every title returns

Written by \`npm run bench:returns\` from the pages of the families, which say how each was counted; nothing is counted anew. It
fails where a title of the catalogue has no return, or a page does not say over how many rounds it counted.

- *Return* is exact: enumerated over all that can come, without simulation (the sportsbook's: enumerated chances x offered odds,
  over the bets that were counted). Where a game is too large for that, it is what the house tells its players, marked *told*,
  and the count behind it stands beside it with its standard error.
- *Rounds* were played by the house's own engine from seeds; *off* says by how many standard errors they lie beside the exact
  return. A title with several bets has the span of them all, and the one that lies furthest off.
- Titles of one game play by the same rules under names and pictures of their own. Every slot machine has reels and pays of its
  own, counted exactly; of the variants two of every base were played too. A catalogue longer than the usual one has more of
  them, which stand together.
- A title of the sportsbook opens the desk at one sport, and the others are a press away: those without a title stand below. Their
  *off* is the furthest of the sport as a whole and each of its markets.

${families.map((family) => familyText(figures, lines, family)).join('\n')}

${farText(figures)}

${marked('returns', [...heads, ...lines.map(lineText)].join('\n'))}
`;
}
