/** The container and its compose file: versions are pinned, nothing runs as root, and they agree with the house and each other. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { exactImage, graceSeconds, isHealthAddress, installed, read, settingFaults, versions } from './deployFiles.ts';
import { readJson } from './lockfile.ts';

describe('the container file', () => {
  const lines = read('deploy/Containerfile')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const of = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  it('builds with the Node of the lock file, and says the version of the house', () => {
    const bases = of('FROM').map((line) => line.split(' ')[0] ?? '');
    expect(bases.map((base) => base.replace(/@.*/, ''))).toEqual(Array(2).fill(`node:${versions.node}-bookworm-slim`));
    expect(of('LABEL').join(' ')).toContain(`org.opencontainers.image.version="${versions.house}"`);
  });

  it('fetches nothing but locked packages', () => {
    expect(of('ADD')).toEqual([]);
    const commands = of('RUN').join('\n');
    expect(commands).not.toMatch(/curl|wget|apt-get|npm (?:install|i|exec) |npx -/);
    expect(commands.match(/npm ci[^&\n]*/g)).toEqual(Array(2).fill('npm ci --ignore-scripts --no-audit --no-fund'));
  });

  it('runs as a user who owns no file of the house, without a shell in between', () => {
    const user = last.findLastIndex((line) => line.startsWith('USER '));
    expect(last[user]).toBe('USER 10001:10001');
    expect(last.slice(user).filter((line) => /^(?:RUN|COPY) /.test(line))).toEqual([]);
    for (const copy of last.filter((line) => line.startsWith('COPY '))) expect(copy).toContain('--chown=0:0 ');
    for (const word of ['ENTRYPOINT', 'CMD']) expect(JSON.parse(of(word)[0] ?? '')).toEqual(expect.any(Array));
  });

  it('starts the house as a production folder does, and asks it whether it is ready', () => {
    const start = [...of('ENTRYPOINT'), ...of('CMD')].flatMap((list) => JSON.parse(list) as string[]);
    expect(read('tools/houseInstall.ts')).toContain(`start: '${start.join(' ')}'`);
    const [, path = ''] = /127\.0\.0\.1:8080(\/\w+)/.exec(of('HEALTHCHECK')[0] ?? '') ?? [];
    expect([path, isHealthAddress(path)]).toEqual(['/readyz', true]);
    const settings = of('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=')));
    expect(settingFaults(Object.fromEntries(settings))).toEqual([]);
  });

  it('leaves in what the build needs: the manifest of every workspace', () => {
    const { workspaces } = v.parse(v.object({ workspaces: v.array(v.string()) }), readJson('package.json'));
    const ignored = read('deploy/Containerfile.dockerignore').split('\n');
    expect(workspaces.filter((name) => ignored.includes(name) || ignored.includes(`**/${name}`))).toEqual([]);
    expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '**/.env', '.git']));
  });
});

const seconds = (text: string): number => Number(/^(\d+)s$/.exec(text)?.[1]);

describe('compose', () => {
  const Service = v.looseObject({
    image: v.string(),
    user: v.string(),
    read_only: v.literal(true),
    cap_drop: v.tuple([v.literal('ALL')]),
    security_opt: v.tuple([v.literal('no-new-privileges:true')]),
    environment: v.optional(v.record(v.string(), v.string()), {}),
    healthcheck: v.optional(v.object({ test: v.optional(v.array(v.string())), disable: v.optional(v.boolean()) })),
    stop_grace_period: v.optional(v.string(), '10s'),
    ports: v.optional(v.array(v.string()), []),
    volumes: v.optional(v.array(v.string()), []),
    command: v.optional(v.array(v.string()), []),
  });
  const file = v.parse(
    v.object({ services: v.record(v.string(), Service) }),
    parse(read('deploy/compose.yaml'), { merge: true }),
  );
  const services = Object.entries(file.services);
  const houses = services.filter(([name]) => name.startsWith('house-'));

  it('pins every image, and runs none as root', () => {
    for (const [name, { image, user }] of services) {
      expect([name, image]).toEqual([name, expect.stringMatching(exactImage)]);
      expect([name, user]).toEqual([name, expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]);
    }
    expect(file.services.database?.image).toBe(`postgres:${versions.postgres}-bookworm`);
    expect(houses.map(([, { image }]) => image)).toEqual(Array(2).fill(`foyer:${versions.house}`));
  });

  it('gives the houses settings that they know, and time to end', () => {
    for (const [, { environment: settings, stop_grace_period: grace }] of houses) {
      expect(settingFaults(settings)).toEqual([]);
      expect(seconds(grace)).toBeGreaterThan(Number(settings.DRAIN_SECONDS) + graceSeconds);
    }
  });

  it('has enough connections for two houses and a third that is starting', () => {
    // Those of sessions are for houses behind a pooler.
    const rules = read('server/src/db/pools.ts').matchAll(/^  (?!session)\w+: \{[^}]*?connections: (\d+),/gm);
    const pools = [...rules].map(([, count]) => Number(count));
    expect(pools.length).toBe(5);
    // And those that listen and queue jobs, rounded up as docs/deploy.md does.
    const each = Math.ceil((pools.reduce((sum, count) => sum + count, 0) + 2) / 10) * 10;
    const most = /max_connections=(\d+)/.exec(file.services.database?.command.join(' ') ?? '')?.[1];
    expect(Number(most)).toBeGreaterThanOrEqual((houses.length + 1) * each);
    expect(read('docs/deploy.md')).toContain(`${each} connections`);
  });

  it('leads the proxy to each house, and visitors to nothing else', () => {
    const proxy = read('deploy/nginx.conf');
    for (const [name] of houses) expect(proxy).toContain(`server ${name}:8080 `);
    expect(services.filter(([, { ports }]) => ports.length > 0).map(([name]) => name)).toEqual(['proxy']);
    expect(file.services.proxy?.ports).toEqual(['127.0.0.1:8080:8080']);
  });

  it.each(installed('nginx'))('has a configuration that %s takes', (nginx) => {
    const scratch = mkdtempSync(join(tmpdir(), 'foyer-proxy-'));
    const conf = join(scratch, 'nginx.conf');
    const here = read('deploy/nginx.conf')
      .replaceAll(/house-\d:/g, '127.0.0.1:')
      .replaceAll('/tmp/', `${scratch}/`);
    writeFileSync(conf, here);
    const { status, stderr } = spawnSync(nginx, ['-t', '-q', '-e', 'stderr', '-c', conf], { encoding: 'utf8' });
    rmSync(scratch, { recursive: true });
    expect([status, stderr]).toEqual([0, '']);
  });
});
