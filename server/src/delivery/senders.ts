/** The senders of a house, by its settings. */
import type { HouseConfig } from '../config.ts';
import type { Senders } from './messagePort.ts';
import { smsGateway } from './smsGateway.ts';
import { smtpSender } from './smtp.ts';

/** A sandbox has none, whatever is set: its messages go to its outbox. */
export function sendersOf(config: HouseConfig, now: () => number): Senders {
  const isSandbox = config.isSandbox;
  return {
    sms: isSandbox || config.smsUrl === '' ? undefined : smsGateway(config, now),
    mail: isSandbox || config.smtpUrl === '' ? undefined : smtpSender(config),
  };
}
