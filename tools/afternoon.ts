/**
 * The afternoon of an operator's engineer: `npm run afternoon [PAGE…]` clones the last commit into an empty folder and
 * runs the pages' own commands there, in order: brand, backend, provider, a day of the house, deploy. Each page's result is checked by a
 * request or by what was written, and the minutes are printed. It needs the ports that the pages name, and installs all
 * packages.
 */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { gameList } from '@foyer/contract/lobby/catalogue.ts';
import { blocksOf, runBlock } from './docBlocks.ts';
import type { Block } from './docBlocks.ts';

const root = resolve(import.meta.dirname, '..');
const site = 'http://127.0.0.1:8080';

interface Step {
  readonly page: string;
  /** What must be true once the page's commands have run. Throws if it is not. */
  readonly check: (clone: string) => Promise<void>;
}

async function expectText(where: string, text: string, asked: RequestInit = {}): Promise<void> {
  const reply = await fetch(site + where, asked);
  const body = await reply.text();
  if (!reply.ok || !body.includes(text)) throw new Error(`${where} answers ${reply.status} without "${text}"`);
}

const games = { method: 'POST', headers: { [clientHeader]: '1' }, body: new URLSearchParams({ pageSize: '36' }) };

const steps: readonly Step[] = [
  {
    page: 'docs/branding.md',
    async check() {
      const html = await (await fetch(`${site}/home`)).text();
      const [, title = '前厅'] = /<title>([^<]*)</.exec(html) ?? [];
      if (title.includes('前厅')) throw new Error(`the title is "${title}", as without a brand`);
    },
  },
  { page: 'docs/connect-a-backend.md', check: () => expectText(gameList.path, '渡口', games) },
  {
    page: 'examples/provider/README.md',
    check: () =>
      expectText(gameList.path, 'coin-flip', {
        ...games,
        body: new URLSearchParams({ pageSize: '36', platformCode: 'coinhall' }),
      }),
  },
  {
    page: 'docs/operate.md',
    async check(clone) {
      const figures = readFileSync(join(clone, 'days.csv'), 'utf8');
      if (!/^day,.*,gross\r?\n\d{4}-/.test(figures)) throw new Error('days.csv has no figures');
      const { player } = JSON.parse(readFileSync(join(clone, 'foyer88.json'), 'utf8')) as { player: unknown[] };
      if (player.length !== 1) throw new Error('foyer88.json has no player');
    },
  },
  {
    page: 'docs/deploy.md',
    async check(clone) {
      for (const file of ['dist/house/app/main.js', 'dist/static/home.html', 'dist/static/_headers'])
        if (!existsSync(join(clone, file))) throw new Error(`${file} was not written`);
    },
  },
];

const answers = (address: string): Promise<boolean> =>
  fetch(address, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

/** Starts what goes on running, and waits until its address answers anything. */
async function start({ text, page, line }: Block, address: string, clone: string, env: NodeJS.ProcessEnv) {
  if (await answers(address)) throw new Error(`${page}:${line}: something else answers at ${address}`);
  const child = spawn('sh', ['-e', '-c', text], { cwd: clone, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`${page}:${line} ended with ${child.exitCode}\n${output.slice(-2_000)}`);
    if (await answers(address)) return child;
    await pause(500);
  }
}

const isAlive = (group: number): boolean => {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
};

/** Ends a block's shell with all that it has started, and waits for the last: the next page needs ports and folders. */
async function stop({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined || !isAlive(pid)) return;
  process.kill(-pid, 'SIGTERM');
  while (isAlive(pid)) await pause(200);
}

async function follow({ page, check }: Step, clone: string, env: NodeJS.ProcessEnv): Promise<void> {
  const blocks = blocksOf(page, readFileSync(join(clone, page), 'utf8'));
  const running: ChildProcess[] = [];
  try {
    for (const block of blocks) {
      const { mark } = block;
      if (mark.kind === 'file') writeFileSync(join(clone, mark.name), block.text);
      if (mark.kind === 'start') running.push(await start(block, mark.address, clone, env));
      if (mark.kind !== 'run' && mark.kind !== 'afternoon') continue;
      const { code, output } = runBlock(block, clone, env);
      if (code !== 0) throw new Error(`${page}:${block.line} ended with ${code}\n${output.slice(-2_000)}`);
    }
    await check(clone);
  } finally {
    for (const child of running.toReversed()) await stop(child);
  }
}

const minutes = (sinceMs: number): string => `${((performance.now() - sinceMs) / 60_000).toFixed(1)} min`;

const wanted = process.argv.slice(2);
const clone = mkdtempSync(join(tmpdir(), 'foyer-afternoon-'));
const startMs = performance.now();
try {
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', root, clone], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const node = join(clone, `node_modules/node-${process.platform}-${process.arch}/bin`);
  const env = { ...process.env, PATH: [node, process.env.PATH].join(delimiter) };
  for (const step of steps.filter(({ page }) => wanted.length === 0 || wanted.includes(page))) {
    const stepMs = performance.now();
    await follow(step, clone, env);
    console.log(`${minutes(stepMs).padStart(9)}  ${step.page}`);
  }
  console.log(`${minutes(startMs).padStart(9)}  in all`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(clone, { recursive: true, force: true });
}
