/** Views common to the windows of all families with single-player rounds. M07, M08, F01 */
import { Refusal } from '../../refusal.ts';
import type { House } from '../../house.ts';
import { latestRounds, openRoundOf, readRound } from './roundStore.ts';
import type { RoundRow } from './roundStore.ts';
import { publishedSeeds, seedView } from '../seeds/seeds.ts';
import type { PlaySeed } from '../seeds/seeds.ts';
import type { PlaySession } from '../session/sessions.ts';
import { resume } from './settle.ts';
import { sessionHeadView } from '../session/sessionHeadView.ts';

/** The number of rounds in a window's records. */
const listed = 50;

/** The fields common to all rounds; the house's seed only after its reveal. */
export const roundHeadView = (row: RoundRow, seed: PlaySeed) => ({
  roundId: row.round_id,
  gameId: row.game_id,
  nonce: row.nonce,
  ...seedView(seed),
  isSettled: row.state === 'settled',
  openedMs: row.opened_ms,
  settledMs: row.settled_ms ?? 0,
});

/** The fields common to the states of all windows. */
export async function stateHeadView(house: House, session: PlaySession) {
  return {
    ...(await sessionHeadView(house, session)),
    seeds: await publishedSeeds(house, session.owner),
  };
}

/** The open round, after completing a step that a dead process has left; otherwise the last round. M08 */
export async function standingRounds<View>(
  house: House,
  { owner, game_id }: PlaySession,
  view: (row: RoundRow) => Promise<View>,
): Promise<{ readonly openRound: View | undefined; readonly lastRound: View | undefined }> {
  const left = await openRoundOf(house.db, owner, game_id);
  if (left !== undefined) await resume(house, left);
  const open = left && (await readRound(house.db, owner, left.round_id));
  if (open?.state === 'playing') return { openRound: await view(open), lastRound: undefined };
  const [last] = await latestRounds(house.db, owner, game_id, 1);
  return { openRound: undefined, lastRound: last && (await view(last)) };
}

/** The last rounds of this game, newest first. With `roundId` only that round of any age, or none. M07 */
export async function roundsAsked(
  house: House,
  { owner, game_id }: PlaySession,
  roundId: string,
): Promise<readonly RoundRow[]> {
  if (roundId === '') return latestRounds(house.db, owner, game_id, listed);
  const row = await readRound(house.db, owner, roundId);
  return row?.game_id === game_id && row.state !== 'refused' ? [row] : [];
}

/** Returns the game of a session as its family found it. Refuses: UNKNOWN_GAME. */
export function known<Game>(game: Game | undefined): Game {
  if (game === undefined) throw new Refusal('UNKNOWN_GAME');
  return game;
}
