/** The units of deploy/systemd: systemd takes them, they are sandboxed, and they agree with the house. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { graceSeconds, isHealthAddress, installed, read, settingFaults } from './deployFiles.ts';
import { root } from './lockfile.ts';

const folder = 'deploy/systemd';
const house = read(`${folder}/foyer@.service`);
const valuesOf = (unit: string, name: string): string[] =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
const [words = ''] = valuesOf(house, 'Environment');
const settings = Object.fromEntries(words.split(' ').map((pair) => pair.split('=') as [string, string]));

/** The units as they would be on a machine, with an instance, and with a Node that exists here. */
const scratch = mkdtempSync(join(tmpdir(), 'foyer-units-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
for (const name of readdirSync(join(root, folder))) {
  const unit = read(`${folder}/${name}`).replaceAll('/srv/foyer/node_modules/.bin/node', process.execPath);
  writeFileSync(join(scratch, name.replace('@', '@8081')), unit);
}
const services = readdirSync(scratch).filter((name) => name.endsWith('.service'));
const analyze = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd: scratch });
  return { status, output: stdout + stderr };
};

it('gives the house settings that it knows, and time to end', () => {
  expect(settingFaults(settings)).toEqual([]);
  expect(Number(valuesOf(house, 'TimeoutStopSec')[0])).toBeGreaterThan(Number(settings.DRAIN_SECONDS) + graceSeconds);
});

it('starts the house as a production folder does, and waits until it is ready', () => {
  const [start = ''] = valuesOf(house, 'ExecStart');
  expect(read('tools/houseInstall.ts')).toContain(`start: '${start.replace('/srv/foyer/node_modules/.bin/', '')}'`);
  const [, path = ''] = /127\.0\.0\.1:%i(\/\w+)/.exec(valuesOf(house, 'ExecStartPost')[0] ?? '') ?? [];
  expect([path, isHealthAddress(path)]).toEqual(['/readyz', true]);
});

it('writes into a folder of its own only, without root', () => {
  for (const name of services) {
    const unit = read(`${folder}/${name.replace('@8081', '@')}`);
    for (const [option, value] of [
      ['DynamicUser', 'yes'],
      ['ProtectSystem', 'strict'],
      ['NoNewPrivileges', 'yes'],
      ['CapabilityBoundingSet', ''],
    ] as const)
      expect([name, option, valuesOf(unit, option)]).toEqual([name, option, [value]]);
    expect(valuesOf(unit, 'ReadWritePaths')).toEqual([]);
  }
  expect(settings.DATA_DIR).toBe(`/var/lib/${valuesOf(house, 'StateDirectory')[0]}`);
});

it.each(installed('systemd-analyze'))('has units in which %s finds no fault and low exposure', (program) => {
  expect(analyze(program, 'verify', '--man=no', ...readdirSync(scratch).map((name) => `./${name}`))).toEqual({
    status: 0,
    output: '',
  });
  for (const name of services) {
    const { status, output } = analyze(program, 'security', '--offline=yes', '--threshold=20', `./${name}`);
    // The threshold is in tenths of the exposure, from 0 to 10.
    expect([name, status], output).toEqual([name, 0]);
  }
});
