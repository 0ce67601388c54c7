/**
 * What belongs to one player does not exist for another. A second player sends ids of the first one's records: the
 * replies must be those to an id that nobody has, and the records must still be there afterwards.
 */
import { randomInt } from 'node:crypto';
import { loginSessions } from '@foyer/contract/account/sessions.ts';
import { newGameHistory } from '@foyer/contract/bets/history.ts';
import type { Call } from '@foyer/contract/call.ts';
import type { Calls } from '@foyer/contract/calls.ts';
import { getMsgSiteList } from '@foyer/contract/messages/mail.ts';
import { bankCardList } from '@foyer/contract/wallet/bankCard.ts';
import { depositOrderList } from '@foyer/contract/wallet/depositOrders.ts';
import { betFlowLockList } from '@foyer/contract/wallet/locks.ts';
import { myBalanceList } from '@foyer/contract/wallet/statement.ts';
import type { Exchange } from '../backend.ts';
import { codeOf, envelopeOf, isLimited } from '../inspect.ts';
import type { Check, Tester } from './check.ts';
import { leastFields } from './sentFields.ts';

interface Owned {
  /** The list that has the id, under the name of the parameter. */
  readonly list: Call;
  readonly field: string;
}

const inOrders: Owned = { list: depositOrderList, field: 'orderNo' };
const inMail: Owned = { list: getMsgSiteList, field: 'msgId' };
const owned: Partial<Readonly<Record<keyof Calls, Owned>>> = {
  balanceDetail: { list: myBalanceList, field: 'id' },
  gameDetail: { list: newGameHistory, field: 'betOrderNo' },
  depositOrderList: inOrders,
  depositDjs: inOrders,
  depositOrderCancel: inOrders,
  updateMsgSite: inMail,
  deleteMsgSite: inMail,
  deleteBank: { list: bankCardList, field: 'bankCardId' },
  endLoginSession: { list: loginSessions, field: 'sessionId' },
  selfUnlockAmount: { list: betFlowLockList, field: 'lockId' },
};
const ownedBy = ({ name }: Call): Owned | undefined => (owned as Readonly<Record<string, Owned | undefined>>)[name];

/** The values of a field, anywhere in a reply. */
function* valuesIn(data: unknown, field: string): Generator<string> {
  if (typeof data !== 'object' || data === null) return;
  for (const [name, value] of Object.entries(data)) {
    if (name === field && (typeof value === 'string' || typeof value === 'number')) yield String(value);
    else yield* valuesIn(value, field);
  }
}

async function idsIn({ askOther }: Tester, { list, field }: Owned): Promise<readonly string[]> {
  const reply = await askOther(list, 'the records of the player', leastFields(list));
  return [...valuesIn(envelopeOf(reply)?.data, field)].filter((id) => id !== '');
}

const signs = { '0-9': '0123456789', 'a-f': '0123456789abcdef', 'g-z': 'abcdefghijklmnopqrstuvwxyz' } as const;

/** An id of the same form that nobody has. */
function unknownLike(id: string): string {
  const all = /^[\da-f-]+$/.test(id) ? signs['a-f'] : signs['g-z'];
  const from = /^\d+$/.test(id) ? signs['0-9'] : all;
  return id.replaceAll(/[a-z\d]/g, () => from[randomInt(from.length)] ?? '0');
}

/** Code and data, without the id that was sent and without times. */
function answerTo(id: string, exchange: Exchange): string {
  const data = JSON.stringify(envelopeOf(exchange)?.data ?? null);
  return `${codeOf(exchange)} ${data.replaceAll(id, '')}`;
}

export const privacy: Check = {
  appliesTo: (call) => ownedBy(call) !== undefined,
  async run(tester) {
    const { call, ask, report, skip, cookies, second } = tester;
    const own = ownedBy(call);
    if (own === undefined || cookies === undefined) return;
    if (second === undefined) return skip('needs a second player');
    const [id] = await idsIn(tester, own);
    if (id === undefined) return skip(`the player has no ${own.field} to try`);
    const send = (tried: string, given: string) =>
      ask(tried, { ...leastFields(call), [own.field]: given }, { cookies: second });
    const nobodys = unknownLike(id);
    const expected = await send('an id that nobody has', nobodys);
    const reply = await send("another player's id", id);
    if (isLimited(expected) || isLimited(reply)) return skip('the rate limit ended the tries');
    if (answerTo(id, reply) !== answerTo(nobodys, expected))
      report('privacy', "another player's id", 'is not answered as an id that nobody has', reply);
    if (call.effect !== 'read' && !(await idsIn(tester, own)).includes(id))
      report('privacy', "another player's id", "changes the other player's record", reply);
  },
};
