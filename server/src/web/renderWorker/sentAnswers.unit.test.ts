import { expect, it } from 'vitest';
import type { Answer } from './messages.ts';
import { answersKept, createAnswerSender, createAnswerStore } from './sentAnswers.ts';

const answerOf = (body: string): Answer => ({ status: 200, body });

it('names an answer that was sent twice, and the thread has it', () => {
  const [sent, kept] = [createAnswerSender(), createAnswerStore()];
  const answer = answerOf('one');
  const messages = [sent(answer), sent(answer), sent(answer)];
  expect(messages).toEqual([{ answer }, { answer, number: 1 }, { kept: 1 }]);
  expect(messages.map(kept)).toEqual([answer, answer, answer]);
});

it('sends an answer again once both sides have dropped it', () => {
  const [sent, kept] = [createAnswerSender(), createAnswerStore()];
  const all = Array.from({ length: 3 * answersKept }, (_, index) => answerOf(`answer ${index}`));
  let whole = 0;
  for (const count of [1, 10, 100, 101, 300])
    for (let round = 0; round < 4; round += 1)
      for (const answer of all.slice(0, count)) {
        const message = sent(answer);
        whole += 'answer' in message ? 1 : 0;
        expect(kept(structuredClone(message))).toEqual(answer);
      }
  expect(whole).toBeGreaterThan(all.length);
});
