/** A storm of live news on one browser's stream. */
import type { ServerResponse } from 'node:http';
import { eventOf } from '../live/hub.ts';

/** News of these kinds make a page read again and say nothing by themselves, so no page shows invented money. */
const kinds = ['balance', 'mail', 'bonus', 'reserve', 'protection'] as const;

/** A stream that is not read as fast is left alone, as the hub would end it. */
const mostWaitingBytes = 32 * 1024;

/** Writes news on the stream, from its first event until it closes or `endsMs`. */
export function startStorm(stream: ServerResponse, perSecond: number, endsMs: number, now: () => number): void {
  let sent = 0;
  const timer = setInterval(() => {
    if (now() >= endsMs || stream.destroyed) return clearInterval(timer);
    if (!stream.headersSent || stream.writableEnded || stream.writableLength > mostWaitingBytes) return;
    const kind = kinds[sent % kinds.length] ?? 'balance';
    sent += 1;
    stream.write(eventOf({ kind }));
  }, 1_000 / perSecond);
  stream.once('close', () => clearInterval(timer));
}
