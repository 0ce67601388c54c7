/** Two hands that are revealed one after the other, with their ranks: the dealer's above, the player's below. */
import type { CardRound, CardShown, DuelShown } from '@foyer/contract/play/cards.ts';
import type { DuelCode } from '../../../engines/cards/cardGame.ts';
import { el } from '../../frame/dom.ts';
import { baht } from '../../frame/money.ts';
import { createWager } from '../../kit/chips/wager.ts';
import type { Wager } from '../../kit/chips/wager.ts';
import { beat } from '../desk.ts';
import type { Desk } from '../desk.ts';
import { cardBack, cardFace } from '../face.ts';
import { tileFace } from '../tile.ts';
import type { Word, Words } from '../words.ts';
import { cardsEach, isApart, mostTimes } from './kinds.ts';

const faceOf = (code: DuelCode) => (code === 'twoEight' ? tileFace : cardFace);

/** `points7` is three and a half. */
function kindName(words: Words, kind: string): string {
  const halves = /^points(\d+)$/.exec(kind)?.[1];
  if (halves !== undefined) return words('kind.points', { points: Number(halves) / 2 });
  const figure = /^niu(\d)$/.exec(kind)?.[1];
  return figure === undefined ? words(`kind.${kind}` as Word) : words('kind.niu', { figure });
}

interface Side {
  readonly root: HTMLElement;
  readonly row: HTMLElement;
  readonly kind: HTMLElement;
}

function createSide(words: Words, name: Word): Side {
  const [row, kind] = [el('div.row-cards'), el('output.kind.tag')];
  return {
    row,
    kind,
    root: el('section.duel-side', { 'aria-label': words(name) }, el('h2.printed', {}, words(name)), row, kind),
  };
}

function markSide({ root, kind }: Side, isWon: boolean, isLost: boolean): void {
  root.classList.toggle('won', isWon);
  kind.classList.toggle('gold', isWon);
  root.classList.toggle('lost', isLost);
}

interface Duel {
  readonly code: DuelCode;
  readonly words: Words;
  readonly onCard: () => void;
  readonly dealer: Side;
  readonly own: Side;
  readonly wager: Wager;
}

function back({ code, words }: Duel): HTMLElement {
  const card = cardBack(words);
  card.classList.toggle('tile', code === 'twoEight');
  return card;
}

function clear({ code, dealer, own, wager }: Duel): void {
  for (const side of [dealer, own]) {
    side.row.replaceChildren(...Array.from({ length: cardsEach[code] }, () => el('span.card-place')));
    side.kind.textContent = '';
    wager.lay(0);
    markSide(side, false, false);
  }
}

/** Lays every card face down, the player's first. */
async function dealBacks(duel: Duel, isAtOnce: boolean): Promise<void> {
  for (let at = 0; at < cardsEach[duel.code]; at += 1)
    for (const side of [duel.own, duel.dealer]) {
      side.row.children[at]?.replaceWith(back(duel));
      if (!isAtOnce) duel.onCard();
      await beat(isAtOnce, 0.35);
    }
}

async function turn(
  { code, words, onCard }: Duel,
  side: Side,
  cards: readonly number[],
  kind: string,
  isAtOnce: boolean,
): Promise<void> {
  for (const [at, card] of cards.entries()) {
    const face = faceOf(code)(words, card, !isAtOnce);
    if (isApart(code, kind) && at === 3) face.classList.add('apart');
    side.row.children[at]?.replaceWith(face);
    if (!isAtOnce) onCard();
    await beat(isAtOnce, 0.8);
  }
  side.kind.textContent = kindName(words, kind);
}

async function show(duel: Duel, shown: DuelShown, isAtOnce: boolean): Promise<void> {
  const { dealer, own } = duel;
  clear(duel);
  await dealBacks(duel, isAtOnce);
  await turn(duel, own, shown.own, shown.ownKind, isAtOnce);
  await turn(duel, dealer, shown.house, shown.houseKind, isAtOnce);
  markSide(own, shown.result === 'won', shown.result === 'lost');
  markSide(dealer, shown.result === 'lost', shown.result === 'won');
}

export function duelDesk(code: DuelCode, words: Words, onCard: () => void): Desk {
  const [dealer, own, wager] = [createSide(words, 'duelDealer'), createSide(words, 'yourHand'), createWager()];
  const duel = { code, words, onCard, dealer, own, wager };
  const versus = el('p.versus.printed', {}, words(`law.${code}`));
  own.root.append(wager.root);
  return {
    root: el(`div.desk.duel.duel-${code}`, {}, dealer.root, versus, own.root),
    clear: () => clear(duel),
    propose: (stakeSatang) => wager.propose(stakeSatang),
    async show(parts, stakeSatang, isAtOnce) {
      const shown = parts[code];
      if (shown === undefined) return;
      const turning = show(duel, shown, isAtOnce);
      wager.lay(stakeSatang);
      await turning;
      if (shown.result === 'lost') wager.lay(stakeSatang - (stakeSatang / mostTimes[code]) * shown.times);
    },
    actions: () => [],
    note: () => '',
    outcomeText({ shown: parts, stakeSatang }: CardRound): string {
      const shown = parts[code];
      if (shown === undefined) return '';
      const base = baht((stakeSatang / mostTimes[code]) * shown.times);
      if (shown.result === 'push') return words('duelPush');
      if (shown.result === 'lost') return words('duelLost', { times: shown.times, sum: base });
      return words('duelWon', { times: shown.times, sum: base, fee: baht(shown.feeSatang) });
    },
  };
}

/** Describes a round in one line for the records. */
export function duelLine(code: DuelCode, shown: CardShown, words: Words): string {
  const part = shown[code];
  if (part === undefined) return '';
  return `${words('yourHand')} ${kindName(words, part.ownKind)} · ${words('duelDealer')} ${kindName(words, part.houseKind)}`;
}
