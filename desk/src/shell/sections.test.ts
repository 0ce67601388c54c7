/** What each role sees of the desk, and which section an address belongs to. */
import { expect, it } from 'vitest';
import { permissionsOf, roles } from '@foyer/contract/desk/permissions.ts';
import type { Role } from '@foyer/contract/desk/permissions.ts';
import { groups, sectionAt, sectionsFor } from './sections.ts';

const seenBy = (role: Role): string[] => {
  const held = permissionsOf([role]);
  return sectionsFor((permission) => held.includes(permission)).flatMap(({ sections }) =>
    sections.map(({ path }) => path),
  );
};

it('shows content staff nothing of players and money', () => {
  expect(seenBy('content')).toEqual(['/games', '/lottery', '/matches', '/content/banner']);
});

it('shows the trail and the staff to nobody but risk and administrators', () => {
  expect(roles.filter((role) => seenBy(role).includes('/staff'))).toEqual(['admin']);
  expect(roles.filter((role) => seenBy(role).includes('/trail'))).toEqual(['risk', 'admin']);
});

it('shows an administrator everything', () => {
  expect(seenBy('admin')).toEqual(groups.flatMap(({ sections }) => sections.map(({ path }) => path)));
});

it.each([
  ['/money', '/money'],
  ['/money/days', '/money/days'],
  ['/players/willow77', '/players'],
  ['/content/promotion/item', '/content/banner'],
])('%s belongs to %s', (path, section) => expect(sectionAt(path)?.path).toBe(section));
