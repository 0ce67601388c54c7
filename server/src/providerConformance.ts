/**
 * Plays the cases of the seamless wallet against a running house, as a provider's server would, and reports what differs.
 * docs/game-providers.md
 *
 *     KEY=coin:first SECRET=… npm run provider:conformance -- http://localhost:8080 --ticket TICKET
 *     KEY=coin:first SECRET=… PASSWORD=… npm run provider:conformance -- http://localhost:8080 \
 *       --account foyer88 --platform coinhall --game coin-flip --type 8
 *
 * Exit code 1 if the house does not conform, 2 if the run could not begin.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { playCases } from './provider/foreign/conformance/run.ts';
import { launchedTicket } from './provider/foreign/conformance/visit.ts';

const option = { type: 'string', default: '' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ticket: option, account: option, platform: option, game: option, type: option },
});
const [address = ''] = positionals;
const { KEY: key = '', SECRET: secret = '', PASSWORD: password = '' } = process.env;
const print = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  if (!URL.canParse(address) || key === '' || secret === '')
    throw new Error('Name the house, and KEY and SECRET in the environment.');
  const house = new URL(address).origin;
  const { account, platform, game, type } = values;
  const visit = { house, account, password, platform, game, gameType: Number(type) };
  const ticket = values.ticket || (await launchedTicket(visit));
  let wrong = 0;
  let count = 0;
  for await (const { name, faults } of playCases({ house, key, secret, ticket, now: Date.now, wait: pause })) {
    count += 1;
    if (faults.length > 0) wrong += 1;
    print(`${faults.length === 0 ? 'ok    ' : 'WRONG '} ${name}`);
    for (const { what, wanted, got } of faults)
      print(`         ${what}: ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`);
  }
  print(wrong === 0 ? `The house conforms in all ${count} cases.` : `${wrong} of ${count} cases are wrong.`);
  process.exitCode = wrong === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
