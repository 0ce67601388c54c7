/** The turntable raffle and the prize wheel for deposits. SI-30, SI-31, AMB-141, AMB-142 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import { turntableType } from '@foyer/contract/activities/raffle.ts';
import type { WheelCode, drawRefusals } from '@foyer/contract/activities/wheelDraw.ts';
import type { Calls } from '@foyer/contract/calls.ts';
import type { Context, Handlers, PlayerContext } from '../http/context.ts';
import { pageOf } from '../http/paging.ts';
import type { DrawSeedPort } from './drawSeedPort.ts';
import { drawOnce, seedOwner } from './wheelDraws.ts';
import * as store from './wheelStore.ts';
import { drawViews, ownView, prizeViews, winnerViews } from './wheelViews.ts';

type WheelCalls =
  | 'queryRaffle'
  | 'raffle'
  | 'queryHistoryWin'
  | 'depShowIndexInfo'
  | 'depShowPrizeInfo'
  | 'depClickButton'
  | 'changeDrawSeed';

const isPlayer = (context: Context): context is PlayerContext => context.playerId !== undefined;

export function wheelRoutes(seeds: DrawSeedPort): Pick<Handlers<Calls>, WheelCalls> {
  const draw = async (context: PlayerContext<(typeof drawRefusals)[number]>, wheel: WheelCode) => {
    const drawing = await drawOnce(context, seeds, wheel);
    const [view] = await drawViews(context, seeds, wheel, [drawing.draw]);
    if (view === undefined) throw new Error('a draw without a view');
    return { draw: view, drawsLeft: drawing.drawsLeft };
  };
  return {
    queryRaffle: async (context, { activityType }) => {
      const { house, lang } = context;
      const wheel = await store.readWheel(house.db, 'turntable');
      if (activityType !== turntableType || !wheel.is_open) {
        return { title: inLanguage(wheel.names, lang), prizes: [], freeDraws: 0, stakePerDrawSatang: 0, winners: [] };
      }
      const [prizes, winners] = await Promise.all([
        prizeViews(house, wheel, lang),
        winnerViews(house, 'turntable', lang),
      ]);
      return {
        title: inLanguage(wheel.names, lang),
        prizes,
        freeDraws: wheel.free_draws,
        stakePerDrawSatang: wheel.stake_per_draw_satang,
        winners,
        ...(isPlayer(context) && { mine: await ownView(context, seeds, wheel) }),
      };
    },
    raffle: (context, { activityType }) =>
      activityType === turntableType ? draw(context, 'turntable') : context.refuse('ACTIVITY_CLOSED'),
    queryHistoryWin: async (context, request) => {
      if (request.activityType !== turntableType) return { list: [], total: 0 };
      const { rows, total } = await store.wonDraws(context.house.db, context.playerId, 'turntable', pageOf(request));
      return { list: await drawViews(context, seeds, 'turntable', rows), total };
    },
    depShowIndexInfo: async (context) => {
      const { house, lang } = context;
      const wheel = await store.readWheel(house.db, 'deposit');
      const [winners, mine] = await Promise.all([winnerViews(house, 'deposit', lang), ownView(context, seeds, wheel)]);
      return { title: inLanguage(wheel.names, lang), steps: [...wheel.deposit_steps], winners, mine };
    },
    depShowPrizeInfo: async ({ house, lang }) => {
      const wheel = await store.readWheel(house.db, 'deposit');
      return { prizes: wheel.is_open ? await prizeViews(house, wheel, lang) : [] };
    },
    depClickButton: (context) => draw(context, 'deposit'),
    changeDrawSeed: ({ house, playerId }, { wheel, clientSeed, nextCommitment }) =>
      seeds.rotate(house, seedOwner(wheel, playerId), clientSeed, nextCommitment),
  };
}
