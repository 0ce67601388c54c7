/** Where staff decide on deposits and withdrawals: /operator/payments/. docs/payments.md */
import { minorUnits } from '@foyer/contract/currency.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../../house.ts';
import { cursorAt, momentCursor, nextOf, pageAsked } from '../../http/operator/listPage.ts';
import { operatorDesk, textIn } from '../../http/operatorDesk.ts';
import { playerByName } from '../../players/players.ts';
import { sendUpload, uploadOf, uploadPath } from '../../uploads/uploads.ts';
import { newestCases } from '../caseStore.ts';
import type { OrderName } from '../caseStore.ts';
import { orderOf } from '../depositStore.ts';
import { find, findings } from '../payout/found.ts';
import { approve, claim, reject } from './decide.ts';
import type { Answer, Decision } from './decide.ts';
import { finishReviews } from './finish.ts';
import { depositsToJudge, withdrawalsToPay } from './listStore.ts';
import { staffOf } from './staff.ts';

/** What a player may be told of a rejected withdrawal: keys of the text namespace `bank`. */
const reasons = ['cardCannotReceive', 'addressNotValid', 'detailsDiffer', 'documentsNeeded', 'rulesBroken'];

const statuses: Readonly<Partial<Record<string, number>>> = {
  unknownOrder: 404,
  claimedByOther: 409,
  decidedOtherwise: 409,
  closed: 409,
  otherAmount: 409,
  noPayout: 409,
};

function send(reply: FastifyReply, answer: string): FastifyReply {
  const status = statuses[answer] ?? 200;
  return reply.code(status).send(status === 200 ? { state: answer } : { error: answer });
}

type Act = (decision: Decision, body: unknown, reply: FastifyReply) => Promise<FastifyReply>;

/** Runs an act of a member of staff on an order, which is named by `account` and `orderNo`. */
const acting =
  (house: House, act: Act) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const staff = staffOf(house, request);
    if (staff === undefined) return reply.code(403).send({ error: 'x-operator names nobody of PAYMENT_STAFF' });
    const player = await playerByName(house, textIn(request.body, 'account'));
    request.playerId = player?.playerId;
    if (player === undefined) return reply.code(404).send({ error: 'unknown account' });
    const named: OrderName = { player_id: player.playerId, order_no: textIn(request.body, 'orderNo') };
    return act({ named, staff }, request.body, reply);
  };

/** Decisions are followed at once. If that fails, the worker repeats it. */
async function followed(house: House, answer: Answer): Promise<Answer> {
  if (answer === 'approved' || answer === 'rejected') await finishReviews(house);
  return answer;
}

const isWithdrawal = ({ named }: Decision): boolean => named.order_no.startsWith('W');

function mountDecisions(app: FastifyInstance, house: House): void {
  const at = (path: string, act: Act) => app.post(`/operator/payments/${path}`, acting(house, act));
  at('claim', async (decision, _body, reply) => send(reply, await claim(house, decision)));
  at('approve', async (decision, body, reply) => {
    const amountMinor = isWithdrawal(decision) ? undefined : (minorUnits(textIn(body, 'amount')) ?? 0);
    return send(reply, await followed(house, await approve(house, { ...decision, amountMinor })));
  });
  at('reject', async (decision, body, reply) => {
    const reason = textIn(body, 'reason').slice(0, 200);
    const isGiven = isWithdrawal(decision) ? reasons.includes(reason) : reason !== '';
    if (!isGiven)
      return reply.code(400).send({ error: `reason: ${isWithdrawal(decision) ? reasons.join(', ') : 'why'}` });
    return send(reply, await followed(house, await reject(house, { ...decision, reason })));
  });
  at('found', async (decision, body, reply) => {
    const found = findings.find((one) => one === textIn(body, 'found'));
    const how = textIn(body, 'how').slice(0, 200);
    if (found === undefined || how === '') return reply.code(400).send({ error: 'found: confirmed or failed; how' });
    return send(reply, await find(house, { ...decision, found, how }));
  });
}

export function mountPaymentDesk(app: FastifyInstance, house: House): void {
  operatorDesk(app, house);
  app.get('/operator/payments/deposits', async ({ query }) => {
    const page = pageAsked(query);
    const list = await depositsToJudge(house, page);
    return { list, next: nextOf(list, page.limit, ({ orderNo }) => orderNo) };
  });
  app.get('/operator/payments/withdrawals', async ({ query }) => {
    const page = pageAsked(query);
    const list = await withdrawalsToPay(house, page);
    return { list, next: nextOf(list, page.limit, ({ orderNo }) => orderNo) };
  });
  app.get('/operator/payments/cases', async ({ query }) => {
    const before = textIn(query, 'before');
    const beforeMs = /^\d{1,15}$/.test(before) ? Number(before) : Number.MAX_SAFE_INTEGER;
    const page = pageAsked(query, momentCursor);
    const list = await newestCases(house, beforeMs, page);
    return { list, next: nextOf(list, page.limit, (row) => cursorAt(row.seen_ms, row.case_key)) };
  });
  app.get<{ Params: { account: string; orderNo: string } }>(
    '/operator/payments/proof/:account/:orderNo',
    async ({ params }, reply) => {
      const player = await playerByName(house, textIn(params, 'account'));
      const order = player && (await orderOf(house, player.playerId, textIn(params, 'orderNo')));
      const uploadId = order?.proof.slice(uploadPath.length) ?? '';
      const proof = order && (await uploadOf(house, order.player_id, uploadId));
      return proof === undefined ? reply.code(404).send({ error: 'unknown picture' }) : sendUpload(house, reply, proof);
    },
  );
  mountDecisions(app, house);
}
