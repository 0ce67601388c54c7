import { describe, expect, it } from 'vitest';
import { chooseJourneys, chooseTests, reachedFrom } from './changed.ts';

/** A small tree: a wallet feature on one screen, a rule under both sides, a game window. */
const sources = new Map(
  Object.entries({
    'contract/src/rules/card.ts': 'export const card = 1;',
    'contract/src/wallet/cards.ts': "import { card } from '../rules/card.ts';",
    'contract/src/rules/card.test.ts': "import { card } from './card.ts';",
    'client/src/features/wallet/Cards.tsx': "import { cards } from '@foyer/contract/wallet/cards.ts';",
    'client/src/features/wallet/Cards.test.tsx': "import { Cards } from './Cards.tsx';",
    'client/src/features/home/Home.tsx': 'export const Home = 1;',
    'client/src/features/home/Home.test.tsx': "import { Home } from './Home.tsx';",
    'client/src/screens/__root.tsx': "import { Shell } from '#app/Shell.tsx';",
    'client/src/app/Shell.tsx': 'export const Shell = 1;',
    'client/src/screens/home.tsx': "import { Home } from '#features/home/Home.tsx';",
    'client/src/screens/mine/bankList.tsx': "const page = () => import('#features/wallet/Cards.tsx');",
    'server/src/wallet/cards.ts': "import { cards } from '@foyer/contract/wallet/cards.ts';",
    'server/src/wallet/cards.test.ts': "import { cards } from './cards.ts';",
    'server/src/http/build.ts': 'export const build = 1;',
    'games/windows/slot/main.ts': 'export const slot = 1;',
    'tools/architecture.test.ts': "import { domains } from './architecture.ts';",
    'e2e/hand.ts': 'export const hand = 1;',
    'e2e/addresses.ts': "export const all = ['/mine/bankList'];",
    'e2e/home.spec.ts': "import { hand } from './hand.ts';\nopen('/home');",
    'e2e/cards.spec.ts': "open('/mine/bankList?add=true');",
    'e2e/every.spec.ts': "import { all } from './addresses.ts';",
    'e2e/slot.spec.ts': "expect(url).toMatch('/play/slot');",
  }),
);
const journeys = (...changed: string[]) => chooseJourneys(changed, sources);
const tests = (...changed: string[]) => chooseTests(changed, sources);

describe('the tests that a change can touch', () => {
  it('import the changed file, directly or indirectly, or read the source tree', () => {
    expect(tests('contract/src/rules/card.ts')).toEqual([
      'contract/src/rules/card.test.ts',
      'client/src/features/wallet/Cards.test.tsx',
      'server/src/wallet/cards.test.ts',
      'tools/architecture.test.ts',
    ]);
    expect(tests('client/src/features/home/Home.test.tsx')).toEqual([
      'client/src/features/home/Home.test.tsx',
      'tools/architecture.test.ts',
    ]);
  });
  it('are all tests if the changed file is never imported', () => {
    for (const path of ['package-lock.json', 'text/en/wallet.json', 'vitest.config.ts', 'tools/install.mjs']) {
      expect(tests(path)).toBe('all');
    }
  });
  it('are only those that read the source tree if prose has changed', () =>
    expect(tests('docs/slots.md')).toEqual(['tools/architecture.test.ts']));
  it('follow lazy imports', () =>
    expect(reachedFrom(['client/src/features/wallet/Cards.tsx'], sources)).toContain(
      'client/src/screens/mine/bankList.tsx',
    ));
});

describe('the journeys that a change can touch', () => {
  it('name the address of an affected screen, also in a list that they import', () =>
    expect(journeys('client/src/features/wallet/Cards.tsx')).toEqual(['e2e/cards.spec.ts', 'e2e/every.spec.ts']));
  it('are those of the domain’s screens if the house has changed', () =>
    expect(journeys('server/src/wallet/cards.ts')).toEqual(['e2e/cards.spec.ts', 'e2e/every.spec.ts']));
  it('are those that open a game if a window has changed', () =>
    expect(journeys('games/windows/slot/main.ts')).toEqual(['e2e/slot.spec.ts']));
  it('are those that use a changed helper', () => expect(journeys('e2e/hand.ts')).toEqual(['e2e/home.spec.ts']));
  it('are none for a unit test or prose', () =>
    expect(journeys('client/src/features/home/Home.test.tsx', 'README.md')).toEqual([]));
  it.each(['server/src/http/build.ts', 'client/src/app/Shell.tsx', 'text/en/wallet.json', 'e2e/setup.ts'])(
    'are all for %s',
    (path) => expect(journeys(path)).toBe('all'),
  );
});
