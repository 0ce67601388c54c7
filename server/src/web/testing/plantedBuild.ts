/** A client's build for tests, whose pages do what their address says. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const entry = `
  import { threadId } from 'node:worker_threads';
  export const publicPaths = () => ['/public'];
  export const setBrand = () => undefined;
  const words = {
    /** Waits for a read, and shows it. */
    async '/held'(ask) {
      const { body } = await ask('/held', 'GET', '');
      return 'held ' + body;
    },
    '/home': (ask) => words['/held'](ask),
    /** Blocks its thread until the number in the memory that it has read changes. */
    async '/blocked'(ask) {
      const { body } = await ask('/blocked', 'GET', '');
      const numbers = new Int32Array(body);
      Atomics.store(numbers, 1, 1);
      return Atomics.wait(numbers, 0, 0, 10_000);
    },
    '/endless'() {
      for (;;);
    },
    async '/deadly'(ask) {
      await ask('/deadly', 'GET', '');
      setImmediate(() => { throw new Error('planted'); });
      return new Promise(() => undefined);
    },
    '/failing': () => 'could not be read',
    '/faulty'() {
      throw new Error('planted');
    },
    '/thread': () => 'thread ' + threadId,
    '/settings': () => Object.keys(process.env).length + ' settings',
  };
  export async function render({ path, isShellOnly, ask }) {
    const page = { status: 200, title: 'Page', state: {} };
    if (isShellOnly) return { ...page, kind: 'shell' };
    const html = '<h1>' + (await words[path.split('?')[0]]?.(ask)) + '</h1>';
    return { ...page, kind: 'page', html, description: '', canonical: '/', screens: [], reads: [],
      hasFailedReads: path === '/failing' };
  }`;

export interface PlantedBuild {
  readonly folder: string;
  readonly remove: () => void;
}

/** Writes the build. `source` replaces its server entry. */
export function plantBuild(source = entry): PlantedBuild {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-build-'));
  for (const part of ['server', 'client/.vite', 'client/assets']) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'server/package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'server/entry-server.js'), source);
  writeFileSync(join(folder, 'client/assets/entry.js'), '');
  const manifest = { 'src/entry-client.tsx': { file: 'assets/entry.js', css: [], imports: [] } };
  writeFileSync(join(folder, 'client/.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'client/.vite/fonts.css'), '');
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
