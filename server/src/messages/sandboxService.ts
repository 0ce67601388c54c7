/**
 * The sandbox's customer service: replies to each letter once, after a delay, and says that nobody has read it. A real
 * house has people instead.
 */
import { messageTypes } from '@foyer/contract/rules/inbox.ts';
import { inEveryLanguage } from '@foyer/text/inLanguage.ts';
import { translate } from '@foyer/text/translate.ts';
import type { House } from '../house.ts';
import { idle, startWorker } from '../jobs/worker.ts';
import type { Worker } from '../jobs/worker.ts';
import type { MailRow } from './store.ts';
import { takeUnanswered } from './store.ts';

/** Replies to letters that are due. Returns how many. */
export async function answerDue(house: House, delayMs: number): Promise<number> {
  const nowMs = house.now();
  const answered = await takeUnanswered(house.db, nowMs - delayMs, nowMs, (letter, within) =>
    house.mail.write(replyTo(letter), within),
  );
  for (const { player_id: playerId } of answered) house.mail.arrived(playerId);
  return answered.length;
}

function replyTo(letter: MailRow): Parameters<House['mail']['write']>[0] {
  const topic = messageTypes.find((type) => type === letter.topic) ?? 'other';
  const answer = inEveryLanguage((lang) => translate(lang)('letters', `desk.${topic}`));
  const args = { topic, subject: letter.subject, answer };
  return { playerId: letter.player_id, kind: 'deskReply', args, key: `reply:${letter.mail_id}` };
}

/** Starts nothing outside the sandbox, or if the delay is 0. */
export function startSandboxService(house: House): Worker {
  const delayMs = house.config.bankDelaySeconds * 1000;
  if (!house.config.isSandbox || delayMs <= 0) return idle;
  return startWorker(house, 'the sandbox desk', () => answerDue(house, delayMs));
}
