/** Deviations in replies: types, envelopes, statuses and codes. Those in behaviour are in the files beside it. */
import { codeIn, data, edited, envelope, isRefusal, isSuccess, refusal, reply } from './deviation.ts';
import type { Deviation } from './deviation.ts';

type Row = readonly [name: string, only: Deviation['only'], answer: Deviation['answer']];

function rename(own: Record<string, unknown>): void {
  own.amount = own.balance;
  delete own.balance;
}

/** Found by the checks of every reply. */
const types: readonly Row[] = [
  ['a number as text', 'allGame', data((own) => (own.total = String(own.total)))],
  ['an amount as a number', 'refresh', data((own) => (own.mainBalance = Number(own.mainBalance)))],
  ['an amount with a thousands separator', 'refresh', data((own) => (own.mainBalance = '1,000.00'))],
  ['an amount with three decimals', 'gameBalance', data((own) => (own.balance = '1.005'))],
  ['a flag as a boolean', 'firstUserInfo', data((own) => (own.userInfo.nameValid = false))],
  ['a flag that is missing', 'firstUserInfo', data((own) => delete own.userInfo.mobileValid)],
  ['a missing field', 'firstUserInfo', data((own) => delete own.userInfo.userAccount)],
  ['a missing record', 'logedUserInfo', data((own) => delete own.assetsInfoMap)],
  ['null in place of a field', 'gameBalance', data((own) => (own.balance = null))],
  ['a renamed field', 'gameBalance', data(rename)],
  ['an object in place of a list', 'inBanksList', data((own) => (own.list = { ...own.list }))],
  ['a number in one row of a list', 'inBanksList', data((own) => (own.list.at(-1).minAmount = 5))],
  ['a value outside of the set', 'payType', data((own) => (own.list[0].payType = 'cash'))],
  ['a fraction in place of a whole number', 'logedUserInfo', data((own) => (own.msgNumber = 1.5))],
  ['text in place of a whole number', 'logedUserInfo', data((own) => (own.userInfo.level = 'gold'))],
  [
    'a time as an object',
    'selectUserPayOrderList',
    data((own) => own.list.forEach((row: { createTime: unknown }) => (row.createTime = { ms: 1 }))),
  ],
  ['data as JSON text', 'refresh', envelope((own) => (own.data = JSON.stringify(own.data)) && undefined, isSuccess)],
  ['no data', 'refresh', envelope((own) => ({ ...own, data: null }), isSuccess)],
];

const envelopes: readonly Row[] = [
  ['no envelope', 'serverInfo', envelope((own) => own.data as object, isSuccess)],
  ['a list as the envelope', 'serverInfo', envelope((own) => [own])],
  ['the code as text', 'serverInfo', envelope((own) => ({ ...own, code: String(own.code) }))],
  ['no code', 'serverInfo', envelope((own) => void delete own.code)],
  ['no success', 'serverInfo', envelope((own) => void delete own.success)],
  ['success that is false', 'serverInfo', envelope((own) => ({ ...own, success: false }))],
  ['no msg', 'serverInfo', envelope((own) => void delete own.msg)],
  ['two different messages', 'serverInfo', envelope((own) => ({ ...own, msg: 'one', message: 'two' }))],
  ['a message that is a number', 'serverInfo', envelope((own) => ({ ...own, msg: 1, message: 1 }))],
  ['no data at all', 'logout', envelope((own) => void delete own.data)],
  ['a page of HTML', 'serverInfo', reply(() => ({ body: '<!doctype html><title>Sorry</title>' }))],
  ['half of the JSON', 'serverInfo', reply(({ body }) => ({ body: body.slice(0, body.length / 2) }))],
  ['an empty body', 'serverInfo', reply(() => ({ body: '' }))],
  ['JSON as text/html', 'serverInfo', reply(() => ({ headers: { 'content-type': 'text/html' } }))],
];

const statuses: readonly Row[] = [
  ['HTTP 400 for bad input', 'gameBalance', reply(() => ({ status: 400 }), isRefusal(400))],
  [
    'HTTP 500 for refusals',
    'gameBalance',
    reply(
      () => ({ status: 500 }),
      (own) => !isSuccess(own),
    ),
  ],
  ['HTTP 201 for a success', 'serverInfo', reply(() => ({ status: 201 }))],
  ['HTTP 401 without a session', 'refresh', reply(() => ({ status: 401 }), isRefusal(403))],
  [
    'HTTP 429 without the time to wait',
    'verifyUsername',
    reply(() => ({ headers: { 'content-type': 'application/json' } })),
  ],
  ['a rate limit with HTTP 200', 'verifyUsername', reply(() => ({ status: 200 }), isRefusal(1001))],
  ['HTTP 503', 'serverInfo', reply(() => ({ status: 503 }))],
];

const stack = 'NullPointerException\n    at wallet.Balance.read (/srv/app/Balance.java:42)';
const codes: readonly Row[] = [
  ['a code that nobody declares', 'gameBalance', envelope((own) => ({ ...own, code: 9999 }), isRefusal(400))],
  ['the code of another call', 'gameBalance', envelope((own) => ({ ...own, code: 1310 }), isRefusal(1201, 400))],
  ['an error of its own', 'gameBalance', envelope(() => refusal(500), isRefusal(400))],
  ['refusals without words', 'gameBalance', envelope((own) => ({ ...own, msg: '', message: '' }), isRefusal(400))],
  [
    'an error with its stack',
    'gameBalance',
    envelope((own) => ({ ...own, msg: stack, message: stack }), isRefusal(400)),
  ],
  ['a refusal of good input', 'bannerList', envelope(() => refusal(400))],
  ['an accepted code of another call', 'serverInfo', envelope((own) => ({ ...own, code: 201, success: false }))],
];

const late: readonly Row[] = [
  ['no reply', 'serverInfo', () => () => Promise.resolve(undefined)],
  ['a broken connection', 'serverInfo', () => () => Promise.resolve('drop')],
  [
    'no reply to bad input',
    'gameBalance',
    () => async (_asked, forward) => {
      const own = await forward();
      return codeIn(own) === 400 ? undefined : own;
    },
  ],
];

const words: readonly Row[] = [
  ['one language for all', 'refresh', () => (asked, forward) => forward({ fields: inEnglish(asked.fields) })],
  [
    'one message for all',
    'refresh',
    () => async (_asked, forward) => edited(await forward(), (own) => ({ ...own, msg: 'No', message: 'No' })),
  ],
];

function inEnglish(fields: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(fields);
  next.set('lang', 'en');
  return next;
}

const foundBy = (check: Deviation['foundBy'], rows: readonly Row[]): Deviation[] =>
  rows.map(([name, only, answer]) => ({ name, only, answer, foundBy: check }));

export const deviations: readonly Deviation[] = [
  ...foundBy('reply', [...types, ...envelopes, ...statuses, ...codes]),
  ...foundBy('timeout', late),
  ...foundBy('language', words),
];
