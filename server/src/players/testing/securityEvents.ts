/** Security events of tests. */
import type { House } from '../../house.ts';
import { addSecurityEvent } from '../securityEventStore.ts';

/** A log-in of this player, as if by this call. */
export async function addLogInEvent(house: House, playerId: string, callName: string): Promise<void> {
  const event = { player_id: playerId, actor: 'player', kind: 'login', outcome: 'done', ip: '10.0.0.1' } as const;
  const unset = { reason: '', staff: '', device_id: '', device_name: '', request_id: '' };
  await addSecurityEvent(house, { ...event, ...unset, call_name: callName });
}
