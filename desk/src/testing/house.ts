/** A house for tests of the desk: replies by path, and everything that was sent to it. */
import { vi } from 'vitest';
import { permissionsOf } from '@foyer/contract/desk/permissions.ts';
import type { Role } from '@foyer/contract/desk/permissions.ts';
import { setSession } from '../api/session.ts';
import type { Me } from '../api/session.ts';

export interface Sent {
  readonly path: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
}

type Answer = { readonly status: number; readonly body: unknown } | 'no answer';

export interface FakeHouse {
  readonly sent: Sent[];
  /** What it answers next, in this order; the last one is kept. */
  answer(...answers: readonly Answer[]): void;
}

export function fakeHouse(): FakeHouse {
  const sent: Sent[] = [];
  let answers: Answer[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ path, method: init.method ?? 'GET', headers: new Headers(init.headers), body });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined || answer === 'no answer') throw new TypeError('fetch failed');
    return Response.json(answer.body, { status: answer.status });
  });
  return {
    sent,
    answer(...given) {
      answers = [...given];
    },
  };
}

export const refused = (status: number, error: string, fields?: readonly { name: string; message: string }[]) => ({
  status,
  body: { error, status, message: '', ...(fields !== undefined && { fields }) },
});

const me: Me = {
  staffId: '1',
  name: 'Mei',
  roles: [],
  permissions: [],
  idleEndsMs: 0,
  endsMs: 0,
  siteName: 'Foyer',
  currency: 'THB',
  decimals: 2,
  zoneMinutes: 420,
  isSandbox: false,
  nowMs: 0,
  twoPersonAboveSatang: 0,
};

export function logInAs(...roles: readonly Role[]): void {
  setSession({ state: 'in', me: { ...me, roles: [...roles], permissions: permissionsOf(roles) }, isEnded: false });
}
