/** Views for the instant games' window, without what is still hidden in a round. M03, M07, M08 */
import type { InstantRound, InstantState } from '@foyer/contract/play/instant.ts';
import { instantOf } from '@foyer/games/engines/instant/games.ts';
import type { House } from '../../house.ts';
import { choiceOf, standingOf } from './family.ts';
import { seedOf } from '../seeds/seeds.ts';
import type { RoundRow } from '../rounds/roundStore.ts';
import { known, roundHeadView, roundsAsked, standingRounds, stateHeadView } from '../rounds/roundViews.ts';
import type { PlaySession } from '../session/sessions.ts';

export async function instantRoundOf(house: House, row: RoundRow): Promise<InstantRound> {
  const seed = await seedOf(house, row.owner, row.seed_id);
  const { shown, moves } = standingOf(row.progress);
  return {
    ...roundHeadView(row, seed),
    code: row.rules,
    choice: choiceOf(row.choice),
    stakeSatang: row.stake_satang,
    winSatang: row.win_satang,
    shown: [...shown],
    moves: [...moves],
    balanceBeforeSatang: row.balance_before_satang,
    balanceAfterSatang: row.balance_after_satang,
  };
}

/** Returns all state that a window needs after a reload. Refuses: UNKNOWN_GAME. M08 */
export async function instantStateOf(house: House, session: PlaySession): Promise<InstantState> {
  const { code } = known(instantOf(session.game_id));
  const rounds = await standingRounds(house, session, (row) => instantRoundOf(house, row));
  return { ...(await stateHeadView(house, session)), ...rounds, code };
}

/** The last rounds of this game, or one of them. M07 */
export async function instantHistoryOf(house: House, session: PlaySession, roundId: string): Promise<InstantRound[]> {
  const rows = await roundsAsked(house, session, roundId);
  return Promise.all(rows.map((row) => instantRoundOf(house, row)));
}
