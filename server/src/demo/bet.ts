/** Keeps one bet of the demo player running: the same number in each daily draw. */
import type { BetLine } from '@foyer/contract/lottery/betting.ts';
import { drawAt } from '@foyer/contract/lottery/clock.ts';
import { Refusal } from '../refusal.ts';
import type { House } from '../house.ts';
import { handlers } from '../handlers.ts';
import { playerByName } from '../players/players.ts';
import { asDemo, baht, demoLogin, ifDone } from './player.ts';
import type { DemoPlayer } from './player.ts';

export const luckyEight: BetLine = { play: 'special', picks: [[8]], bankers: [], unitSatang: baht(2), multiple: 1 };

/** Bets once on each draw; does nothing while the draw is closed. */
export async function betsOnTheDay({ asks, house }: DemoPlayer): Promise<void> {
  const { issue } = drawAt('daily', house.now());
  await handlers
    .gtBetting(asks(`bet-${issue}`), { lotteryCode: 'daily', issue, lines: [luckyEight], chase: undefined })
    .catch(ifDone('DRAW_CLOSED'));
}

/** Places a bet if the demo player has none running. Ignores refusals: visitors may have spent all of the money. */
export async function keepBetting(house: House): Promise<void> {
  const known = await playerByName(house, demoLogin.userAccount);
  if (known === undefined) return;
  const running = await house.db
    .selectFrom('bet')
    .select('bet_order_no')
    .where('player_id', '=', known.playerId)
    .where('is_settled', '=', false)
    .limit(1)
    .executeTakeFirst();
  if (running !== undefined) return;
  await betsOnTheDay(asDemo(house, known.playerId)).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}
