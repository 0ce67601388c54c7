import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { lineCount, rowCount } from '../../engines/slot/rules.ts';
import type { SlotModel } from '../../engines/slot/rules.ts';
import { shownSpin } from '../../engines/slot/shown.ts';
import { gridAt } from '../../engines/slot/spin.ts';
import { sumOf, winsOf } from '../../engines/slot/wins.ts';
import { modelOf, models } from '../../engines/slotTitles.ts';
import { slotRound } from '../../fair/slotRound.ts';
import { dropsOf } from './board.ts';
import { coinSum, shownCoins } from './feature.ts';
import { cellsOf } from './reels.ts';

const serverSeed = createHash('sha256').update('what the screen shows').digest('hex');
/** Two variants of every finished model. */
const variants = models
  .flatMap(({ code }) => [`${code}.1.screen`, `${code}.1.shown`])
  .flatMap((code) => modelOf(code) ?? []);
const named = (list: readonly SlotModel[]) => list.map((model) => [model.code, model] as const);
const every = named([...models, ...variants]);
/** 10,000 rounds of finished models in all, and as many of variants. */
const roundsOf = (code: string): number => Math.ceil(10_000 / (code.includes('.') ? variants.length : models.length));
const columnsOf = (reels: readonly string[]) => reels.map((word) => Array.from(word));

it.each(every)('shows what the house settles in seeded rounds of %s. M03', (code, model) => {
  for (let nonce = 0; nonce < roundsOf(code); nonce += 1) {
    const round = slotRound(model, { serverSeed, clientSeed: 'screen', nonce });
    let paid = 0;
    for (const spin of round.spins.map(shownSpin)) {
      const pays = (wins: typeof spin.lineWins) => wins.reduce((sum, win) => sum + win.pay, 0);
      paid += (pays(spin.lineWins) + spin.scatterPay) * spin.multiplier;
      for (const fall of spin.falls) paid += pays(fall.lineWins) * fall.multiplier;
      const isLastTurn = spin.isFree && model.hold !== undefined && spin.freeSpinsLeft === 0;
      if (isLastTurn && model.hold) paid += coinSum(spin) + (spin.coins.length === 15 ? model.hold.grand : 0);
      // The amount on a coin must be its payout.
      for (const [place, coin] of shownCoins(spin, 2_000).entries())
        expect(Number(coin.text.replaceAll(',', '')) * 100).toBe(((spin.coins[place]?.value ?? 0) * 2_000) / lineCount);
    }
    expect(paid).toBe(round.win);
  }
});

it('lets every symbol that has not won fall to its place in the next grid. M03', () => {
  for (const [, model] of every.filter(([, each]) => each.steps))
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const [spin] = slotRound(model, { serverSeed, clientSeed: 'falls', nonce }).spins.map(shownSpin);
      let stand: { reels: readonly string[]; lineWins: NonNullable<typeof spin>['lineWins'] } | undefined = spin;
      for (const fall of spin?.falls ?? []) {
        const gone = new Set((stand?.lineWins ?? []).flatMap((win) => cellsOf(stand?.reels ?? [], win)));
        expect(gone.size).toBeGreaterThanOrEqual(3);
        const before = columnsOf(stand?.reels ?? []);
        columnsOf(fall.reels).forEach((column, reel) => {
          const drops = dropsOf(gone, reel);
          column.forEach((symbol, row) => {
            const from = row - (drops[row] ?? 0);
            expect(drops[row]).toBeGreaterThanOrEqual(0);
            if (from >= 0) expect(symbol).toBe(before[reel]?.[from]);
          });
          expect(drops).toHaveLength(rowCount);
        });
        stand = fall;
      }
    }
});

it('opens every machine with a picture that would return at most the stake. M04', () => {
  for (const [code, model] of every) {
    const grid = gridAt(model.strips, [9, 9, 9, 9, 9]);
    expect([code, sumOf(winsOf(model, grid)) > lineCount]).toEqual([code, false]);
    expect(grid.flat().filter((symbol) => symbol === 'S').length).toBeLessThan(model.hold?.trigger ?? 3);
  }
});

it('marks exactly the cells of a win in ways', () => {
  const win = { line: -1, symbol: 'A', count: 3, ways: 2, pay: 20 };
  expect(cellsOf(['ABA', 'CWD', 'ECA', 'FGH', 'AAA'], { ...win, ways: 2 })).toEqual(['0/0', '0/2', '1/1', '2/2']);
});
