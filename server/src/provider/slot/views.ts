/** Views for a slot machine's window: rounds as far as they are played, seeds, sums and chances. */
import type { PlayRound, PlayState } from '@foyer/contract/play/slot.ts';
import { chancesOfModel } from '@foyer/games/engines/slot/published.ts';
import { shownSpin } from '@foyer/games/engines/slot/shown.ts';
import { defaultStakeSatang, lineCount, stakesSatang } from '@foyer/games/engines/slot/rules.ts';
import { titleOf } from '@foyer/games/engines/slotTitles.ts';
import type { House } from '../../house.ts';
import { seatOf } from '../rounds/roundStore.ts';
import { seedOf } from '../seeds/seeds.ts';
import type { PlaySeed } from '../seeds/seeds.ts';
import type { RoundRow } from '../rounds/roundStore.ts';
import { known, roundHeadView, roundsAsked, standingRounds, stateHeadView } from '../rounds/roundViews.ts';
import type { PlaySession } from '../session/sessions.ts';
import { modelNameOf, playedBy, shownOf } from './family.ts';

/** A round up to the spin that has been shown. M07, F01 */
export async function roundView(house: House, row: RoundRow, knownSeed?: PlaySeed): Promise<PlayRound> {
  const seed = knownSeed ?? (await seedOf(house, row.owner, row.seed_id));
  const spins = playedBy(seatOf(row, seed)).spins.slice(0, shownOf(row.progress));
  return {
    ...roundHeadView(row, seed),
    model: modelNameOf(row),
    stakeSatang: row.stake_satang,
    winSatang: (spins.reduce((sum, spin) => sum + spin.win, 0) * row.stake_satang) / lineCount,
    spins: spins.map(shownSpin),
    balanceBeforeSatang: row.balance_before_satang,
    balanceAfterSatang: row.balance_after_satang,
  };
}

/** Returns all state that a window needs after a reload. Refuses: UNKNOWN_GAME. M08 */
export async function stateView(house: House, session: PlaySession): Promise<PlayState> {
  const title = known(titleOf(session.game_id));
  const rounds = await standingRounds(house, session, (row) => roundView(house, row));
  return {
    ...(await stateHeadView(house, session)),
    ...rounds,
    stakesSatang: [...stakesSatang],
    defaultStakeSatang,
    chances: chancesOfModel(title.model),
  };
}

/** The last rounds of this game, or one of them, with all that a replay needs. M07 */
export async function historyView(house: House, session: PlaySession, roundId: string): Promise<PlayRound[]> {
  const rows = await roundsAsked(house, session, roundId);
  return Promise.all(rows.map((row) => roundView(house, row)));
}
