/**
 * Set-up of each client test file. Files share one window and its packages; each begins with modules of its own, as a
 * guest whose browser keeps nothing.
 */
import { randomUUID } from 'node:crypto';
import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// A second, the usual patience, is short for a machine that runs the whole suite.
configure({ asyncUtilTimeout: 20_000 });

for (const pair of document.cookie.split('; ')) {
  const [name = ''] = pair.split('=', 1);
  if (name !== '') document.cookie = `${name}=; Max-Age=0; path=/`;
}
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
vi.resetModules();

/** A browser of its own: Node's channels reach all workers, so that a log-in in another file's test would refresh this page. */
const native = Symbol.for('foyer.BroadcastChannel');
const Channel = (Reflect.get(globalThis, native) ?? BroadcastChannel) as typeof BroadcastChannel;
Reflect.set(globalThis, native, Channel);
const browser = randomUUID();
Reflect.set(
  globalThis,
  'BroadcastChannel',
  class extends Channel {
    constructor(name: string) {
      super(`${name} of ${browser}`);
    }
  },
);

// A component that suspends for its words between two hooks makes React's strict mode report a change in their order.
await import('#text/allWords.ts');
