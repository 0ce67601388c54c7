// @vitest-environment happy-dom
/** The page of each card game shows what was settled: cards, points, winner, prize and balance. M03 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CardCode, DuelCode } from '../../engines/cards/cardGame.ts';
import { cardCodes } from '../../engines/cards/cardGame.ts';
import { cardGames } from '../../engines/cards/cardGames.ts';
import {
  blackjackTotal,
  independentBlackjack,
  independentDuel,
  independentLandlords,
} from '../../fair/testing/independentCardPays.ts';
import { replayDeck } from '../../fair/testing/independentCards.ts';
import { nextPress, nothing, openPage, words } from './testing/page.ts';
import type { Word } from './words.ts';
import { clientSeed, createStandIn, serverSeed } from './testing/house.ts';
import type { StandIn } from './testing/house.ts';

/**
 * The number of rounds: 50 by default, `DRAWN_CARDS=10000` for the full run. One of 25 rounds is 斗地主, which takes
 * dozens of turns; of each other game there are six.
 */
const drawn = Number(process.env.DRAWN_CARDS ?? 50);
const roundsOf = (code: CardCode): number => Math.ceil((drawn / 25) * (code === 'douDizhu' ? 1 : 6));

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => vi.unstubAllGlobals());

const texts = (selector: string, root: ParentNode = document): string[] =>
  Array.from(root.querySelectorAll(selector), (found) => found.textContent);
const labels = (selector: string, root: ParentNode = document): string[] =>
  Array.from(root.querySelectorAll(selector), (found) => found.getAttribute('aria-label') ?? '');
const textOf = (selector: string): string => texts(selector).join('|');

// The code below derives names of cards and tiles and amounts from the published rules, not from the code under test.
const suits = ['黑桃', '红心', '梅花', '方块'];
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
function cardName(card: number, code: CardCode): string {
  if (code === 'twoEight') return card >= 36 ? '白板' : `${Math.floor(card / 4) + 1} 筒`;
  if (code === 'douDizhu' && card >= 52) return card === 52 ? '小王' : '大王';
  return `${suits[Math.floor((card % 52) / 13)]} ${ranks[card % 13]}`;
}
const amount = (satang: number): string => {
  const [whole = '', parts = ''] = Math.abs(satang / 100)
    .toFixed(2)
    .split('.');
  return `${satang < 0 ? '−' : ''}฿${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${parts}`;
};
const signed = (satang: number): string => `${satang > 0 ? '+' : ''}${amount(satang)}`;

/** Expects result, stake and prize below the felt and the player's money in the top bar. */
function expectMoney(house: StandIn, outcome: string, heldSatang: number, winSatang: number): void {
  expect(texts('.called-line .outcome')).toEqual([outcome]);
  expect(texts('.called-line .own')).toEqual([
    heldSatang === winSatang
      ? `下注 ${amount(heldSatang)} 原数返还`
      : `下注 ${amount(heldSatang)}，返还 ${amount(winSatang)}`,
  ]);
  expect(document.querySelector('.called-line .own')?.classList.contains('up')).toBe(winSatang > heldSatang);
  const last = house.rows.at(-1);
  expect([last?.heldSatang, last?.winSatang]).toEqual([heldSatang, winSatang]);
}

function expectDuel(code: DuelCode, house: StandIn, order: readonly number[], stakeSatang: number): void {
  const { own, dealer: theirs, sign, times, feeSatang, winSatang } = independentDuel(code, order, stakeSatang);
  const sides = Array.from(document.querySelectorAll('.duel-side'));
  for (const [at, hand] of [theirs, own].entries()) {
    const side = sides[at] ?? document.body;
    const shown = labels('.card', side);
    expect(shown.toSorted()).toEqual(hand.cards.map((card) => cardName(card, code)).toSorted());
    const figure = /^niu(\d)$/.exec(hand.kind)?.[1];
    const halves = /^points(\d+)$/.exec(hand.kind)?.[1];
    const name =
      figure !== undefined
        ? `牛${figure}`
        : halves !== undefined
          ? `${Number(halves) / 2} 点`
          : words(`kind.${hand.kind}` as Word);
    expect(texts('.kind', side)).toEqual([name]);
    // The three cards whose sum is a multiple of ten are set apart from the other two.
    if (code === 'niuNiu' && hand.kind.startsWith('niu')) {
      const pips = shown.slice(0, 3).map((label) => Math.min(10, ranks.indexOf(label.split(' ')[1] ?? '') + 1));
      expect(pips.reduce((sum, each) => sum + each, 0) % 10).toBe(0);
      expect(side.querySelectorAll('.card')[3]?.classList.contains('apart')).toBe(true);
    }
  }
  expect(sides.map((side) => [side.classList.contains('won'), side.classList.contains('lost')])).toEqual([
    [sign < 0, sign > 0],
    [sign > 0, sign < 0],
  ]);
  const moved = amount((stakeSatang / (code === 'twoEight' ? 3 : 5)) * times);
  const outcome =
    sign === 0
      ? '平局，押金退回'
      : sign < 0
        ? `输 ${times} 倍 ${moved}`
        : `赢 ${times} 倍 ${moved}，抽水 ${amount(feeSatang)}`;
  expectMoney(house, outcome, stakeSatang, winSatang);
}

function expectBlackjack(house: StandIn, order: readonly number[], stakeSatang: number): void {
  const moves = house.rows.at(-1)?.moves ?? [];
  const settled = independentBlackjack(order, stakeSatang, moves);
  const { dealer, hands, isInsured, insuranceBackSatang, heldSatang, winSatang } = settled;
  expect(labels('.dealer .card')).toEqual(dealer.map((card) => cardName(card, 'blackjack')));
  expect(texts('.dealer .total')).toEqual([String(blackjackTotal(dealer))]);
  const places = Array.from(document.querySelectorAll('.hands .hand'));
  expect(places).toHaveLength(hands.length);
  const names: Record<string, string> = { natural: '黑杰克', won: '赢', push: '平局', lost: '输', bust: '爆牌' };
  for (const [at, { cards, result, stakes, backSatang }] of hands.entries()) {
    const place = places[at] ?? document.body;
    expect(labels('.card', place)).toEqual(cards.map((card) => cardName(card, 'blackjack')));
    expect(texts('.total', place)).toEqual([String(blackjackTotal(cards))]);
    expect(texts('.bet', place)).toEqual([`${names[result]} · 返还 ${amount(backSatang)}`]);
    expect(place.classList.contains('won')).toBe(backSatang > stakes * stakeSatang);
    expect(place.classList.contains('lost')).toBe(backSatang < stakes * stakeSatang);
  }
  const insured = isInsured ? [insuranceBackSatang > 0 ? '保险赔付' : '保险未中'] : [];
  expectMoney(house, [...hands.map(({ result }) => names[result]), ...insured].join(' · '), heldSatang, winSatang);
}

const named = (cards: readonly number[]): string[] => cards.map((card) => cardName(card, 'douDizhu')).toSorted();

function expectLandlords(house: StandIn, order: readonly number[], stakeSatang: number): void {
  const row = house.rows.at(-1);
  const played = cardGames.douDizhu.play(order, stakeSatang, row?.moves ?? []);
  const settled = independentLandlords(order, played?.shown.turns ?? [], stakeSatang);
  const seats = ['own', 'right', 'left'].map((place) => document.querySelector(`.seat.${place}`) ?? document.body);
  expect(labels('.held-card').toSorted()).toEqual(named(settled.hands[0] ?? []));
  for (const at of [1, 2]) {
    const rest = settled.hands[at] ?? [];
    // A seat with no cards left shows its last play instead.
    if (rest.length > 0) expect(labels('.laid .card', seats[at]).toSorted()).toEqual(named(rest));
    expect(texts('.left', seats[at])).toEqual([`剩 ${rest.length} 张`]);
  }
  const isPlayed = settled.landlord >= 0;
  expect(seats.map((seat) => texts('.role', seat).join())).toEqual(
    [0, 1, 2].map((seat) => (isPlayed ? (seat === settled.landlord ? '地主' : '农民') : '')),
  );
  expect(labels('.bottom-cards .card').toSorted()).toEqual(
    isPlayed ? named(settled.bottom) : Array(3).fill('盖着的牌'),
  );
  const base = amount(stakeSatang / 12);
  expect(texts('.times')).toEqual([isPlayed ? `底分 ${base} × ${settled.times}` : `底分 ${base}`]);
  const side = settled.winner === settled.landlord ? '地主赢' : '农民赢';
  const fee = settled.feeSatang > 0 ? ` · 抽水 ${amount(settled.feeSatang)}` : '';
  const outcome = isPlayed ? `${side} · ${Math.abs(settled.bases)} 倍底分${fee}` : '没有人叫分，押金全部退回';
  expectMoney(house, outcome, stakeSatang, settled.winSatang);
}

it.each(cardCodes)(
  'shows on the page of %s the cards that were drawn, and what was settled and paid. M03',
  { timeout: 7_200_000 },
  async (code) => {
    const roundsEach = roundsOf(code);
    const house = createStandIn(code);
    vi.stubGlobal('fetch', house.fetch);
    const { press } = await openPage(code, house);
    const { stakesSatang } = cardGames[code];
    const opened = house.state().purse.balanceSatang;
    let [staked, won] = [0, 0];
    for (let round = 0; round < roundsEach; round += 1) {
      document.querySelectorAll<HTMLInputElement>('.stake input')[round % stakesSatang.length]?.click();
      await press(document.querySelector<HTMLButtonElement>('.deal') ?? nothing());
      for (let step = 0; document.querySelector('.acts .deal') === null; step += 1)
        await press(nextPress(round + step));
      const { size, count } = cardGames[code].deck;
      const order = replayDeck(serverSeed, clientSeed, round, size, count);
      const stakeSatang = stakesSatang[round % stakesSatang.length] ?? 0;
      if (code === 'blackjack') expectBlackjack(house, order, stakeSatang);
      else if (code === 'douDizhu') expectLandlords(house, order, stakeSatang);
      else expectDuel(code, house, order, stakeSatang);
      const row = house.rows.at(-1);
      staked += row?.heldSatang ?? 0;
      won += row?.winSatang ?? 0;
      expect(textOf('.meter.balance output')).toBe(amount(opened - staked + won));
      expect(textOf('.meter.net output')).toBe(signed(won - staked));
      // Lets the event loop turn, because removed nodes are not freed within one task.
      await new Promise(setImmediate);
    }
    expect(house.rows).toHaveLength(roundsEach);
    expect(house.counts.paid).toBe(roundsEach);
  },
);
