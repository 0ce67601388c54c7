// @vitest-environment happy-dom
/** The table's window shows what the house settled: cards, dice, wheel and roads. M03 */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import own from '@foyer/text/zh_CN/table.json' with { type: 'json' };
import type { TableRound } from '@foyer/contract/play/table.ts';
import type { TableCode } from '../../engines/table/table.ts';
import { tables } from '../../engines/table/tables.ts';
import { roundName, tableNumbers } from '../../fair/tableRound.ts';
import { testWords } from '../frame/testing/page.ts';
import { boards } from './boards/boards.ts';
import { resultName } from './names.ts';
import { createRoads } from './roads.ts';
import type { Setting } from './setting.ts';
import { baccaratStage, duelStage } from './stages/cards.ts';
import { diceStage } from './stages/dice.ts';
import { rouletteStage } from './stages/rouletteStage.ts';
import type { Words } from './words.ts';

const words: Words = testWords(own);
const nothing = (): void => undefined;

/** Rounds per table: 1,920 in all by default, `DRAWN_ROUNDS=10000` for the full run. */
const roundsEach = Number(process.env.DRAWN_ROUNDS ?? 1_920) / 4;
function* rounds(code: TableCode): Generator<{ readonly numbers: number[]; readonly roundNo: string }> {
  let seed = createHash('sha256').update(`drawn ${code}`).digest('hex');
  for (let round = 0; round < roundsEach; round += 1) {
    const roundNo = String(202_611_220_000 + round);
    yield { numbers: tableNumbers(code, seed, roundName(`kiln-${code}`, roundNo)), roundNo };
    seed = createHash('sha256').update(seed).digest('hex');
  }
}

const texts = (root: ParentNode, selector: string): string[] =>
  Array.from(root.querySelectorAll(selector), (found) => found.textContent);

// The code below derives cards and points from the published rules, not from the code under test.
const suits = ['黑桃', '红桃', '梅花', '方块'];
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const rankAt = (card: number): string => ranks[card % 13] ?? '';
const nameOf = (card: number): string => `${suits[Math.floor((card % 52) / 13)]}${rankAt(card)}`;
const pointsOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + Math.min(10, (card % 13) + 1), 0) % 10;
const cardsIn = (hand: Element | null | undefined): string[] =>
  Array.from(
    hand?.querySelectorAll('.face') ?? [],
    (face) => face.getAttribute('aria-label')?.replaceAll(' ', '') ?? '',
  );
const winnersIn = (root: Element): string[] =>
  Array.from(root.querySelectorAll('.hand'), (hand) => (hand.classList.contains('won') ? '1' : '0'));

const failed = (id: string): never => {
  throw new RangeError(id);
};

it('shows the drawn cards of baccarat with their points and the winner. M03', async () => {
  const stage = baccaratStage(words, nothing);
  for (const { numbers } of rounds('baccarat')) {
    await stage.show(numbers, true);
    const [player, banker] = Array.from(stage.root.querySelectorAll('.hand'));
    const [left, right] = [cardsIn(player).length, cardsIn(banker).length];
    const [one = 0, two = 0, three = 0, four = 0, fifth = 0, sixth = 0] = numbers;
    const mine = [one, three, ...(left === 3 ? [fifth] : [])];
    const theirs = [two, four, ...(right === 3 ? [left === 3 ? sixth : fifth] : [])];
    expect([cardsIn(player), cardsIn(banker)]).toEqual([mine.map(nameOf), theirs.map(nameOf)]);
    const [points, against] = [pointsOf(mine), pointsOf(theirs)];
    expect(texts(stage.root, '.total')).toEqual([String(points), String(against)]);
    expect(winnersIn(stage.root)).toEqual([points > against ? '1' : '0', against > points ? '1' : '0']);
    // The bet on the side that the screen shows as winner, and no other main bet, must pay.
    const back = (id: string) => tables.baccarat.returned(numbers, { id, kind: id, numbers: [], limitSatang: 0 });
    const paid = points > against ? 'player' : against > points ? 'banker' : 'tie';
    expect(['player', 'banker', 'tie'].filter((id) => back(id) > 100)).toEqual([paid]);
    expect(resultName(words, 'baccarat', numbers)).toContain(`${points}`);
  }
});

it('shows the two drawn cards of dragon tiger, and marks the higher as winner. M03', async () => {
  const stage = duelStage(words, nothing);
  for (const { numbers } of rounds('dragonTiger')) {
    await stage.show(numbers, true);
    const [dragon = 0, tiger = 0] = numbers;
    expect(cardsIn(stage.root)).toEqual([nameOf(dragon), nameOf(tiger)]);
    const lead = (dragon % 13) - (tiger % 13);
    expect(winnersIn(stage.root)).toEqual([lead > 0 ? '1' : '0', lead < 0 ? '1' : '0']);
    const back = (id: string) => tables.dragonTiger.returned(numbers, { id, kind: id, numbers: [], limitSatang: 0 });
    expect([back('dragon'), back('tiger')]).toEqual(lead === 0 ? [50, 50] : lead > 0 ? [200, 0] : [0, 200]);
  }
});

it('shows the drawn number of dots on each die, and their sum. M03', async () => {
  const stage = diceStage(words, nothing);
  for (const { numbers } of rounds('sicBo')) {
    await stage.show(numbers, true);
    const dots = Array.from(stage.root.querySelectorAll('.cup'), (cup) => cup.querySelectorAll('.dot').length);
    expect(dots).toEqual(numbers);
    const sum = numbers.reduce((all, die) => all + die, 0);
    const called = new Set(numbers).size === 1 ? '围骰' : sum >= 11 ? '大' : '小';
    expect(texts(stage.root, '.sum')).toEqual([`${sum} · ${called}`]);
  }
});

it('stops the wheel with the drawn pocket at the mark, and shows its number and colour. M03', async () => {
  const stage = rouletteStage(words, nothing);
  const labels = texts(stage.root, '.pocket text');
  expect(new Set(labels).size).toBe(37);
  const wheel = stage.root.querySelector<SVGElement>('.wheel');
  for (const { numbers } of rounds('roulette')) {
    await stage.show(numbers, true);
    const degrees = Number(/rotate\(([-\d.]+)deg\)/.exec(wheel?.style.transform ?? '')?.[1]);
    const pocketAtMark = labels[Math.round((((-degrees % 360) + 360) % 360) / (360 / 37)) % 37];
    expect(pocketAtMark).toBe(String(numbers[0]));
    expect(texts(stage.root, '.called')).toEqual([String(numbers[0])]);
    const shown = stage.root.querySelector('.called')?.getAttribute('class');
    const back = (id: string) =>
      tables.roulette.returned(numbers, tables.roulette.spots.find((spot) => spot.id === id) ?? failed(id));
    expect([back('red') > 0, back('black') > 0]).toEqual([shown?.includes('red'), shown?.includes('black')]);
  }
});

it.each(['baccarat', 'dragonTiger', 'roulette', 'sicBo'] as const)(
  'shows the results of %s on its roads, and marks exactly the spots that pay. M03',
  (code) => {
    const game = tables[code];
    const setting = { game, words, lang: 'zh_CN', state: {} } as unknown as Setting;
    const roads = createRoads(setting);
    const board = boards[code](words, nothing);
    const all: TableRound[] = [];
    for (const { numbers, roundNo } of rounds(code)) {
      all.push({ roundNo, numbers, isVoid: false } as unknown as TableRound);
      if (all.length % 25 === 0) {
        board.mark(numbers);
        const paid = Array.from(board.root.querySelectorAll('.paid'), (spot) => spot.getAttribute('data-spot'));
        const settled = game.spots.filter((spot) => game.returned(numbers, spot) > 100).map(({ id }) => id);
        expect(new Set(paid)).toEqual(new Set(settled));
      }
      if (all.length % 120 !== 0) continue;
      // A table sends its last 120 rounds.
      const last = all.slice(-120);
      roads.show(last);
      const marks = last.map((round) => game.mark(round.numbers));
      const beads = Array.from(roads.root.querySelectorAll('.bead'), (bead) => bead.getAttribute('class')?.slice(-1));
      expect(beads).toEqual(marks.slice(60));
      if (code === 'roulette')
        expect(texts(roads.root, '.bead text')).toEqual(last.slice(60).map((round) => String(round.numbers[0])));
      const counts = texts(roads.root, '.counts b').map(Number);
      expect(counts).toEqual(['a', 'b', 't'].map((mark) => marks.filter((one) => one === mark).length));
      // With so few rounds all columns fit into the big road, so its rings are the sequence of winning sides.
      roads.show(last.slice(-18));
      const rings = Array.from(roads.root.querySelectorAll('.ring'), (ring) => ring.getAttribute('class')?.slice(-1));
      expect(rings.join('')).toBe(
        marks
          .slice(-18)
          .filter((mark) => mark !== 't')
          .join(''),
      );
    }
    expect(all).toHaveLength(roundsEach);
  },
);
