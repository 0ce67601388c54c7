/** Who decides on payments. */
import type { FastifyRequest } from 'fastify';
import type { House } from '../../house.ts';
import { personKeyOf } from '../../staff/staffStore.ts';

/** PAYMENT_STAFF=desk: the staff of the desk decide. It is nobody's name. */
const deskStaff = 'desk';

/**
 * Returns the person who makes a request, by whom decisions are counted: the member of staff of the session, or the one
 * whom a key's holder vouches for, if PAYMENT_STAFF names them. Undefined for anyone else. The same name is the same
 * person both ways.
 */
export function staffOf({ config }: Pick<House, 'config'>, { actor, headers }: FastifyRequest): string | undefined {
  if (actor?.kind === 'staff') return personKeyOf(actor.name);
  const named = headers['x-operator'];
  return config.payments.staff.find((id) => id === named && id !== deskStaff);
}
