/** Two verifiers that share no code deal, rank and pay the same rounds of poker. F02, F03 */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { holdemDeal, holdemOutcome } from '../engines/poker/holdem/rules.ts';
import { finished, openedHand, openEvent, withMove } from '../engines/poker/sitAndGo/event.ts';
import type { PlayedHand, SitAndGo } from '../engines/poker/sitAndGo/event.ts';
import { choicesOf, moved } from '../engines/poker/sitAndGo/hand.ts';
import type { Hand, Move } from '../engines/poker/sitAndGo/hand.ts';
import { dealtOn } from '../engines/poker/sitAndGo/settle.ts';
import { eventRules, prizeOf } from '../engines/poker/sitAndGo/structure.ts';
import type { EventRules } from '../engines/poker/sitAndGo/structure.ts';
import { pokerDraw } from './pokerRound.ts';
import { independentEvent, independentStacks } from './testing/independentEvent.ts';
import type { Put } from './testing/independentEvent.ts';
import { independentDeal, independentHoldem, independentWord } from './testing/independentPoker.ts';

/** How many hands are checked; set `POKER_ROUNDS=1000000` for more. One event is checked per 500 hands. */
const rounds = Number(process.env.POKER_ROUNDS ?? 1_000);
const events = Math.max(5, Math.ceil(rounds / 500));
const timeout = 36_000_000;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
/** A new seed of the house for every hundred rounds. */
const seedsAt = (name: string, round: number) => ({
  serverSeed: hash(`${name} ${Math.floor(round / 100)}`),
  clientSeed: 'player',
  nonce: round,
});

it('deals and pays casino hold’em as the independent verifier does. F02, F03', { timeout }, () => {
  for (let round = 0; round < rounds; round += 1) {
    const seeds = seedsAt('holdem', round);
    const deal = holdemDeal(pokerDraw(seeds));
    const isCalled = round % 4 !== 3;
    const { winSatang } = holdemOutcome(deal, { anteSatang: 1_000, bonusSatang: 500 }, isCalled);
    const second = independentHoldem(seeds.serverSeed, 'player', round, 10, 5, isCalled);
    const cards = [...deal.player, ...deal.dealer, ...deal.flop, ...deal.later].join();
    if (second.cards.join() !== cards || second.back * 100 !== winSatang) expect([round, second]).toEqual('the same');
  }
});

/** `Ah`, as the independent verifier writes a card. */
const text = (card: number): string => `${'A23456789TJQK'[card % 13]}${'shcd'[Math.floor(card / 13)]}`;
const putsOf = ({ steps }: Hand): Put[] =>
  steps.flatMap((step) =>
    step.kind === 'blind' || step.kind === 'act'
      ? [{ seat: step.seat, chips: step.chips, isFold: step.kind === 'act' && step.what === 'fold' }]
      : [],
  );

/** Pseudo-random numbers from 0 to 99 derived from a word, for moves and stacks. */
function* numbersFrom(word: string): Generator<number, never> {
  for (let from = word; ; from = hash(from)) for (const byte of Buffer.from(hash(from), 'hex')) yield byte % 100;
}
type Numbers = Generator<number, never>;

/** An arbitrary offered move, small raises and all-in included. */
function anyMove(hand: Hand, numbers: Numbers): Move {
  const { callChips, canRaise, minTo, maxTo } = choicesOf(hand);
  const [what, size] = [numbers.next().value, numbers.next().value];
  if (what < 22 && callChips > 0) return { what: 'fold' };
  const to = size < 30 ? maxTo : Math.min(maxTo, minTo + size * 2);
  if (what > 68 && canRaise) return { what: 'raise', to };
  return { what: callChips > 0 ? 'call' : 'check' };
}

/** Plays a hand of two to six players with stacks of any size to its end. */
function anyHand(rules: EventRules, round: number): PlayedHand {
  const numbers = numbersFrom(`${rules} ${round}`);
  const seated = 2 + (round % 5);
  const before = [0, 1, 2, 3, 4, 5].map((seat) => {
    const [coarse, fine] = [numbers.next().value, numbers.next().value];
    return (seat * 5 + round) % 6 < seated ? 1 + coarse * 16 + fine : 0;
  });
  const button = before.findIndex((chips) => chips > 0);
  const opened = openedHand(rules, pokerDraw(seedsAt(rules, round)), 1 + (round % 99), button, before);
  const deck = eventRules[rules];
  let on = dealtOn(opened.hand, opened, deck);
  while (!on.isOver) on = dealtOn(moved(on.hand, anyMove(on.hand, numbers)), opened, deck);
  return { ...opened, hand: on.hand };
}

it.each(['sitAndGo', 'shortDeck'] as const)(
  'deals a hand of %s and shares its pots as the independent verifier does, with arbitrary moves. F02, F03',
  { timeout },
  (rules) => {
    const isShort = rules === 'shortDeck';
    for (let round = 0; round < rounds / 2; round += 1) {
      const { hand, before, holes, board } = anyHand(rules, round);
      const { serverSeed, clientSeed } = seedsAt(rules, round);
      const order = [1, 2, 3, 4, 5, 6].map((step) => (hand.button + step) % 6).filter((seat) => before[seat]);
      const cards = independentDeal(serverSeed, clientSeed, round, hand.number, order.length * 2 + 5, isShort);
      const dealtTo = before.map((_, seat) => cards.slice(0, -5).filter((__, at) => order[at % order.length] === seat));
      const words = dealtTo.map((own) =>
        own.length > 0 ? independentWord([...own, ...cards.slice(-5)], isShort) : '',
      );
      const second = [
        ...dealtTo.flat(),
        ...cards.slice(-5),
        ...independentStacks(before, putsOf(hand), words, hand.button),
      ];
      const first = [...[...holes.flat(), ...board].map(text), ...hand.stacks];
      if (first.join() !== second.join()) expect([round, first]).toEqual([round, second]);
    }
  },
);

/** Plays an event with pseudo-random moves, or as the house completes an abandoned one. */
function wholeEvent(rules: EventRules, round: number): SitAndGo {
  const numbers = numbersFrom(`event ${rules} ${round}`);
  let event = openEvent(rules, pokerDraw(seedsAt(`event ${rules}`, round)));
  if (round % 4 === 3) return finished(event);
  while (event.place === 0) event = withMove(event, anyMove(event.current.hand, numbers)) ?? event;
  return event;
}

it.each(['sitAndGo', 'shortDeck'] as const)(
  'seats, deals and places a whole event of %s as the independent verifier does. F02, F03',
  { timeout },
  (rules) => {
    for (let round = 0; round < events; round += 1) {
      const { serverSeed: server, clientSeed: client } = seedsAt(`event ${rules}`, round);
      const event = wholeEvent(rules, round);
      const played = [...event.played, event.current];
      const drawn = { server, client, nonce: round, isShort: rules === 'shortDeck' };
      const second = independentEvent(
        drawn,
        played.map(({ hand }) => putsOf(hand)),
      );
      const first = played.map(({ hand, before, holes, board }) => ({
        button: hand.button,
        before: [...before],
        holes: holes.map((own) => own.map(text)),
        board: board.map(text),
        blinds: hand.steps.flatMap((step) => (step.kind === 'blind' ? [[step.seat, step.chips]] : [])),
        after: [...hand.stacks],
      }));
      expect([round, second]).toEqual([round, { bots: event.bots, hands: first, places: event.places }]);
      const prize = [15_000, 9_000, 6_000, 0, 0, 0][(second.places[0] ?? 0) - 1];
      expect(prizeOf({ buyInSatang: 5_000, feeSatang: 500 }, event.place)).toBe(prize);
    }
  },
);
