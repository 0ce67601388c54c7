/** What a window of the card room is shown: rounds as far as they are played, and never a card before its time. M03 */
import type { CardRound, CardShown, CardState } from '@foyer/contract/games/cards.ts';
import { isCardCode } from '@foyer/games/engines/cardGame.ts';
import { cardCodeOf } from '@foyer/games/engines/cardGames.ts';
import { Refusal } from '../../http/context.ts';
import type { House } from '../../http/context.ts';
import { latestRounds, openRoundOf, readRound, seatOf, seedOf } from '../roundStore.ts';
import type { RoundRow } from '../roundStore.ts';
import { publishedSeeds } from '../seeds.ts';
import type { PlaySession } from '../sessions.ts';
import { resume } from '../settle.ts';
import { purseView } from '../views.ts';
import { cardGameOf, movesOf, playedTo } from './cardFamily.ts';

/** `isWhole`: with every step, for a replay; of a settled round alone. */
export async function cardRoundView(house: House, row: RoundRow, isWhole = false): Promise<CardRound> {
  const seed = await seedOf(house.db, row.owner, row.seed_id);
  const seat = seatOf(row, seed);
  const moves = movesOf(row.progress);
  const shownAfter = (count: number): CardShown => ({ [row.rules]: playedTo(seat, moves.slice(0, count)).shown });
  const isSettled = row.state === 'settled';
  return {
    roundId: row.round_id,
    gameId: row.game_id,
    code: row.rules,
    nonce: row.nonce,
    commitment: seed.commitment,
    clientSeed: seed.client_seed ?? '',
    serverSeed: seed.state === 'revealed' ? seed.server_seed : '',
    stakeSatang: row.stake_satang,
    heldSatang: row.held_satang,
    winSatang: isSettled ? row.win_satang : 0,
    isSettled,
    moves,
    shown: shownAfter(moves.length),
    steps: isWhole && isSettled ? Array.from({ length: moves.length + 1 }, (_, count) => shownAfter(count)) : [],
    balanceAfterSatang: row.balance_after_satang,
    openedMs: row.opened_ms,
    settledMs: row.settled_ms ?? 0,
  };
}

/** Everything that a window needs to stand where it stood before a reload. M08 */
export async function cardStateView(house: House, session: PlaySession): Promise<CardState> {
  const { db } = house;
  const { owner, game_id } = session;
  const code = cardCodeOf(game_id);
  if (code === undefined) throw new Refusal('UNKNOWN_GAME');
  const open = await openRoundOf(db, owner, game_id);
  if (open !== undefined) await resume(house, open);
  const openNow = open && (await readRound(db, owner, open.round_id));
  const isOpen = openNow?.state === 'playing';
  const [last] = isOpen ? [] : await latestRounds(db, owner, game_id, 1);
  return {
    sessionId: session.session_id,
    mode: session.mode === 'real' ? 'real' : 'trial',
    gameId: game_id,
    code,
    openedMs: session.opened_ms,
    stakesSatang: [...cardGameOf(code).stakesSatang],
    purse: await purseView(house, session),
    seeds: await publishedSeeds(house, owner),
    openRound: isOpen ? await cardRoundView(house, openNow) : undefined,
    lastRound: last && (await cardRoundView(house, last)),
  };
}

/** The last 50 rounds of this game, newest first, or one of them with all that a replay needs. M07 */
export async function cardHistoryView(
  house: House,
  { owner, game_id }: PlaySession,
  roundId: string,
): Promise<CardRound[]> {
  if (roundId !== '') {
    const row = await readRound(house.db, owner, roundId);
    const isShown = row?.game_id === game_id && row.state !== 'refused' && isCardCode(row.rules);
    return row && isShown ? [await cardRoundView(house, row, true)] : [];
  }
  const rows = await latestRounds(house.db, owner, game_id, 50);
  return Promise.all(rows.map((row) => cardRoundView(house, row)));
}
