/** The operator's public beacon: what is asked, and what is refused. F01 */
import { expect, it } from 'vitest';
import { openBeacon, pulseIn } from './beacon.ts';

const settings = {
  beaconUrl: 'https://beacon.example/next/{ms}?s={s}',
  beaconValuePath: 'pulse.outputValue',
  beaconTimePath: 'pulse.timeStamp',
};
const atMs = Date.UTC(2026, 10, 26, 15);
const value = 'AB'.repeat(64);
const reply = (timeStamp: unknown, outputValue: unknown = value) =>
  JSON.stringify({ pulse: { outputValue, timeStamp } });

it.each([
  ['ISO text', '2026-11-26T15:00:00.000Z'],
  ['milliseconds', atMs],
  ['seconds as text', String(atMs / 1_000)],
])('reads the value and time of a pulse: %s', (_, time) => {
  expect(pulseIn(reply(time), 'address', atMs, settings)).toEqual({ value, atMs, address: 'address' });
});

it.each([
  ['a pulse from before the time', reply('2026-11-26T14:59:59.999Z')],
  ['a pulse without a time', reply(undefined)],
  ['no value', reply(atMs, null)],
  ['a short value', reply(atMs, 'AB')],
  ['a value that is no text', reply(atMs, { toString: 'x' })],
  ['a value with signs that the list cannot have', reply(atMs, `${value}\n`)],
  ['no JSON', '<html>'],
  ['another shape', '[]'],
])('refuses %s', (_, text) => {
  expect(() => pulseIn(text, 'address', atMs, settings)).toThrow();
});

it('asks the address of the time, follows no redirect, and refuses errors and long replies', async () => {
  const asked: string[] = [];
  const beaconOf = (response: Response) =>
    openBeacon(settings, (address, init) => {
      asked.push(`${address as string} ${init?.redirect}`);
      return Promise.resolve(response);
    });
  const pulse = await beaconOf(new Response(reply(atMs)))?.pulseAfter(atMs);
  expect(pulse).toMatchObject({ value, address: `https://beacon.example/next/${atMs}?s=${atMs / 1_000}` });
  expect(asked).toEqual([`${pulse?.address} error`]);
  await expect(beaconOf(new Response(reply(atMs), { status: 503 }))?.pulseAfter(atMs)).rejects.toThrow('503');
  await expect(beaconOf(new Response(`${reply(atMs)}${' '.repeat(70_000)}`))?.pulseAfter(atMs)).rejects.toThrow('much');
});

it('is no beacon without the setting', () => {
  expect(openBeacon({ ...settings, beaconUrl: '' })).toBeUndefined();
});
