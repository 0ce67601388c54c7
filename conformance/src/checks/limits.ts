/** Guessing is slowed down, and a body without end is refused. S15, S21 */
import { verifyUsername } from '@foyer/contract/account/register.ts';
import { codeOf, isLimited } from '../inspect.ts';
import type { Check } from './check.ts';

/** More than a person tries in a minute. */
const mostTries = 120;

export const guessing: Check = {
  appliesTo: ({ name }) => name === verifyUsername.name,
  async run({ ask, report, backend, call }) {
    const large = await backend.send(call, { userAccount: 'x'.repeat(3_000_000) });
    const isRefused =
      large.failure === 'network' || large.status === 413 || (large.status === 200 && codeOf(large) !== 200);
    if (!isRefused) report('limits', 'a body of 3 MB', `is answered with HTTP ${large.status}`, large);
    for (let tries = 0; tries < mostTries; tries += 1) {
      const exchange = await ask('guesses', { userAccount: `nobody${tries}` });
      if (isLimited(exchange) || exchange.failure !== undefined) return;
      if (tries === mostTries - 1) report('limits', `${mostTries} guesses`, 'are all answered', exchange);
    }
  },
};
