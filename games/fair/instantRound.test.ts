import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { takeMove } from '../engines/instant/game.ts';
import { instantGames } from '../engines/instant/games.ts';
import { commitmentOf } from './draw.ts';
import { instantDraw, instantRound, verifyInstant } from './instantRound.ts';
import { replayInstant } from './testing/independentInstant.ts';

const serverSeed = createHash('sha256').update('a door of the lobby').digest('hex');
const seedsAt = (nonce: number) => ({ serverSeed, clientSeed: `player-${nonce % 7}`, nonce });

/** Choices that lay several chips, besides the single ones. */
const more: Readonly<Record<string, readonly string[]>> = {
  fastThree: ['big.s10.p3.t6.straight', 'small.odd.anyTriple'],
  horses: ['turf.w1.p1.w6', 'night.p2.p3.p4.p5'],
};

it.each(Object.values(instantGames).map((game) => [game.code, game] as const))(
  'draws the same rounds of %s as an independent verifier. F03',
  (code, game) => {
    const choices = [...new Set(game.settings.map(({ choice }) => choice.split('@')[0] ?? '')), ...(more[code] ?? [])];
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const choice = choices[nonce % choices.length] ?? '';
      const seeds = seedsAt(nonce);
      const moves: number[] = [];
      let standing = instantRound(game, choice, seeds);
      // Opens doors in turn and cashes out after four.
      for (let door = nonce % 20; standing && !standing.isOver; door += 1) {
        const isTaken = moves.length === 4;
        const next = game.act?.(choice, instantDraw(seeds), standing, isTaken ? takeMove : door);
        if (!isTaken) moves.push(door);
        standing = typeof next === 'object' ? next : undefined;
      }
      if (standing === undefined) throw new Error(`round ${nonce} of ${code}`);
      const { shown, pay } = standing;
      expect(replayInstant(code, choice, seeds, moves)).toEqual({ shown, pay });
      const claim = { commitment: commitmentOf(serverSeed), seeds, choice, shown, moves, pay };
      expect(verifyInstant(game, claim)).toBe('holds');
      expect(verifyInstant(game, { ...claim, pay: pay + 1 })).toBe('otherPay');
      expect(verifyInstant(game, { ...claim, shown: [...shown, 0] })).toBe('otherDraw');
      expect(verifyInstant(game, { ...claim, commitment: commitmentOf('0'.repeat(64)) })).toBe('otherSeed');
    }
  },
);
