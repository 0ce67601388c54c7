/** What a window's status bar shows: the contract's `PlayPurse`. */
import type { House } from '../../house.ts';
import { gameAccounts } from '../gameAccounts.ts';
import type { PlaySession } from './sessions.ts';
import { isTrial } from './trial.ts';

/** The start of the log-in of this player that was open at `openedMs`; NULL if none was. */
const loginStart = (house: House, playerId: string, openedMs: number) =>
  house.db
    .selectFrom('session')
    .select(({ fn }) => fn.max('opened_ms').as('opened_ms'))
    .where('player_id', '=', playerId)
    .where('opened_ms', '<=', openedMs)
    .where((row) => row.or([row('ended_ms', 'is', null), row('ended_ms', '>', openedMs)]));

/** The start of the log-in in which a window was opened; for a trial, the time when the window was opened. */
export async function playedFromMs(house: House, { owner, opened_ms }: PlaySession): Promise<number> {
  if (isTrial(owner)) return opened_ms;
  const login = await loginStart(house, owner, opened_ms).executeTakeFirst();
  return login?.opened_ms ?? opened_ms;
}

/** The player's balance on a platform, as a part of another statement. NULL before the account's first movement. */
async function heldOn(house: House, playerId: string, platformCode: string) {
  const { player: account } = await gameAccounts(house, platformCode);
  return house.db
    .selectFrom('balance')
    .select('amount_satang')
    .where('player_id', '=', playerId)
    .where('account', '=', account)
    .as('held');
}

/**
 * Balance, sums and the house's clock. The sums are those that each window's session keeps of itself. For real play
 * they cover all windows since the log-in, so that a reopened window does not start at zero. M05, M12
 */
export async function purseView(house: House, session: PlaySession) {
  const { session_id, owner, platform_code, opened_ms } = session;
  const windows = house.db
    .selectFrom('play_session')
    .select(({ fn }) => [fn.sum<string>('staked_satang').as('staked'), fn.sum<string>('won_satang').as('won')]);
  const asked = isTrial(owner)
    ? windows.select(({ fn }) => fn.sum<string>('credit_satang').as('held')).where('session_id', '=', session_id)
    : windows
        .select(await heldOn(house, owner, platform_code))
        .where('player_id', '=', owner)
        .where('opened_ms', '>=', (row) => row.fn.coalesce(loginStart(house, owner, opened_ms), row.val(opened_ms)));
  const { held, staked, won } = await asked.executeTakeFirstOrThrow();
  return {
    balanceSatang: Number(held),
    stakedSatang: Number(staked),
    wonSatang: Number(won),
    nowMs: house.now(),
  };
}
