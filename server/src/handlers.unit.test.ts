import { calls } from '@foyer/contract/calls.ts';
import type { Calls } from '@foyer/contract/calls.ts';
import { expect, it } from 'vitest';
import { handlers } from './handlers.ts';
import type { Handlers } from './http/context.ts';

it('has a handler for every declared call and none besides', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(calls).toSorted());
  for (const [name, call] of Object.entries(calls)) expect(call.name).toBe(name);
});

it('lets the compiler name a handler that is missing', () => {
  const { logout: _removed, ...rest } = handlers;
  // @ts-expect-error Property 'logout' is missing.
  const incomplete: Handlers<Calls> = rest;
  expect(incomplete).toBe(rest);
});
