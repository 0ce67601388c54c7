import { describe, expect, it } from 'vitest';
import { cardCodes } from '../engines/cards/cardGame.ts';
import type { CardCode } from '../engines/cards/cardGame.ts';
import { cardGames } from '../engines/cards/cardGames.ts';
import type { ShownBlackjack } from '../engines/cards/blackjack/game.ts';
import { botBid, botPlay } from '../engines/cards/douDizhu/bots.ts';
import type { ShownLandlords } from '../engines/cards/douDizhu/game.ts';
import { dealTable, layDown, makeBid, playable } from '../engines/cards/douDizhu/rules.ts';
import type { ShownDuel } from '../engines/cards/duel/duel.ts';
import { cardRound, orderOf, verifyCards } from './cardRound.ts';
import { commitmentOf } from './draw.ts';
import { independentBlackjack, independentDuel, independentLandlords } from './testing/independentCardPays.ts';
import { replayDeck } from './testing/independentCards.ts';

const serverSeed = '5e'.repeat(32);
const seatAt = (code: CardCode, nonce: number) => ({
  seeds: { serverSeed, clientSeed: 'mine', nonce },
  stakeSatang: cardGames[code].stakesSatang[0] ?? 0,
});

/** Rounds of each game; set `CARD_ROUNDS=1000000` for more. */
const rounds = Number(process.env.CARD_ROUNDS ?? 200);

/** The prize and the result of these cards and moves by the independent implementation of the rules. */
function secondly(
  code: CardCode,
  order: readonly number[],
  stakeSatang: number,
  moves: readonly string[],
  shown: object,
) {
  if (code === 'blackjack') {
    const { dealer, hands, winSatang } = independentBlackjack(order, stakeSatang, moves);
    return { winSatang, outcome: [dealer, ...hands.map(({ cards, result }) => [cards, result])] };
  }
  if (code === 'douDizhu') {
    const { winner, bases, winSatang } = independentLandlords(order, (shown as ShownLandlords).turns, stakeSatang);
    return { winSatang, outcome: [winner, bases] };
  }
  const { own, dealer, times, winSatang } = independentDuel(code, order, stakeSatang);
  return { winSatang, outcome: [own.kind, dealer.kind, times] };
}

/** The same result from what the engine shows. */
function firstly(code: CardCode, shown: object): unknown[] {
  if (code === 'blackjack') {
    const { dealer, hands } = shown as ShownBlackjack;
    return [dealer, ...hands.map(({ cards, result }) => [cards, result])];
  }
  if (code === 'douDizhu') return [(shown as ShownLandlords).winner, (shown as ShownLandlords).bases];
  const { ownKind, houseKind, times } = shown as ShownDuel;
  return [ownKind, houseKind, times];
}

/** Plays arbitrary offered moves, so that splits, doubles and insurance all occur. */
function blackjackMoves(order: readonly number[], nonce: number): string[] {
  const moves: string[] = [];
  for (;;) {
    const played = cardGames.blackjack.play(order, 1_000, moves);
    if (played === undefined || played.isOver) return moves;
    const { offered } = played.shown as ShownBlackjack;
    moves.push(offered[(nonce * 7 + 3 * moves.length) % offered.length] ?? '');
  }
}

/** Plays as the bots play, except that the player's bids vary. */
function landlordsMoves(order: readonly number[], nonce: number): string[] {
  const moves: string[] = [];
  const table = dealTable(order);
  while (table.view.turn >= 0) {
    const { view } = table;
    const hand = table.hands[view.turn] ?? [];
    const isOwn = view.turn === 0;
    if (view.stage === 'bidding') {
      const bid = isOwn ? (nonce % 3 > 0 && view.bid < 3 ? view.bid + 1 : 0) : botBid(hand, view);
      if (isOwn) moves.push(`bid:${bid}`);
      makeBid(table, bid);
      continue;
    }
    const cards = botPlay(hand, view, view.turn);
    if (isOwn) moves.push(cards.length === 0 ? 'pass' : `play:${cards.join()}`);
    layDown(table, cards, playable(table, cards) ?? 'pass');
  }
  return moves;
}

const movesOf = (code: CardCode, order: readonly number[], nonce: number): string[] =>
  code === 'blackjack' ? blackjackMoves(order, nonce) : code === 'douDizhu' ? landlordsMoves(order, nonce) : [];

describe.each(cardCodes)('the cards of %s', (code) => {
  const game = cardGames[code];

  it(
    'come in the order that an independent verifier computes, and pay what its rules say. F03',
    { timeout: 7_200_000 },
    () => {
      for (let nonce = 0; nonce < rounds; nonce += 1) {
        const seat = seatAt(code, nonce);
        const order = orderOf(game, seat.seeds);
        const second = replayDeck(serverSeed, 'mine', nonce, game.deck.size, game.deck.count);
        if (order.join() !== second.join()) expect([nonce, order]).toEqual([nonce, second]);
        const moves = movesOf(code, order, nonce);
        const played = game.play(order, seat.stakeSatang, moves);
        if (!played?.isOver) throw new Error(`not offered: ${moves.join(' ')}`);
        const { winSatang, outcome } = secondly(code, second, seat.stakeSatang, moves, played.shown);
        const first = firstly(code, played.shown);
        if (winSatang !== played.winSatang || JSON.stringify(outcome) !== JSON.stringify(first))
          expect([nonce, moves, played.winSatang, first]).toEqual([nonce, moves, winSatang, outcome]);
      }
      const deck = new Set(orderOf(game, seatAt(code, rounds).seeds));
      expect(deck.size).toBe(game.deck.count);
    },
  );

  it('confirm what the house said, and reject any other seed, move, card or prize. F01', () => {
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const seat = seatAt(code, nonce);
      const moves: string[] = [];
      let played = cardRound(game, seat, moves);
      while (played !== undefined && !played.isOver) {
        moves.push(game.leave(played.shown));
        played = cardRound(game, seat, moves);
      }
      if (played === undefined) throw new Error('a move was not offered');
      const { shown, winSatang } = played;
      const claim = { ...seat, commitment: commitmentOf(serverSeed), moves, winSatang, shown };
      expect(verifyCards(game, claim)).toBe('holds');
      expect(verifyCards(game, { ...claim, winSatang: winSatang + 100 })).toBe('otherWin');
      expect(verifyCards(game, { ...claim, shown: {} })).toBe('otherCards');
      expect(verifyCards(game, { ...claim, moves: [...moves, 'nothing'] })).toBe('otherMoves');
      expect(verifyCards(game, { ...claim, commitment: commitmentOf('00'.repeat(32)) })).toBe('otherSeed');
    }
  });
});
