// @vitest-environment happy-dom
/** Requests that a window stores until the house answers. */
import { beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { createPending, whole } from './pending.ts';

const sent = { requestId: 'a-1', stakeSatang: 500 };
const pendings = createPending('slot', v.object({ requestId: v.string(), stakeSatang: whole }));

beforeEach(() => sessionStorage.clear());

it('retries with the id that was stored before the request was sent, until the house has answered. L04, L05', () => {
  expect(pendings.keep('s1', sent)).toEqual(sent);
  expect(pendings.of('s1')).toEqual(sent);
  pendings.drop('s1');
  expect(pendings.of('s1')).toBeUndefined();
});

it('keeps the requests of sessions and families in one tab apart. L06', () => {
  pendings.keep('s1', sent);
  expect(pendings.of('s2')).toBeUndefined();
  expect(createPending('cards', v.object({ requestId: v.string() })).of('s1')).toBeUndefined();
});

it.each([
  ['nothing', 'null'],
  ['half a note', '{"requestId":"a-1"'],
  ['a note without an id', '{"stakeSatang":500}'],
  ['a stake that is no whole number', '{"requestId":"a-1","stakeSatang":0.5}'],
])('returns no request if the storage holds %s. L06', (_, kept) => {
  sessionStorage.setItem('foyer.slot.s1', kept);
  expect(pendings.of('s1')).toBeUndefined();
});
