import { expect, it } from 'vitest';
import { deviceTime, houseTime, houseWeekday } from './time.ts';

it('writes a time in the zone of the device, without naming it. AMB-070', () => {
  const atMs = new Date(2026, 10, 3, 4, 5, 6).getTime();
  expect(deviceTime(atMs)).toBe('2026-11-03 04:05:06');
  expect(deviceTime(atMs, 'minute')).toBe('2026-11-03 04:05');
  expect(deviceTime(atMs, 'day')).toBe('2026-11-03');
  expect(deviceTime(atMs, 'short')).toBe('11-03 04:05');
  expect(deviceTime(atMs, 'hour')).toBe('04:05');
  expect(deviceTime(atMs, 'clock')).toBe('04:05:06');
});

it("writes a time in the house's zone with its name, the same on every machine", () => {
  const atMs = Date.UTC(2026, 10, 22, 17, 5, 6);
  expect(houseTime(atMs)).toBe('2026-11-23 00:05:06 UTC+7');
  expect(houseTime(atMs, 'hour')).toBe('00:05 UTC+7');
  expect(houseTime(atMs, 'day', 'namedBeside')).toBe('2026-11-23');
  expect(houseWeekday('zh_CN', Date.UTC(2026, 10, 22, 17))).toBe('11月23日周一');
});
