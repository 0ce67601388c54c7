/** The operator's calls for the lottery, on /operator/lottery: void a draw, stop or resume a game. docs/operators.md */
import { isLotteryCode, lotteryCodes } from '@foyer/contract/lottery/games.ts';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { operatorDesk, textIn } from '../http/operatorDesk.ts';
import { pausedGames } from './draws.ts';
import { voidDraw } from './void.ts';
import { inPlay, writePaused } from './voidStore.ts';

export function mountLotteryOperator(app: FastifyInstance, house: House): void {
  operatorDesk(app, house);
  app.get('/operator/lottery', async () => {
    const paused = await pausedGames(house);
    const games = lotteryCodes.map(async (lotteryCode) => ({
      lotteryCode,
      isPaused: paused.includes(lotteryCode),
      ...(await inPlay(house, lotteryCode)),
    }));
    return { games: await Promise.all(games) };
  });
  app.post('/operator/lottery/pause', async ({ body }, reply) => {
    const lotteryCode = textIn(body, 'lotteryCode');
    if (!isLotteryCode(lotteryCode)) return reply.code(404).send({ error: 'unknown game' });
    const others = (await pausedGames(house)).filter((one) => one !== lotteryCode);
    const isPaused = textIn(body, 'pause') !== '0';
    await writePaused(house, isPaused ? [...others, lotteryCode] : others);
    house.log.info({ lotteryCode, isPaused, reason: textIn(body, 'reason') }, 'the sale of a lottery game was changed');
    return { lotteryCode, isPaused };
  });
  app.post('/operator/lottery/void', async ({ body }, reply) => {
    const [lotteryCode, issue, reason] = [textIn(body, 'lotteryCode'), textIn(body, 'issue'), textIn(body, 'reason')];
    if (!isLotteryCode(lotteryCode)) return reply.code(404).send({ error: 'unknown game' });
    if (reason.trim() === '') return reply.code(400).send({ error: 'reason' });
    if (!(await voidDraw(house, lotteryCode, issue, reason)))
      return reply.code(409).send({ error: 'nothing to annul' });
    house.log.info({ lotteryCode, issue, reason }, 'a draw was annulled');
    return { lotteryCode, issue };
  });
}
