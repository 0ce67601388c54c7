/** Devices on which an account is used, and their reports. ENTITY-041, AMB-049 */
import type { deviceInfo } from '@foyer/contract/account/session.ts';
import type { RequestOf } from '@foyer/contract/call.ts';
import type { House } from '../../house.ts';
import type { PlayerContext } from '../../http/context.ts';

export async function rememberDevice(house: House, playerId: string, deviceId: string): Promise<void> {
  if (deviceId === '') return;
  const nowMs = house.now();
  await house.db
    .insertInto('player_device')
    .values({ player_id: playerId, device_id: deviceId, report: '{}', first_seen_ms: nowMs, last_seen_ms: nowMs })
    .onConflict((conflict) => conflict.columns(['player_id', 'device_id']).doUpdateSet({ last_seen_ms: nowMs }))
    .execute();
}

/** Stores system, version, language and whether the page runs as an app. No fingerprinting. SCREEN-051 */
export async function reportDevice(context: PlayerContext, request: RequestOf<typeof deviceInfo>): Promise<undefined> {
  const { house, playerId, deviceId } = context;
  const report = JSON.stringify({
    clientTime: request.clientTime,
    os: request.os.slice(0, 64),
    osVersion: request.osVersion.slice(0, 64),
    language: request.language.slice(0, 32),
    ...(request.appVersion !== '' && { appVersion: 'app' }),
  });
  await house.db
    .updateTable('player_device')
    .set({ report, last_seen_ms: house.now() })
    .where('player_id', '=', playerId)
    .where('device_id', '=', deviceId)
    .execute();
}
