/** The named fields of section 3 are sent and read under the names of the specification. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { deviceInfo, firstUserInfo } from './account/session.ts';
import { platformEntry } from './lobby/catalogue.ts';
import { bonusArticleType } from './promotions/articles.ts';
import { otherApplyBonus } from './promotions/claims.ts';
import { promotionItem } from './promotions/promotion.ts';
import type { Codec } from './wire.ts';

/** A reply, decoded and encoded again, with only the given fields. */
function travelled<T>(codec: Codec<T>, wire: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const again = codec.encode(v.parse(codec.schema, wire)) as Record<string, unknown>;
  return Object.fromEntries(Object.keys(wire).map((name) => [name, again[name]]));
}

const user = {
  userAccount: 'player1',
  withdrawPasswordValid: '1',
  nameValid: '0',
  mobileValid: '1',
  emailValid: '0',
  status: '1',
  level: 3,
  mobilePhone: '138****1111',
  name: '*明',
};
const server = { payDomain: 'https://pay.example', withdrawMethod: 'bank,usdt' };
const whole = {
  userInfo: user,
  serverInfo: server,
  offerNumberMap: {},
  assetsInfoMap: { totalAssets: '0.00', balance: '0.00', gameAccounts: [] },
  userCountInfo: {},
  vipInfo: {},
};

describe('an entity of section 3', () => {
  it('is the user info with its nine fields, fetched after login. ENTITY-001', () => {
    const again = travelled(firstUserInfo.response, whole);
    expect(again.userInfo).toMatchObject(user);
    expect(Object.keys(user)).toHaveLength(9);
  });
  it('is the server info with payDomain and withdrawMethod. ENTITY-005', () => {
    expect(travelled(firstUserInfo.response, whole).serverInfo).toEqual(server);
  });
  it('is a game platform with code, type, pictures and maintenance. ENTITY-011', () => {
    const pictures = { logoPic: '/a.webp', logoImg: '/b.webp' };
    const upkeep = { maintain: '1', maintainRemarks: 'back at nine' };
    const wire = { platformKey: 'moyu', platformCode: 'moyu', gameType: 1, ...pictures, ...upkeep };
    expect(travelled(platformEntry, wire)).toEqual(wire);
  });
  it('is a type of bonus article with its articleId. ENTITY-019', () => {
    expect(travelled(bonusArticleType, { articleId: '7' })).toEqual({ articleId: '7' });
    expect(v.is(bonusArticleType.schema, { typeName: 'all' })).toBe(false);
  });
  it('is a promotion with configId and bonusType. ENTITY-021', () => {
    const wire = { articleId: '7', configId: '9', bonusType: 'A', title: '救援金' };
    expect(travelled(promotionItem, wire)).toEqual(wire);
    const { configId: _, ...nameless } = wire;
    expect(v.is(promotionItem.schema, nameless)).toBe(false);
  });
  it('is an application with platformKey, configId, applyAmount and betOrderNo. ENTITY-024', () => {
    const asked = { platformKey: 'moyu', configId: '9', applyAmount: '100', betOrderNo: 'B1' };
    expect(travelled(otherApplyBonus.request, asked)).toEqual(asked);
  });
  it('is a device report whose environment stays blank. ENTITY-041, AMB-049', () => {
    const sent = deviceInfo.request.encode(v.parse(deviceInfo.request.schema, { os: 'Android', osVersion: '15' }));
    const { clientTime, os, osVersion, ...environment } = sent as Record<string, unknown>;
    expect([clientTime, os, osVersion]).toEqual([0, 'Android', '15']);
    expect(Object.keys(environment)).toHaveLength(13);
    expect(Object.values(environment).every((value) => value === '')).toBe(true);
  });
});
