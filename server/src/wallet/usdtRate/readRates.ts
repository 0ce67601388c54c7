/**
 * Reads the rates from their service and keeps them within bounds: a rate that moves too far is held for staff, and one
 * that has not been confirmed for too long closes its chain. docs/ports.md
 */
import type { Selectable } from 'kysely';
import type { UsdtRateTable } from '../../db/walletTables.ts';
import type { House } from '../../house.ts';
import { httpRates, sandboxRates } from './httpRates.ts';
import type { RatePort } from './ratePort.ts';

/** Undefined where rates are set by hand. */
function ratePortOf({ config, now }: Pick<House, 'config' | 'now'>): RatePort | undefined {
  if (config.isSandbox) return sandboxRates;
  return config.rates && httpRates(config.rates, now);
}

/** The oldest reading with which a chain is still offered; 0 where rates are set by hand. */
export const oldestReading = ({ config, now }: Pick<House, 'config' | 'now'>): number =>
  config.isSandbox || config.rates === undefined ? 0 : now() - config.rates.maxAgeMs;

/** Asks for the rates that are due. One process asks for each. */
export async function readRates(house: House, port = ratePortOf(house)): Promise<number> {
  const { rates } = house.config;
  if (port === undefined || rates === undefined) return 0;
  const nowMs = house.now();
  const due = await house.db
    .updateTable('usdt_rate')
    .set({ asked_ms: nowMs })
    .where('asked_ms', '<=', nowMs - rates.everyMs)
    .returningAll()
    .execute();
  await Promise.all(due.map((row) => readRate(house, port, row, rates.maxMovePercent)));
  return 0;
}

async function readRate(house: House, port: RatePort, row: Selectable<UsdtRateTable>, maxMovePercent: number) {
  const { chain, rate_e4: before } = row;
  const outcome = await port.rateOf(chain);
  if (outcome.state === 'unknown') {
    house.log.warn({ chain, reason: outcome.reason }, 'the rate could not be read');
    return;
  }
  const { rateE4, statedMs } = outcome;
  const isHeld = Math.abs(rateE4 - before) * 100 > before * maxMovePercent;
  if (isHeld) house.log.error({ chain, before, rateE4 }, 'the rate has moved too far and is not taken over');
  // A rate that staff have set meanwhile stays.
  const same = house.db.updateTable('usdt_rate').where('chain', '=', chain).where('rate_e4', '=', before);
  const taken = { rate_e4: rateE4, read_ms: Math.min(statedMs ?? house.now(), house.now()), held_e4: null };
  await same.set(isHeld ? { held_e4: rateE4 } : taken).execute();
}
