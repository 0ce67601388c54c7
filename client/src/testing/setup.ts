/**
 * Set-up of each client test file. Files share one window and its packages. Each starts with fresh modules, as a guest
 * with empty cookies and storage.
 */
import { randomUUID } from 'node:crypto';
import { locales } from '@foyer/contract/envelope.ts';
import { configure } from '@testing-library/react';
import { vi } from 'vitest';
import brand from '../../../brands/default.json' with { type: 'json' };

// The default of one second is too short on a machine that runs the whole suite.
configure({ asyncUtilTimeout: 20_000 });

for (const pair of document.cookie.split('; ')) {
  const [name = ''] = pair.split('=', 1);
  if (name !== '') document.cookie = `${name}=; Max-Age=0; path=/`;
}
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
vi.resetModules();

/**
 * Gives each file its own channels. Node's reach all workers, so a log-in in another file's test would refresh this
 * page.
 */
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

// If a component suspends for its texts between two hooks, strict mode reports that their order has changed.
const { fillWords } = await import('#text/allWords.ts');
fillWords(brand);
const { setSiteBrand } = await import('@foyer/contract/siteBrand.ts');
setSiteBrand({
  currency: brand.currency,
  languages: locales,
  lengths: { account: [6, 12], password: [6, 12] },
  order: [],
  words: '',
});
