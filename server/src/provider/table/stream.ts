/** `GET /api/play/table/live`: streams the events of a table to windows with a session. R11 */
import { tableStreamPath } from '@foyer/contract/play/table.ts';
import { tableOf } from '@foyer/games/engines/table/tables.ts';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../refusal.ts';
import type { House } from '../../house.ts';
import { mountWindowStream } from '../session/windowStream.ts';
import type { Floor } from './floor.ts';
import { eventOf } from './awakeTable.ts';
import { roundNow, tableAsked } from './views.ts';

export function mountTableStream(app: FastifyInstance, house: House, floor: Floor): void {
  mountWindowStream(app, house, {
    path: tableStreamPath,
    async place({ game_id: gameId }) {
      if (tableOf(gameId) === undefined) throw new Refusal('UNKNOWN_GAME');
      const round = await roundNow(await tableAsked(house, gameId));
      return {
        first: eventOf({ kind: 'open', serverMs: house.now(), round, totals: [] }),
        join: (watcher) => floor.watch(gameId, watcher),
        leave: (watcher) => floor.leave(gameId, watcher),
      };
    },
    beat: () => floor.beat(),
  });
}
