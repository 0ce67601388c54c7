import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineCall } from './call.ts';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { commonFieldNames } from './envelope.ts';
import type { CommonFields } from './envelope.ts';
import { encodeForm } from './encodeForm.ts';
import { decodeForm } from './form.ts';
import { moneyAmount, transferAmount, withdrawalAmount } from './rules/money.ts';
import { at, flag, list, money, nothing, optional, record, ruledMoney, text, withDefault } from './wire.ts';

const fields = {
  id: text,
  amountSatang: at('amount', money),
  isNew: at('newFlag', flag),
  picks: withDefault(list(record({ number: text, stakeSatang: at('stake', money) })), []),
  note: optional(text),
};
const base = { id: 'CALL-001', path: '/api/x', access: 'guest', request: record(fields), response: nothing } as const;
const posted = defineCall({ ...base, name: 'posted' });
const got = defineCall({ ...base, name: 'got', method: 'GET' });
const uploaded = defineCall({ ...base, name: 'uploaded', body: 'multipart' });
const common: CommonFields = { lang: 'th', frontType: '2', deviceId: 'device-0001', requestId: 'request-0001' };
const request = { id: 'a', amountSatang: 150, isNew: true, picks: [{ number: '7', stakeSatang: 100 }] };
const entriesOf = (body: URLSearchParams | FormData | null) => Object.fromEntries(body ?? new FormData());

const words = fc.string({ unit: 'binary', maxLength: 20 }).map((value) => value.toWellFormed());
const amounts = fc.integer({ min: 0, max: 99_999_999_999 });
const requests = fc.record({
  id: words,
  amountSatang: amounts,
  isNew: fc.boolean(),
  picks: fc.array(fc.record({ number: words, stakeSatang: amounts }), { maxLength: 4 }),
});

describe('a request on the wire', () => {
  it('is a URL-encoded body with the common fields. ENV-001 to ENV-005, ENV-016', () => {
    const { url, body } = encodeForm(posted, request, common);
    expect(url).toBe('/api/x');
    expect((body as URLSearchParams).toString()).toBe(
      'id=a&amount=1.50&newFlag=1&picks=%5B%7B%22number%22%3A%227%22%2C%22stake%22%3A%221.00%22%7D%5D&lang=th&frontType=2&deviceId=device-0001&requestId=request-0001',
    );
  });
  it('is a query if the call is a GET. ENV-011', () => {
    const { url, body } = encodeForm(got, { ...request, picks: [] }, common);
    expect(body).toBeNull();
    expect(url).toMatch(/^\/api\/x\?id=a&amount=1\.50&newFlag=1&picks=%5B%5D&lang=th/);
  });
  it('carries a file in the field `file`. AMB-158, ENV-014', () => {
    const file = new File(['x'], 'proof.png', { type: 'image/png' });
    const { body } = encodeForm(uploaded, request, common, file);
    expect((body as FormData).get('file')).toMatchObject({ name: 'proof.png', size: 1, type: 'image/png' });
    expect((body as FormData).get('amount')).toBe('1.50');
  });
  it.each<[string, Call]>([
    ['form', posted],
    ['query', got],
    ['multipart', uploaded],
  ])('is decoded unchanged from a %s', (_, call) => {
    fc.assert(
      fc.property(requests, (given) => {
        const { url, body } = encodeForm(call, given, common);
        const sent = body ?? new URL(url, 'http://house').searchParams;
        const decoded = decodeForm(call, entriesOf(sent));
        expect(decoded).toMatchObject({ isRead: true, common: { ...common, UUID: '' } });
        expect(decoded.isRead && decoded.request).toEqual(given);
      }),
    );
  });
});

it('writes whole amounts so that rules for whole baht accept them. VALID-033, VALID-036', () => {
  const whole = fc.integer({ min: 1, max: 99_999_999 }).map((baht) => baht * 100);
  for (const rule of [transferAmount, withdrawalAmount]) {
    const move = defineCall({ ...base, name: 'move', request: record({ amount: ruledMoney(rule) }) });
    fc.assert(
      fc.property(whole, (amount) => {
        const { body } = encodeForm(move, { amount }, common);
        expect(decodeForm(move, entriesOf(body))).toMatchObject({ isRead: true, request: { amount } });
      }),
    );
  }
});

describe('decoding in the house', () => {
  const bet = defineCall({
    ...base,
    name: 'bet',
    request: record({ amountSatang: at('amount', ruledMoney(moneyAmount)), id: text }),
  });
  it('returns the first fault of each field, by its wire name. VALID-001', () => {
    expect(decodeForm(bet, { amount: '0' })).toMatchObject({
      isRead: false,
      faults: [
        { field: 'amount', message: { key: 'amountZero', args: {} } },
        { field: 'id', message: { key: 'unreadable', args: {} } },
      ],
    });
    expect(decodeForm(bet, { id: 'x' })).toMatchObject({
      faults: [{ field: 'amount', message: { key: 'required', args: { field: 'amount' } } }],
    });
  });
  it('uses the last value of a field that was sent twice', () => {
    expect(decodeForm(bet, { amount: ['1', '2.00'], id: 'x' })).toMatchObject({ request: { amountSatang: 200 } });
  });
  it('drops undeclared fields and does not touch the prototype. S13, S21', () => {
    const hostile = JSON.parse(
      '{"amount":"1","id":"x","role":"admin","__proto__":{"lang":"th","polluted":1}}',
    ) as object;
    const decoded = decodeForm(bet, hostile);
    expect(decoded.isRead && decoded.request).toEqual({ amountSatang: 100, id: 'x' });
    expect(decoded.common.lang).toBeUndefined();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
  it('treats malformed ids and unknown languages as absent', () => {
    const { common: read } = decodeForm(bet, {
      lang: 'fr',
      deviceId: 'short',
      UUID: 'a'.repeat(65),
      requestId: '<script>1',
      frontType: 'x',
    });
    expect(read).toEqual({ lang: undefined, frontType: '2', deviceId: '', UUID: '', requestId: '' });
  });
  it('decodes anything without throwing', () => {
    fc.assert(fc.property(fc.anything(), (value) => void decodeForm(posted, value)));
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.string()), (value) => void decodeForm(posted, value)));
  });
});

describe('the declared calls', () => {
  it.each(Object.values<Call>(calls).map((call) => [call.name, call] as const))(
    '%s uses no common field as its own',
    (_, call) => {
      const decoded = decodeForm(call, { ...common, UUID: 'session-0001' });
      const own = decoded.isRead ? Object.keys(call.request.encode(decoded.request) as object) : [];
      expect(own.filter((name) => commonFieldNames.some((reserved) => reserved === name))).toEqual([]);
    },
  );
});
