/** Good input: reads are answered in the form of the contract. Writes are left to the checks that undo them. */
import { acceptableFields } from '@foyer/reference/exampleFields.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { codeOf } from '../inspect.ts';
import type { Check } from './check.ts';
import { isReadable, leastFields } from './sentFields.ts';

/** Writes that change nothing of value, so that good input can be sent to any backend. */
const harmless: ReadonlySet<string> = new Set(['addCollection', 'cancelCollection', 'deviceInfo']);

export const answers: Check = {
  appliesTo: ({ effect, name }) => effect === 'read' || harmless.has(name),
  async run({ call, ask, report, cookies, skip }) {
    if (call.access === 'player' && cookies === undefined) return skip('needs a session');
    const tries = { 'good input': acceptableFields(call.request), 'no optional fields': leastFields(call) };
    for (const [tried, fields] of Object.entries(tries)) {
      const exchange = await ask(tried, fields);
      const code = codeOf(exchange);
      const isRefused = code === refusals.BAD_REQUEST || code === refusals.INPUT_RULE;
      if (isReadable(call, fields) && isRefused)
        report('reply', tried, `refuses with ${code} what the contract allows`, exchange);
    }
  },
};
