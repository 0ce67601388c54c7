/** The public beacon of the operator's settings, read as JSON over https. docs/operators.md, F01 */
import type { HouseConfig } from '../config.ts';
import type { EntropyPort, Pulse } from './entropyPort.ts';

const timeoutMs = 5_000;
const mostCharacters = 65_536;

type BeaconSettings = Pick<HouseConfig, 'beaconUrl' | 'beaconValuePath' | 'beaconTimePath'>;

/** The value at `a.b.c` of a JSON value; undefined if there is none. */
function valueAt(json: unknown, path: string): unknown {
  let found: unknown = json;
  for (const key of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Readonly<Record<string, unknown>>)[key];
  }
  return found;
}

/** ISO text, or a number of seconds or milliseconds. */
function timeOf(value: unknown): number {
  const text = String(value);
  if (!/^\d+$/.test(text)) return Date.parse(text);
  return Number(text) < 1e11 ? Number(text) * 1_000 : Number(text);
}

/** Throws unless the reply has a usable value of this time or later: an older one was known before. */
export function pulseIn(reply: string, address: string, epochMs: number, settings: BeaconSettings): Pulse {
  const json: unknown = JSON.parse(reply);
  const [value, atMs] = [valueAt(json, settings.beaconValuePath), timeOf(valueAt(json, settings.beaconTimePath))];
  if (typeof value !== 'string' || !/^[\w+/=-]{16,512}$/.test(value)) throw new Error('the beacon sent no value');
  if (!(atMs >= epochMs)) throw new Error(`the beacon sent a pulse of ${atMs}, before ${epochMs}`);
  return { value, atMs, address };
}

/** Undefined without the setting. */
export function openBeacon(settings: BeaconSettings, get: typeof fetch = fetch): EntropyPort | undefined {
  if (settings.beaconUrl === '') return undefined;
  return {
    async pulseAfter(epochMs) {
      // The address follows from the time, so the house cannot choose among pulses.
      const address = settings.beaconUrl
        .replaceAll('{ms}', String(epochMs))
        .replaceAll('{s}', String(Math.ceil(epochMs / 1_000)));
      const reply = await get(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      if (!reply.ok) throw new Error(`the beacon replied ${reply.status}`);
      const text = await reply.text();
      if (text.length > mostCharacters) throw new Error('the beacon sent too much');
      return pulseIn(text, address, epochMs, settings);
    },
  };
}
