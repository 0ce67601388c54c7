import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const docs = readFileSync(resolve(import.meta.dirname, '../docs/connect-a-backend.md'), 'utf8');

/** Runs the smallest backend, as it stands in the docs, on a free port. */
export async function startExample(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const [, example = ''] = /```js(?: [^\n]*)?\n([\s\S]*?)```/.exec(docs) ?? [];
  const onFreePort = example.replace(
    '.listen(9000)',
    '.listen(0, function () { console.log(String(this.address().port)); })',
  );
  if (onFreePort === example) throw new Error('the example of the docs does not listen on port 9000');
  const child = spawn(process.execPath, ['--input-type=module', '-e', onFreePort], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: `http://127.0.0.1:${port.toString().trim()}`, stop: () => void child.kill() };
}
