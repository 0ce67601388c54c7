import { expect, it } from 'vitest';
import { documentChanges } from './documentChanges.ts';
import { openApiDocument } from './document.ts';
import type { Document } from './openApi.ts';

const document = await openApiDocument('0.1.0');

/** Any part of the document, to be changed. */
type Loose = Record<string, any>;
const changedBy = (change: (copy: Loose) => void): Document => {
  const copy = structuredClone(document) as Loose;
  change(copy);
  return copy as Document;
};
const transfer = '/api/loged/deposit';
const formOf = (copy: Loose): Loose =>
  copy.paths[transfer].post.requestBody.content['application/x-www-form-urlencoded'].schema;
const replyOf = (copy: Loose, path: string): Loose =>
  copy.paths[path].post.responses['200'].content['application/json'].schema.anyOf[0].properties.data;

const breaking: readonly (readonly [string, (copy: Loose) => void, string])[] = [
  ['a removed call', (copy) => delete copy.paths[transfer], 'POST /api/loged/deposit: removed'],
  [
    'a removed field of a reply',
    (copy) => delete copy.components.schemas.Assets.properties.mainBalance,
    'POST /api/loged/deposit: reply data.mainBalance: removed',
  ],
  [
    'a field of a reply that may be absent',
    (copy) => (replyOf(copy, '/api/game/balance').required = []),
    'POST /api/game/balance: reply data.balance: no longer always there',
  ],
  [
    'another type in a reply',
    (copy) => (copy.components.schemas.Money.type = 'number'),
    'POST /api/game/balance: reply data.balance: type string -> number',
  ],
  [
    'another value of a closed set in a reply',
    (copy) => (copy.components.schemas.Flag.enum = ['0', '1', '2']),
    'POST /api/loged/firstUserInfo: reply data.userInfo.nameValid: values "0" | "1" -> "0" | "1" | "2"',
  ],
  [
    'a new required parameter',
    (copy) => {
      formOf(copy).properties.pin = { type: 'string' };
      formOf(copy).required.push('pin');
    },
    'POST /api/loged/deposit: request pin: new and required',
  ],
  [
    'a parameter that is now required',
    (copy) => formOf(copy).required.push('lang'),
    'POST /api/loged/deposit: request lang: now required',
  ],
  [
    'a narrower parameter',
    (copy) => (formOf(copy).properties.amount.maxLength = 5),
    'POST /api/loged/deposit: request amount: maxLength 4096 -> 5',
  ],
  [
    'fewer values of a parameter',
    (copy) => (formOf(copy).properties.lang.enum = ['en']),
    'POST /api/loged/deposit: request lang: values "zh_CN" | "en" | "th" -> "en"',
  ],
  [
    'a new refusal',
    (copy) => copy.paths[transfer].post['x-refusals'].push({ code: 1999, name: 'NEW', meaning: '' }),
    'POST /api/loged/deposit: new refusal 1999 NEW',
  ],
  [
    'another code of a refusal',
    (copy) => (copy.paths[transfer].post['x-refusals'][0].code = 1999),
    'POST /api/loged/deposit: refusal UNKNOWN_PLATFORM: code 1201 -> 1999',
  ],
  [
    'a call that now needs a session',
    (copy) => (copy.paths['/api/guest/noticeList'].post.security = [{ session: [] }]),
    'POST /api/guest/noticeList: access open -> session',
  ],
];

const lines = (before: Document, after: Document, isBreaking: boolean) =>
  documentChanges(before, after)
    .filter((change) => change.isBreaking === isBreaking)
    .map(({ address, what }) => `${address}: ${what}`);

it.each(breaking)('reports %s as breaking', (_what, change, line) => {
  expect(lines(document, changedBy(change), true)).toContain(line);
});

const compatible: readonly (readonly [string, (copy: Loose) => void, string])[] = [
  ['a new call', (copy) => (copy.paths['/api/new'] = copy.paths[transfer]), 'POST /api/new: new'],
  [
    'a new field of a reply',
    (copy) => (replyOf(copy, '/api/game/balance').properties.more = { type: 'string' }),
    'POST /api/game/balance: reply data.more: new',
  ],
  [
    'a new parameter that may be left out',
    (copy) => (formOf(copy).properties.note = { type: 'string' }),
    'POST /api/loged/deposit: request note: new',
  ],
  [
    'a refusal that is gone',
    (copy) => copy.paths[transfer].post['x-refusals'].shift(),
    'POST /api/loged/deposit: refusal 1201 UNKNOWN_PLATFORM: removed',
  ],
];

it.each(compatible)('reports %s, but not as breaking', (_what, change, line) => {
  const after = changedBy(change);
  expect(lines(document, after, false)).toContain(line);
  expect(lines(document, after, true)).toEqual([]);
});

it('finds nothing between a document and itself', () => {
  expect(documentChanges(document, structuredClone(document))).toEqual([]);
});
