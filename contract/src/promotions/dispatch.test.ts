import { expect, it } from 'vitest';
import { bonusType } from './bonusType.ts';
import { claimCall } from './dispatch.ts';
import type { ClaimSource } from './dispatch.ts';

const table: readonly (readonly [source: ClaimSource, bonusType: string, call: string])[] = [
  ['article', '1', 'applyRealTimeBonus'],
  ['article', 'A', 'applyRealTimeBonus'],
  ['article', '2', 'otherApplyBonus'],
  ['article', '5', 'otherApplyBonus'],
  ['article', '9', 'otherApplyBonus'],
  ['article', 'D', 'otherApplyBonus'],
  ['article', '', 'otherApplyBonus'],
  ['article', 'constructor', 'otherApplyBonus'],
  ['article', '3', 'getInviteBonus'],
  ['article', '4', 'checkin'],
  ['article', '6', 'giveBonus'],
  ['article', '7', 'giveBonus'],
  ['article', 'B', 'vipApplyBonus'],
  ['article', 'C', 'vipApplyBonus'],
  ['bind', '6', 'giveBonus'],
  ['bind', '2', 'giveBonus'],
  ['depositActivity', '5', 'depApplyBonus'],
  ['depositActivity', '2', 'depApplyBonus'],
  ['privateList', '2', 'applyPrivateCustomBonus'],
  ['waiting', '1', 'receiveMyBonus'],
];

it.each(table)('claims a bonus of "%s" with type "%s" by %s. AMB-140, ENUM-002', (source, type, call) => {
  expect(claimCall(source, type)).toBe(call);
});

it('has a row for every named type', () => {
  const named = '123467ABC'.split('').filter((key) => bonusType(key) !== 'other');
  for (const key of named) expect(table.some(([source, type]) => source === 'article' && type === key)).toBe(true);
});
