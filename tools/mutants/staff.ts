import type { FaultGroup } from './mutant.ts';

const session = ['server/src/desk/session.test.ts'];
const access = ['server/src/desk/access.test.ts'];
const acts = ['server/src/desk/acts.test.ts'];

export const staff: FaultGroup = {
  subject: 'staff, keys and their trail',
  faults: [
    {
      name: 'a code of a member of staff works twice',
      file: 'server/src/staff/staffStore.ts',
      was: "    .where('last_step', '<', step)\n",
      is: '',
      tests: session,
      title: 'takes a code once',
    },
    {
      name: 'a page of another host acts at the desk',
      file: 'server/src/http/operator/actor.ts',
      was: 'if (!isOwnSite || !isOwnHost || !isMarked)',
      is: 'if (!isMarked)',
      tests: session,
      title: 'acts only for a page of the desk',
    },
    {
      name: 'a role may do everything',
      file: 'server/src/http/operator/actor.ts',
      was: 'if (isAllowed !== true)',
      is: 'if (isAllowed === undefined)',
      tests: access,
      title: 'are allowed by its permissions, and every other is refused',
    },
    {
      name: 'a repeated act of staff runs again',
      file: 'server/src/http/operator/actOnce.ts',
      was: 'if (row.reply !== null)',
      is: "if (row.reply === 'none')",
      tests: acts,
      title: 'credited once under one key',
    },
    {
      name: 'an act of staff begins without its row in the trail',
      file: 'server/src/http/operatorDesk.ts',
      was: '    await noteBegun(house, request);\n',
      is: '    await noteBegun(house, request).catch(() => undefined);\n',
      tests: acts,
      title: 'keeps back what it cannot record',
    },
    {
      name: 'one person is two, by session and by key',
      file: 'server/src/wallet/desk/staff.ts',
      was: 'return personKeyOf(actor.name)',
      is: 'return actor.staffId',
      tests: acts,
      title: 'counts a person once',
    },
    {
      name: 'a void moves something else than its preview',
      file: 'server/src/desk/voidRoutes.ts',
      was: 'if (markOf(before) !== mark)',
      is: "if (mark === '')",
      tests: ['server/src/desk/rooms.test.ts'],
      title: 'shows what it will move, and moves that',
    },
  ],
};
