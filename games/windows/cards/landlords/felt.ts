/** The parts of the table of 斗地主: three seats, the bottom cards, the stake, and the player's hand. */
import type { LandlordsShown } from '@foyer/contract/play/cards.ts';
import { mostTimes } from '../../../engines/cards/douDizhu/rules.ts';
import { el } from '../../frame/dom.ts';
import { baht } from '../../frame/money.ts';
import { createWager } from '../../kit/chips/wager.ts';
import type { Wager } from '../../kit/chips/wager.ts';
import { cardBack, cardFace } from '../face.ts';
import type { Words } from '../words.ts';
import { createHand } from './hand.ts';
import type { HandPart } from './hand.ts';
import { createSeat } from './seat.ts';
import type { SeatPart } from './seat.ts';

type LaidTurn = LandlordsShown['turns'][number];

export interface Felt {
  readonly root: HTMLElement;
  readonly words: Words;
  /** The player, then the bots in the order of play. */
  readonly seats: readonly [SeatPart, SeatPart, SeatPart];
  readonly bottom: HTMLElement;
  readonly times: HTMLOutputElement;
  readonly wager: Wager;
  readonly hand: HandPart;
}

export function createFelt(words: Words, onChoice: () => void): Felt {
  const seats = [
    createSeat(words, words('you'), 'own'),
    createSeat(words, words('botRight'), 'right'),
    createSeat(words, words('botLeft'), 'left'),
  ] as const;
  const hand = createHand(words, onChoice);
  const bottom = el('div.bottom-cards', { role: 'group', 'aria-label': words('bottomCards') });
  const times = el('output.times');
  const wager = createWager();
  const middle = el('div.middle', {}, bottom, times, wager.root);
  const root = el('div.desk.landlords', {}, seats[2].root, middle, seats[1].root, seats[0].root, hand.root);
  return { root, words, seats, bottom, times, wager, hand };
}

/** Resets the table to its state before a deal. */
export function clearFelt({ words, seats, bottom, times, wager, hand }: Felt): void {
  for (const seat of seats) {
    seat.showText('');
    seat.role(undefined);
    seat.turn(false);
    seat.count(17);
  }
  hand.choose([]);
  hand.show([], false);
  times.textContent = '';
  wager.lay(0);
  bottom.replaceChildren(...[0, 1, 2].map(() => cardBack(words)));
}

const bidCount = (turns: readonly LaidTurn[]): number => turns.filter((turn) => turn.bid >= 0).length;

/** Draws roles, numbers of cards left and the bottom cards as they are after `count` turns. */
export function drawCounts({ words, seats, bottom }: Felt, shown: LandlordsShown, count: number): void {
  const turns = shown.turns.slice(0, count);
  const isPlaying = shown.landlord >= 0 && bidCount(turns) === bidCount(shown.turns);
  for (const [at, seat] of seats.entries()) {
    seat.role(isPlaying ? at === shown.landlord : undefined);
    const out = turns.filter((turn) => turn.seat === at).reduce((sum, turn) => sum + turn.cards.length, 0);
    seat.count(17 + (isPlaying && at === shown.landlord ? 3 : 0) - out);
  }
  const lies = isPlaying ? shown.bottom : [];
  bottom.replaceChildren(
    ...[0, 1, 2].map((at) => (lies[at] === undefined ? cardBack(words) : cardFace(words, lies[at]))),
  );
}

function turnWord(words: Words, { bid, cards }: LaidTurn): string {
  if (bid < 0) return cards.length === 0 ? words('passed') : '';
  return bid === 0 ? words('noBid') : words('bidOf', { bid });
}

/** Draws a turn at its seat: the cards that it lays, or its bid or pass in words. `isNew` animates the cards. */
export function drawTurn({ words, seats }: Felt, turn: LaidTurn, isNew: boolean): void {
  const seat = seats[turn.seat];
  if (seat === undefined) return;
  if (turn.cards.length > 0) seat.lay(turn.cards, isNew);
  else seat.showText(turnWord(words, turn));
}

/** Draws whose turn it is, the player's hand and the stake; at the end also the cards that the bots have left. */
export function drawNow({ words, seats, times, wager, hand }: Felt, shown: LandlordsShown, stakeSatang: number): void {
  const isOpen = shown.turn === 0 && shown.stage === 'playing';
  for (const [at, seat] of seats.entries()) seat.turn(shown.turn === at);
  if (shown.turn === 0) seats[0].showText('');
  hand.show(shown.hand, isOpen);
  const base = baht(stakeSatang / mostTimes);
  wager.lay(stakeSatang);
  times.textContent = shown.times > 0 ? words('playedFor', { base, times: shown.times }) : words('baseIs', { base });
  if (shown.stage !== 'over') return;
  for (const at of [1, 2]) {
    const rest = shown.rest[at - 1] ?? [];
    if (rest.length > 0) seats[at]?.lay(rest, false);
  }
}
