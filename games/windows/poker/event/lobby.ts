/** The cost and prizes of an event, and the button that buys in; after an event also its result. */
import type { EventRound } from '@foyer/contract/play/poker.ts';
import {
  buyInOf,
  buyIns,
  defaultBuyInSatang,
  eventReturn,
  handsPerLevel,
  stakeOf,
  startingChips,
} from '../../../engines/poker/sitAndGo/structure.ts';
import type { BuyIn } from '../../../engines/poker/sitAndGo/structure.ts';
import { el } from '../../frame/dom.ts';
import { baht } from '../../frame/money.ts';
import { createChipRow } from '../chips.ts';
import type { Words } from '../words.ts';
import { guests, podiumSteps } from './podium.ts';

export interface Lobby {
  readonly root: HTMLElement;
  readonly stakeSatang: number;
  choose(stakeSatang: number): void;
  /** `restSeconds` is the time until the next event may begin. */
  show(balanceSatang: number, isBusy: boolean, last: EventRound | undefined, restSeconds: number): void;
}

export function createLobby(words: Words, onBuy: () => void): Lobby {
  const chips = createChipRow(
    'buy-in',
    words('buyIn'),
    buyIns.map(({ buyInSatang }) => buyInSatang),
    defaultBuyInSatang,
    () => draw(),
  );
  const ended = el('div.ended', { role: 'status' });
  const prizes = el('ol.podium', { 'aria-label': words('prizes') });
  const sum = el('p.sum');
  const buy = el('button.primary.act', { type: 'button', onclick: () => onBuy(), 'aria-describedby': 'lobby-sum' });
  sum.id = 'lobby-sum';
  let balance = 0;
  let busy = false;
  let rest = 0;
  const chosen = (): BuyIn =>
    buyIns.find(({ buyInSatang }) => buyInSatang === chips.satang) ?? { buyInSatang: 0, feeSatang: 0 };

  function draw(): void {
    const bought = chosen();
    prizes.replaceChildren(...podiumSteps(words, bought));
    const isPoor = balance < stakeOf(bought);
    buy.disabled = busy || isPoor || rest > 0;
    const isResting = rest > 0 && !busy;
    const offer = words(busy ? 'buying' : 'buy', { amount: baht(stakeOf(bought)) });
    buy.textContent = isResting ? words('resting', { seconds: rest }) : offer;
    sum.textContent = isPoor
      ? words('buyPoor', { amount: baht(stakeOf(bought)) })
      : words('buySum', { buyIn: baht(bought.buyInSatang), fee: baht(bought.feeSatang) });
    sum.classList.toggle('warn', isPoor);
    chips.lock(busy);
  }

  return {
    root: entryTable(words, ended, [prizes, chips.root, sum], buy),
    get stakeSatang() {
      return stakeOf(chosen());
    },
    choose(stakeSatang) {
      const bought = buyInOf(stakeSatang);
      if (bought) chips.choose(bought.buyInSatang);
    },
    show(balanceSatang, isBusy, last, restSeconds) {
      balance = balanceSatang;
      rest = restSeconds;
      busy = isBusy;
      ended.hidden = last === undefined;
      if (last) ended.replaceChildren(...endLines(words, last));
      draw();
    },
  };
}

/** The oval with the bots at the rail. What the player buys lies in the middle, the button at the player's own seat. */
const entryTable = (words: Words, ended: Node, offer: readonly Node[], buy: Node): HTMLElement =>
  el(
    'section.lobby',
    { 'aria-label': words('lobby') },
    el(
      'div.cloth.oval.entry-table',
      {},
      guests(words),
      el(
        'div.entry',
        {},
        ended,
        el('h2', {}, words('lobby')),
        el('p.lead', {}, words('lobbyLead', { chips: startingChips.toLocaleString('en'), hands: handsPerLevel })),
        ...offer,
        el('p.rate', {}, `${words('returns')} ${eventReturn.rtp}%`),
        buy,
      ),
    ),
  );

/** The player's place in the last event, with its prize and cost. */
function endLines(words: Words, last: EventRound): HTMLElement[] {
  const isUp = last.winSatang > last.stakeSatang;
  return [
    el('strong', {}, words('endedPlace', { place: last.place })),
    el(
      isUp ? 'span.up' : 'span',
      {},
      words(last.winSatang > 0 ? 'endedPrize' : 'endedNone', {
        prize: baht(last.winSatang),
        stake: baht(last.stakeSatang),
        net: baht(last.winSatang - last.stakeSatang, true),
      }),
    ),
  ];
}
