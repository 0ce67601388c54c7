/** One version for all packages, with a section in CHANGELOG.md. docs/upgrade.md */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readJson, root } from './lockfile.ts';

const Manifest = v.object({ version: v.string(), workspaces: v.optional(v.array(v.string()), []) });
const { version, workspaces } = v.parse(Manifest, readJson('package.json'));
const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');

it('is the same in every package of the repository', () => {
  expect(workspaces.length).toBeGreaterThan(5);
  for (const workspace of workspaces)
    expect([workspace, v.parse(Manifest, readJson(`${workspace}/package.json`)).version]).toEqual([workspace, version]);
});

it('has a section in the changelog, below what is not released yet', () => {
  const sections = [...changelog.matchAll(/^## \[([^\]]+)\](?: - (\d{4}-\d\d-\d\d))?$/gm)];
  expect(sections[0]?.[1]).toBe('Unreleased');
  expect(sections.map(([, name]) => name)).toContain(version);
  for (const [, name, date] of sections.slice(1)) expect([name, date]).toEqual([name, expect.stringMatching(/^\d/)]);
});
