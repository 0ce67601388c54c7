/**
 * Invites and manages staff of the desk from the machine of the house, also while it runs. docs/desk.md
 *
 *     npm run staff -- add mei --roles payments,risk     prints a one-time link
 *     npm run staff -- reset mei                         a new link; password, authenticator and sessions end
 *     npm run staff -- roles mei --roles admin
 *     npm run staff -- disable mei                       enable: the opposite
 *     npm run staff -- list
 */
import { parseArgs } from 'node:util';
import { isRole, roles as everyRole } from '@foyer/contract/desk/permissions.ts';
import { readConfig } from './config.ts';
import { withCommandDatabase } from './db/commandDatabase.ts';
import { StartError } from './db/startError.ts';
import { platformRandom } from './random.ts';
import { addStaff, changeStaff, everyone, inviteAgain, staffByName } from './staff/staffStore.ts';
import type { StaffPorts, StaffRow } from './staff/staffStore.ts';
import { staffIdleMs } from './staff/staffSessionStore.ts';
import { addStaffEvent } from './staff/trailStore.ts';
import { log, runCommand } from './runCommand.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { roles: { type: 'string', default: '' } },
});
const [verb = '', name = ''] = positionals;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function rolesGiven() {
  const given = values.roles.split(/[\s,]+/).filter((word) => word !== '');
  const some = given.filter(isRole);
  if (some.length === 0 || some.length < given.length)
    throw new StartError(`--roles: one or more of ${everyRole.join(', ')}.`);
  return some;
}

async function noted(
  ports: StaffPorts,
  row: { readonly staff_id: string; readonly name: string },
  after?: Record<string, unknown>,
) {
  await addStaffEvent(ports, {
    actor: 'command',
    staff_id: null,
    who: 'npm run staff',
    call_name: `npm run staff -- ${verb}`,
    subject: row.name,
    player_id: null,
    outcome: 'done',
    is_act: true,
    after,
    ip: '',
    device_name: '',
    request_id: ports.random.id(ports.now()),
  });
}

async function known(ports: StaffPorts): Promise<StaffRow> {
  const row = await staffByName(ports.db, name);
  if (row === undefined) throw new StartError(`There is no ${name}: see npm run staff -- list.`);
  return row;
}

async function invite(ports: StaffPorts, staffId: string): Promise<void> {
  const { token, expiresMs } = await inviteAgain(ports, staffId);
  say(`Hand ${name} this link, valid once until ${new Date(expiresMs).toISOString()}:`);
  say(`/desk/enrol?token=${token}    (behind the address of your site, such as https://www.site.example)`);
}

async function change(ports: StaffPorts, what: Parameters<typeof changeStaff>[2]): Promise<void> {
  const row = await known(ports);
  if ((await changeStaff(ports, row.staff_id, what)) === 'lastAdmin')
    throw new StartError(`${name} is the last admin who can log in: add another one first.`);
  await noted(ports, row, what);
  say(`${name} was changed.`);
}

async function run(ports: StaffPorts): Promise<void> {
  switch (verb) {
    case 'add': {
      if (!/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u.test(name))
        throw new StartError('A name has up to 40 letters and digits.');
      const roles = rolesGiven();
      const staffId = await addStaff(ports, { name, roles });
      if (staffId === undefined) throw new StartError(`${name} is there already: npm run staff -- reset ${name}.`);
      await noted(ports, { staff_id: staffId, name }, { roles });
      return invite(ports, staffId);
    }
    case 'reset': {
      const row = await known(ports);
      await noted(ports, row);
      return invite(ports, row.staff_id);
    }
    case 'roles':
      return change(ports, { roles: rolesGiven() });
    case 'disable':
    case 'enable':
      return change(ports, { isDisabled: verb === 'disable' });
    case 'list':
      for (const row of await everyone(ports.db, ports.now() - staffIdleMs, ports.now()))
        say(
          `${row.name}  ${row.roles.join(',')}  ${row.is_disabled ? 'disabled' : row.password_hash === '' ? 'invited' : 'active'}`,
        );
      return undefined;
    default:
      throw new StartError(
        'npm run staff -- add NAME --roles ROLES | reset NAME | roles NAME --roles ROLES | disable NAME | enable NAME | list',
      );
  }
}

await runCommand(async () => {
  await withCommandDatabase(readConfig(process.env), log, (db) => run({ db, now: Date.now, random: platformRandom }));
});
