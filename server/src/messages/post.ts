/** The house's implementation of the mail port. */
import type { House } from '../house.ts';
import { topicOf } from './letters.ts';
import type { Letter, MailPort } from './mailPort.ts';
import { insertMail, unreadCount } from './store.ts';
import type { NewMail } from './store.ts';

type MailPorts = Pick<House, 'db' | 'live' | 'log' | 'now' | 'random'>;

export function createMail({ db, live, log, now, random }: MailPorts): MailPort {
  const mailOf = (letter: Letter): NewMail => {
    const { playerId, kind, args, key } = letter;
    const nowMs = now();
    // A reply keeps the topic of the question.
    const topic = letter.kind === 'deskReply' ? letter.args.topic : topicOf[letter.kind];
    return { playerId, mailId: random.id(nowMs), box: 'in', kind, topic, args, eventKey: key, createdMs: nowMs };
  };
  const arrived = (playerId: string): void => live.emit(playerId, { kind: 'mail' });
  return {
    arrived,
    unread: (playerId) => unreadCount(db, playerId),
    async write(letter, within) {
      await insertMail(within, mailOf(letter));
    },
    async send(letter) {
      try {
        await insertMail(db, mailOf(letter));
        arrived(letter.playerId);
      } catch (error) {
        log.error({ err: error, playerId: letter.playerId, letter: letter.kind }, 'a letter was not written');
      }
    },
  };
}
