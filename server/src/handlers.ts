/** Every call's handler, room by room. */
import type { Calls } from '@foyer/contract/calls.ts';
import type { Handlers } from './http/context.ts';

/** @TODO becomes `Handlers<Calls>` as soon as every room's routes stand here; then a missing handler does not compile. */
export const handlers: Partial<Handlers<Calls>> = {};
