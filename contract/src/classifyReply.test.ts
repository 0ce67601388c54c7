import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineCall } from './call.ts';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { classifyReply, isRepeated } from './classifyReply.ts';
import type { Outcome, Reply } from './classifyReply.ts';
import { actions, codes, announcedFailures } from './codes.ts';
import { writeEnvelope } from './envelope.ts';
import { readSuccess } from './success.ts';
import { integer, record, withDefault } from './wire.ts';

const base = {
  id: 'CALL-001',
  path: '/api/x',
  request: record({}),
  response: record({ n: withDefault(integer, 0) }),
} as const;
const guestRead = defineCall({ ...base, name: 'guestRead', access: 'guest' });
const guestWrite = defineCall({ ...base, name: 'guestWrite', access: 'guest', effect: 'write' });
const playerRead = defineCall({ ...base, name: 'playerRead', access: 'player' });
const claim = defineCall({ ...base, name: 'claim', access: 'player', effect: 'write' });
const moneyWrite = defineCall({ ...base, name: 'moneyWrite', access: 'player', effect: 'money' });
const { firstUserInfo, guestInit, init, guestGameUrl } = calls;

const answer = (call: Call, code: number, message = '', data: unknown = {}, more: Partial<Reply> = {}): Outcome =>
  classifyReply({ call, httpStatus: 200, body: writeEnvelope(code, data, message), ...more });
const status = (call: Call, httpStatus: number, body?: unknown): Outcome => classifyReply({ call, httpStatus, body });
const failed = (call: Call, failure: Reply['failure']): Outcome => classifyReply({ call, httpStatus: 0, failure });
const textOf = (outcome: Outcome) => ('text' in outcome ? outcome.text : undefined);
const actionOf = (outcome: Outcome) => ('action' in outcome ? outcome.action : undefined);

describe('success', () => {
  it('is classified the same by the shortcut `readSuccess`. AMB-169', () => {
    const replies = fc.tuple(
      fc.constantFrom(0, 200, 201, 204, 301, 400, 403, 500),
      fc.oneof(
        fc.record({
          code: fc.constantFrom(200, '200', 201, 403, 404, 500),
          data: fc.constantFrom({ n: '3' }, { n: 'x' }, null),
        }),
        fc.constantFrom(undefined, null, 'text'),
      ),
    );
    fc.assert(
      fc.property(replies, ([httpStatus, body]) => {
        const outcome = classifyReply({ call: playerRead, httpStatus, body });
        const plain = readSuccess(playerRead, httpStatus, body);
        if (plain) expect(outcome).toEqual({ kind: 'success', ...plain });
        else if (httpStatus === 200) expect(outcome.kind).not.toBe('success');
      }),
    );
  });

  it.each([200, '200'])('is code %j alone, whatever the success flag says. ERR-001, ENV-009, AMB-176', (code) => {
    const outcome = status(playerRead, 200, { code, data: { n: '3' }, msg: 'ok', success: false });
    expect(outcome).toEqual({ kind: 'success', data: { n: 3 }, words: 'ok' });
  });
  it('keeps the message for the toast of a claim. ERR-002', () => {
    expect(answer(claim, 200, '领取成功')).toMatchObject({ kind: 'success', words: '领取成功' });
  });
  it.each([110, 111])('is also code %d of the service link. ERR-003, AMB-175', (code) => {
    expect(answer(guestInit, code, 'x', null)).toMatchObject({ kind: 'accepted', code, data: { customerUrl: '' } });
    expect(answer(guestRead, code)).toMatchObject({ kind: 'silent', code });
  });
  it('is code 201 of the favourite list, as an empty result. ERR-004', () => {
    const favourites = defineCall({ ...base, name: 'f', access: 'player', accepts: [201], whenAccepted: { n: 0 } });
    expect(answer(favourites, 201, '没有')).toEqual({ kind: 'accepted', code: 201, data: { n: 0 }, words: '没有' });
  });
  it('is code 202 of payConfig/v2, with the data of the reply. ERR-005', () => {
    const config = defineCall({ ...base, name: 'c', access: 'player', accepts: [202] });
    expect(answer(config, 202, '', { n: 5 })).toMatchObject({ kind: 'accepted', code: 202, data: { n: 5 } });
  });
});

describe('99999. ERR-006 to ERR-009', () => {
  const fatal = { toast: 'error', goTo: '/404', afterMs: 1500, onceMs: 2000, endsSession: false };
  it.each([guestRead, playerRead, moneyWrite])('in the body shows an error toast and leads to /404', (call) => {
    const outcome = answer(call, 99999, '严重错误');
    expect(outcome).toMatchObject({ kind: 'fatal404', text: { words: '严重错误' }, action: fatal });
  });
  it('as HTTP status is the same', () =>
    expect(status(guestRead, 99999)).toMatchObject({ kind: 'fatal404', action: fatal }));
  it('takes precedence over a log-out. AMB-169', () =>
    expect(status(playerRead, 403, { code: 99999 })).toMatchObject({ kind: 'fatal404' }));
  it('is shown at most once every 2 s', () => {
    const action = actions.fatal.first;
    expect([isRepeated(action, undefined, 0), isRepeated(action, 0, 1999), isRepeated(action, 0, 2000)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('the end of a session', () => {
  it.each([403, 701, 706, 707])(
    '%d logs the second client out with a warning, in body or status. ERR-014, AMB-163',
    (code) => {
      const expected = {
        kind: 'forcedLogOut',
        code,
        action: { toast: 'warning', endsSession: true, goTo: '/login', onceMs: 2000 },
      };
      expect(answer(playerRead, code)).toMatchObject(expected);
      expect(status(playerRead, code)).toMatchObject(expected);
      expect(answer(moneyWrite, code)).toMatchObject(expected);
    },
  );
  it('403 sends the first client to /login without a toast. ERR-013, AMB-164', () => {
    const expected = { kind: 'forcedLogOut', action: { toast: 'none', endsSession: true, goTo: '/login' } };
    expect(status(guestRead, 403)).toMatchObject(expected);
    expect(answer(guestRead, 403)).toMatchObject(expected);
  });
  it.each([701, 706, 707])('%d is silent in the first client. ERR-015, AMB-162', (code) => {
    expect(answer(guestRead, code)).toMatchObject({
      kind: 'silent',
      action: { toast: 'none', endsSession: false, goTo: undefined },
    });
    expect(answer(guestWrite, code)).toMatchObject({ kind: 'silent' });
  });
  it.each([701, 706, 707])('%d at start-up makes a guest, with one warning and no navigation. AMB-162', (code) => {
    expect(answer(firstUserInfo, code)).toMatchObject({
      kind: 'forcedLogOut',
      action: { toast: 'warning', endsSession: true, goTo: undefined },
    });
  });
  it('707 uses the label of 701. AMB-165', () => {
    expect([textOf(answer(playerRead, 707)), textOf(answer(playerRead, 707, '再见'))]).toEqual([
      { label: 'loginExpired' },
      { words: '再见' },
    ]);
  });
  it('takes precedence over codes that a call accepts. AMB-169', () => {
    const greedy = defineCall({ ...base, name: 'g', access: 'player', accepts: [701] });
    expect(answer(greedy, 701)).toMatchObject({ kind: 'forcedLogOut' });
  });
});

describe('808 on a claim. ERR-010, AMB-173', () => {
  it('of bonusType 2 warns and leads to the deposit after 1.5 s', () => {
    expect(answer(claim, 808, '请先存款', null, { bonusType: '2' })).toMatchObject({
      kind: 'depositNeeded',
      path: '/mine/capital/deposit',
      text: { words: '请先存款' },
      action: { toast: 'warning', afterMs: 1500 },
    });
  });
  it.each([
    ['/mine/capital/latestdeposit?type=2', '/mine/capital/latestdeposit?type=2'],
    ['https://evil.example', '/mine/capital/deposit'],
    ['//evil.example', '/mine/capital/deposit'],
    ['/\\evil.example', '/mine/capital/deposit'],
    ['javascript:alert(1)', '/mine/capital/deposit'],
    ['/a\n/b', '/mine/capital/deposit'],
  ])('with the path %j leads to %j', (path, expected) => {
    expect(answer(claim, 808, '', { path }, { bonusType: '2' })).toMatchObject({ path: expected });
  });
  it('of another bonus is an ordinary warning', () =>
    expect(answer(claim, 808, 'x', {}, { bonusType: '9' })).toMatchObject({ kind: 'warning' }));
  it.each([505, 808, 909])('%d of other calls is left to the caller with its text. ERR-016, AMB-168', (code) => {
    expect(answer(playerRead, code, 'x')).toMatchObject({ kind: 'silent', code, text: { words: 'x' } });
    expect(status(playerRead, code, writeEnvelope(1, null, 'x'))).toMatchObject({ kind: 'silent' });
  });
});

describe('server failures. ERR-016, AMB-166, AMB-167', () => {
  it.each([500, 502, 503, 504, 599])('HTTP %d warns in the second client and is silent in the first', (code) => {
    expect(status(playerRead, code)).toMatchObject({ kind: 'warning', code });
    expect(status(guestRead, code)).toMatchObject({ kind: 'silent', code });
  });
  it('500 in the body is an ordinary code', () =>
    expect(answer(playerRead, 500, 'x')).toMatchObject({ kind: 'warning', code: 500 }));
  it('a reply with code 200 and HTTP status 500 is not a success', () =>
    expect(status(playerRead, 500, writeEnvelope(200, {}, ''))).toMatchObject({ kind: 'warning' }));
});

describe('other codes. ERR-011, ERR-012, AMB-171, AMB-177', () => {
  it.each<[string, Call, string]>([
    ['a player’s read', playerRead, 'warning'],
    ['a guest’s read', guestRead, 'silent'],
    ['a guest’s submission', guestWrite, 'warning'],
    ['a player’s submission', claim, 'warning'],
    ['money that was refused', moneyWrite, 'warning'],
  ])('%s', (_, call, kind) =>
    expect(answer(call, 1301, '余额不足')).toMatchObject({ kind, code: 1301, text: { words: '余额不足' } }),
  );
  it.each([firstUserInfo, init, guestGameUrl])(
    'a failed $name is shown, although other reads of guests are not. ERR-035, ERR-036, ERR-038',
    (call) => {
      const toast = call.name === 'guestGameUrl' ? 'notification' : 'warning';
      expect(answer(call, 1234)).toMatchObject({ kind: 'warning', action: { toast } });
      expect(status(call, 502)).toMatchObject({ kind: 'warning', action: { toast } });
      expect(actionOf(failed(call, 'network'))).toMatchObject({ toast });
    },
  );
  it('a failed read of the upgrade information is shown as a notice. ERR-037', () => {
    expect(answer(calls.selectUserUpgradeInfo, 1234)).toMatchObject({ kind: 'warning', action: { toast: 'notice' } });
    expect(status(calls.selectUserUpgradeInfo, 502)).toMatchObject({ kind: 'warning', action: { toast: 'notice' } });
  });
  it('the list of these calls names only declared ones', () =>
    expect(Object.keys(announcedFailures).filter((name) => !(name in calls))).toEqual([]));
});

describe('the text of a rejection. AMB-172, AMB-179', () => {
  it.each([
    ['msg', { msg: 'a', message: 'b', data: 'c' }, { words: 'a' }],
    ['message', { msg: '', message: 'b', data: 'c' }, { words: 'b' }],
    ['a textual data', { msg: ' ', data: 'c' }, { words: 'c' }],
    ['the label', { data: { msg: 'x' } }, { label: 'frozen' }],
  ])('is %s', (_, body, text) => expect(textOf(status(playerRead, 200, { code: 703, ...body }))).toEqual(text));
  it('is "unknown system error" last. ERR-045', () =>
    expect(textOf(answer(playerRead, 4711))).toEqual({ label: 'unknownError' }));
  it.each([
    [400, 'badRequest'],
    [403, 'loginExpired'],
    [404, 'notFound'],
    [407, 'unauthorised'],
    [500, 'serviceError'],
    [502, 'temporarilyUnavailable'],
    [503, 'serviceBusy'],
    [504, 'serviceError'],
    [701, 'loginExpired'],
    [702, 'notActivated'],
    [703, 'frozen'],
    [704, 'disabled'],
    [705, 'auditFailed'],
    [706, 'kickedOut'],
  ])('of %d without a text is its label. ERR-018 to ERR-031', (code, label) => {
    expect(codes[code]?.label).toBe(label);
    expect(textOf(status(playerRead, code))).toEqual({ label });
  });
});

describe('no reply. AMB-174, L04', () => {
  it.each(['timeout', 'network'] as const)('to a money write after a %s is unknown, never failed', (failure) => {
    const outcome = failed(moneyWrite, failure);
    expect(outcome).toMatchObject({
      kind: 'unknown',
      text: { label: 'moneyUnknown' },
      action: { toast: 'warning', goTo: undefined },
    });
  });
  it.each([500, 502, 504])('HTTP %d of a money write is unknown as well', (code) =>
    expect(status(moneyWrite, code)).toMatchObject({ kind: 'unknown' }),
  );
  it('an unreadable reply of a money write is unknown as well', () =>
    expect(status(moneyWrite, 200, '<html>')).toMatchObject({ kind: 'unknown' }));
  it('to a read is a network failure', () => {
    const outcome = failed(guestRead, 'timeout');
    expect(outcome).toMatchObject({
      kind: 'networkFailure',
      isTimeout: true,
      text: { label: 'unknownError' },
      action: { toast: 'none' },
    });
    expect(actionOf(failed(playerRead, 'network'))).toMatchObject({ toast: 'warning' });
  });
  it('to another write is unknown after a time-out and failed without a connection. L06', () => {
    expect(failed(claim, 'timeout')).toMatchObject({ kind: 'unknown', text: { label: 'writeUnknown' } });
    expect(failed(claim, 'network')).toMatchObject({ kind: 'networkFailure', action: { toast: 'warning' } });
  });
  it.each([moneyWrite, claim])('to $name that was never sent is shown as such: nothing has happened. R04', (call) => {
    expect(failed(call, 'offline')).toMatchObject({
      kind: 'networkFailure',
      text: { label: 'offline' },
      action: { toast: 'warning' },
    });
    expect(failed(playerRead, 'offline')).toMatchObject({ kind: 'networkFailure', action: { toast: 'none' } });
  });
  it('after an abort by the caller shows no message', () =>
    expect(failed(moneyWrite, 'aborted')).toEqual({ kind: 'aborted' }));
  it.each(['<html>', undefined, null, 7, {}, { code: 'x' }, { code: 200, data: 'no object' }])(
    '%j is a malformed reply',
    (body) => {
      expect(status(playerRead, 200, body)).toMatchObject({ kind: 'malformedReply', text: { label: 'unknownError' } });
    },
  );
});

it('classifies every reply of every call without throwing', () => {
  const anyCall = fc.constantFrom(guestRead, guestWrite, playerRead, claim, moneyWrite, firstUserInfo, guestInit);
  const body = fc.oneof(
    fc.anything(),
    fc.record({
      code: fc.oneof(fc.integer(), fc.constantFrom(...Object.keys(codes).map(Number))),
      data: fc.anything(),
      msg: fc.anything(),
    }),
  );
  fc.assert(
    fc.property(anyCall, fc.constantFrom(200, 403, 404, 500, 701, 99999), body, (call, httpStatus, given) => {
      const outcome = classifyReply({ call, httpStatus, body: given });
      if (outcome.kind === 'success' || outcome.kind === 'accepted') expect(httpStatus).toBe(200);
      if (outcome.kind === 'warning') expect(outcome.action.toast).not.toBe('none');
      if (outcome.kind === 'silent') expect(outcome.action).toEqual(actions.none.first);
      expect(outcome.kind === 'forcedLogOut').toBe(actionOf(outcome)?.endsSession === true);
    }),
  );
});
