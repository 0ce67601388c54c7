/** `GET /api/play/sport/live`: streams the changes of a board to windows with a session. R11 */
import { sportStreamPath } from '@foyer/contract/play/sportStream.ts';
import { deskSportOf } from '@foyer/games/engines/sport/desk.ts';
import { sportOfId } from '@foyer/games/engines/sport/sports.ts';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../refusal.ts';
import type { House } from '../../house.ts';
import { mountWindowStream } from '../session/windowStream.ts';
import { eventOf, runningNow } from './floor.ts';
import type { SportFloor } from './floor.ts';

export function mountSportStream(app: FastifyInstance, house: House, floor: SportFloor): void {
  mountWindowStream(app, house, {
    path: sportStreamPath,
    async place({ game_id: gameId }, { sport }) {
      const sportId = Number(sport);
      if (deskSportOf(gameId) === undefined || sportOfId(sportId) === undefined) throw new Refusal('UNKNOWN_GAME');
      const matches = await runningNow(house, sportId);
      return {
        first: eventOf({ kind: 'open', serverMs: house.now(), sportId, matches }),
        join: (watcher) => floor.watch(sportId, watcher),
        leave: (watcher) => floor.leave(sportId, watcher),
      };
    },
    beat: () => floor.beat(),
  });
}
