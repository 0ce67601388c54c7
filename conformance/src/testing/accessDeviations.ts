/** Deviations in what is accepted: bad input, no session, other sites. */
import { randomUUID } from 'node:crypto';
import type { Answer, Asked } from './brokenBackend.ts';
import {
  codeIn,
  edited,
  envelope,
  isRefusal,
  isSuccess,
  refusal,
  reply,
  request,
  success,
  withFields,
} from './deviation.ts';
import type { Deviation } from './deviation.ts';

const badCodes = [400, 1112];
const isBad = isRefusal(...badCodes);

/** Refused for its input, answered as a success. */
const accepting = (given: unknown = null) => envelope(() => success(given), isBad);

/** Accepts only values of one kind that should be refused. */
const acceptingIf =
  (isWrong: (asked: Asked) => boolean): (() => Answer) =>
  () =>
  async (asked, forward) => {
    const own = await forward();
    return isBad(own) && isWrong(asked) ? edited(own, () => success()) : own;
  };

const moves: Answer = async (asked, forward) => {
  const own = await forward();
  if (isBad(own)) await forward(withFields(asked, { amount: '1', platformKey: 'moyu', requestId: randomUUID() }));
  return own;
};

const input: readonly Deviation[] = [
  { name: 'accepts any input', only: 'setWithdrawPW', foundBy: 'input', answer: accepting() },
  {
    name: 'accepts a missing field',
    only: 'addBankCard',
    foundBy: 'input',
    answer: acceptingIf(({ fields }) => !fields.has('branch')),
  },
  {
    name: 'accepts too long text',
    only: 'insertMsgSite',
    foundBy: 'input',
    answer: acceptingIf(({ fields }) => (fields.get('content') ?? '').length > 4_000),
  },
  {
    name: 'accepts a negative amount',
    only: 'buyBalanceProfit',
    foundBy: 'input',
    answer: acceptingIf(({ fields }) => fields.get('amount') === '-1'),
  },
  {
    name: 'accepts text that is no amount',
    only: 'applyWithdraw',
    foundBy: 'input',
    answer: acceptingIf(({ fields }) => fields.get('amount') === 'x'),
  },
  {
    name: 'accepts odd Unicode',
    only: 'updateEmail',
    foundBy: 'input',
    answer: acceptingIf(({ fields }) => (fields.get('email') ?? '').includes('\u0000')),
  },
  {
    name: 'ends the session for bad input',
    only: 'addBankCard',
    foundBy: 'input',
    answer: envelope(() => refusal(403), isBad),
  },
  { name: 'moves money for bad input', only: 'deposit', foundBy: 'input', answer: () => moves },
  {
    name: 'fails at odd Unicode',
    only: 'searchResult',
    foundBy: 'reply',
    answer:
      () =>
      async ({ fields }, forward) =>
        /\0/.test(fields.get('keyword') ?? '') ? edited(await forward(), () => refusal(500)) : forward(),
  },
];

/** Remembers a session that works, and uses it where there is none. */
function lending(isLent: (asked: Asked) => boolean): () => Answer {
  return () => {
    let lent = '';
    return async (asked, forward) => {
      const own = await forward();
      if (isSuccess(own) && /UUID=/.test(asked.cookie)) lent = asked.cookie;
      return codeIn(own) === 403 && isLent(asked) ? forward({ cookie: lent }) : own;
    };
  };
}

const edit = (change: (line: string) => string[]) =>
  reply(({ setCookies }) => ({ setCookies: setCookies.flatMap(change) }));

const sessions: readonly Deviation[] = [
  { name: 'needs no session', only: 'refresh', foundBy: 'session', answer: lending(({ cookie }) => cookie === '') },
  { name: 'takes any session', only: 'refresh', foundBy: 'session', answer: lending(({ cookie }) => cookie !== '') },
  {
    name: 'takes any UUID of the payload',
    only: 'refresh',
    foundBy: 'session',
    answer: lending(({ fields }) => fields.has('UUID')),
  },
  {
    name: 'writes without a session',
    only: 'updateMsgSite',
    foundBy: 'session',
    answer: envelope(() => success(), isRefusal(403)),
  },
  {
    name: 'has another code for no session',
    only: 'refresh',
    foundBy: 'session',
    answer: envelope(() => refusal(407), isRefusal(403)),
  },
  {
    name: 'refuses and shows the data',
    only: 'refresh',
    foundBy: 'session',
    answer: envelope((own) => ({ ...own, data: { mainBalance: '1.00' } }), isRefusal(403)),
  },
  {
    name: 'does not end the session',
    only: 'logout',
    foundBy: 'session',
    answer: () => async (asked, forward) =>
      /UUID=/.test(asked.cookie) ? edited(await forward({ cookie: '' }), () => success()) : forward(),
  },
  {
    name: 'shows the session to scripts',
    only: 'login',
    foundBy: 'session',
    answer: edit((line) => [line.replace(/; HttpOnly/i, '')]),
  },
  {
    name: 'sends the session from other sites',
    only: 'login',
    foundBy: 'session',
    answer: edit((line) => [line.replace(/; SameSite=\w+/i, '')]),
  },
  {
    name: 'sets no marker for scripts',
    only: 'login',
    foundBy: 'session',
    answer: edit((line) => (line.startsWith('signedIn') ? [] : [line])),
  },
  {
    name: 'logs in with any password',
    only: 'login',
    foundBy: 'session',
    answer: envelope(() => success(), isRefusal(1102)),
  },
];

const transport: readonly Deviation[] = [
  {
    name: 'writes for other sites',
    only: 'addCollection',
    foundBy: 'origin',
    answer: request(() => ({ isForeign: false })),
  },
  {
    name: 'moves money for other sites',
    only: 'withdrawGames',
    foundBy: 'origin',
    answer: request(() => ({ isForeign: false })),
  },
  { name: 'answers by GET', only: 'refresh', foundBy: 'reply', answer: request(() => ({ method: 'POST' })) },
];

export const accessDeviations: readonly Deviation[] = [...input, ...sessions, ...transport];
