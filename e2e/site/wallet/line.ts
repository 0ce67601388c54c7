/** Observes and replaces what a page sends. Listen after `openSite`, whose `close` ends it. */
import { vi } from 'vitest';

export interface Line {
  /** How often this address was requested since the last `forget`. */
  sentTo(path: string): number;
  forget(): void;
  /** The next request to this address reaches the house, and its reply is lost. */
  loseReply(path: string): void;
  /** Answers an address in place of the house whenever `answers` returns a reply for it. */
  answerWith(answers: (path: string, fields: URLSearchParams) => object | undefined): void;
}

const asTheHouseDoes = () => undefined;

export function listen(): Line {
  const toHouse = globalThis.fetch;
  let sent: string[] = [];
  let lost: string | undefined;
  let answered: Parameters<Line['answerWith']>[0] = asTheHouseDoes;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname: path } = new URL(input, 'http://foyer.test');
    sent.push(path);
    const own = answered(path, init.body instanceof URLSearchParams ? init.body : new URLSearchParams());
    if (own !== undefined) return Response.json(own);
    const reply = await toHouse(input, init);
    if (path !== lost) return reply;
    lost = undefined;
    throw new TypeError('Failed to fetch');
  });
  return {
    sentTo: (path) => sent.filter((one) => one === path).length,
    forget: () => void (sent = []),
    loseReply: (path) => void (lost = path),
    answerWith: (answers) => void (answered = answers),
  };
}
