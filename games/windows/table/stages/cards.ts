/** Baccarat and dragon tiger: two hands of cards. */
import { handsOf } from '../../../engines/table/baccarat/rules.ts';
import type { Card } from '../../../engines/playingCards.ts';
import { duelOf } from '../../../engines/table/dragonTiger/rules.ts';
import { el, quietOutput } from '../../frame/dom.ts';
import { facePicture } from '../../kit/deck/deck.ts';
import { rankText } from '../../../engines/playingCards.ts';
import { cardName } from '../names.ts';
import type { Word, Words } from '../words.ts';
import { createSteps } from './stage.ts';
import type { Stage } from './stage.ts';

const cardFace = (words: Words, card: Card): HTMLElement =>
  el('div.card.face.new', { role: 'img', 'aria-label': cardName(words, card) }, facePicture(card));

interface Hand {
  readonly root: HTMLElement;
  clear(): void;
  put(card: Card, total?: number | string): void;
  win(): void;
  lose(): void;
}

function createHand(words: Words, side: Word, colour: 'a' | 'b', slots: number): Hand {
  const total = quietOutput('output.total.tag');
  const row = el('div.cards');
  const root = el(`div.hand.side-${colour}`, {}, el('h2.printed', {}, words(side)), row, total);
  const empty = (): HTMLElement[] =>
    Array.from({ length: slots }, (_, at) => el(at < 2 ? 'div.place' : 'div.place.third', {}, el('div.card-place')));
  let held = 0;
  return {
    root,
    clear() {
      held = 0;
      total.textContent = '';
      total.classList.remove('gold');
      root.classList.remove('won', 'lost');
      row.replaceChildren(...empty());
    },
    put(card, sum) {
      const place = row.children[held];
      held += 1;
      place?.classList.add('dealt');
      place?.replaceChildren(cardFace(words, card));
      total.textContent = sum === undefined ? '' : String(sum);
    },
    win() {
      root.classList.add('won');
      total.classList.add('gold');
    },
    lose: () => root.classList.add('lost'),
  };
}

const pointsOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, { rank }) => sum + (rank >= 10 ? 0 : rank), 0) % 10;

/** Marks the winning and the losing hand. At a tie neither is marked. */
function crown(hand: Hand, other: Hand): void {
  hand.win();
  other.lose();
}

export function baccaratStage(words: Words, onCard: () => void): Stage {
  const [player, banker] = [createHand(words, 'player', 'b', 3), createHand(words, 'banker', 'a', 3)];
  const run = createSteps();
  const clear = (): void => [player, banker].forEach((hand) => hand.clear());
  clear();
  return {
    root: el('div.stage.hands', {}, player.root, banker.root),
    clear() {
      void run([], true);
      clear();
    },
    async show(numbers, isAtOnce) {
      clear();
      const hands = handsOf(numbers);
      const put = (hand: Hand, cards: readonly Card[], at: number) => (): void => {
        const card = cards[at];
        if (card) hand.put(card, pointsOf(cards.slice(0, at + 1)));
        if (!isAtOnce) onCard();
      };
      const steps = [0, 1].flatMap((at) => [put(player, hands.player, at), put(banker, hands.banker, at)]);
      if (hands.player.length > 2) steps.push(put(player, hands.player, 2));
      if (hands.banker.length > 2) steps.push(put(banker, hands.banker, 2));
      const end = { player: () => crown(player, banker), banker: () => crown(banker, player), tie: () => undefined };
      await run([...steps, end[hands.winner]], isAtOnce);
    },
  };
}

export function duelStage(words: Words, onCard: () => void): Stage {
  const [dragon, tiger] = [createHand(words, 'dragon', 'a', 1), createHand(words, 'tiger', 'b', 1)];
  const run = createSteps();
  const clear = (): void => [dragon, tiger].forEach((hand) => hand.clear());
  clear();
  return {
    root: el('div.stage.hands.duel', {}, dragon.root, tiger.root),
    clear() {
      void run([], true);
      clear();
    },
    async show(numbers, isAtOnce) {
      clear();
      const duel = duelOf(numbers);
      const put = (hand: Hand, card: Card) => (): void => {
        hand.put(card, rankText(card.rank));
        if (!isAtOnce) onCard();
      };
      const end = { dragon: () => crown(dragon, tiger), tiger: () => crown(tiger, dragon), tie: () => undefined };
      await run([put(dragon, duel.dragon), put(tiger, duel.tiger), end[duel.winner]], isAtOnce);
    },
  };
}
