import { startHouse } from './house.ts';
import { operatorKey } from './operator.ts';

/**
 * Passes the house's address to the workers in the environment; the returned function stops the house. The house trusts
 * `x-forwarded-for`: each player has an IP address of their own, so that players do not share rate limits.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const house = await startHouse({ TRUST_PROXY: 'on', CAPTCHA_BITS: '8', OPERATOR_KEY: operatorKey });
  process.env.FOYER_URL = house.url;
  process.env.FOYER_DATABASE = house.database;
  return () => house.stop();
}
