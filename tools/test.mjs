// npm test: install, then every suite. Ends with one line, `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { environment, install, node24, root } from './install.mjs';

install();
build();
const run = spawnSync(node24(), [join(root, 'tools', 'suites.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: environment(),
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.exit(run.status ?? 1);
