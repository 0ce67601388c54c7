/** Views for the card room's windows: rounds as far as they are played, without cards that are still hidden. M03 */
import type { CardRound, CardShown, CardState } from '@foyer/contract/play/cards.ts';
import { isCardCode } from '@foyer/games/engines/cards/cardGame.ts';
import { cardCodeOf } from '@foyer/games/engines/cards/cardGames.ts';
import type { House } from '../../house.ts';
import { seatOf } from '../rounds/roundStore.ts';
import { seedOf } from '../seeds/seeds.ts';
import type { RoundRow } from '../rounds/roundStore.ts';
import { known, roundHeadView, roundsAsked, standingRounds, stateHeadView } from '../rounds/roundViews.ts';
import type { PlaySession } from '../session/sessions.ts';
import { cardGameOf, movesOf, playedTo } from './family.ts';

/** `isWhole` adds every step for a replay, if the round is settled. */
export async function cardRoundView(house: House, row: RoundRow, isWhole = false): Promise<CardRound> {
  const seed = await seedOf(house, row.owner, row.seed_id);
  const seat = seatOf(row, seed);
  const moves = movesOf(row.progress);
  const shownAfter = (count: number): CardShown => ({ [row.rules]: playedTo(seat, moves.slice(0, count)).shown });
  const head = roundHeadView(row, seed);
  const { isSettled } = head;
  return {
    ...head,
    code: row.rules,
    stakeSatang: row.stake_satang,
    heldSatang: row.held_satang,
    winSatang: isSettled ? row.win_satang : 0,
    moves,
    shown: shownAfter(moves.length),
    steps: isWhole && isSettled ? Array.from({ length: moves.length + 1 }, (_, count) => shownAfter(count)) : [],
    balanceAfterSatang: row.balance_after_satang,
  };
}

/** Returns all state that a window needs after a reload. Refuses: UNKNOWN_GAME. M08 */
export async function cardStateView(house: House, session: PlaySession): Promise<CardState> {
  const code = known(cardCodeOf(session.game_id));
  const rounds = await standingRounds(house, session, (row) => cardRoundView(house, row));
  const head = await stateHeadView(house, session);
  return { ...head, ...rounds, code, stakesSatang: [...cardGameOf(code).stakesSatang] };
}

/** The last rounds of this game, or one of them with all that a replay needs. M07 */
export async function cardHistoryView(house: House, session: PlaySession, roundId: string): Promise<CardRound[]> {
  const rows = (await roundsAsked(house, session, roundId)).filter(({ rules }) => isCardCode(rules));
  return Promise.all(rows.map((row) => cardRoundView(house, row, roundId !== '')));
}
