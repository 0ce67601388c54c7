// npm start: install, build, then hand over to the house. Stops when the house stops, with its exit code.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { environment, install, node24, root } from './install.mjs';

install();
build();

const house = spawn(node24(), ['--disable-warning=ExperimentalWarning', join(root, 'server', 'src', 'main.ts')], {
  cwd: root,
  env: environment({ NODE_ENV: process.env.NODE_ENV ?? 'production' }),
  stdio: 'inherit',
});
// A terminal's Ctrl-C reaches the house by itself; a second signal would cut its shutdown short.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => house.kill(signal));
// npm passes a signal to its shell, which ends without passing it on: an orphan stops the house as well.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && house.kill('SIGTERM'), 200).unref();
house.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
