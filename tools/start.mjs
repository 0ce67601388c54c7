// npm start: install, build, then start the house. Stops when the house stops, with its exit code.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { environment, install, node24, root } from './install.mjs';

install();
build();

// Both settings of memory: docs/deploy.md, "Memory"
const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16'];
const house = spawn(node24(), [...flags, join(root, 'server', 'src', 'main.ts')], {
  cwd: root,
  env: environment({ NODE_ENV: process.env.NODE_ENV ?? 'production', MALLOC_TRIM_THRESHOLD_: '131072' }),
  stdio: 'inherit',
});
// The terminal sends Ctrl-C to the house as well; a second signal would cut its shutdown short.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => house.kill(signal));
// npm sends signals to its shell, which exits without forwarding them. When the parent is gone, the house is stopped
// too.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && house.kill('SIGTERM'), 200).unref();
house.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
