/** The three bets in front of the player, and the payout of each. */
import type { HoldemRound } from '@foyer/contract/play/poker.ts';
import { el } from '../../frame/dom.ts';
import { baht } from '../../frame/money.ts';
import { createWager } from '../../kit/chips/wager.ts';
import type { Words } from '../words.ts';

export interface Bets {
  readonly anteSatang: number;
  readonly bonusSatang: number;
}

export interface Spots {
  readonly root: HTMLElement;
  /** Shows bets that are not placed yet. */
  draft(bets: Bets): void;
  /** Shows the bets of a round, with their payouts if `isShown`. */
  show(round: HoldemRound, isShown: boolean): void;
}

interface Spot {
  readonly root: HTMLElement;
  set(satang: number, backSatang: number | undefined, isDraft: boolean): void;
}

function spotOf(words: Words, name: 'bonus' | 'ante' | 'call'): Spot {
  const [amount, came] = [el('b.amount'), el('span.came')];
  const wager = createWager();
  const title = el('span.spot-name', {}, words(`spot.${name}`));
  const root = el(`div.spot.spot-${name}`, {}, wager.root, title, amount, came);
  return {
    root,
    set(satang, backSatang, isDraft) {
      // After the result, the payout replaces the chips of the bet.
      wager.lay(backSatang ?? satang);
      amount.textContent = satang > 0 ? baht(satang) : '–';
      came.textContent =
        backSatang === undefined || satang === 0 ? '' : words('cameBack', { amount: baht(backSatang) });
      root.classList.toggle('is-draft', isDraft && satang > 0);
      root.classList.toggle('is-empty', satang === 0);
      root.classList.toggle('has-won', (backSatang ?? 0) > satang);
      root.classList.toggle('has-lost', satang > 0 && backSatang === 0);
    },
  };
}

export function createSpots(words: Words): Spots {
  const [bonus, ante, call] = [spotOf(words, 'bonus'), spotOf(words, 'ante'), spotOf(words, 'call')];
  return {
    root: el('div.spots', {}, bonus.root, ante.root, call.root),
    draft({ anteSatang, bonusSatang }) {
      bonus.set(bonusSatang, undefined, true);
      ante.set(anteSatang, undefined, true);
      call.set(0, undefined, true);
    },
    show(round, isShown) {
      const back = (satang: number) => (isShown ? satang : undefined);
      bonus.set(round.bonusSatang, back(round.bonusBackSatang), false);
      ante.set(round.anteSatang, back(round.anteBackSatang), false);
      call.set(isShown || round.callSatang > 0 ? round.callSatang : 0, back(round.callBackSatang), false);
    },
  };
}
