/** What a front learns about its backend: from the call of the offer, else from the reads themselves. Decision 463 */
import { calls } from '@foyer/contract/calls.ts';
import { absentParts, claims } from '@foyer/contract/features.ts';
import { expect, it, vi } from 'vitest';
import { createBackendFeatures } from './backendFeatures.ts';
import type { Ask } from './render.ts';

type Reply = Awaited<ReturnType<Ask>>;

const log = { info: vi.fn() };
const offer = '/api/guest/features';
const ok: Reply = { status: 200, body: { code: 200, data: {} } };
const lacking: Reply = { status: 200, body: { code: 404, data: null } };
const silent: Reply = { status: 502, body: undefined };

/** A backend with these replies; the others are `rest`. */
function backend(replies: Readonly<Record<string, Reply>>, rest: Reply = ok) {
  const current = { replies, rest };
  const features = createBackendFeatures(async (path) => current.replies[path] ?? current.rest, log);
  return { current, features };
}

const withoutClaims = absentParts((feature) => !claims.some((claim) => claim === feature));

it('offers exactly the features that the backend names, and ignores names that it does not know', async () => {
  const named = ['slots', 'help', 'playMoney', 'tomorrow'];
  const { features } = backend({ [offer]: { status: 200, body: { code: 200, data: { features: named } } } });
  await features.refresh();
  const absent = features.absent();
  for (const part of ['slots', '/slots', '/helpCenter/startUse', 'playMoney']) expect(absent).not.toContain(part);
  for (const part of ['lottery', '/game/lottery', 'simulatedMatches']) expect(absent).toContain(part);
});

it('makes no claim for a backend that does not state it', async () => {
  const { features } = backend({ [offer]: lacking });
  expect(features.absent()).toEqual(withoutClaims);
  await features.refresh();
  expect(features.absent()).toEqual(withoutClaims);
});

it.each([
  ['the code 404', lacking],
  ['the code 501', { status: 200, body: { code: 501 } }],
  ['HTTP 404', { status: 404, body: undefined }],
  ['HTTP 501', { status: 501, body: undefined }],
])('leaves out what the backend answers with %s, if it names nothing', async (_what, reply) => {
  const { features } = backend({ [offer]: reply, '/api/guest/gtLottery/init': reply });
  await features.refresh();
  expect(features.absent()).toEqual(['lottery', ...claims, '/lottery', '/game/lottery']);
});

it.each([
  ['slotRank', ['slotRanking']],
  ['slotBanner', ['slotBanners']],
  ['slotOffer', ['slotOffers']],
  ['maybeLike', ['recommendations']],
  ['querySelfApplyBonusList', ['selfApply']],
  ['statementTotals', ['statementTotals']],
  ['betTotals', ['betTotals']],
  ['selectGameSlotType', ['slots', '/slots']],
  ['getMatchByPlatformCode', ['sports', '/sports']],
  ['allGame', ['games', '/games']],
  ['queryBonusArticleInfoList', ['promotions', '/discounts/all']],
  ['withdrawList', ['withdrawal', '/mine/capital/withdrawalList']],
] as const)('leaves out what cannot be shown without the read %s', async (name, parts) => {
  const { features } = backend({ [offer]: lacking, [calls[name].path]: lacking });
  await features.refresh();
  expect(features.absent()).toEqual(expect.arrayContaining([...parts]));
  expect(features.absent()).not.toContain('registration');
});

it('offers what is only refused, since a guest asks', async () => {
  const refused: Reply = { status: 200, body: { code: 403, data: null } };
  const { features } = backend({ [offer]: lacking }, refused);
  await features.refresh();
  expect(features.absent()).toEqual(withoutClaims);
});

it('keeps what it knows while the backend gives no answer, or is not reached at all', async () => {
  const { current, features } = backend({ [offer]: lacking, '/api/guest/vipinfo/showVIpInfo': lacking });
  await features.refresh();
  const known = features.absent();
  expect(known).toContain('/club');
  for (const reply of [silent, { status: 404, body: undefined }]) {
    Object.assign(current, { replies: {}, rest: reply });
    await features.refresh();
    expect(features.absent()).toBe(known);
  }
  Object.assign(current, { replies: { [offer]: lacking }, rest: ok });
  await features.refresh();
  expect(features.absent()).toEqual(withoutClaims);
});

it('keeps a verdict on a read that is not answered', async () => {
  const vip = '/api/guest/vipinfo/showVIpInfo';
  const { current, features } = backend({ [offer]: lacking, [vip]: lacking });
  await features.refresh();
  Object.assign(current, { replies: { [offer]: lacking, [vip]: silent } });
  await features.refresh();
  expect(features.absent()).toContain('vip');
});

it('keeps what the backend has named while only that call is not answered', async () => {
  const { current, features } = backend({
    [offer]: { status: 200, body: { code: 200, data: { features: ['slots'] } } },
  });
  await features.refresh();
  const named = features.absent();
  Object.assign(current, { replies: { [offer]: silent }, rest: ok });
  await features.refresh();
  expect(features.absent()).toBe(named);
});
