/** A window's requests to the house. A time-out counts as unknown, never as failed: the request is retried. L06, R01 */
import { apiOrigin } from '@foyer/contract/apiOrigin.ts';
import { clientHeader, readEnvelope } from '@foyer/contract/envelope.ts';
import type { PlayCall } from '@foyer/contract/play/play.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import type { RefusalName } from '@foyer/contract/refusals.ts';
import * as v from 'valibot';
import { wait } from './dom.ts';

export type Answer<T> =
  | { readonly kind: 'done'; readonly data: T }
  | { readonly kind: 'refused'; readonly name: RefusalName | undefined; readonly message: string }
  | { readonly kind: 'lost' };

const timeoutMs = 5_000;

/** The parts of a call that `ask` uses. Calls of the site have them too, besides those of windows. */
type Asked<Q, S> = Pick<PlayCall<Q, S>, 'request' | 'response'> & { readonly path: string };

export async function ask<Q, S>(call: Asked<Q, S>, request: Q, lang: string): Promise<Answer<S>> {
  const fields = Object.entries({ ...(call.request.encode(request) as Record<string, unknown>), lang });
  try {
    const reply = await fetch(apiOrigin + call.path, {
      credentials: apiOrigin === '' ? 'same-origin' : 'include',
      method: 'POST',
      headers: { [clientHeader]: '1' },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const envelope = readEnvelope(await reply.json());
    if (envelope === undefined || envelope.code === refusals.SERVICE_ERROR) return { kind: 'lost' };
    if (envelope.code !== 200) return { kind: 'refused', name: nameOf(envelope.code), message: envelope.message };
    const read = v.safeParse(call.response.schema, envelope.data);
    return read.success ? { kind: 'done', data: read.output } : { kind: 'lost' };
  } catch {
    return { kind: 'lost' };
  }
}

/** Whether the window's session is over, so that it can only be closed. */
export const isSessionOver = (name: string | undefined): boolean =>
  name === 'GAME_SESSION_ENDED' || name === 'SESSION_EXPIRED' || name === 'WINDOW_DISPLACED';

function nameOf(code: number): RefusalName | undefined {
  return (Object.keys(refusals) as RefusalName[]).find((name) => refusals[name] === code);
}

/** Retries until the house has replied, with pauses of up to four seconds. Calls `onLost` after each failure. */
export async function askUntilAnswered<Q, S>(
  call: PlayCall<Q, S>,
  request: Q,
  lang: string,
  onLost: () => void,
): Promise<Exclude<Answer<S>, { kind: 'lost' }>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(call, request, lang);
    if (answer.kind !== 'lost') return answer;
    onLost();
    await wait(Math.min(4_000, 500 * 2 ** tries));
  }
}

/** Like `askUntilAnswered`, but also retries the same request while the game cycle is not over yet. M11 */
export async function askInTurn<Q, S>(
  call: PlayCall<Q, S>,
  request: Q,
  lang: string,
  onLost: () => void,
): Promise<Exclude<Answer<S>, { kind: 'lost' }>> {
  for (;;) {
    const answer = await askUntilAnswered(call, request, lang, onLost);
    if (answer.kind !== 'refused' || answer.name !== 'SPIN_TOO_SOON') return answer;
    await wait(350);
  }
}
