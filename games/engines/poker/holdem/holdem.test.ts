import { expect, it } from 'vitest';
import { scoreOf } from '../ranking.ts';
import { bonusOdds, holdemOutcome, isAnte, isBonus } from './rules.ts';
import type { Deal } from './rules.ts';
import { callsHoldem } from './strategy.ts';

/** `Ah Td`: rank and suit as in the engine's numbers. */
const cards = (text: string): number[] =>
  text.split(' ').map((card) => 'A23456789TJQK'.indexOf(card[0] ?? '') + 13 * 'shcd'.indexOf(card[1] ?? ''));
const deal = (player: string, dealer: string, flop: string, later: string): Deal => ({
  player: cards(player),
  dealer: cards(dealer),
  flop: cards(flop),
  later: cards(later),
});
const bet = { anteSatang: 1_000, bonusSatang: 500 };

it.each([
  ['win', 'Ah Kh', '9c 9d', 'Qh Jh Th', '2c 3d', [101_000, 4_000, 50_500]],
  ['win', 'As Ad', 'Kc 2d', '7h 8c Jd', 'Ks 3d', [2_000, 4_000, 4_000]],
  ['tie', '2c 3d', '4c 5h', 'As Ks Qs', 'Js Ts', [1_000, 2_000, 0]],
  ['lose', 'Ac Qd', '4s 4h', '2c 7d 9h', 'Ts Jc', [0, 0, 0]],
  ['notQualified', 'Ac Qd', '3s 3h', '2c 7d 9h', 'Ts Jc', [2_000, 2_000, 0]],
  ['notQualified', 'Kc 8d', 'Ac 6h', '2c 7d 9h', 'Ts Jc', [2_000, 2_000, 0]],
] as const)('pays %s with %s against %s', (result, player, dealer, flop, later, [ante, call, bonus]) => {
  const outcome = holdemOutcome(deal(player, dealer, flop, later), bet, true);
  expect(outcome).toMatchObject({ result, anteSatang: ante, callSatang: call, bonusSatang: bonus });
  expect(outcome.winSatang).toBe(ante + call + bonus);
});

it('pays nothing for the ante after a fold, and still pays the bonus bet', () => {
  const folded = holdemOutcome(deal('2c 2d', '4s 4h', 'Kc Kd 9h', 'Ts Jc'), bet, false);
  expect(folded).toMatchObject({ result: 'fold', anteSatang: 0, callSatang: 0, bonusSatang: 4_000, winSatang: 4_000 });
  const { winSatang } = holdemOutcome(deal('2c 2d', '4s 4h', 'Kc Kd 9h', 'Ts Jc'), { ...bet, bonusSatang: 0 }, false);
  expect(winSatang).toBe(0);
});

it('returns 93.742 % of a bonus bet, counted over all 2,598,960 hands of five. M09', () => {
  let back = 0;
  const five = [0, 0, 0, 0, 0];
  const walk = (place: number, from: number): void => {
    if (place === 5) {
      const odds = bonusOdds(scoreOf(five));
      back += odds > 0 ? odds + 1 : 0;
      return;
    }
    for (let card = from; card < 48 + place; card += 1) {
      five[place] = card;
      walk(place + 1, card + 1);
    }
  };
  walk(0, 0);
  expect([back, ((back / 2_598_960) * 100).toFixed(3)]).toEqual([2_436_308, '93.742']);
});

const calls = (player: string, flop: string) => callsHoldem({ player: cards(player), flop: cards(flop) });

it('calls with a pair, a draw or a ten, and folds all other hands', () => {
  expect(calls('2c 7d', '7h Jc Qs')).toBe(true);
  expect(calls('2c 2d', '7h Jc Qs')).toBe(true);
  expect(calls('2c Td', '7h Jc Qs')).toBe(true);
  expect(calls('2c 4c', '7c Jc Qs')).toBe(true);
  expect(calls('5c 6d', '7h 9c Ks')).toBe(true);
  expect(calls('2c 3d', 'Ah 5c Ks')).toBe(true);
  expect(calls('2c 9d', '7h Jc Qs')).toBe(false);
});

it('offers the listed stakes and no others', () => {
  expect([isAnte(1_000), isAnte(1_001), isBonus(0), isBonus(500), isBonus(-500)]).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
});
