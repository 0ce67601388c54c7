/** The blackjack table: the dealer above, the player's hands below, with totals and results. */
import type { BlackjackShown, CardRound, CardShown } from '@foyer/contract/games/cards.ts';
import { hidden } from '../../../engines/cards/cardGame.ts';
import { insuranceRtp } from '../../../engines/cards/pays.ts';
import { totalOf } from '../../../engines/cards/blackjack/rules.ts';
import { el } from '../../frame/dom.ts';
import { baht } from '../../frame/money.ts';
import { beat } from '../desk.ts';
import type { Act, Desk } from '../desk.ts';
import { cardBack, cardFace, inOneDeck } from '../face.ts';
import type { Word, Words } from '../words.ts';

/** `7 / 17` while an ace may count either way and the hand is open. */
function totalText(cards: readonly number[], isOver = false): string {
  const seen = cards.filter((card) => card !== hidden);
  if (seen.length === 0) return '';
  const { total, isSoft } = totalOf(seen);
  return isSoft && total < 21 && !isOver ? `${total - 10} / ${total}` : String(total);
}

const keys: Readonly<Record<string, string>> = {
  hit: 'h',
  stand: 's',
  double: 'd',
  split: 'p',
  insure: 'i',
  decline: 'n',
};

interface Place {
  readonly root: HTMLElement;
  readonly row: HTMLElement;
  readonly total: HTMLElement;
  readonly bet: HTMLElement;
}

function createPlace(label: string, kind: 'dealer' | 'player'): Place {
  const [row, total, bet] = [el('div.row-cards'), el('output.total'), el('p.bet')];
  const root = el(`section.hand.${kind}`, { 'aria-label': label }, el('h2', {}, label, total), row, bet);
  return { root, row, total, bet };
}

/** Adds missing cards to a row. Returns how many were turned or added. */
async function fill(
  words: Words,
  { row, total }: Place,
  cards: readonly number[],
  isAtOnce: boolean,
  onCard: () => void,
) {
  for (const [at, card] of cards.entries()) {
    const there = row.children[at];
    if (there instanceof HTMLElement && there.dataset.card === String(card)) continue;
    const face = card === hidden ? cardBack(words, !isAtOnce) : cardFace(words, inOneDeck(card), !isAtOnce);
    face.dataset.card = String(card);
    if (there === undefined) row.append(face);
    else there.replaceWith(face);
    total.textContent = totalText(cards.slice(0, at + 1));
    if (!isAtOnce) onCard();
    await beat(isAtOnce);
  }
  while (row.children.length > cards.length) row.lastElementChild?.remove();
  total.textContent = totalText(cards);
}

export function blackjackDesk(words: Words, onCard: () => void): Desk {
  const dealer = createPlace(words('dealer'), 'dealer');
  const hands = el('div.hands');
  let places: Place[] = [];
  const root = el(
    'div.desk.blackjack',
    {},
    dealer.root,
    el('p.law', {}, el('b', {}, words('bjPays')), el('span', {}, words('bjDealerRule'))),
    hands,
  );
  const resultWord = (result: string): string => words(`bj.${result}` as Word);

  /** Sets the number of hands. A split keeps the existing cards. */
  function setHands(count: number): void {
    if (places.length === count) return;
    places = Array.from({ length: count }, (_, at) =>
      createPlace(count === 1 ? words('yourHand') : words('handNo', { no: at + 1 }), 'player'),
    );
    hands.replaceChildren(...places.map((place) => place.root));
    hands.dataset.count = String(count);
  }

  async function deal(shown: BlackjackShown, isAtOnce: boolean): Promise<void> {
    const [mine] = places;
    const [hand] = shown.hands;
    // The first four cards come in turns, as at a table.
    if (mine && hand && mine.row.childElementCount === 0 && shown.hands.length === 1) {
      for (const count of [1, 2]) {
        await fill(words, mine, hand.cards.slice(0, count), isAtOnce, onCard);
        await fill(
          words,
          dealer,
          count === 1 ? shown.dealer.slice(0, 1) : [shown.dealer[0] ?? 0, hidden],
          isAtOnce,
          onCard,
        );
      }
    }
    for (const [at, place] of places.entries())
      await fill(words, place, shown.hands[at]?.cards ?? [], isAtOnce, onCard);
    await fill(words, dealer, shown.dealer, isAtOnce, onCard);
  }

  return {
    root,
    clear() {
      setHands(1);
      for (const place of [dealer, ...places]) {
        place.row.replaceChildren();
        place.total.textContent = '';
        place.bet.textContent = '';
        place.root.classList.remove('active', 'won', 'lost');
      }
    },
    async show({ blackjack: shown }, stakeSatang, isAtOnce) {
      if (shown === undefined) return;
      const isSplit = places.length !== shown.hands.length;
      setHands(shown.hands.length);
      const isOver = shown.stage === 'over';
      if (!isOver && isSplit && shown.hands.length > 1)
        for (const [at, place] of places.entries())
          await fill(words, place, (shown.hands[at]?.cards ?? []).slice(0, 1), true, onCard);
      for (const [at, place] of places.entries()) {
        place.root.classList.toggle('active', at === shown.active && shown.hands.length > 1);
        const doubled = shown.hands[at]?.isDoubled ? ` · ${words('doubled')}` : '';
        place.bet.textContent = `${baht(stakeSatang * (shown.hands[at]?.isDoubled ? 2 : 1))}${doubled}`;
      }
      await deal(shown, isAtOnce);
      if (!isOver) return;
      dealer.total.textContent = totalText(shown.dealer, true);
      for (const [at, place] of places.entries()) {
        const hand = shown.hands[at];
        if (hand === undefined) continue;
        place.total.textContent = totalText(hand.cards, true);
        place.bet.textContent = `${resultWord(hand.result)} · ${words('paidBack', { sum: baht(hand.backSatang) })}`;
        const staked = stakeSatang * (hand.isDoubled ? 2 : 1);
        place.root.classList.toggle('won', hand.backSatang > staked);
        place.root.classList.toggle('lost', hand.backSatang < staked);
      }
    },
    acts({ blackjack: shown }, stakeSatang): Act[] {
      return (shown?.offered ?? []).map((move) => ({
        move,
        label: words(`act.${move}` as Word),
        key: keys[move] ?? '',
        isMain: move === 'hit' || move === 'decline',
        ...((move === 'double' || move === 'split') && { addsSatang: stakeSatang }),
        ...(move === 'insure' && { addsSatang: stakeSatang / 2 }),
      }));
    },
    note: ({ blackjack: shown }, stakeSatang) =>
      shown?.stage === 'insurance' ? words('insuranceNote', { price: baht(stakeSatang / 2), rtp: insuranceRtp }) : '',
    outcomeText({ shown: { blackjack: shown } }: CardRound): string {
      if (shown === undefined) return '';
      const results = shown.hands.map((hand) => resultWord(hand.result));
      const insured = shown.isInsured ? [words(shown.insuranceBackSatang > 0 ? 'insuranceWon' : 'insuranceLost')] : [];
      return [...results, ...insured].join(' · ');
    },
  };
}

/** A round in one line for the records. */
export function blackjackLine({ blackjack: shown }: CardShown, words: Words): string {
  if (shown === undefined) return '';
  const hands = shown.hands.map((hand) => totalText(hand.cards, true)).join(' | ');
  return `${words('yourHand')} ${hands} · ${words('dealer')} ${totalText(shown.dealer, true)}`;
}
