/** Sends an answer to the rendering thread once. While it stays the same object, later messages contain its number only. */
import type { Answer } from './messages.ts';

/** Both sides drop an answer when this many later ones were sent, so neither has to tell the other. */
export const answersKept = 100;

/** An answer without a number is not kept by the thread. */
export type SentAnswer = { readonly answer: Answer; readonly number?: number } | { readonly kept: number };

/**
 * The house's side. Messages must be sent in the order in which they were made here. Only what is sent a second time is
 * kept from then on: most answers that no cache holds never are.
 */
export function createAnswerSender(): (answer: Answer) => SentAnswer {
  const once = 0;
  const numbers = new WeakMap<Answer, number>();
  let last = 0;
  return (answer) => {
    const known = numbers.get(answer);
    if (known === undefined) {
      numbers.set(answer, once);
      return { answer };
    }
    if (known !== once && known > last - answersKept) return { kept: known };
    last += 1;
    numbers.set(answer, last);
    return { answer, number: last };
  };
}

/** The thread's side. */
export function createAnswerStore(): (sent: SentAnswer) => Answer {
  const answers = new Map<number, Answer>();
  return (sent) => {
    if ('answer' in sent) {
      if (sent.number === undefined) return sent.answer;
      answers.set(sent.number, sent.answer);
      answers.delete(sent.number - answersKept);
      return sent.answer;
    }
    const found = answers.get(sent.kept);
    if (found === undefined) throw new Error(`answer ${sent.kept} was not sent`);
    return found;
  };
}
