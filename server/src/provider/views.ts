/** What a window is shown: rounds as far as they are played, seeds, sums and chances. */
import type { PlayRound, PlayState } from '@foyer/contract/games/slot.ts';
import { chancesOfModel } from '@foyer/games/engines/slot/published.ts';
import { shownSpin } from '@foyer/games/engines/slot/shown.ts';
import { defaultStakeSatang, lineCount, stakesSatang } from '@foyer/games/engines/slot/rules.ts';
import { titleOf } from '@foyer/games/engines/titles.ts';
import { Refusal } from '../http/context.ts';
import type { House } from '../http/context.ts';
import { doorOf } from './gate.ts';
import { latestRounds, openRoundOf, readRound, seatOf, seedOf } from './roundStore.ts';
import type { RoundRow } from './roundStore.ts';
import { publishedSeeds } from './seeds.ts';
import type { PlaySession } from './sessions.ts';
import { isTrial, resume } from './settle.ts';
import { modelNameOf, playedBy, shownOf } from './slotFamily.ts';

/** A round up to the spin that has been shown; its house seed only after the reveal. M07, F01 */
export async function roundView(house: House, row: RoundRow): Promise<PlayRound> {
  const seed = await seedOf(house.db, row.owner, row.seed_id);
  const spins = playedBy(seatOf(row, seed)).spins.slice(0, shownOf(row.progress));
  const isSettled = row.state === 'settled';
  return {
    roundId: row.round_id,
    gameId: row.game_id,
    model: modelNameOf(row),
    nonce: row.nonce,
    commitment: seed.commitment,
    clientSeed: seed.client_seed ?? '',
    serverSeed: seed.state === 'revealed' ? seed.server_seed : '',
    stakeSatang: row.stake_satang,
    winSatang: (spins.reduce((sum, spin) => sum + spin.win, 0) * row.stake_satang) / lineCount,
    isSettled,
    spins: spins.map(shownSpin),
    balanceBeforeSatang: row.balance_before_satang,
    balanceAfterSatang: row.balance_after_satang,
    openedMs: row.opened_ms,
    settledMs: row.settled_ms ?? 0,
  };
}

/** Balance, sums of the session and the house's clock. M05, M12 */
export async function purseView(house: House, { session_id, owner, platform_code, game_id }: PlaySession) {
  const session = await house.db
    .selectFrom('play_session')
    .select(['credit_satang', 'staked_satang', 'won_satang'])
    .where('session_id', '=', session_id)
    .executeTakeFirstOrThrow();
  const sums = { stakedSatang: session.staked_satang, wonSatang: session.won_satang, nowMs: house.now() };
  if (isTrial(owner)) return { balanceSatang: session.credit_satang, ...sums };
  const door = await doorOf(house, platform_code, game_id);
  const balances = await house.ledger.balances(owner);
  return { balanceSatang: (door && balances[door.platform.account]) ?? 0, ...sums };
}

/** Everything that a window needs to stand where it stood before a reload. M08 */
export async function stateView(house: House, session: PlaySession): Promise<PlayState> {
  const { db } = house;
  const { owner, game_id } = session;
  const title = titleOf(game_id);
  if (title === undefined) throw new Refusal('UNKNOWN_GAME');
  const open = await openRoundOf(db, owner, game_id);
  if (open !== undefined) await resume(house, open);
  const openNow = open && (await readRound(db, owner, open.round_id));
  const isOpen = openNow?.state === 'playing';
  const [last] = isOpen ? [] : await latestRounds(db, owner, game_id, 1);
  return {
    sessionId: session.session_id,
    mode: session.mode === 'real' ? 'real' : 'trial',
    gameId: game_id,
    openedMs: session.opened_ms,
    stakesSatang: [...stakesSatang],
    defaultStakeSatang,
    purse: await purseView(house, session),
    seeds: await publishedSeeds(house, owner),
    chances: chancesOfModel(title.model),
    openRound: isOpen ? await roundView(house, openNow) : undefined,
    lastRound: last && (await roundView(house, last)),
  };
}

/** The last 50 rounds of this game, newest first, or one of them, with all that a replay needs. M07 */
export async function historyView(
  house: House,
  { owner, game_id }: PlaySession,
  roundId: string,
): Promise<PlayRound[]> {
  if (roundId !== '') {
    const row = await readRound(house.db, owner, roundId);
    return row?.game_id === game_id && row.state !== 'refused' ? [await roundView(house, row)] : [];
  }
  const rows = await latestRounds(house.db, owner, game_id, 50);
  return Promise.all(rows.map((row) => roundView(house, row)));
}
