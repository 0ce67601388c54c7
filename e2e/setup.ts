import { startHouse } from './house.ts';
import { operatorKey } from './operator.ts';

/**
 * The address travels to the workers in the environment; the returned function stops the house. It believes an
 * `x-forwarded-for`: each player comes from an address of their own, so that the limits of one do not meet another.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const house = await startHouse({ TRUST_PROXY: 'on', OPERATOR_KEY: operatorKey });
  process.env.FOYER_URL = house.url;
  process.env.FOYER_DATABASE = house.database;
  return () => house.stop();
}
