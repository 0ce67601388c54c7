/** SQL of the newer deposit's channels. USDT channels use the rate of their chain, others their own. */
import type { Selectable } from 'kysely';
import type { PayChannelTable } from '../db/walletTables.ts';
import type { House } from '../house.ts';
import { oldestReading } from './usdtRate/readRates.ts';

export type PayChannelRow = Selectable<PayChannelTable>;

interface Wanted {
  readonly payType?: string;
  readonly payConfigId?: string;
  readonly chain?: string;
}

/** Sandbox seeds. Hidden outside the sandbox even if the rows remain, because nobody receives their payments. */
const sandboxChannels = 'sandbox-%';

async function openRows(house: House, { payType, payConfigId, chain }: Wanted): Promise<PayChannelRow[]> {
  let channels = house.db
    .selectFrom('pay_channel')
    .leftJoin('usdt_rate', 'usdt_rate.chain', 'pay_channel.chain')
    .selectAll('pay_channel')
    .select('usdt_rate.rate_e4 as chain_rate_e4')
    .where('is_open', '=', true)
    .orderBy('sort_order');
  // A chain whose rate is too old is closed.
  channels = channels.where((row) =>
    row.or([row('usdt_rate.read_ms', 'is', null), row('usdt_rate.read_ms', '>=', oldestReading(house))]),
  );
  if (!house.config.isSandbox) channels = channels.where('pay_config_id', 'not like', sandboxChannels);
  if (payType !== undefined) channels = channels.where('pay_type', '=', payType);
  if (payConfigId !== undefined) channels = channels.where('pay_config_id', '=', payConfigId);
  if (chain !== undefined) channels = channels.where('pay_channel.chain', '=', chain);
  const rows = await channels.execute();
  return rows.map(({ chain_rate_e4, ...row }) => ({ ...row, rate_e4: chain_rate_e4 ?? row.rate_e4 }));
}

export const openChannels = (house: House): Promise<PayChannelRow[]> => openRows(house, {});

export const channelsOf = (house: House, payType: string): Promise<PayChannelRow[]> => openRows(house, { payType });

export const openChannel = async (
  house: House,
  payType: string,
  payConfigId: string,
): Promise<PayChannelRow | undefined> => (await openRows(house, { payType, payConfigId }))[0];

/** The channel of a chain by its code. ENUM-013 */
export const chainChannel = async (house: House, chain: string): Promise<PayChannelRow | undefined> =>
  (await openRows(house, { payType: 'usdt', chain }))[0];
