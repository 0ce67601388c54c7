/** The desk's navigation: where each section is, who sees it, and which queue it counts. */
import type { Permission } from '@foyer/contract/desk/permissions.ts';
import type { QueueName } from '../api/queueCounts.ts';
import type { WordKey } from '../text/words.ts';

export interface Section {
  readonly path: string;
  readonly title: WordKey;
  readonly permission: Permission;
  readonly count?: QueueName;
}

export interface SectionGroup {
  readonly title: WordKey;
  readonly sections: readonly Section[];
}

export const groups: readonly SectionGroup[] = [
  {
    title: 'nav.queues',
    sections: [
      { path: '/queues/deposits', title: 'nav.deposits', permission: 'payments.read', count: 'deposits' },
      { path: '/queues/withdrawals', title: 'nav.withdrawals', permission: 'payments.read', count: 'withdrawals' },
      { path: '/queues/fast-pays', title: 'nav.fastPays', permission: 'fastPays.read', count: 'fastPays' },
      { path: '/queues/bonuses', title: 'nav.bonuses', permission: 'bonuses.read', count: 'bonuses' },
      { path: '/queues/invitations', title: 'nav.invitations', permission: 'invitations.read', count: 'invitations' },
      { path: '/queues/identity', title: 'nav.identity', permission: 'identity.read', count: 'identity' },
      { path: '/messages', title: 'nav.messages', permission: 'messages.read', count: 'messages' },
      { path: '/messages/outgoing', title: 'nav.outgoing', permission: 'messages.read' },
    ],
  },
  {
    title: 'nav.house',
    sections: [
      { path: '/players', title: 'nav.players', permission: 'players.read' },
      { path: '/games', title: 'nav.games', permission: 'games.read' },
      { path: '/lottery', title: 'nav.lottery', permission: 'games.read' },
      { path: '/matches', title: 'nav.matches', permission: 'games.read' },
      { path: '/content/banner', title: 'nav.content', permission: 'content.read' },
    ],
  },
  {
    title: 'nav.money',
    sections: [
      { path: '/money', title: 'nav.books', permission: 'money.read' },
      { path: '/money/days', title: 'nav.days', permission: 'money.read' },
      { path: '/money/entries', title: 'nav.entries', permission: 'money.read' },
      { path: '/money/cases', title: 'nav.cases', permission: 'payments.read' },
    ],
  },
  {
    title: 'nav.risk',
    sections: [
      { path: '/risk/devices', title: 'nav.devices', permission: 'risk.read' },
      { path: '/risk/opposing', title: 'nav.opposing', permission: 'risk.read' },
      { path: '/risk/wins', title: 'nav.wins', permission: 'risk.read' },
      { path: '/risk/chargebacks', title: 'nav.chargebacks', permission: 'risk.read' },
    ],
  },
  {
    title: 'nav.office',
    sections: [
      { path: '/staff', title: 'nav.staff', permission: 'staff.read' },
      { path: '/keys', title: 'nav.keys', permission: 'staff.read' },
      { path: '/trail', title: 'nav.trail', permission: 'audit.read' },
    ],
  },
];

/** Groups with the sections that the person may see. */
export const sectionsFor = (may: (permission: Permission) => boolean): SectionGroup[] =>
  groups
    .map(({ title, sections }) => ({ title, sections: sections.filter(({ permission }) => may(permission)) }))
    .filter(({ sections }) => sections.length > 0);

/** The section that an address belongs to: the longest path that it begins with. */
export function sectionAt(path: string): Section | undefined {
  const all = groups.flatMap(({ sections }) => sections);
  const isIn = ({ path: own }: Section) => path === own || path.startsWith(`${own.replace('/banner', '')}/`);
  return all.filter(isIn).toSorted((one, other) => other.path.length - one.path.length)[0];
}
