/**
 * Learns what an operator's backend offers: at the start, and then every minute, so that no page waits for it. Decision
 * 463
 */
import { absentParts, featureParts, isClaim } from '@foyer/contract/features.ts';
import type { Feature } from '@foyer/contract/features.ts';
import type { Logger } from 'pino';
import { featuresIn, gamesRead, isLacking, neededReads, offeredRead } from '../http/featureReads.ts';
import type { Ask } from './render.ts';

/** Reads under way at a time, so that the backend hardly notices. */
const atATime = 4;

export interface BackendFeatures {
  /** Parts that pages must not show. The same array until something changes. */
  readonly absent: () => readonly string[];
  /** Asks the backend. What it does not answer stays as it was. */
  readonly refresh: () => Promise<void>;
}

export function createBackendFeatures(ask: Ask, log: Pick<Logger, 'info'>): BackendFeatures {
  const lacking = new Set<string>();
  let absent = absentParts((feature) => !isClaim(feature));

  const show = (offered: (feature: Feature) => boolean): void => {
    const next = absentParts(offered);
    if (next.join() === absent.join()) return;
    absent = next;
    log.info({ absent: next.filter((part) => !part.startsWith('/')) }, 'the backend does not offer every feature');
  };

  async function probe(reads: Iterator<(typeof neededReads)[number]>): Promise<void> {
    for (let next = reads.next(); next.done !== true; next = reads.next()) {
      const { name, path, method } = next.value;
      const { status, body } = await ask(path, method, '');
      if (isLacking(status, body)) lacking.add(name);
      else if (status < 500) lacking.delete(name);
    }
  }

  return {
    absent: () => absent,
    async refresh() {
      const reply = await ask(offeredRead.path, offeredRead.method, '');
      const named = featuresIn(reply.body);
      if (named) return show((feature) => named.includes(feature));
      if (reply.status >= 500 && !isLacking(reply.status, reply.body)) return;
      const games = await ask(gamesRead.path, gamesRead.method, '');
      if (games.status >= 500 || isLacking(games.status, games.body)) return;
      const reads = neededReads.values();
      await Promise.all(Array.from({ length: atATime }, () => probe(reads)));
      show((feature) => !isClaim(feature) && !featureParts[feature].needs.some((name) => lacking.has(name)));
    },
  };
}

const everyMs = 60_000;
/** Longest wait for the first answer, so that a backend that hangs does not keep the site closed. */
const firstWaitMs = 2_000;

/** Resolves once the backend has answered, or after a short wait. Asks until `close` is called. */
export async function followBackendFeatures(ask: Ask, log: Pick<Logger, 'info'>) {
  const features = createBackendFeatures(ask, log);
  let isAsking = false;
  const refresh = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    await features.refresh().finally(() => (isAsking = false));
  };
  const { promise: waited, resolve } = Promise.withResolvers<void>();
  const patience = setTimeout(resolve, firstWaitMs);
  await Promise.race([refresh(), waited]);
  clearTimeout(patience);
  const timer = setInterval(() => void refresh(), everyMs).unref();
  return { absent: features.absent, close: () => clearInterval(timer) };
}
