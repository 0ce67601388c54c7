/**
 * Proofs of rounds with cards: moves are played by the engine, results come from the independent second verifiers. Only
 * tests and benches use them. F03
 */
import type { CardCode } from '../../engines/cards/cardGame.ts';
import { cardGames } from '../../engines/cards/cardGames.ts';
import type { ShownBlackjack } from '../../engines/cards/blackjack/game.ts';
import { openEvent, withMove, wordOf } from '../../engines/poker/sitAndGo/event.ts';
import type { SitAndGo } from '../../engines/poker/sitAndGo/event.ts';
import { choicesOf } from '../../engines/poker/sitAndGo/hand.ts';
import type { Hand, Move } from '../../engines/poker/sitAndGo/hand.ts';
import { pokerDraw } from '../../fair/pokerRound.ts';
import type { Proof, ProofOf } from '../../fair/proof.ts';
import { independentBlackjack, independentDuel, independentLandlords } from '../../fair/testing/independentCardPays.ts';
import { replayDeck } from '../../fair/testing/independentCards.ts';
import { independentEvent } from '../../fair/testing/independentEvent.ts';
import { independentHoldem } from '../../fair/testing/independentPoker.ts';
import { at, seedsAt } from './secondRounds.ts';

/** Plays arbitrary offered moves of blackjack, and leaves every other game to end by itself. */
function movesOf(code: CardCode, order: readonly number[], stakeSatang: number, round: number): string[] {
  const game = cardGames[code];
  const moves: string[] = [];
  for (;;) {
    const played = game.play(order, stakeSatang, moves);
    if (played === undefined) throw new Error(`not offered: ${moves.join(' ')}`);
    if (played.isOver) return moves;
    const { offered = [] } = played.shown as Partial<ShownBlackjack>;
    moves.push(code === 'blackjack' ? at(offered, round * 7 + 3 * moves.length) : game.leave(played.shown));
  }
}

interface Turns {
  readonly turns: readonly { readonly seat: number; readonly bid: number; readonly cards: readonly number[] }[];
}

function winOf(code: CardCode, order: readonly number[], stakeSatang: number, moves: readonly string[], shown: object) {
  if (code === 'blackjack') return independentBlackjack(order, stakeSatang, moves).winSatang;
  if (code === 'douDizhu') return independentLandlords(order, (shown as Turns).turns, stakeSatang).winSatang;
  return independentDuel(code, order, stakeSatang).winSatang;
}

function cards(round: number): ProofOf<'cards'> {
  const code = at(['blackjack', 'niuNiu', 'goldenFlower', 'twoEight', 'douDizhu'] as const, round);
  const game = cardGames[code];
  const seeds = seedsAt('cards', round);
  const stakeSatang = at(game.stakesSatang, Math.floor(round / 5));
  // The order of the cards is the second verifier's.
  const order = replayDeck(seeds.serverSeed, seeds.clientSeed, round, game.deck.size, game.deck.count);
  const moves = movesOf(code, order, stakeSatang, round);
  const shown: object = game.play(order, stakeSatang, moves)?.shown ?? {};
  const winSatang = winOf(code, order, stakeSatang, moves, shown);
  return { family: 'cards', game: code, ...seeds, moves, stakeSatang, winSatang, shown };
}

function holdem(round: number): ProofOf<'holdem'> {
  const seeds = seedsAt('holdem', round);
  const isCalled = round % 4 !== 3;
  const { cards: dealt, back } = independentHoldem(seeds.serverSeed, seeds.clientSeed, round, 10, 5, isCalled);
  return {
    family: 'holdem',
    ...seeds,
    decision: isCalled ? 'call' : 'fold',
    anteSatang: 1_000,
    bonusSatang: 500,
    player: dealt.slice(0, 2),
    flop: dealt.slice(4, 7),
    winSatang: back * 100,
  };
}

/** Mostly calls, sometimes folds, and now and then everything. */
function moveIn(hand: Hand, number: number): Move {
  const { callChips, canRaise, maxTo } = choicesOf(hand);
  if (number % 5 === 0 && callChips > 0) return { what: 'fold' };
  if (number % 7 === 0 && canRaise) return { what: 'raise', to: maxTo };
  return { what: callChips > 0 ? 'call' : 'check' };
}

const putsOf = ({ steps }: Hand) =>
  steps.flatMap((step) =>
    step.kind === 'blind' || step.kind === 'act'
      ? [{ seat: step.seat, chips: step.chips, isFold: step.kind === 'act' && step.what === 'fold' }]
      : [],
  );

function event(round: number): ProofOf<'event'> {
  const game = at(['sitAndGo', 'shortDeck'] as const, round);
  const seeds = seedsAt('event', round);
  let played: SitAndGo = openEvent(game, pokerDraw(seeds));
  for (let move = round; played.place === 0; move += 1)
    played = withMove(played, moveIn(played.current.hand, move)) ?? played;
  const { serverSeed: server, clientSeed: client, nonce } = seeds;
  const second = independentEvent(
    { server, client, nonce, isShort: game === 'shortDeck' },
    [...played.played, played.current].map(({ hand }) => putsOf(hand)),
  );
  return { family: 'event', game, ...seeds, moves: played.moves.map(wordOf), place: second.places[0] ?? 0 };
}

export const secondCards = { cards, holdem, event } as const satisfies Partial<
  Record<Proof['family'], (round: number) => Proof>
>;
