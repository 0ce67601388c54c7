/**
 * Tries every call that a page reads with every kind of failure, on the whole client with a real house, and writes
 * docs/client-faults.md. The suite tests each call with one kind. About ten minutes on two cores.
 *
 *     npm run faults
 *
 * Exit code 1 if a cell is wrong.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface Row {
  readonly visitor: 'guest' | 'player';
  readonly path: string;
  readonly call: string;
  readonly fault: string;
  readonly wrong: readonly string[];
  readonly shown: 'retry' | 'message' | 'quiet' | 'read';
}

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'foyer-client-faults-'));
const report = join(folder, 'cells.jsonl');
writeFileSync(report, '');

const args = ['vitest', 'run', '--project', 'site', 'e2e/site/faults'];
const { status } = spawnSync('npx', args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, FAULTS: 'all', FAULTS_REPORT: report },
});
const rows = readFileSync(report, 'utf8')
  .split('\n')
  .filter((text) => text !== '')
  .map((text) => JSON.parse(text) as Row);
rmSync(folder, { recursive: true });

const faults = [...new Set(rows.map(({ fault }) => fault))];
const callKeys = [...new Set(rows.map(({ visitor, path, call }) => `${call}\t${visitor}\t${path}`))];
const marks = { retry: 'retry', message: 'message', quiet: '·', read: '✓' } as const;

function line(key: string): string {
  const [call = '', visitor = '', path = ''] = key.split('\t');
  const cells = faults.map((fault) => {
    const row = rows.find(
      (one) => one.call === call && one.visitor === visitor && one.path === path && one.fault === fault,
    );
    return row === undefined ? '' : row.wrong.length > 0 ? `**${row.wrong.join('; ')}**` : marks[row.shown];
  });
  return `| ${[`\`${call}\``, `${visitor}, ${path}`, ...cells].join(' | ')} |`;
}

const wrong = rows.filter((row) => row.wrong.length > 0).length;
const page = `# What a page shows when a call fails

Written by \`npm run faults\`: the whole client on a real house, without a browser. Each call that a page reads while it
opens is replaced in ${faults.length} ways on the first page that reads it, as a guest and as a player. ${rows.length} cells, ${wrong} failures.

In every cell the page keeps its title and its other blocks, nothing rejects unheard, no part stays on its way, and no call
waits for two time-outs. Where a retry is offered, the call is healed, the retry pressed, and the failure gone. The suite
tries each call in one way. The same command opens each page with storage forbidden and full and with a clock that is three
hours wrong: nothing is missing.

| mark | meaning |
| --- | --- |
| retry | the block says that it could not be read and offers to read it again |
| message | the page says so in a message |
| · | nothing is missing that the page promises: an optional block is left out, or other data stands in |
| ✓ | the reply is read all the same |

| call | read by | ${faults.join(' | ')} |
| --- | --- | ${faults.map(() => '---').join(' | ')} |
${callKeys.map(line).join('\n')}

## What else may go wrong

| what | test |
| --- | --- |
| storage full or forbidden, the device's clock three hours off | \`e2e/site/faults/device.test.tsx\` |
| a money request without a reply is repeated under its id, also where nothing can be stored | \`client/src/api/moneyRequest.test.ts\` |
| a money request is pressed twice, sent from a second tab, or its reply is lost | \`e2e/mine/capital/unanswered.spec.ts\`, \`e2e/site/wallet/depositOrders.test.tsx\` |
| a write fails with each code and status, in each form | \`client/src/app/outcomes/outcomes.table.test.ts\`, \`outcomes.forms.test.tsx\` |
| a script is gone after a deploy, or breaks | \`e2e/home/missingScript.spec.ts\` |
| the line is lost and comes back | \`e2e/home/lostLine.spec.ts\`, \`e2e/play/lostLine.spec.ts\` |
| the device sleeps | \`client/src/features/lottery/clock/houseTime.test.ts\`, \`e2e/lottery.spec.ts\` |
| several tabs, several players | \`e2e/home/tabs.spec.ts\`, \`client/src/session/signedIn.test.ts\` |
`;
writeFileSync(join(root, 'docs/client-faults.md'), page);
console.log(`${rows.length} cells, ${wrong} failures: docs/client-faults.md`);
process.exit(status === 0 && wrong === 0 ? 0 : 1);
