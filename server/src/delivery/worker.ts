/** Sends messages until the house stops. */
import type { House } from '../house.ts';
import { scheduledJob } from '../jobs/job.ts';
import type { Job } from '../jobs/job.ts';
import { idle, startWorker } from '../jobs/worker.ts';
import type { Worker } from '../jobs/worker.ts';
import { outsideChannels } from './messagePort.ts';
import { deleteMessagesBefore } from './outgoingStore.ts';
import { sendDue } from './sendDue.ts';

const keptMs = 30 * 86_400_000;

export const deliveryJobs: readonly Job[] = [
  scheduledJob('delivery.clear', { every: { dailyAt: '04:55' }, missed: 'last' }, (house, slotMs) =>
    deleteMessagesBefore(house, slotMs - keptMs),
  ),
];

const missing = {
  sms: 'SMS_URL is not set: no SMS can be sent, and calls that need one are refused. See docs/messages.md.',
  mail: 'SMTP_URL is not set: no mail can be sent, and calls that need one are refused. See docs/messages.md.',
} as const;

/**
 * Outside the sandbox, warns of a channel without a sender, and works on each channel by itself: a gateway that hangs
 * delays neither the other channel nor the house's jobs.
 */
export function startDelivery(house: House): Worker {
  if (house.config.isSandbox) return idle;
  for (const channel of outsideChannels) if (house.senders[channel] === undefined) house.log.warn(missing[channel]);
  const workers = outsideChannels.map((channel) =>
    startWorker(house, `the sender of ${channel}`, () => sendDue(house, channel)),
  );
  return { stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))) };
}
