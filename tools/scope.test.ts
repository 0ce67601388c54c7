/** The scope of this client. */
import { calls } from '@foyer/contract/calls.ts';
import type { Call } from '@foyer/contract/call.ts';
import { describe, expect, it } from 'vitest';
import { cited, idsOf } from './citations.ts';
import { isTestFile, sourceFiles } from './imports.ts';

/**
 * Number of requirements of each kind in the specification, which are numbered from 1. calls.test.ts counts the calls.
 */
const counts = {
  ROUTE: 74,
  HOME: 25,
  POPUP: 20,
  SCREEN: 85,
  ENTITY: 44,
  ENUM: 26,
  STATE: 24,
  VALID: 61,
  ROLE: 18,
  ENV: 18,
  ERR: 54,
  CONST: 45,
  I18N: 34,
  NFR: 12,
} as const;

it('is the whole client: tests cite each screen, entity, rule, error and constant. NFR-008', () => {
  const known = cited();
  const wanted = Object.entries(counts).flatMap(([area, until]) => idsOf(area, 1, until));
  expect(wanted.filter((id) => !known.has(id))).toEqual([]);
});

/** Files of pages and windows that mention the operator's desk at /operator/. */
const staffIn = (files: ReadonlyMap<string, string>): string[] =>
  [...files]
    .filter(([path]) => /^(client\/src|games\/windows)\//.test(path) && !isTestFile(path))
    .filter(
      ([path, source]) => /\/(operator|staff|admin)\b/i.test(path) || /['"`/](operator|staff|admin)\//i.test(source),
    )
    .map(([path]) => path);

describe('staff', () => {
  it('has no screen and no call in this client: visitors are guests or players. ROLE-017', () => {
    const declared = Object.values<Call>(calls);
    expect(declared.filter(({ access }) => access !== 'guest' && access !== 'player')).toEqual([]);
    expect(declared.filter(({ path }) => !path.startsWith('/api/') || /operator|staff|admin/i.test(path))).toEqual([]);
    expect(staffIn(sourceFiles())).toEqual([]);
  });

  it('is found where it is mentioned', () => {
    const seeded = new Map([
      ['client/src/screens/operator/desk.tsx', ''],
      ['client/src/features/wallet/a.ts', "await fetch('/operator/reserve')"],
      ['server/src/wallet/desk.ts', "app.post('/operator/reserve')"],
    ]);
    expect(staffIn(seeded)).toEqual(['client/src/screens/operator/desk.tsx', 'client/src/features/wallet/a.ts']);
  });
});
