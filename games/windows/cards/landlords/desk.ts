/** The table of 斗地主: two bots at the top, the last plays and the stake in the middle, the player's hand below. */
import type { LandlordsShown } from '@foyer/contract/play/cards.ts';
import { beat } from '../desk.ts';
import type { Desk } from '../desk.ts';
import type { Words } from '../words.ts';
import { clearFelt, createFelt, drawCounts, drawNow, drawTurn } from './felt.ts';
import type { Felt } from './felt.ts';
import { outcomeLine } from './lines.ts';
import { bids, hints, plays } from './moves.ts';

export function landlordsDesk(words: Words, onCard: () => void, onChoice: () => void): Desk {
  const felt = createFelt(words, onChoice);
  const { hand } = felt;
  /** Turns of the round that are on the felt. */
  let drawn = 0;
  let hint = 0;

  function nextHint(shown: LandlordsShown): void {
    const all = hints(shown);
    hand.choose(all[hint % Math.max(1, all.length)] ?? []);
    hint += 1;
  }

  return {
    root: felt.root,
    clear() {
      drawn = 0;
      hint = 0;
      clearFelt(felt);
    },
    async show({ douDizhu: shown }, stakeSatang, isAtOnce) {
      if (shown === undefined) return;
      hint = 0;
      const { length } = shown.turns;
      await showTurns(felt, shown, isAtOnce || drawn > length ? Math.max(0, length - 3) : drawn, isAtOnce, onCard);
      drawn = length;
      await beat(isAtOnce);
      drawCounts(felt, shown, drawn);
      drawNow(felt, shown, stakeSatang);
    },
    actions({ douDizhu: shown }) {
      if (shown === undefined || shown.turn !== 0) return [];
      if (shown.stage === 'playing') return plays(words, shown, hand.chosen, () => nextHint(shown));
      return bids(words, shown);
    },
    note: ({ douDizhu: shown }) => (shown?.stage === 'bidding' ? words('bidNote') : ''),
    outcomeText: ({ shown: { douDizhu: shown } }) => (shown === undefined ? '' : outcomeLine(words, shown)),
  };
}

/** Shows the turns one after the other, starting with number `from`. */
async function showTurns(
  felt: Felt,
  shown: LandlordsShown,
  from: number,
  isAtOnce: boolean,
  onCard: () => void,
): Promise<void> {
  const { seats, hand } = felt;
  if (from === 0) {
    drawCounts(felt, shown, 0);
    hand.show(shown.hand, false);
  }
  for (const [at, turn] of shown.turns.entries()) {
    if (at < from) continue;
    const isFirstPlay = turn.bid < 0 && (shown.turns[at - 1]?.bid ?? -1) >= 0;
    if (isFirstPlay) for (const seat of seats) seat.showText('');
    for (const [place, seat] of seats.entries()) seat.turn(place === turn.seat);
    if (turn.seat === 0) hand.show(shown.hand, false);
    else await beat(isAtOnce, 2);
    drawTurn(felt, turn, !isAtOnce);
    drawCounts(felt, shown, at + 1);
    if (!isAtOnce) onCard();
  }
}
