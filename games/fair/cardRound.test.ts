import { describe, expect, it } from 'vitest';
import { cardCodes } from '../engines/cardGame.ts';
import { cardGames } from '../engines/cardGames.ts';
import { cardRound, orderOf, verifyCards } from './cardRound.ts';
import { commitmentOf } from './draw.ts';
import { replayDeck } from './secondCards.ts';

const serverSeed = '5e'.repeat(32);
const seatAt = (code: (typeof cardCodes)[number], nonce: number) => ({
  seeds: { serverSeed, clientSeed: 'mine', nonce },
  stakeSatang: cardGames[code].stakesSatang[0] ?? 0,
});

describe.each(cardCodes)('the cards of %s', (code) => {
  const game = cardGames[code];

  it('come in the order that a second verifier works out, without a card twice. F03', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const order = orderOf(game, seatAt(code, nonce).seeds);
      expect(new Set(order).size).toBe(game.deck.count);
      expect(order).toEqual(replayDeck(serverSeed, 'mine', nonce, game.deck.size, game.deck.count));
    }
  });

  it('hold what the house said, and no other seed, move, card or prize. F01', () => {
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
