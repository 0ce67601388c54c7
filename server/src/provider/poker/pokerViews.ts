/** What the poker room's window is shown: never a card that the player may not see. */
import type { EventHand, EventRound, HandStep, HoldemRound, PokerState } from '@foyer/contract/games/poker.ts';
import { callTimes, holdemDeal } from '@foyer/games/engines/holdem/rules.ts';
import { pokerRulesOf } from '@foyer/games/engines/pokerGames.ts';
import { kindOfScore, scoreOf } from '@foyer/games/engines/poker/ranking.ts';
import { wordOf } from '@foyer/games/engines/sitAndGo/event.ts';
import type { PlayedHand, SitAndGo } from '@foyer/games/engines/sitAndGo/event.ts';
import { choicesOf } from '@foyer/games/engines/sitAndGo/hand.ts';
import type { Step } from '@foyer/games/engines/sitAndGo/hand.ts';
import { boardCount } from '@foyer/games/engines/sitAndGo/settle.ts';
import { buyInOf, eventRules, isEventRules, playerSeat } from '@foyer/games/engines/sitAndGo/structure.ts';
import { pokerDraw } from '@foyer/games/fair/pokerRound.ts';
import type { House } from '../../http/context.ts';
import { seatOf, seedOf } from '../roundStore.ts';
import type { RoundRow } from '../roundStore.ts';
import { known, roundHeadView, roundsAsked, standingRounds, stateHeadView } from '../roundViews.ts';
import type { PlaySession } from '../sessions.ts';
import { bonusOf, eventOf, holdemOf, movesOf } from './pokerFamily.ts';

/** The dealer's cards and the rest of the board are seen after a call alone, never before and never after a fold. */
export async function holdemView(house: House, row: RoundRow): Promise<HoldemRound> {
  const seed = await seedOf(house.db, row.owner, row.seed_id);
  const seat = seatOf(row, seed);
  const deal = holdemDeal(pokerDraw(seat.seeds));
  const [what] = row.is_over ? movesOf(row.progress) : [];
  const outcome = what === undefined ? undefined : holdemOf(seat, what === 'call');
  const isOpen = what === 'call';
  const bonusSatang = bonusOf(row.choice);
  const seen = [...deal.player, ...deal.flop, ...(isOpen ? deal.later : [])];
  return {
    ...roundHeadView(row, seed),
    stakeSatang: row.held_satang,
    winSatang: outcome?.winSatang ?? 0,
    anteSatang: row.stake_satang - bonusSatang,
    bonusSatang,
    callSatang: isOpen ? (row.stake_satang - bonusSatang) * callTimes : 0,
    player: [...deal.player],
    flop: [...deal.flop],
    later: isOpen ? [...deal.later] : [],
    dealer: isOpen ? [...deal.dealer] : [],
    result: outcome?.result ?? '',
    playerKind: kindOfScore(scoreOf(seen)),
    dealerKind: isOpen ? (outcome?.dealerKind ?? '') : '',
    anteBackSatang: outcome?.anteSatang ?? 0,
    callBackSatang: outcome?.callSatang ?? 0,
    bonusBackSatang: outcome?.bonusSatang ?? 0,
  };
}

const stepView = (step: Step): HandStep => ({
  kind: step.kind,
  seat: 'seat' in step ? step.seat : -1,
  what: step.kind === 'act' ? step.what : step.kind === 'blind' && step.isBig ? 'big' : '',
  chips: 'chips' in step ? step.chips : 0,
  to: step.kind === 'act' ? step.to : 0,
  place: step.kind === 'street' ? step.street : step.kind === 'win' ? step.pot : 0,
});

function handView({ rules }: SitAndGo, { hand, before, holes, board }: PlayedHand, isOver: boolean): EventHand {
  const open = board.slice(0, hand.steps.some(({ kind }) => kind === 'street') ? boardCount(hand.street) : 0);
  const shown = new Set(hand.steps.flatMap((step) => (step.kind === 'show' ? [step.seat] : [])));
  const isSeen = (seat: number): boolean => seat === playerSeat || shown.has(seat);
  const deck = eventRules[rules];
  return {
    number: hand.number,
    button: hand.button,
    small: hand.blinds.small,
    big: hand.blinds.big,
    before: [...before],
    stacks: [...hand.stacks],
    bets: [...hand.bets],
    totals: [...hand.totals],
    isIn: [...hand.isIn],
    turn: hand.turn,
    board: open,
    holes: holes.map((own, seat) => (isSeen(seat) ? [...own] : [])),
    kinds: holes.map((own, seat) =>
      isSeen(seat) && own.length > 0 && open.length > 2 ? kindOfScore(scoreOf([...own, ...open], deck), deck) : '',
    ),
    steps: hand.steps.map(stepView),
    isOver,
  };
}

/** `whole`: with all its hands, `none` without; else with those that were played since the player's last move. */
export async function eventView(house: House, row: RoundRow, hands: 'whole' | 'new' | 'none'): Promise<EventRound> {
  const bought = buyInOf(row.stake_satang);
  if (!isEventRules(row.rules) || bought === undefined) throw new Error(`round ${row.round_id} is no event`);
  const seed = await seedOf(house.db, row.owner, row.seed_id);
  const event = eventOf(seatOf(row, seed), movesOf(row.progress));
  const from = hands === 'whole' ? 1 : event.movedIn;
  const { current } = event;
  const played = event.played.filter(({ hand }) => hand.number >= from);
  const isOver = event.place > 0;
  return {
    ...roundHeadView(row, seed),
    stakeSatang: row.held_satang,
    ...bought,
    winSatang: row.win_satang,
    rules: row.rules,
    bots: [...event.bots],
    places: [...event.places],
    place: event.place,
    handCount: current.hand.number,
    moves: event.moves.map(wordOf),
    hands:
      hands === 'none' ? [] : [...played.map((each) => handView(event, each, true)), handView(event, current, isOver)],
    choices: isOver ? undefined : choicesOf(current.hand),
  };
}

const shownRow = async (house: House, row: RoundRow) =>
  isEventRules(row.rules)
    ? { holdem: undefined, event: await eventView(house, row, 'new') }
    : { holdem: await holdemView(house, row), event: undefined };

/** Everything that a window needs to stand where it stood before a reload. Refuses: UNKNOWN_GAME. M08 */
export async function stateView(house: House, session: PlaySession): Promise<PokerState> {
  const rules = known(pokerRulesOf(session.game_id));
  const { openRound, lastRound } = await standingRounds(house, session, (row) => shownRow(house, row));
  const shown = openRound ?? lastRound ?? { holdem: undefined, event: undefined };
  return { ...(await stateHeadView(house, session)), ...shown, rules };
}

/** The last rounds of this game, or one of them with all that a replay needs. M07 */
export async function historyView(house: House, session: PlaySession, roundId: string) {
  const rows = await roundsAsked(house, session, roundId);
  const events = rows.filter(({ rules }) => isEventRules(rules));
  const rest = rows.filter(({ rules }) => !isEventRules(rules));
  return {
    holdem: await Promise.all(rest.map((row) => holdemView(house, row))),
    events: await Promise.all(events.map((row) => eventView(house, row, roundId === '' ? 'none' : 'whole'))),
  };
}
