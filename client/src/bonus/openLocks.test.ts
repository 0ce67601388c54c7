import { expect, it } from 'vitest';
import { openLocksOf } from './openLocks.ts';

const lock = { targetSatang: 300_00, doneSatang: 0, status: '0', isSelfUnlockable: false, createTime: 0, name: '' };

it('lists locks that still hold money with their remaining turnover, of deposits and bonuses. ENTITY-033, ENTITY-034', () => {
  const open = openLocksOf({
    lockedSatang: 220_00,
    unlockBelowSatang: 10_00,
    list: [
      { ...lock, lockId: 'D1', principalSatang: 100_00, lockedSatang: 100_00, doneSatang: 120_00 },
      { ...lock, lockId: 'D2', principalSatang: 50_00, lockedSatang: 0, doneSatang: 300_00, status: '1' },
    ],
    bonuses: [
      { ...lock, lockId: 'B1', name: '红利', type: '2', platformName: '', amountSatang: 120_00, lockedSatang: 120_00 },
    ],
  });
  expect(open.map((one) => [one.lockId, one.kind, one.dueSatang])).toEqual([
    ['D1', 'deposit', 180_00],
    ['B1', 'bonus', 300_00],
  ]);
});

it('lists the oldest first, the order in which bets count. AMB-062', () => {
  const bonus = { ...lock, name: '红利', type: '2', platformName: '', amountSatang: 1, lockedSatang: 1 };
  const open = openLocksOf({
    lockedSatang: 3,
    unlockBelowSatang: 0,
    list: [{ ...lock, lockId: 'D1', principalSatang: 1, lockedSatang: 1, createTime: 20 }],
    bonuses: [
      { ...bonus, lockId: 'B1', createTime: 30 },
      { ...bonus, lockId: 'B2', createTime: 10 },
    ],
  });
  expect(open.map(({ lockId }) => lockId)).toEqual(['B2', 'D1', 'B1']);
});
