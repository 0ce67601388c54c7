/** Redirect links opened in the game window: the same as gameUrl, answered by a 302. CALL-057, CALL-058, AMB-151 */
import { forwardLinks, gameUrl } from '@foyer/contract/games/launch.ts';
import { decodeCommon } from '@foyer/contract/form.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../http/context.ts';
import type { House } from '../http/context.ts';
import type { Mount } from '../http/build.ts';
import { decode, langOf } from '../http/decode.ts';
import { refusalWords } from '../http/reply.ts';
import { sessionRequired } from '../http/session.ts';
import { launchAddress } from './launch.ts';
import type { LaunchPort } from './launchPort.ts';

/** A window that cannot open shows why on the not-found page. ROUTE-028 */
const refusedAt = (text: string): string => `/404?err=${encodeURIComponent(text)}`;

async function target(house: House, port: LaunchPort, request: FastifyRequest, isGuest: boolean): Promise<string> {
  const fields = request.query as object;
  const common = decodeCommon(fields);
  const lang = langOf(common.lang, request);
  try {
    const asked = decode(gameUrl, fields, lang);
    const playerId = isGuest ? undefined : (await sessionRequired(house, request, common.UUID)).playerId;
    return await launchAddress(house, port, { playerId, lang }, asked);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.reason === 'SESSION_EXPIRED' ? '/login' : refusedAt(refusalWords(lang, error.reason, error.args));
  }
}

export function forwards(port: LaunchPort): Mount {
  return (app, house) => {
    const answer = (isGuest: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
      const address = await target(house, port, request, isGuest);
      return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address, 302);
    };
    app.get(forwardLinks.player, answer(false));
    app.get(forwardLinks.guest, answer(true));
  };
}
