import { array, assert, boolean, constant, integer, nat, oneof, pre, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { pokerDraw } from '../../../fair/pokerRound.ts';
import { independentDeal, independentWord } from '../../../fair/testing/independentPoker.ts';
import { finished, openEvent, replayed, withMove, wordOf } from './event.ts';
import type { SitAndGo } from './event.ts';
import { choicesOf, isOffered, moved, openHand, potChips } from './hand.ts';
import type { Hand, Move } from './hand.ts';
import { potsOf, sharesOf, uncalledOf } from './pots.ts';
import { dealtOn } from './settle.ts';
import { buyIns, prizeOf, seatCount, stakeOf, startingChips } from './structure.ts';

const seedsOf = (nonce: number) => ({ serverSeed: 'f'.repeat(64), clientSeed: 'event', nonce });
const drawOf = (nonce: number) => pokerDraw(seedsOf(nonce));
const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

const totalsAndIn = tuple(
  array(integer({ min: 0, max: 500 }), { minLength: 6, maxLength: 6 }),
  array(boolean(), { minLength: 6, maxLength: 6 }),
);

it('puts every chip into exactly one side pot, and caps what a player wins from another at their own stake', () => {
  assert(
    property(totalsAndIn, ([totals, isIn]) => {
      pre(totals.some((total, seat) => total > 0 && isIn[seat]));
      const pots = potsOf(totals, isIn);
      expect(sum(pots.map(({ chips }) => chips))).toBe(sum(totals));
      const most = Math.max(...totals.filter((_, seat) => isIn[seat]));
      for (const [seat, total] of totals.entries()) {
        const own = pots.filter(({ seats }) => seats.includes(seat));
        if (!isIn[seat]) expect(own).toEqual([]);
        else if (total > 0 && total < most)
          expect(sum(own.map(({ chips }) => chips))).toBe(sum(totals.map((other) => Math.min(other, total))));
      }
    }),
  );
});

it('shares a pot to the last chip, with the odd chips left of the button', () => {
  expect(sharesOf({ chips: 101, seats: [0, 2, 5] }, [0, 2, 5], 4)).toEqual([
    { seat: 5, chips: 34 },
    { seat: 0, chips: 34 },
    { seat: 2, chips: 33 },
  ]);
  expect(uncalledOf([0, 300, 120, 0, 0, 0])).toEqual({ seat: 1, chips: 180 });
  expect(uncalledOf([0, 300, 300, 0, 0, 0])).toBeUndefined();
});

/** Any offered move, chosen by two numbers. */
function anyMove(hand: Hand, [what, size]: readonly [number, number]): Move {
  const { callChips, canRaise, minTo, maxTo } = choicesOf(hand);
  if (what < 2 && callChips > 0) return { what: 'fold' };
  if (what > 6 && canRaise) return { what: 'raise', to: minTo + Math.floor(((maxTo - minTo) * size) / 100) };
  return { what: callChips > 0 ? 'call' : 'check' };
}
const choices = array(tuple(integer({ min: 0, max: 9 }), integer({ min: 0, max: 100 })), {
  minLength: 80,
  maxLength: 80,
});
const stacks = array(oneof(constant(0), integer({ min: 1, max: 3_000 })), { minLength: 6, maxLength: 6 });

it('neither loses nor adds chips in any hand, and ends every hand', () => {
  assert(
    property(stacks, choices, nat(99), (before, wanted, nonce) => {
      const seated = before.flatMap((chips, seat) => (chips > 0 ? [seat] : []));
      pre(seated.length > 1);
      const cards = independentDeal('a'.repeat(64), 'chips', nonce, 1, 17).map((_, place) => place * 3);
      const dealt = { holes: before.map((_, seat) => cards.slice(seat * 2, seat * 2 + 2)), board: cards.slice(12) };
      let at = dealtOn(openHand(1, seated[0] ?? 0, { small: 10, big: 20 }, before), dealt, 'full');
      let turns = 0;
      while (!at.isOver) {
        expect(sum(at.hand.stacks) + potChips(at.hand)).toBe(sum(before));
        expect(Math.min(...at.hand.stacks)).toBeGreaterThanOrEqual(0);
        const move = anyMove(at.hand, wanted[turns % wanted.length] ?? [0, 0]);
        expect(isOffered(at.hand, move)).toBe(true);
        at = dealtOn(moved(at.hand, move), dealt, 'full');
        turns += 1;
        expect(turns).toBeLessThan(400);
      }
      expect(sum(at.hand.stacks)).toBe(sum(before));
      expect(potChips(at.hand)).toBe(0);
    }),
    { numRuns: 80 },
  );
});

it('a short all-in does not reopen the betting for players who have acted', () => {
  // Seat 3 raises to 100, seat 4 is all in for 130: less than a full raise more.
  const opened = openHand(1, 0, { small: 10, big: 20 }, [1_000, 1_000, 1_000, 1_000, 130, 1_000]);
  const raised = moved(opened, { what: 'raise', to: 100 });
  const short = moved(raised, { what: 'raise', to: 130 });
  const back = [5, 0, 1, 2].reduce((hand) => moved(hand, { what: 'call' }), short);
  expect(back.turn).toBe(3);
  expect(choicesOf(back)).toMatchObject({ callChips: 30, canRaise: false });
  expect(choicesOf(short)).toMatchObject({ callChips: 130, canRaise: true, minTo: 210 });
  expect(isOffered(back, { what: 'raise', to: 1_000 })).toBe(false);
});

it('makes the button post the small blind and act first before the flop, if there are two players', () => {
  const hand = openHand(1, 2, { small: 10, big: 20 }, [0, 0, 500, 0, 500, 0]);
  expect([hand.bets, hand.turn]).toEqual([[0, 0, 10, 0, 20, 0], 2]);
});

/** `Ah`, as the independent verifier writes it. */
const text = (card: number): string => `${'A23456789TJQK'[card % 13]}${'shcd'[Math.floor(card / 13)]}`;

/** Plays arbitrary offered moves until the player's place is decided. */
function played(nonce: number, rules: 'sitAndGo' | 'shortDeck' = 'sitAndGo'): SitAndGo {
  let event = openEvent(rules, drawOf(nonce));
  for (let turn = 0; event.place === 0; turn += 1) {
    const move = anyMove(event.current.hand, [(nonce * 7 + turn * 3) % 10, (turn * 37) % 60]);
    const next = withMove(event, move);
    if (next === undefined) throw new Error('not offered');
    event = next;
  }
  return event;
}

it.each(['sitAndGo', 'shortDeck'] as const)(
  'plays %s to its end with the chips, cards and winners that an independent verifier computes. F03',
  (rules) => {
    for (let nonce = 0; nonce < 5; nonce += 1) {
      const event = played(nonce, rules);
      const { serverSeed, clientSeed } = seedsOf(nonce);
      const hands = [...event.played, event.current];
      for (const { hand, before, holes, board } of hands) {
        expect(sum(before)).toBe(seatCount * startingChips);
        expect(sum(hand.stacks)).toBe(seatCount * startingChips);
        const order = [1, 2, 3, 4, 5, 6].map((step) => (hand.button + step) % 6).filter((seat) => before[seat]);
        const isShort = rules === 'shortDeck';
        const cards = independentDeal(serverSeed, clientSeed, nonce, hand.number, order.length * 2 + 5, isShort);
        const inOrder = [0, 1].flatMap((which) => order.map((seat) => text(holes[seat]?.[which] ?? -1)));
        expect([...inOrder, ...board.map(text)]).toEqual(cards);
        const open = hand.steps.flatMap((step) => (step.kind === 'show' ? [step.seat] : []));
        const words = new Map(
          open.map((seat) => [seat, independentWord([...(holes[seat] ?? []), ...board].map(text), isShort)]),
        );
        const best = [...words.values()].toSorted().at(-1);
        const winners = new Set(
          hand.steps.flatMap((step) => (step.kind === 'win' && step.pot === 0 ? [step.seat] : [])),
        );
        if (open.length > 0) expect(new Set(open.filter((seat) => words.get(seat) === best))).toEqual(winners);
      }
      const words = event.moves.map(wordOf);
      expect(replayed(rules, drawOf(nonce), words)?.place).toBe(event.place);
    }
  },
);

it('makes a bot decide from its own and the public cards alone: changing all others changes no decision', () => {
  let seen = 0;
  for (let nonce = 0; nonce < 12; nonce += 1) {
    let event = openEvent('sitAndGo', drawOf(nonce));
    for (let turn = 0; turn < 12 && event.place === 0; turn += 1) {
      const { hand, holes, board } = event.current;
      const move = anyMove(hand, [(turn * 3 + nonce) % 10, (turn * 37) % 40]);
      const next = withMove(event, move);
      const mine = hand.steps.length;
      const found = [...(next?.played ?? []), next?.current].find((each) => each?.hand.number === hand.number);
      const [own, its] = found?.hand.steps.slice(mine) ?? [];
      if (next && own?.kind === 'act' && its?.kind === 'act') {
        const open = hand.street === 0 ? 0 : hand.street + 2;
        const kept = new Set([...(holes[its.seat] ?? []), ...board.slice(0, open)]);
        const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !kept.has(card));
        const turned = rest.slice(nonce % 20);
        const other: SitAndGo = {
          ...event,
          current: {
            ...event.current,
            holes: holes.map((pair, seat) => (seat === its.seat || pair.length === 0 ? pair : turned.splice(0, 2))),
            board: [...board.slice(0, open), ...turned.splice(0, 5 - open)],
          },
        };
        const changed = withMove(other, move);
        const again = [...(changed?.played ?? []), changed?.current].find((each) => each?.hand.number === hand.number);
        expect(again?.hand.steps[mine + 1]).toEqual(its);
        seen += 1;
      }
      if (next === undefined) break;
      event = next;
    }
  }
  expect(seen).toBeGreaterThan(25);
});

it('checks and folds to the end for an absent player. M08', () => {
  const event = finished(openEvent('sitAndGo', drawOf(5)));
  expect(event.place).toBeGreaterThan(0);
  expect(event.moves.every(({ what }) => what === 'check' || what === 'fold')).toBe(true);
});

it('refuses moves that are not offered, and moves after the end', () => {
  const event = openEvent('sitAndGo', drawOf(1));
  const { callChips, maxTo } = choicesOf(event.current.hand);
  expect(withMove(event, { what: callChips > 0 ? 'check' : 'call' })).toBeUndefined();
  expect(withMove(event, { what: 'raise', to: maxTo + 1 })).toBeUndefined();
  expect(withMove(finished(event), { what: 'fold' })).toBeUndefined();
  expect(replayed('sitAndGo', drawOf(1), ['z'])).toBeUndefined();
});

it('pays out the whole pool of six buy-ins in whole satang, and keeps only the fee', () => {
  for (const bought of buyIns) {
    expect(sum([1, 2, 3, 4, 5, 6].map((place) => prizeOf(bought, place)))).toBe(bought.buyInSatang * seatCount);
    expect(Number.isSafeInteger(prizeOf(bought, 2))).toBe(true);
    expect(stakeOf(bought)).toBe((bought.buyInSatang * 11) / 10);
  }
});
