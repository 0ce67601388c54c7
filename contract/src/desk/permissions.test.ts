/** Roles and calls of the desk fit together. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import { deskCalls } from './calls.ts';
import type { GivenOf, ReplyOf } from './deskCall.ts';
import { permissions, permissionsOf, permissionsOfRole, roles } from './permissions.ts';
import type { approveOrder } from './payments.ts';

describe('permissions of the desk', () => {
  it('are used by a call or named as scopes of the older calls', () => {
    const used = new Set<string>(deskCalls.map(({ permission }) => permission));
    const older = new Set<string>(['players.ticket', 'games.catalogue', 'news.send']);
    expect(permissions.filter((one) => !used.has(one) && !older.has(one))).toEqual([]);
  });

  it('let every role read what it decides on', () => {
    for (const role of roles)
      for (const held of permissionsOfRole[role]) {
        const [room = '', verb] = held.split('.');
        if (!['decide', 'answer', 'write'].includes(verb ?? '')) continue;
        expect(permissionsOfRole[role], `${role} ${held}`).toContain(`${room}.read`);
      }
  });

  it('of several roles are those of each', () => {
    expect(permissionsOf(['content', 'support'])).toEqual(
      permissions.filter((one) => [...permissionsOfRole.content, ...permissionsOfRole.support].includes(one)),
    );
    expect(permissionsOf(['admin'])).not.toContain('players.ticket');
  });
});

describe('calls of the desk', () => {
  it('have one address each', () => {
    const named = deskCalls.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(named).size).toBe(named.length);
  });

  it('give their types to both sides', () => {
    expectTypeOf<GivenOf<typeof approveOrder>>().toEqualTypeOf<{
      account: string;
      orderNo: string;
      amountMinor?: number | undefined;
    }>();
    expectTypeOf<ReplyOf<typeof approveOrder>>().toEqualTypeOf<{ state: 'approved' | 'approvedOnce' }>();
  });
});
