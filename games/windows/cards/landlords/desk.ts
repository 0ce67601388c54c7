/** The table of 斗地主: two bots above, the last plays and the stake in the middle, the player's hand below. */
import type { CardRound, CardShown, LandlordsShown } from '@foyer/contract/games/cards.ts';
import { botPlay } from '../../../engines/cards/douDizhu/bots.ts';
import { beats, comboOf } from '../../../engines/cards/douDizhu/combos.ts';
import { publicOf } from '../../../engines/cards/douDizhu/game.ts';
import { playsOf } from '../../../engines/cards/douDizhu/plays.ts';
import { mostTimes } from '../../../engines/cards/douDizhu/rules.ts';
import { el } from '../../frame/dom.ts';
import { baht } from '../../frame/money.ts';
import { beat } from '../desk.ts';
import type { Act, Desk } from '../desk.ts';
import { cardBack, cardFace } from '../face.ts';
import type { Words } from '../words.ts';
import { createHand } from './hand.ts';
import { createSeat } from './seat.ts';

type LaidTurn = LandlordsShown['turns'][number];

const playMove = (cards: readonly number[]): string => `play:${cards.join()}`;

const bidCount = ({ turns }: LandlordsShown): number => turns.filter((turn) => turn.bid >= 0).length;

/** What a bot would lay down first, then every other play from the lowest. */
function hints(shown: LandlordsShown): (readonly number[])[] {
  const view = publicOf(shown);
  const first = botPlay(shown.hand, view, 0);
  const others = playsOf(shown.hand, view.lies?.combo).toSorted((a, b) => a.combo.height - b.combo.height);
  return [...(first.length > 0 ? [first] : []), ...others.map(({ cards }) => cards)];
}

export function landlordsDesk(words: Words, onCard: () => void, onChoice: () => void): Desk {
  const seats = [
    createSeat(words, words('you'), 'own'),
    createSeat(words, words('botRight'), 'right'),
    createSeat(words, words('botLeft'), 'left'),
  ] as const;
  const hand = createHand(words, onChoice);
  const [bottom, times] = [
    el('div.bottom-cards', { role: 'group', 'aria-label': words('bottomCards') }),
    el('output.times'),
  ];
  const middle = el('div.middle', {}, bottom, times);
  const root = el('div.desk.landlords', {}, seats[2].root, middle, seats[1].root, seats[0].root, hand.root);
  let drawn = 0;
  let hint = 0;

  const word = ({ bid, cards }: LaidTurn): string =>
    bid < 0 ? (cards.length === 0 ? words('passed') : '') : bid === 0 ? words('noBid') : words('bidOf', { bid });

  /** A seat's last turn; a new trick clears what lay before. */
  function drawTurn(turn: LaidTurn, isNew: boolean): void {
    const seat = seats[turn.seat];
    if (seat === undefined) return;
    if (turn.cards.length > 0) seat.lay(turn.cards, isNew);
    else seat.say(word(turn));
  }

  function drawFrame(shown: LandlordsShown, count: number): void {
    const turns = shown.turns.slice(0, count);
    const isPlaying = shown.landlord >= 0 && turns.filter((turn) => turn.bid >= 0).length === bidCount(shown);
    for (const [at, seat] of seats.entries()) {
      seat.role(isPlaying ? at === shown.landlord : undefined);
      const out = turns.filter((turn) => turn.seat === at).reduce((sum, turn) => sum + turn.cards.length, 0);
      seat.count(17 + (isPlaying && at === shown.landlord ? 3 : 0) - out);
    }
    const lies = isPlaying ? shown.bottom : [];
    bottom.replaceChildren(
      ...[0, 1, 2].map((at) => (lies[at] === undefined ? cardBack(words) : cardFace(words, lies[at]))),
    );
  }

  function finish(shown: LandlordsShown, stakeSatang: number): void {
    const isOpen = shown.turn === 0 && shown.stage === 'playing';
    for (const [at, seat] of seats.entries()) seat.turn(shown.turn === at);
    if (shown.turn === 0) seats[0].say('');
    hand.show(shown.hand, isOpen);
    const base = baht(stakeSatang / mostTimes);
    times.textContent = shown.times > 0 ? words('playedFor', { base, times: shown.times }) : words('baseIs', { base });
    if (shown.stage !== 'over') return;
    for (const at of [1, 2]) {
      const rest = shown.rest[at - 1] ?? [];
      if (rest.length > 0) seats[at]?.lay(rest, false);
    }
  }

  function nextHint(shown: LandlordsShown): void {
    const all = hints(shown);
    hand.choose(all[hint % Math.max(1, all.length)] ?? []);
    hint += 1;
  }

  function playActs(shown: LandlordsShown): Act[] {
    const lies = comboOf(shown.lies);
    const combo = comboOf(hand.chosen);
    const canPlay = combo !== undefined && (lies === undefined || beats(combo, lies));
    const cannot = lies !== undefined && playsOf(shown.hand, lies).length === 0;
    return [
      {
        move: 'pass',
        label: words(cannot ? 'cannotBeat' : 'pass'),
        key: 'n',
        isDisabled: lies === undefined,
        isMain: cannot,
      },
      { move: 'hint', label: words('hint'), key: 'h', isDisabled: cannot, run: () => nextHint(shown) },
      { move: playMove(hand.chosen), label: words('play'), key: 'p', isMain: !cannot, isDisabled: !canPlay },
    ];
  }

  return {
    root,
    clear() {
      drawn = 0;
      hint = 0;
      for (const seat of seats) {
        seat.say('');
        seat.role(undefined);
        seat.turn(false);
        seat.count(17);
      }
      hand.choose([]);
      hand.show([], false);
      times.textContent = '';
      bottom.replaceChildren(...[0, 1, 2].map(() => cardBack(words)));
    },
    async show({ douDizhu: shown }, stakeSatang, isAtOnce) {
      if (shown === undefined) return;
      hint = 0;
      const from = isAtOnce || drawn > shown.turns.length ? Math.max(0, shown.turns.length - 3) : drawn;
      if (from === 0) {
        drawFrame(shown, 0);
        hand.show(shown.hand, false);
      }
      for (const [at, turn] of shown.turns.entries()) {
        if (at < from) continue;
        const isFirstPlay =
          turn.bid < 0 && shown.turns[at - 1]?.bid !== undefined && (shown.turns[at - 1]?.bid ?? -1) >= 0;
        if (isFirstPlay) for (const seat of seats) seat.say('');
        for (const [place, seat] of seats.entries()) seat.turn(place === turn.seat);
        if (turn.seat === 0) hand.show(shown.hand, false);
        else await beat(isAtOnce, 2);
        drawTurn(turn, !isAtOnce);
        drawFrame(shown, at + 1);
        if (!isAtOnce) onCard();
      }
      drawn = shown.turns.length;
      await beat(isAtOnce);
      drawFrame(shown, drawn);
      finish(shown, stakeSatang);
    },
    acts({ douDizhu: shown }): Act[] {
      if (shown === undefined || shown.turn !== 0) return [];
      if (shown.stage === 'playing') return playActs(shown);
      const bids = [1, 2, 3].filter((bid) => bid > shown.bid);
      return [
        { move: 'bid:0', label: words('noBid'), key: '0' },
        ...bids.map((bid) => ({
          move: `bid:${bid}`,
          label: words('bidOf', { bid }),
          key: String(bid),
          isMain: bid === 3,
        })),
      ];
    },
    note: ({ douDizhu: shown }) => (shown?.stage === 'bidding' ? words('bidNote') : ''),
    outcomeText({ shown: { douDizhu: shown } }: CardRound): string {
      if (shown === undefined) return '';
      if (shown.winner < 0) return words('nobodyBid');
      const side = words(shown.winner === shown.landlord ? 'landlordWins' : 'farmersWin');
      const fee = shown.feeSatang > 0 ? ` · ${words('feeKept', { fee: baht(shown.feeSatang) })}` : '';
      return `${side} · ${words('basesMoved', { bases: Math.abs(shown.bases) })}${fee}`;
    },
  };
}

/** A round in one line for the records. */
export function landlordsLine({ douDizhu: shown }: CardShown, words: Words): string {
  if (shown === undefined) return '';
  if (shown.winner < 0) return words('nobodyBid');
  const role = words(shown.landlord === 0 ? 'landlord' : 'farmer');
  const side = words(shown.winner === shown.landlord ? 'landlordWins' : 'farmersWin');
  return `${words('youWere', { role })} · ${side} · ${words('basesMoved', { bases: Math.abs(shown.bases) })}`;
}
