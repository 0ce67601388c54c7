import type { WithdrawalRecord } from '@foyer/contract/wallet/withdrawal.ts';
import { expect, it } from 'vitest';
import { paceOf } from './pace.ts';

const noon = new Date(2026, 10, 21, 12).getTime();
const minute = 60_000;
const record = (more: Partial<WithdrawalRecord> = {}) =>
  ({ createTime: noon, usualMinutes: '30', status: '0', ...more }) as WithdrawalRecord;

it('gives the waiting time and the expected arrival', () => {
  expect(paceOf(record(), noon + 9 * minute)).toEqual({ minutes: 9, expectedBy: '12:30', isLate: false });
});

it('is late after the usual time, and stops counting on arrival', () => {
  expect(paceOf(record(), noon + 31 * minute)?.isLate).toBe(true);
  const arrived = record({ finishTime: noon + 40 * minute });
  expect(paceOf(arrived, noon + 500 * minute)).toMatchObject({ minutes: 40, isLate: false });
});

it('includes the day of the expected arrival if it is not today', () => {
  expect(paceOf(record({ usualMinutes: '1440' }), noon)?.expectedBy).toBe('11-22 12:00');
});

it('expects no arrival without a usual time, and is undefined if the server sends a time as text. AMB-070', () => {
  expect(paceOf(record({ usualMinutes: '' }), noon)).toMatchObject({ expectedBy: undefined, isLate: false });
  expect(paceOf(record({ createTime: '2026-11-21 12:00' }), noon)).toBeUndefined();
});
