/** Real winning records: settled bets that paid more than their stake. HOME-016, AMB-026, AMB-028 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import type { Calls } from '@foyer/contract/calls.ts';
import { maskAccount } from '@foyer/contract/masks.ts';
import type { Handler } from '../http/context.ts';
import { latestWins } from './store.ts';

const shownWins = 30;

/** Lists wins, newest first; none is invented. */
export const userPlayNews: Handler<Calls['userPlayNews']> = async ({ house, lang }) => {
  const rows = await latestWins(house, shownWins);
  return {
    list: rows.map((row) => ({
      account: maskAccount(row.user_account),
      gameId: row.game_id,
      platformCode: row.platform_code,
      gameName: inLanguage(row.names, lang),
      stakeSatang: row.stake_satang,
      winSatang: row.win_satang,
      createTime: row.settled_ms ?? '',
    })),
  };
};
