/**
 * Keys of the operator's systems for /operator/, from the machine of the house. docs/operators.md
 *
 *     npm run keys -- add "night job" --scopes payments.read,money.read     prints the key, once
 *     npm run keys -- list
 *     npm run keys -- end ID
 *
 * To replace a key: add the new one, give it to the system, and end the old one.
 */
import { parseArgs } from 'node:util';
import { isPermission, permissions } from '@foyer/contract/desk/permissions.ts';
import { readConfig } from './config.ts';
import { withCommandDatabase } from './db/commandDatabase.ts';
import { StartError } from './db/startError.ts';
import { platformRandom } from './random.ts';
import { addOperatorKey, endOperatorKey, operatorKeys } from './staff/keyStore.ts';
import type { StaffPorts } from './staff/staffStore.ts';
import { addStaffEvent } from './staff/trailStore.ts';
import { log, runCommand } from './runCommand.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { scopes: { type: 'string', default: '' } },
});
const [verb = '', named = ''] = positionals;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function scopesGiven() {
  const given = values.scopes.split(/[\s,]+/).filter((word) => word !== '');
  const known = given.filter(isPermission);
  if (known.length === 0 || known.length < given.length)
    throw new StartError(`--scopes: one or more of ${permissions.join(', ')}.`);
  return known;
}

async function noted(ports: StaffPorts, subject: string, after?: Record<string, unknown>): Promise<void> {
  await addStaffEvent(ports, {
    actor: 'command',
    staff_id: null,
    who: 'npm run keys',
    call_name: `npm run keys -- ${verb}`,
    subject,
    player_id: null,
    outcome: 'done',
    is_act: true,
    after,
    ip: '',
    device_name: '',
    request_id: ports.random.id(ports.now()),
  });
}

async function run(ports: StaffPorts): Promise<void> {
  if (verb === 'add' && named !== '') {
    const scopes = scopesGiven();
    await noted(ports, named, { scopes });
    const { keyId, key } = await addOperatorKey(ports, { name: named.slice(0, 40), scopes, by: 'npm run keys' });
    say(key);
    say(`Its id is ${keyId}. The key is not stored and cannot be shown again.`);
  } else if (verb === 'end' && named !== '') {
    await noted(ports, named);
    if (!(await endOperatorKey(ports, named))) throw new StartError(`No valid key has the id ${named}.`);
    say('The key was ended.');
  } else if (verb === 'list') {
    for (const row of await operatorKeys(ports.db))
      say(`${row.key_id}  ${row.name}  ${row.ended_ms === null ? 'valid' : 'ended'}  ${row.scopes.join(',')}`);
  } else throw new StartError('npm run keys -- add NAME --scopes SCOPES | list | end ID');
}

await runCommand(async () => {
  await withCommandDatabase(readConfig(process.env), log, (db) => run({ db, now: Date.now, random: platformRandom }));
});
