/** Data of a window's status bar. */
import type { House } from '../../house.ts';
import { doorOf } from '../gate.ts';
import type { PlaySession } from './sessions.ts';
import { isTrial } from './trial.ts';

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
