/**
 * Takes what a player's own browser chose, such as the id of a bet, as the player's seed for the salt of this day. The
 * first of a day counts. F01
 */
import { leafOf, saltDayAt } from '@foyer/games/fair/salt.ts';
import type { House } from '../house.ts';
import { addSeed } from './saltStore.ts';

/** Players whose seed of a day this process has stored, so that their other bets of the day store nothing. */
const given = new WeakMap<House['db'], { saltDay: number; readonly players: Set<string> }>();

/** Never throws: a bet counts whether or not its seed could be stored. */
export async function giveSeed(house: House, playerId: string, seed: string): Promise<void> {
  const nowMs = house.now();
  const saltDay = saltDayAt(nowMs);
  let today = given.get(house.db);
  if (today?.saltDay !== saltDay) {
    today = { saltDay, players: new Set() };
    given.set(house.db, today);
  }
  if (today.players.has(playerId)) return;
  today.players.add(playerId);
  try {
    await addSeed(house.db, {
      salt_day: saltDay,
      player_id: playerId,
      seed,
      leaf: leafOf(seed),
      given_ms: nowMs,
    });
  } catch (error) {
    today.players.delete(playerId);
    house.log.error({ err: error, saltDay }, 'a seed for the salt was not stored');
  }
}
