import { startHouse } from './house.ts';

/** The address travels to the workers in the environment; the returned function stops the house. */
export default async function setup(): Promise<() => Promise<void>> {
  const house = await startHouse();
  process.env.FOYER_URL = house.url;
  process.env.FOYER_DATABASE = house.database;
  return () => house.stop();
}
