import { describe, expect, it } from 'vitest';
import { importsOf, isTestFile, sourceFiles } from './imports.ts';
import { areaOf, faultsIn, mayImport } from './architecture.ts';

const one = (path: string, source: string): string[] => faultsIn(new Map([[path, source]]));

const backwards = (edge: string) => edge.split(' > ').toReversed().join(' > ');

describe('the architecture', () => {
  const files = sourceFiles();
  it('holds in every file of the repository. NFR-010', () => expect(faultsIn(files)).toEqual([]));
  it('covers the whole import graph', () => {
    const areas = new Set([...files.keys()].map(areaOf));
    for (const area of [
      'contract',
      'contract:domain',
      'text',
      'client:ui',
      'client:api',
      'house:http',
      'house:domain',
      'house:ledger',
    ]) {
      expect(areas).toContain(area);
    }
    const edges = [...files].flatMap(([path, source]) => importsOf(path, source));
    expect(edges.filter((edge) => edge.isOurs).length).toBeGreaterThan(300);
    expect(
      edges.filter(
        (edge) =>
          edge.isOurs &&
          !['tools/architecture.test.ts', 'tools/changed.test.ts'].includes(edge.from) &&
          /\.tsx?$/.test(edge.to) &&
          !edge.to.endsWith('.gen.ts') &&
          !files.has(edge.to),
      ),
    ).toEqual([]);
  });
  it('has no two areas that import each other', () => {
    const edges = new Set(
      [...files]
        .filter(([path]) => !isTestFile(path))
        .flatMap(([path, source]) => importsOf(path, source))
        .filter(({ isOurs, to }) => isOurs && !/\w+Port\.ts$|client\/src\/router\.tsx$/.test(to))
        .map(({ from, to }) => `${areaOf(from)} > ${areaOf(to)}`),
    );
    expect([...edges].filter((edge) => edge !== backwards(edge) && edges.has(backwards(edge)))).toEqual([]);
  });
  it('names only known areas', () => {
    const known = new Set(Object.keys(mayImport));
    expect(
      Object.values(mayImport)
        .flat()
        .filter((area) => !known.has(area) && !area.startsWith('*')),
    ).toEqual([]);
  });
});

describe('a violation is found:', () => {
  it.each<[string, string, string]>([
    ['a contract domain imports another', 'contract/src/wallet/x.ts', "import { a } from '../account/session.ts';"],
    ['the contract’s core imports a domain', 'contract/src/call.ts', "import { a } from './wallet/deposit.ts';"],
    ['a rule imports a domain', 'contract/src/rules/x.ts', "import { a } from '../wallet/deposit.ts';"],
    ['the contract imports the text', 'contract/src/x.ts', "import { a } from '@foyer/text/keys.ts';"],
    ['the contract takes a package', 'contract/src/x.ts', "import z from 'zod';"],
    ['the contract reads the platform', 'contract/src/x.ts', "import { readFileSync } from 'node:fs';"],
    ['the text imports the client', 'text/src/x.ts', "import { a } from '@foyer/client/x.ts';"],
    ['a feature imports another', 'client/src/features/wallet/A.tsx', "import { B } from '#features/account/B.tsx';"],
    [
      'a feature imports another by its path',
      'client/src/features/wallet/a/A.tsx',
      "import { B } from '../../account/B.tsx';",
    ],
    [
      'a feature imports another lazily',
      'client/src/features/wallet/A.tsx',
      "const B = lazy(() => import('#features/account/B.tsx'));",
    ],
    [
      'a feature imports another’s type',
      'client/src/features/wallet/A.tsx',
      "import type { B } from '#features/account/B.tsx';",
    ],
    ['a feature imports a screen', 'client/src/features/wallet/A.tsx', "import { B } from '#screens/home.tsx';"],
    ['a feature imports the shell', 'client/src/features/wallet/A.tsx', "import { B } from '#app/Shell.tsx';"],
    ['the kit of the ui knows the api', 'client/src/ui/A.tsx', "import { q } from '#api/query.ts';"],
    ['the ui knows the contract', 'client/src/ui/A.tsx', "import { a } from '@foyer/contract/wallet/deposit.ts';"],
    ['the api knows the session', 'client/src/api/send.ts', "import { a } from '#session/store.ts';"],
    ['the api toasts', 'client/src/api/send.ts', "import { toast } from '#ui/messages/messages.ts';"],
    ['the shell imports a screen', 'client/src/app/shell/Shell.tsx', "import { B } from '#screens/home.tsx';"],
    ['the client imports the house', 'client/src/api/x.ts', "import { a } from '@foyer/house/http/build.ts';"],
    ['the client imports a tool', 'client/src/api/x.ts', "import { a } from '@foyer/tools/browser.ts';"],
    ['the text of the client is read from disk', 'client/src/ui/x.ts', "import { a } from '@foyer/text/translate.ts';"],
    ['a domain of the house imports another', 'server/src/wallet/x.ts', "import { a } from '../account/login.ts';"],
    [
      'a domain of the house imports another by its address',
      'server/src/wallet/x.ts',
      "import { a } from '#account/login.ts';",
    ],
    ['a domain of the house imports the web', 'server/src/wallet/x.ts', "import { a } from '../web/mount.ts';"],
    ['a service touches the database', 'server/src/wallet/deposits.ts', "import { open } from '../db/open.ts';"],
    ['the ledger knows a domain', 'server/src/ledger/post.ts', "import { a } from '../wallet/hold.ts';"],
    ['the database knows http', 'server/src/db/open.ts', "import { a } from '../http/context.ts';"],
    [
      'the house takes a client’s component',
      'server/src/wallet/x.ts',
      "import { A } from '@foyer/client/ui/Button.tsx';",
    ],
    ['an engine knows its window', 'games/engines/x.ts', "import { a } from '../windows/slot/main.ts';"],
    ['an engine draws chance from the platform', 'games/engines/x.ts', "import { randomInt } from 'node:crypto';"],
    ['a port is more than a type', 'server/src/provider/x.ts', "import { LaunchPort } from '../lobby/launchPort.ts';"],
    ['an engine takes a package', 'games/engines/x.ts', "import seed from 'seedrandom';"],
    ['the product imports a test', 'server/src/wallet/x.ts', "import { a } from '../http/testing/client.ts';"],
    ['a barrel', 'client/src/ui/all.ts', "/** All. */\nexport { A } from './A.tsx';\nexport * from './B.tsx';"],
    ['an index', 'client/src/ui/index.ts', 'export const a = 1;'],
    ['utils', 'client/src/ui/utils.ts', 'export const a = 1;'],
    ['a folder of helpers', 'server/src/helpers/money.ts', 'export const a = 1;'],
    ['types', 'contract/src/types.ts', 'export type A = 1;'],
    ['an area that nobody named', 'server/src/cellar/x.ts', 'export const a = 1;'],
  ])('%s', (_, path, source) => expect(one(path, source)).not.toEqual([]));

  it.each<[string, string, string]>([
    ['a domain imports the ledger', 'server/src/wallet/x.ts', "import { titles } from '../ledger/accounts.ts';"],
    ['a store opens the database', 'server/src/wallet/depositStore.ts', "import { open } from '../db/open.ts';"],
    ['a service names a row', 'server/src/wallet/x.ts', "import type { Tables } from '../db/tables.ts';"],
    ['a feature imports its own', 'client/src/features/wallet/A.tsx', "import { B } from './deposit/B.tsx';"],
    [
      'a screen composes features',
      'client/src/screens/home.tsx',
      "import { B } from '#features/home/B.tsx';\nimport { C } from '#features/lobby/C.tsx';",
    ],
    [
      'the provider answers a port',
      'server/src/provider/x.ts',
      "import type { LaunchPort } from '../lobby/launchPort.ts';",
    ],
    ['a comment names another domain', 'server/src/wallet/x.ts', "/* import { a } from '../account/login.ts'; */"],
  ])('but not where %s', (_, path, source) => expect(one(path, source)).toEqual([]));
});
