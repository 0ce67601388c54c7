// @vitest-environment happy-dom
/** The poker page shows what was settled: cards, names of hands, winners, pots, places, prizes, balance. M03 */
import { minPokerCycleMs } from '@foyer/contract/play/poker.ts';
import { expect, it } from 'vitest';
import type { PlayedHand } from '../../engines/poker/sitAndGo/event.ts';
import { independentDeal, independentHoldem, independentWord } from '../../fair/testing/independentPoker.ts';
import * as page from './testing/page.ts';
import { clientSeed, openTestHouse } from './testing/house.ts';
import type { TestHouse } from './testing/house.ts';
import { startSatang } from './testing/purse.ts';

/** 40 rounds by default, `DRAWN_ROUNDS=10000` for the full run: half casino hold'em, a quarter each sit-and-go. */
const rounds = Number(process.env.DRAWN_ROUNDS ?? 40);
const timeout = 7_200_000;

page.inEveryTest();

/** The page's name for a hand, from its rank by the independent verifier. */
function kindOf(word: string, isShort: boolean): string {
  if (word === '8m') return '皇家同花顺';
  const names = '高牌 一对 两对 三条 顺子 同花 葫芦 四条 同花顺'.split(' ');
  if (isShort) names.splice(5, 2, '葫芦', '同花');
  return names[Number(word[0])] ?? '';
}
const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);
/** A pseudo-random number below `size`, determined by `parts`. */
const anyOf = (size: number, ...parts: number[]): number =>
  Math.abs(parts.reduce((word, part) => Math.imul(word ^ part, 0x45d9f3b) ^ (word >>> 15), 0x2545f491)) % size;

const choose = (name: string, satang: number): void => {
  const input = page.one(`input[name=${name}][value="${satang}"]`) as HTMLInputElement;
  input.checked = true;
  input.dispatchEvent(new Event('change'));
};

it('shows the cards, hands, winner and money of casino hold’em as they were settled. M03', { timeout }, async () => {
  const house = openTestHouse('holdem', 'drawn');
  await page.enter(house);
  let [expected, staked, won] = [startSatang, 0, 0];
  for (let nonce = 0; nonce < rounds / 2; nonce += 1) {
    const ante = [500, 1_000, 5_000, 50_000][anyOf(4, nonce)] ?? 0;
    const bonus = [0, 500, 2_000][anyOf(3, nonce, 1)] ?? 0;
    const isCalled = anyOf(4, nonce, 2) > 0;
    choose('ante', ante);
    choose('bonus', bonus);
    await page.press(/^发牌 ฿/);
    const cards = independentDeal(house.serverSeed, clientSeed, nonce, 0, 9);
    const [mine, dealers, flop, board] = [cards.slice(0, 2), cards.slice(2, 4), cards.slice(4, 7), cards.slice(4)];
    expect(page.cardsIn('.player-cards')).toEqual(mine);
    expect(page.cardsIn('.board-cards')).toEqual(flop);
    expect(page.cardsIn('.dealer-cards')).toEqual([]);
    const kinds = page.texts('.hand-of .kind');
    expect(kinds).toEqual(['', kindOf(independentWord([...mine, ...flop]), false)]);
    expect(page.balance()).toBe(page.money(expected - ante - bonus));
    await page.press(isCalled ? /^跟注 ฿/ : /^弃牌$/);
    const { back } = independentHoldem(house.serverSeed, clientSeed, nonce, ante, bonus, isCalled);
    const stake = ante + bonus + (isCalled ? 2 * ante : 0);
    const [word, against] = [independentWord([...mine, ...board]), independentWord([...dealers, ...board])];
    const hasBonus = bonus > 0 && (independentWord([...mine, ...flop])[0] ?? '') >= '1';
    expected += back - stake;
    staked += stake;
    won += back;
    expect(page.cardsIn('.board-cards')).toEqual(isCalled ? board : flop);
    expect(page.cardsIn('.dealer-cards')).toEqual(isCalled ? dealers : []);
    if (isCalled) expect(page.texts('.hand-of .kind')).toEqual([kindOf(against, false), kindOf(word, false)]);
    const duel = against < '1c' ? 'notQualified' : word > against ? 'win' : word === against ? 'tie' : 'lose';
    expect(page.textOf('.outcome')).toBe(page.word(`result.${isCalled ? duel : 'fold'}`));
    const net = back - stake;
    const texts = { stake: page.money(stake), back: page.money(back), net: page.money(net, true) };
    expect(page.textOf('.own')).toBe(page.word(net > 0 ? 'ownWon' : 'ownBack', texts));
    // The payouts of the bets add up to the prize, and the rows of the pay tables that paid are highlighted.
    const came = page.texts('.came').map((text) => Number(text.replace(/[^\d.]/g, '')) * 100);
    expect(Math.round(sum(came))).toBe(back);
    const lit = page.all('.pay-tables .is-hit').length;
    expect(lit).toBe(Number(isCalled && duel !== 'tie' && duel !== 'lose') + Number(hasBonus && came[0] !== 0));
    const best = page.all('.player-cards .is-best, .board-cards .is-best').length;
    expect(best).toBe(isCalled ? 5 : 0);
    expect([page.balance(), page.net()]).toEqual([page.money(expected), page.money(won - staked, true)]);
    expect(house.balanceSatang).toBe(expected);
    await page.passMs(minPokerCycleMs + 300);
  }
});

const text = (card: number): string => `${'A23456789TJQK'[card % 13]}${'shcd'[Math.floor(card / 13)]}`;
const chips = (count: number): string => count.toLocaleString('en');

/** Checks a finished hand on the page: cards, chips and text of every seat, the board, the pot. */
function checkHand({ hand, holes, before, board }: PlayedHand, places: readonly number[], isShort: boolean): void {
  const shown = new Set(hand.steps.flatMap((step) => (step.kind === 'show' ? [step.seat] : [])));
  const dealt = board.map(text);
  const streets = hand.steps.filter(({ kind }) => kind === 'street').length;
  expect(page.cardsIn('.board-cards')).toEqual(dealt.slice(0, [0, 3, 4, 5][streets]));
  expect(page.textOf('.pot')).toBe('');
  const words = new Map(
    [...shown].map((seat) => [seat, independentWord([...(holes[seat] ?? []).map(text), ...dealt], isShort)]),
  );
  const most = [...words.values()].toSorted().at(-1);
  for (const [seat, stack] of hand.stacks.entries()) {
    const [root, wasIn, isIn] = [`.seat-${seat}`, (before[seat] ?? 0) > 0, hand.isIn[seat] === true];
    const isOpen = seat === 0 ? wasIn : shown.has(seat);
    expect(page.cardsIn(root)).toEqual(isOpen ? (holes[seat] ?? []).map(text) : []);
    expect(page.all(`${root} .back`)).toHaveLength(isIn && !isOpen ? 2 : 0);
    const isOut = !wasIn && (places[seat] ?? 0) > 0;
    expect(page.textOf(`${root} .seat-stack`)).toBe(
      isOut ? page.word('place', { place: places[seat] ?? 0 }) : chips(stack),
    );
    const won = sum(hand.steps.flatMap((step) => (step.kind === 'win' && step.seat === seat ? [step.chips] : [])));
    const kind = kindOf(words.get(seat) ?? '', isShort);
    const texts = page.textOf(`${root} .seat-said`);
    if (won > 0)
      expect(texts).toBe(
        [page.word('wonChips', { chips: chips(won) }), kind].filter((part) => part !== '').join(' · '),
      );
    else if (words.has(seat)) expect(texts).toBe(kind);
    // Uncalled chips are returned and do not count as won. The best hand wins at least the main pot.
    expect(page.one(root).classList.contains('has-won')).toBe(won > 0);
    if (words.size > 0 && words.get(seat) === most) expect(won).toBeGreaterThan(0);
  }
  if (words.size > 0) expect(page.all('.face.is-best').length).toBeGreaterThanOrEqual(5);
  expect(sum(page.texts('.seat-stack').map((stack) => Number(stack.replaceAll(',', '')) || 0))).toBe(9_000);
}

/** Continues until the player must act or the lobby is shown. Compares each finished hand on the page. */
async function readOn(house: TestHouse, isShort: boolean): Promise<number> {
  for (let ended = 0; ;) {
    const event = house.events.at(-1)?.event;
    if (event === undefined || page.button(/^参赛/) || page.button(/^弃牌$/)) return ended;
    const number = Number(/第 (\d+) 手/.exec(page.textOf('.level'))?.[1]);
    const played = [...event.played, event.current].find(({ hand }) => hand.number === number);
    if (played === undefined) throw new Error(`no hand ${number}`);
    checkHand(played, event.places, isShort);
    ended += 1;
    if (page.button(/^(下一手|看名次)$/)) await page.press(/^(下一手|看名次)$/);
    else await page.passMs(1_600);
  }
}

/** Makes one of the moves that the page offers, including small raises and all in. */
async function anyMove(turn: number): Promise<void> {
  const what = anyOf(10, turn, 3);
  const [raise] = page.all('.acts .act').slice(2) as HTMLButtonElement[];
  if (what > 6 && raise && !raise.hidden && !raise.disabled) {
    if (what > 8) await page.press(/^全下$/);
    raise.click();
    await page.passMs(0);
  } else await page.press(what < 4 && turn % 3 > 0 ? /^弃牌$/ : /^(过牌|跟注)/);
}

it.each(['sitAndGo', 'shortDeck'] as const)(
  'shows the hands, chips, winners, places and prizes of %s as they were settled. M03',
  { timeout },
  async (rules) => {
    const house = openTestHouse(rules, 'drawn');
    await page.enter(house);
    let expected = startSatang;
    for (let [hands, turn] = [0, 0]; hands < rounds / 4;) {
      choose('buy-in', [2_000, 5_000, 50_000][turn % 3] ?? 0);
      await page.press(/^参赛/);
      hands += await readOn(house, rules === 'shortDeck');
      while (house.events.at(-1)?.isSettled === false) {
        const event = house.events.at(-1)?.event;
        expect(page.balance()).toBe(page.money(expected - (house.events.at(-1)?.stakeSatang ?? 0)));
        const [own] = event?.current.holes ?? [];
        expect(page.cardsIn('.seat-0')).toEqual(own?.map(text));
        expect(page.texts('.seat-stack').slice(0, 1)).toEqual([chips(event?.current.hand.stacks[0] ?? 0)]);
        await anyMove((turn += 1));
        hands += await readOn(house, rules === 'shortDeck');
      }
      const last = house.events.at(-1);
      if (last === undefined) throw new Error('no event');
      const { stakeSatang, event } = last;
      const prize = (stakeSatang / 11) * 10 * 6 * ([0.5, 0.3, 0.2][event.place - 1] ?? 0);
      expected += Math.round(prize) - stakeSatang;
      const texts = {
        stake: page.money(stakeSatang),
        prize: page.money(prize),
        net: page.money(prize - stakeSatang, true),
      };
      const ended =
        page.word('endedPlace', { place: event.place }) + page.word(prize > 0 ? 'endedPrize' : 'endedNone', texts);
      expect(page.textOf('.ended')).toBe(ended);
      expect([page.balance(), house.balanceSatang]).toEqual([page.money(expected), expected]);
      await page.passMs(minPokerCycleMs + 300);
    }
  },
);
