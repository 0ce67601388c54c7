/** Computes a round from its seeds in the browser; needs no session and no network. F03 */
import { holdemDeal, holdemOutcome } from '../../../engines/poker/holdem/rules.ts';
import { isPokerRules } from '../../../engines/poker/pokerGames.ts';
import { replayed } from '../../../engines/poker/sitAndGo/event.ts';
import type { EventRules } from '../../../engines/poker/sitAndGo/structure.ts';
import type { Seeds } from '../../../fair/draw.ts';
import { pokerDraw } from '../../../fair/pokerRound.ts';
import { el } from '../../frame/dom.ts';
import { choiceField, field, movesIn, seedRows, seedVerifier, textField } from '../../frame/verifierForm.ts';
import { face } from '../cards.ts';
import { kindName } from '../names.ts';
import type { Words } from '../words.ts';

const line = (label: string, cards: readonly HTMLElement[]) =>
  el('div.verified', {}, el('span.faint', {}, label), el('span.row', {}, ...cards));

/** The nine cards, and the result of calling with an ante of 100 satang and no bonus bet. */
function holdemShown(words: Words, seeds: Seeds): HTMLElement[] {
  const deal = holdemDeal(pokerDraw(seeds));
  const faces = (cards: readonly number[]) => cards.map((card) => face(words, card));
  const { result, playerKind, dealerKind } = holdemOutcome(deal, { anteSatang: 100, bonusSatang: 0 }, true);
  return [
    line(words('you'), faces(deal.player)),
    line(words('board'), faces([...deal.flop, ...deal.later])),
    line(words('dealer'), faces(deal.dealer)),
    el('p', {}, `${kindName(words, playerKind)} – ${kindName(words, dealerKind)}`),
    el('p', {}, words('verifyCalled', { result: words(`result.${result}`) })),
  ];
}

/** Every hand of the event, up to the end of the given moves. */
function eventShown(words: Words, rules: EventRules, seeds: Seeds, moves: readonly string[]): HTMLElement[] {
  const event = replayed(rules, pokerDraw(seeds), moves);
  if (event === undefined) return [el('p', {}, words('verifyMovesBad'))];
  const hands = [...event.played, event.current].map(({ hand, holes, board }) =>
    el(
      'li',
      {},
      line(
        words('handNo', { no: hand.number }),
        [...(holes[0] ?? []), ...board].map((card) => face(words, card)),
      ),
    ),
  );
  const place = event.place > 0 ? words('verifyPlace', { place: event.place }) : words('verifyOpen');
  return [el('p', {}, place), el('p.faint', {}, words('verifyHands')), el('ol.verified-hands', {}, ...hands)];
}

/** `given` has the fields server, client, nonce, model and moves of a round, as a record links them. */
export function verifierPanel(words: Words, given: URLSearchParams): HTMLElement {
  const moves = textField(given.get('moves'));
  const offered = ['holdem', 'sitAndGo', 'shortDeck'] as const;
  const rules = choiceField(offered, given.get('model'), (code) => words(`game.${code}`));

  function show(seeds: Seeds): readonly HTMLElement[] | string {
    if (!isPokerRules(rules.value)) return words('badSeed');
    return rules.value === 'holdem' ? holdemShown(words, seeds) : eventShown(words, rules.value, seeds, movesIn(moves));
  }

  return seedVerifier(words, given, {
    firstNonce: '0',
    rows: (seeds) =>
      seedRows(
        words,
        seeds,
        words('roundNumber'),
        field(words('verifyGame'), rules),
        field(words('verifyMoves'), moves),
      ),
    show,
  });
}
