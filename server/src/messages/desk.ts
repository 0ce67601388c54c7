/**
 * Customer service of the sandbox: answers each letter after a while, once, and says that nobody has read it. It stands
 * where a real house has people at desks.
 */
import { messageTypes } from '@foyer/contract/rules/inbox.ts';
import { translate } from '@foyer/text/translate.ts';
import type { House } from '../http/context.ts';
import { inEveryLanguage } from './letters.ts';
import type { MailRow } from './store.ts';
import { takeUnanswered } from './store.ts';

export interface Desk {
  /** Resolves when the round that is under way has ended. */
  stop(): Promise<void>;
}

const pauseMs = 1000;

/** Answers what is due; answers how many letters it has answered. */
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

/** Starts nothing outside the sandbox, or where its delay is 0. A round that fails is logged and tried again. */
export function startDesk(house: House): Desk {
  const delayMs = house.config.bankDelaySeconds * 1000;
  if (!house.config.isSandbox || delayMs <= 0) return { stop: () => Promise.resolve() };
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    try {
      await answerDue(house, delayMs);
    } catch (error) {
      house.log.error({ err: error }, 'the sandbox desk could not finish a round');
    }
    if (!isStopped) plan();
  }
  function plan(): void {
    timer = setTimeout(() => {
      round = run();
    }, pauseMs);
  }
  plan();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return round;
    },
  };
}
