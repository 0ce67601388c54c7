/** What the window of the instant games is shown. What a round hides is not in it. M03, M07, M08 */
import type { InstantRound, InstantState } from '@foyer/contract/games/instant.ts';
import { instantOf } from '@foyer/games/engines/instant/games.ts';
import { Refusal } from '../http/context.ts';
import type { House } from '../http/context.ts';
import { choiceOf, standingOf } from './instantFamily.ts';
import { latestRounds, openRoundOf, readRound, seedOf } from './roundStore.ts';
import type { RoundRow } from './roundStore.ts';
import { publishedSeeds } from './seeds.ts';
import type { PlaySession } from './sessions.ts';
import { resume } from './settle.ts';
import { purseView } from './views.ts';

export async function instantRoundOf(house: House, row: RoundRow): Promise<InstantRound> {
  const seed = await seedOf(house.db, row.owner, row.seed_id);
  const { shown, moves } = standingOf(row.progress);
  return {
    roundId: row.round_id,
    gameId: row.game_id,
    code: row.rules,
    nonce: row.nonce,
    commitment: seed.commitment,
    clientSeed: seed.client_seed ?? '',
    serverSeed: seed.state === 'revealed' ? seed.server_seed : '',
    choice: choiceOf(row.choice),
    stakeSatang: row.stake_satang,
    winSatang: row.win_satang,
    isSettled: row.state === 'settled',
    shown: [...shown],
    moves: [...moves],
    balanceBeforeSatang: row.balance_before_satang,
    balanceAfterSatang: row.balance_after_satang,
    openedMs: row.opened_ms,
    settledMs: row.settled_ms ?? 0,
  };
}

/** Everything that a window needs to stand where it stood before a reload. Refuses: UNKNOWN_GAME. M08 */
export async function instantStateOf(house: House, session: PlaySession): Promise<InstantState> {
  const { db } = house;
  const { owner, game_id } = session;
  const game = instantOf(game_id);
  if (game === undefined) throw new Refusal('UNKNOWN_GAME');
  const left = await openRoundOf(db, owner, game_id);
  if (left !== undefined) await resume(house, left);
  const open = left && (await readRound(db, owner, left.round_id));
  const isOpen = open?.state === 'playing';
  const [last] = isOpen ? [] : await latestRounds(db, owner, game_id, 1);
  return {
    sessionId: session.session_id,
    mode: session.mode === 'real' ? 'real' : 'trial',
    gameId: game_id,
    code: game.code,
    openedMs: session.opened_ms,
    purse: await purseView(house, session),
    seeds: await publishedSeeds(house, owner),
    openRound: isOpen ? await instantRoundOf(house, open) : undefined,
    lastRound: last && (await instantRoundOf(house, last)),
  };
}

/** The last 50 rounds of this game, newest first, or one of them. M07 */
export async function instantHistoryOf(
  house: House,
  { owner, game_id }: PlaySession,
  roundId: string,
): Promise<InstantRound[]> {
  if (roundId !== '') {
    const row = await readRound(house.db, owner, roundId);
    return row?.game_id === game_id && row.state !== 'refused' ? [await instantRoundOf(house, row)] : [];
  }
  const rows = await latestRounds(house.db, owner, game_id, 50);
  return Promise.all(rows.map((row) => instantRoundOf(house, row)));
}
