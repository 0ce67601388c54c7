/** Writes without the header that only own pages can send, other methods, and messages in the language asked for. */
import type { Call } from '@foyer/contract/call.ts';
import { locales } from '@foyer/contract/envelope.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { refresh } from '@foyer/contract/wallet/balance.ts';
import { acceptableFields } from '@foyer/reference/exampleFields.ts';
import { codeOf, envelopeOf, isLimited } from '../inspect.ts';
import type { Check } from './check.ts';

/** A payment opened by a form of the browser comes without the header by design. ENV-011 */
const isWrite = ({ effect, reply }: Call): boolean => effect !== 'read' && reply === 'envelope';

export const foreignWrites: Check = {
  appliesTo: isWrite,
  async run({ call, ask, report }) {
    const exchange = await ask('without x-foyer-client', acceptableFields(call.request), { isForeign: true });
    const code = codeOf(exchange);
    if (exchange.failure === undefined && code !== refusals.FOREIGN_ORIGIN && !isLimited(exchange))
      report(
        'origin',
        'without x-foyer-client',
        `is answered with ${code} in place of ${refusals.FOREIGN_ORIGIN}`,
        exchange,
      );
  },
};

export const otherMethods: Check = {
  appliesTo: ({ method }) => method === 'POST',
  async run({ call, backend, cookies, report }) {
    const exchange = await backend.send(call, acceptableFields(call.request), { cookies, method: 'GET' });
    const isRefused = [404, 405].includes(exchange.status) && codeOf(exchange) !== 200;
    if (!isRefused) report('reply', 'by GET', `is answered with HTTP ${exchange.status} in place of 405`, exchange);
    else if (envelopeOf(exchange) === undefined) report('reply', 'by GET', 'is refused without an envelope', exchange);
  },
};

/** One refusal that every backend has, in every language. */
export const languages: Check = {
  appliesTo: ({ name }) => name === refresh.name,
  async run({ ask, report }) {
    const messages = new Set<string>();
    for (const lang of locales) {
      const exchange = await ask(`in ${lang}`, {}, { lang, cookies: new Map() });
      const message = envelopeOf(exchange)?.message ?? '';
      if (messages.has(message)) report('language', `in ${lang}`, 'has the words of another language', exchange);
      messages.add(message);
    }
  },
};
