import type { House } from '../../house.ts';
import { stakeCapOf } from '../../guard/stakeCap.ts';
import { cycleMsOf } from '../cycle.ts';
import { familyOf } from '../families.ts';
import { availabilityOf } from '../gameAvailability.ts';
import { playedFromMs, purseView } from './purseView.ts';
import type { PlaySession } from './sessions.ts';

/** Session data for windows of all families. M12, M26 */
export async function sessionHeadView(house: House, session: PlaySession) {
  const availability = await availabilityOf(house, session.platform_code, session.game_id);
  return {
    sessionId: session.session_id,
    mode: session.mode === 'real' ? ('real' as const) : ('trial' as const),
    gameId: session.game_id,
    openedMs: await playedFromMs(house, session),
    isOpen: availability?.isOpen ?? false,
    purse: await purseView(house, session),
    placeRules: await placeRulesView(house, session),
  };
}

async function placeRulesView(house: House, { game_id: gameId, player_id: playerId }: PlaySession) {
  const { celebration, minCycleMs } = house.config.jurisdiction;
  const family = familyOf(gameId)?.code ?? '';
  const cap = playerId === null ? undefined : await stakeCapOf(house, playerId, family);
  return { cycleMs: family in minCycleMs ? cycleMsOf(house, family) : 0, celebration, capSatang: cap ?? 0 };
}
