/** The bottom bar: antes, bonus bets and the button that deals; call or fold while a hand is open. */
import { antesSatang, bonusesSatang, callTimes, defaultAnteSatang } from '../../../engines/poker/holdem/rules.ts';
import { el } from '../../frame/dom.ts';
import { actButton, createChipRow } from '../chips.ts';
import { baht } from '../../frame/money.ts';
import type { Words } from '../words.ts';
import type { Bets } from './spots.ts';

export interface RackActions {
  onDeal(): void;
  onDecide(what: 'call' | 'fold'): void;
  onBets(): void;
}

/**
 * `bets`: the player can choose bets and deal. `rest`: they can choose bets, but not deal until the cycle of the last
 * hand is over. `choice`: call or fold. `busy`: waiting for the house or dealing.
 */
export type RackPhase = 'bets' | 'rest' | 'choice' | 'busy' | 'replay';

export interface Rack {
  readonly root: HTMLElement;
  readonly bets: Bets;
  choose(bets: Bets): void;
  /** `restSeconds` is the time until the next hand may begin. */
  show(phase: RackPhase, balanceSatang: number, restSeconds: number): void;
}

export function createRack(words: Words, actions: RackActions): Rack {
  let phase: RackPhase = 'busy';
  const ante = createChipRow('ante', words('spot.ante'), antesSatang, defaultAnteSatang, () => actions.onBets());
  const bonus = createChipRow('bonus', words('bonusBet'), bonusesSatang, 0, () => actions.onBets(), words('noBonus'));
  const deal = actButton('primary', () => actions.onDeal());
  const call = actButton('primary', () => actions.onDecide('call'));
  const fold = actButton('quiet', () => actions.onDecide('fold'));
  const hint = el('p.hint', { id: 'rack-hint' });
  deal.setAttribute('aria-describedby', 'rack-hint');
  const choosing = el('div.choosing', {}, ante.root, bonus.root);
  const root = el('footer.rack', {}, choosing, hint, el('div.acts', {}, fold, call, deal));
  fold.textContent = words('move.fold');
  return {
    root,
    get bets() {
      return { anteSatang: ante.satang, bonusSatang: bonus.satang };
    },
    choose({ anteSatang, bonusSatang }) {
      ante.choose(anteSatang);
      bonus.choose(bonusSatang);
    },
    show(now, balanceSatang, seconds) {
      const hadFocus = root.contains(document.activeElement) || document.activeElement === document.body;
      const changed = now !== phase;
      phase = now;
      const isChoice = now === 'choice';
      const isReplay = now === 'replay';
      const stake = ante.satang + bonus.satang;
      const callSatang = ante.satang * callTimes;
      const isPoor = !isChoice && balanceSatang < stake + callSatang;
      choosing.hidden = isChoice || isReplay;
      deal.hidden = isChoice || isReplay;
      call.hidden = !isChoice;
      fold.hidden = !isChoice;
      ante.lock(now === 'busy');
      bonus.lock(now === 'busy');
      deal.disabled = now === 'busy' || now === 'rest' || isPoor;
      deal.textContent = dealText(words, now, { stake, seconds });
      call.textContent = words('callFor', { amount: baht(callSatang) });
      call.disabled = balanceSatang < callSatang;
      hint.textContent = isReplay
        ? words('replayNote')
        : isChoice
          ? words(call.disabled ? 'callPoor' : 'choiceHint')
          : words(isPoor ? 'poor' : 'dealHint', { amount: baht(stake + callSatang) });
      hint.classList.toggle('warn', (now === 'bets' || now === 'rest') && isPoor);
      // The focused button was removed or disabled, so the next one gets the focus.
      if (changed && hadFocus && (isChoice || now === 'bets')) (isChoice ? call : deal).focus({ preventScroll: true });
    },
  };
}

function dealText(
  words: Words,
  phase: RackPhase,
  { stake, seconds }: { readonly stake: number; readonly seconds: number },
) {
  if (phase === 'rest') return words('resting', { seconds });
  return words(phase === 'busy' ? 'dealing' : 'deal', { amount: baht(stake) });
}
