/** Rates by HTTP: a signed POST to a service of the operator, or a plain GET of any JSON with a price. docs/ports.md */
import * as v from 'valibot';
import { signedPost } from '../../http/signedPost.ts';
import type { RateSettings } from '../../portSettings.ts';
import type { RateOutcome, RatePort } from './ratePort.ts';

const mostBytes = 65_536;

/** A positive decimal, as text or number. Digits beyond the fourth are rounded. */
const rateE4 = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}(?:\.\d{1,12})?$/), v.transform(Number))]),
  v.finite(),
  v.minValue(0.0001),
  v.maxValue(200_000),
  v.transform((rate) => Math.round(rate * 10_000)),
);
const epochMs = v.pipe(v.number(), v.integer(), v.minValue(1_500_000_000_000), v.maxValue(9_000_000_000_000));

function read(rate: unknown, time: unknown): RateOutcome {
  const found = v.safeParse(rateE4, rate);
  const stated = v.safeParse(v.optional(epochMs), time);
  if (!found.success || !stated.success) return { state: 'unknown', reason: 'the reply states no rate' };
  return { state: 'known', rateE4: found.output, statedMs: stated.output };
}

/** The value at `a.b.c`; `{chain}` in the address stands for the chain. */
function valueAt(json: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined),
      json,
    );
}

/** `now` is the clock of the machine. */
export function httpRates({ url, secret, valuePath, timeoutMs = 5_000 }: RateSettings, now: () => number): RatePort {
  if (secret !== undefined)
    return {
      async rateOf(chain) {
        const id = `rate-${chain}-${now()}`;
        const reply = await signedPost({ url, secret, timeoutMs }, id, { chain }, now());
        if (reply.state !== 'answered') return { state: 'unknown', reason: reply.reason };
        return read(valueAt(reply.body, valuePath), valueAt(reply.body, 'time'));
      },
    };
  return {
    async rateOf(chain) {
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        const reply = await fetch(url.replaceAll('{chain}', chain), { redirect: 'error', signal });
        if (!reply.ok) {
          await reply.body?.cancel();
          return { state: 'unknown', reason: `HTTP ${reply.status}` };
        }
        const text = await reply.text();
        if (text.length > mostBytes) return { state: 'unknown', reason: 'the reply is too large' };
        return read(valueAt(JSON.parse(text), valuePath), undefined);
      } catch (error) {
        const isLate = error instanceof DOMException && error.name === 'TimeoutError';
        return { state: 'unknown', reason: isLate ? 'no reply in time' : 'no readable reply' };
      }
    },
  };
}

/** The rate of the sandbox, which is also that of a new house. */
export const sandboxRates: RatePort = {
  rateOf: () => Promise.resolve({ state: 'known', rateE4: 325_000, statedMs: undefined }),
};
