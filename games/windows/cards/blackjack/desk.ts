/** The blackjack table: the dealer above, the player's hands below, with totals and results. */
import type { BlackjackShown, CardShown } from '@foyer/contract/play/cards.ts';
import { insuranceRtp } from '../../../engines/cards/pays.ts';
import { el } from '../../frame/dom.ts';
import { baht } from '../../frame/money.ts';
import { printedArc } from '../../kit/table/print.ts';
import type { Act, Desk } from '../desk.ts';
import type { Word, Words } from '../words.ts';
import { createHands, createPlace, deal, fill, totalText } from './places.ts';
import type { Place } from './places.ts';

const keys: Readonly<Record<string, string>> = {
  hit: 'h',
  stand: 's',
  double: 'd',
  split: 'p',
  insure: 'i',
  decline: 'n',
};

const resultWord = (words: Words, result: string): string => words(`bj.${result}` as Word);

export function blackjackDesk(words: Words, onCard: () => void): Desk {
  const dealer = createPlace(words('dealer'), 'dealer');
  const hands = createHands(words);
  const root = el(
    'div.desk.blackjack',
    {},
    dealer.root,
    el('p.law.printed', {}, printedArc(words('bjPays')), el('span', {}, words('bjDealerRule'))),
    hands.root,
  );
  return {
    root,
    clear() {
      hands.setCount(1);
      for (const place of [dealer, ...hands.places]) {
        place.row.replaceChildren();
        place.total.textContent = '';
        place.bet.textContent = '';
        place.wager.lay(0);
        place.root.classList.remove('active', 'won', 'lost');
      }
    },
    propose: (stakeSatang) => hands.places[0]?.wager.propose(stakeSatang),
    async show({ blackjack: shown }, stakeSatang, isAtOnce) {
      if (shown === undefined) return;
      const isSplit = hands.places.length !== shown.hands.length;
      hands.setCount(shown.hands.length);
      const isOver = shown.stage === 'over';
      if (!isOver && isSplit && shown.hands.length > 1)
        for (const [at, place] of hands.places.entries())
          await fill({ words, onCard, isAtOnce: true }, place, (shown.hands[at]?.cards ?? []).slice(0, 1));
      showBets(words, hands.places, shown, stakeSatang);
      await deal({ words, onCard, isAtOnce }, dealer, hands, shown);
      if (!isOver) return;
      dealer.total.textContent = totalText(shown.dealer, true);
      showResults(words, hands.places, shown, stakeSatang);
    },
    actions: ({ blackjack: shown }, stakeSatang) =>
      (shown?.offered ?? []).map((move) => moveButton(words, move, stakeSatang)),
    note: ({ blackjack: shown }, stakeSatang) =>
      shown?.stage === 'insurance' ? words('insuranceNote', { price: baht(stakeSatang / 2), rtp: insuranceRtp }) : '',
    outcomeText({ shown: { blackjack: shown } }) {
      if (shown === undefined) return '';
      const results = shown.hands.map((hand) => resultWord(words, hand.result));
      const insured = shown.isInsured ? [words(shown.insuranceBackSatang > 0 ? 'insuranceWon' : 'insuranceLost')] : [];
      return [...results, ...insured].join(' · ');
    },
  };
}

/** Shows the bet of each hand, and which hand is played. */
function showBets(words: Words, places: readonly Place[], shown: BlackjackShown, stakeSatang: number): void {
  for (const [at, place] of places.entries()) {
    place.root.classList.toggle('active', at === shown.active && shown.hands.length > 1);
    const doubled = shown.hands[at]?.isDoubled ? ` · ${words('doubled')}` : '';
    const staked = stakeSatang * (shown.hands[at]?.isDoubled ? 2 : 1);
    place.bet.textContent = `${baht(staked)}${doubled}`;
    place.wager.lay(staked);
  }
}

/** Shows the result of each hand in place of its bet. */
function showResults(words: Words, places: readonly Place[], shown: BlackjackShown, stakeSatang: number): void {
  for (const [at, place] of places.entries()) {
    const hand = shown.hands[at];
    if (hand === undefined) continue;
    place.total.textContent = totalText(hand.cards, true);
    place.bet.textContent = `${resultWord(words, hand.result)} · ${words('paidBack', { sum: baht(hand.backSatang) })}`;
    const staked = stakeSatang * (hand.isDoubled ? 2 : 1);
    place.wager.lay(hand.backSatang);
    place.root.classList.toggle('won', hand.backSatang > staked);
    place.root.classList.toggle('lost', hand.backSatang < staked);
  }
}

const moveButton = (words: Words, move: string, stakeSatang: number): Act => ({
  move,
  label: words(`act.${move}` as Word),
  key: keys[move] ?? '',
  isMain: move === 'hit' || move === 'decline',
  ...((move === 'double' || move === 'split') && { addsSatang: stakeSatang }),
  ...(move === 'insure' && { addsSatang: stakeSatang / 2 }),
});

/** Describes a round in one line for the records. */
export function blackjackLine({ blackjack: shown }: CardShown, words: Words): string {
  if (shown === undefined) return '';
  const hands = shown.hands.map((hand) => totalText(hand.cards, true)).join(' | ');
  return `${words('yourHand')} ${hands} · ${words('dealer')} ${totalText(shown.dealer, true)}`;
}
