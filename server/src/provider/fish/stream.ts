/** `GET /api/play/fish/live`: streams the events of a room to the windows of its players. R11 */
import { fishStreamPath } from '@foyer/contract/play/fish.ts';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { mountWindowStream } from '../session/windowStream.ts';
import { seatOf } from './rooms.ts';
import { waterOf } from './tides.ts';
import { namesIn } from './views.ts';
import { newsOf } from './watch.ts';
import type { Watch, Watcher } from './watch.ts';

export function mountFishStream(app: FastifyInstance, house: House, watch: Watch): void {
  mountWindowStream(app, house, {
    path: fishStreamPath,
    async place(session) {
      waterOf(session.game_id);
      const { room } = await seatOf(house, session);
      const names = await namesIn(house, room.room_id);
      let own: Watcher | undefined;
      return {
        first: newsOf(house.now(), { kind: 'open', names }),
        async join(watcher) {
          own = { owner: session.owner, write: (text) => watcher.write(text) };
          watch.join(room, own);
          await watch.seats(room);
        },
        leave: () => own && watch.leave(room, own),
      };
    },
    beat: () => {
      watch.beat().catch((error: unknown) => house.log.error({ err: error }, 'seats were not kept'));
    },
  });
}
