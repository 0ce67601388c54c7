// @vitest-environment happy-dom
/** The page of each of the ten games shows what was settled. The test reads it from the real window. M03, M11 */
import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { diceSpots } from '../../engines/instant/fastThree.ts';
import { instantCodes } from '../../engines/instant/game.ts';
import type { InstantCode } from '../../engines/instant/game.ts';
import { chipSatang, instantGames } from '../../engines/instant/games.ts';
import { kenoDrums } from '../../engines/instant/kenoPays.ts';
import { replayInstant } from '../../fair/testing/independentInstant.ts';
import { looks } from './testing/drawn.ts';
import { startSatang, TestHouse } from './testing/house.ts';
import * as page from './testing/page.ts';

/** Rounds per game: 40 in all by default, `DRAWN_ROUNDS=10000` for the full run. */
const roundsEach = Number(process.env.DRAWN_ROUNDS ?? 40) / instantCodes.length;
/** One in this many rounds is drawn with motion, the others under reduced motion. */
const motionEach = 4;

// A thousand rounds take a minute on a busy machine.
if (process.env.DRAWN_ROUNDS !== undefined) vi.setConfig({ testTimeout: 600_000 });
page.inEveryTest();

/** Returns a pseudo-random number below `size`, the same in every run. */
type Any = (size: number) => number;
function anyFrom(name: string): Any {
  let turn = 0;
  return (size) =>
    createHash('sha256')
      .update(`${name} ${(turn += 1)}`)
      .digest()
      .readUInt32BE() % size;
}
function some<T>(from: readonly T[], count: number, any: Any): T[] {
  const rest = [...from];
  return Array.from({ length: count }, () => rest.splice(any(rest.length), 1)).flat();
}

const horseIds = ['w', 'p'].flatMap((kind) => [1, 2, 3, 4, 5, 6].map((horse) => `${kind}${horse}`));
/** Joins the ids in the order of the layout, as the page does. */
const inOrder = (ids: readonly string[], taken: readonly string[]): string =>
  ids.filter((id) => taken.includes(id)).join('.');
function choiceFor(code: InstantCode, any: Any): string {
  const choices = [...new Set(instantGames[code].settings.map(({ choice }) => choice.split('@')[0] ?? ''))];
  if (code === 'horses')
    return `${['turf', 'sand', 'night'][any(3)]}.${inOrder(horseIds, some(horseIds, 1 + any(6), any))}`;
  const ids = diceSpots.map(({ id }) => id);
  if (code === 'fastThree') return inOrder(ids, some(ids, 1 + any(8), any));
  if (!(code in kenoDrums)) return choices[any(choices.length)] ?? '';
  const { balls, pays } = kenoDrums[code as keyof typeof kenoDrums];
  const marks = some(
    Array.from({ length: balls }, (_, at) => at + 1),
    1 + any(pays.length),
    any,
  );
  return marks.sort((a, b) => a - b).join('.');
}

/** Opens doors until a trap or a random count. The button must offer the prize so far after each. */
async function walk(house: TestHouse, any: Any): Promise<void> {
  for (const cell of some(
    Array.from({ length: 25 }, (_, at) => at),
    1 + any(9),
    any,
  )) {
    await page.openDoor(cell);
    await page.passMs(600);
    const round = house.rounds.at(-1);
    if (round === undefined || round.isSettled) return;
    expect(page.textOf('.main-button')).toBe(page.word('take', { amount: page.money(round.winSatang) }));
    expect(page.all('.door[data-face=safe]')).toHaveLength(round.moves.length);
    expect(page.all('.door[data-face^=was], .door[data-face=trap]')).toHaveLength(0);
  }
  await page.take();
}

it.each(instantCodes)('shows in %s what was settled: result, prize and balance. M03, M11', async (code) => {
  const any = anyFrom(code);
  const house = new TestHouse(code);
  const [serverSeed, clientSeed] = [house.serverSeed, house.clientSeed];
  await page.enter(house);
  let expected = startSatang;
  let [staked, won] = [0, 0];
  for (let nonce = 0; nonce < roundsEach; nonce += 1) {
    const isCalm = nonce % motionEach !== motionEach - 1;
    page.setCalm(isCalm);
    const choice = choiceFor(code, any);
    page.all(`.step`)[any(2)]?.click();
    await page.bet(code, choice);
    const { stakeSatang, choice: asked } = house.rounds[nonce] ?? { stakeSatang: 0, choice: '' };
    const chips = instantGames[code].chips(choice);
    expect([asked, chipSatang.some((chip) => chip * chips === stakeSatang)]).toEqual([choice, true]);
    expected -= stakeSatang;
    // The page shows no prize before the picture.
    const before = code === 'treasure' ? page.word('openFirst') : '';
    if (!isCalm) expect([page.textOf('.outcome'), page.balance()]).toEqual([before, page.money(expected)]);
    if (code === 'treasure') await walk(house, any);
    await page.rest(code);

    const moves = house.rounds[nonce]?.moves ?? [];
    const payOf = (bet: string) => replayInstant(code, bet, { serverSeed, clientSeed, nonce }, moves).pay;
    const { shown, pay } = replayInstant(code, choice, { serverSeed, clientSeed, nonce }, moves);
    const back = (pay * stakeSatang) / chips / 100;
    expected += back;
    [staked, won] = [staked + stakeSatang, won + back];
    const settled = { choice, shown, moves, pay, payOf };
    const result = looks[code].announced(settled);
    expect(page.textOf('.outcome')).toBe(result);
    const net = back - stakeSatang;
    const word = back === 0 ? 'lostRound' : net > 0 ? 'won' : 'returned';
    expect(page.textOf('.own')).toBe(page.word(word, { back: page.money(back), net: page.money(net, true) }));
    const row = page.one('.past-round');
    expect([...row.children].map(({ textContent }) => textContent)).toEqual([result, page.money(net, true)]);
    // Light, large numerals and coloured marks stand only for a prize above the stake.
    const isLit = ['.own.up', '.is-won', '.is-lit'].map((selector) => document.querySelector(selector) !== null);
    expect(isLit).toEqual([net > 0, net > 0, net > 0]);
    expect(['more', 'much'].includes(row.dataset.tone ?? '')).toBe(net > 0);
    expect(page.balance()).toBe(page.money(expected));
    expect(page.textOf('.meter.net output')).toBe(page.money(won - staked, true));
    expect(page.textOf('p.unseen[role=status]')).toBe(page.word('announce', { result, balance: page.money(expected) }));
    looks[code].drawn(settled);
  }
  expect([house.rounds.length, house.balanceSatang]).toEqual([roundsEach, expected]);
});
