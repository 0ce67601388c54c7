/** The table of casino hold'em: dealer, board and player, top to bottom. Draws what the house has settled. M03 */
import type { HoldemRound } from '@foyer/contract/play/poker.ts';
import { bestFive, kindOfScore, scoreOf } from '../../../engines/poker/ranking.ts';
import { el } from '../../frame/dom.ts';
import { createCalled } from '../../frame/talk.ts';
import type { Called } from '../../frame/talk.ts';
import { discard, shoe } from '../../kit/table/furniture.ts';
import { back, face, place } from '../cards.ts';
import { kindName } from '../names.ts';
import type { Words } from '../words.ts';
import { createSpots } from './spots.ts';
import type { Spots } from './spots.ts';

export interface Felt {
  readonly root: HTMLElement;
  readonly spots: Spots;
  clear(): void;
  /** Shows a round as far as it is dealt. */
  show(round: HoldemRound, dealt: Dealt): void;
  readonly call: Called['call'];
}

export interface Dealt {
  readonly player: number;
  readonly board: number;
  readonly isDealerOpen: boolean;
  /** Marks the five cards of the player's hand and names both hands. */
  readonly isNamed: boolean;
}
export const nothingDealt: Dealt = { player: 0, board: 0, isDealerOpen: false, isNamed: false };

/** Rank of the player's hand with the board cards shown so far. */
export const kindShown = ({ player, flop, later }: HoldemRound, { board }: Dealt): string =>
  kindOfScore(scoreOf([...player, ...[...flop, ...later].slice(0, board)]));

/** Replaces only changed cards, so that the others are not animated again. */
function lay(row: HTMLElement, cards: readonly HTMLElement[]): void {
  cards.forEach((card, at) => {
    const lies = row.children[at];
    if (lies?.className === card.className && lies.getAttribute('data-card') === card.getAttribute('data-card')) return;
    if (lies === undefined) row.append(card);
    else lies.replaceWith(card);
  });
}

const at = (cards: readonly number[], index: number, count: number): number | undefined =>
  index < count ? cards[index] : undefined;

export function createFelt(words: Words): Felt {
  const [dealer, board, player] = [el('div.row.dealer-cards'), el('div.row.board-cards'), el('div.row.player-cards')];
  const [dealerKind, playerKind] = [el('span.kind'), el('span.kind')];
  const called = createCalled('silent');
  const spots = createSpots(words);
  const root = el(
    'section.felt.cloth',
    { 'aria-label': words('table') },
    discard(),
    shoe(),
    el('div.hand-of.is-dealer', {}, el('h2', {}, words('dealer'), dealerKind), dealer),
    board,
    called.root,
    el('div.hand-of', {}, player, el('h2', {}, words('you'), playerKind)),
    spots.root,
  );

  const show = (round: HoldemRound | undefined, dealt: Dealt): void => {
    const hand = round === undefined ? [] : [...round.player, ...round.flop, ...round.later];
    const best = new Set(dealt.isDealerOpen && dealt.isNamed ? bestFive(hand) : []);
    const faced = (number: number | undefined): HTMLElement => {
      if (number === undefined) return place();
      const card = face(words, number);
      card.classList.toggle('is-best', best.has(number));
      return card;
    };
    const open = [...(round?.flop ?? []), ...(round?.later ?? [])];
    lay(
      player,
      [0, 1].map((index) => faced(at(round?.player ?? [], index, dealt.player))),
    );
    lay(
      board,
      [0, 1, 2, 3, 4].map((index) => faced(at(open, index, dealt.board))),
    );
    const hidden = dealt.player > 0 ? back : place;
    lay(
      dealer,
      [0, 1].map((index) => (dealt.isDealerOpen ? faced(round?.dealer[index]) : hidden())),
    );
    playerKind.textContent = dealt.isNamed && round ? kindName(words, kindShown(round, dealt)) : '';
    dealerKind.textContent = dealt.isDealerOpen && dealt.isNamed && round ? kindName(words, round.dealerKind) : '';
  };

  show(undefined, nothingDealt);
  return {
    root,
    spots,
    clear: () => show(undefined, nothingDealt),
    show,
    call: called.call,
  };
}
