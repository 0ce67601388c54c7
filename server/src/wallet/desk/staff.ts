/** Who decides on payments. */
import type { FastifyRequest } from 'fastify';
import type { House } from '../../house.ts';

/**
 * Returns the member of staff who makes a request. Undefined for anyone whom PAYMENT_STAFF does not name. The caller
 * holds the operator's key and vouches for the name. Staff accounts with sessions of their own would replace this
 * function alone.
 */
export function staffOf({ config }: Pick<House, 'config'>, { headers }: FastifyRequest): string | undefined {
  const named = headers['x-operator'];
  return config.payments.staff.find((id) => id === named);
}
