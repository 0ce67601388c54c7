/**
 * The instant games as a family. One draw decides a round; the treasure game continues by the player's actions. M03,
 * M08
 */
import type { Locale } from '@foyer/contract/envelope.ts';
import { minInstantActMs } from '@foyer/contract/play/instant.ts';
import { isInstantCode } from '@foyer/games/engines/instant/game.ts';
import type { InstantGame, Standing } from '@foyer/games/engines/instant/game.ts';
import { instantGames, instantOf, isInstantStake } from '@foyer/games/engines/instant/games.ts';
import { choiceText, resultText } from '@foyer/games/engines/instant/words.ts';
import type { Translate } from '@foyer/games/engines/instant/words.ts';
import { instantDraw } from '@foyer/games/fair/instantRound.ts';
import { translate } from '@foyer/text/translate.ts';
import type { Family, Seat, Step } from '../family.ts';

/** Translates the texts of the instant games' window on the server. */
function translateFor(lang: Locale): Translate {
  const text = translate(lang);
  // The cast drops the argument types of each key. The window's use of the same keys is type-checked.
  return (word, args = {}) => (text as (room: string, key: string, args: object) => string)('instant', word, args);
}

export const choiceOf = (choice: object): string =>
  'choice' in choice && typeof choice.choice === 'string' ? choice.choice : '';

/** The rules that a round was opened with. */
function rulesOfRound(rules: string): InstantGame {
  if (!isInstantCode(rules)) throw new Error(`no instant game ${rules}`);
  return instantGames[rules];
}

/** Pay rates are in hundredths and chips in whole baht, so that a prize has no fraction of a satang. */
const stepOf = (seat: Seat, standing: Standing): Step => ({
  progress: standing,
  addedSatang: 0,
  winSatang: (standing.pay * seat.stakeSatang) / rulesOfRound(seat.rules).chips(choiceOf(seat.choice)) / 100,
  isOver: standing.isOver,
});

export const standingOf = (progress: object): Standing => progress as Standing;

export const instantFamily: Family = {
  code: 'instant',
  // Its games belong to three types of the catalogue; a bet record uses its game's type.
  gameType: 8,
  rulesOf: (gameId) => instantOf(gameId)?.code,
  describe({ rules, choice, progress, isOver }, lang) {
    const { code } = rulesOfRound(rules);
    const chosen = choiceOf(choice);
    const t = translateFor(lang);
    const resultIn = resultText(t, { ...standingOf(progress), code, choice: chosen });
    return { choice: chosen, chosenText: choiceText(t, code, chosen), resultText: isOver ? resultIn : '' };
  },
  rounds: {
    minActMs: minInstantActMs,
    isChoice: (gameId, choice) => (instantOf(gameId)?.chips(choiceOf(choice)) ?? 0) > 0,
    isStake(gameId, stakeSatang, choice) {
      const game = instantOf(gameId);
      return game !== undefined && isInstantStake(game, choiceOf(choice), stakeSatang);
    },
    jackpotSatang: () => 0,
    open: (seat) => stepOf(seat, rulesOfRound(seat.rules).open(choiceOf(seat.choice), instantDraw(seat.seeds))),
    act(seat, progress, move) {
      const wanted = 'move' in move && typeof move.move === 'number' ? move.move : Number.NaN;
      const draw = instantDraw(seat.seeds);
      const next = rulesOfRound(seat.rules).act?.(choiceOf(seat.choice), draw, standingOf(progress), wanted);
      return typeof next === 'object' ? stepOf(seat, next) : next;
    },
    finish(seat, progress) {
      const game = rulesOfRound(seat.rules);
      const standing = standingOf(progress);
      return stepOf(seat, game.finish?.(choiceOf(seat.choice), instantDraw(seat.seeds), standing) ?? standing);
    },
  },
};
