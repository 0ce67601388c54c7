/**
 * Every parameter missing, of another type, out of range, too long, and with odd Unicode. What the contract cannot read
 * must be refused with a code of the call. What it can read must at least be answered; only reads are sent such values.
 */
import type { Call } from '@foyer/contract/call.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { refresh } from '@foyer/contract/wallet/balance.ts';
import { acceptableFields, wireFieldsOf } from '@foyer/reference/exampleFields.ts';
import type { Exchange, Fields } from '../backend.ts';
import { codeOf, envelopeOf, isLimited } from '../inspect.ts';
import type { Check, Tester } from './check.ts';
import { isReadable } from './sentFields.ts';

/** Values by what is wrong with them. The first that the contract cannot read is sent. */
const badValues: Readonly<Record<string, readonly string[]>> = {
  'of another type': ['x', '{', '[1', '[{"a":1}]', '<b>'],
  'out of range': ['-1', '1e309', '99999999999999999999', '1.005', '2026-13-45'],
  'too long': ['x'.repeat(5_000), '9'.repeat(400)],
  'of odd Unicode': ['\u0000', '\u202e１２٣', '\ud83d\ude00'.repeat(40), 'a\u0000b'],
};

interface Spoilt {
  readonly tried: string;
  readonly fields: Fields;
  readonly isReadable: boolean;
}

function* spoiltRequests(call: Call): Generator<Spoilt> {
  const good = acceptableFields(call.request);
  for (const { name } of wireFieldsOf(call.request)) {
    const { [name]: _left, ...rest } = good;
    if (!isReadable(call, rest)) yield { tried: `${name} missing`, fields: rest, isReadable: false };
    for (const [wrong, values] of Object.entries(badValues)) {
      const tries = values.map((value): Fields => ({ ...good, [name]: value }));
      const unreadable = tries.find((fields) => !isReadable(call, fields));
      const fields = unreadable ?? tries[0] ?? {};
      yield { tried: `${name} ${wrong}`, fields, isReadable: unreadable === undefined };
    }
  }
}

/** Codes that say nothing about the input. */
const elsewhere: ReadonlySet<number> = new Set([
  refusals.SESSION_EXPIRED,
  refusals.NOT_FOUND,
  refusals.SERVICE_ERROR,
  refusals.KICKED_OUT,
]);

function judge({ call, report }: Tester, { tried }: Spoilt, exchange: Exchange): void {
  if (call.reply === 'redirect' && exchange.status === 302) return;
  const code = codeOf(exchange);
  if (code === 200) report('input', tried, 'is accepted', exchange);
  else if (elsewhere.has(code))
    report('input', tried, `is refused with ${code}, which is not about the input`, exchange);
}

const assetsOf = (exchange: Exchange): string => JSON.stringify(envelopeOf(exchange)?.data ?? null);

/** False if the rate limit ended the tries. */
async function sendAll(tester: Tester): Promise<boolean> {
  const { call, ask, skip } = tester;
  for (const spoilt of spoiltRequests(call)) {
    if (spoilt.isReadable && call.effect !== 'read') continue;
    const exchange = await ask(spoilt.tried, spoilt.fields);
    if (isLimited(exchange)) {
      skip('the rate limit ended the tries');
      return false;
    }
    if (!spoilt.isReadable) judge(tester, spoilt, exchange);
  }
  return true;
}

/** Sends all, and tells whether the balances have changed meanwhile. */
async function changesBalances(tester: Tester): Promise<Exchange | undefined> {
  const before = await tester.askOther(refresh, 'balances before', {});
  if (!(await sendAll(tester))) return undefined;
  const after = await tester.askOther(refresh, 'balances after', {});
  return assetsOf(after) === assetsOf(before) ? undefined : after;
}

export const badInput: Check = {
  appliesTo: (call) => wireFieldsOf(call.request).length > 0,
  async run(tester) {
    const { call, report, cookies, skip } = tester;
    if (call.access === 'player' && cookies === undefined) return skip('needs a session');
    if (call.effect !== 'money' || cookies === undefined) return void (await sendAll(tester));
    // Something else may have moved money just then: a payout, a bet that was settled. It does not happen twice.
    const changed = (await changesBalances(tester)) && (await changesBalances(tester));
    if (changed !== undefined) report('input', 'bad input', 'changes the balances', changed);
  },
};
