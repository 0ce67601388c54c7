#!/usr/bin/env node
/** foyer-conformance URL --player account:password: docs/conformance.md. Ends with 1 if anything was found, 2 if it could not run. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { htmlReport } from './report/page.ts';
import { junitReport } from './report/junit.ts';
import { terminalReport } from './report/terminal.ts';
import { runKit } from './runKit.ts';

const usage =
  'foyer-conformance URL --player account:password | --session UUID [--second account:password] [--verify COMMAND] [--card DIGITS] [--only call,call] [--timeout ms] [--junit FILE] [--html FILE]';

function readPlayer(given: string | undefined) {
  if (given === undefined) return undefined;
  const [account = '', ...password] = given.split(':');
  return { account, password: password.join(':') };
}

/** Runs the operator's own command with the account as its last argument. */
function verifyWith(command: string | undefined) {
  if (command === undefined) return undefined;
  return async (account: string): Promise<void> => {
    const { status, stderr } = spawnSync('sh', ['-c', `${command} "$1"`, 'verify', account], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`--verify ended with ${status}: ${stderr}`);
  };
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      player: { type: 'string' },
      second: { type: 'string' },
      session: { type: 'string' },
      verify: { type: 'string' },
      card: { type: 'string' },
      only: { type: 'string' },
      timeout: { type: 'string', default: '5000' },
      junit: { type: 'string' },
      html: { type: 'string' },
    },
  });
  const [url] = positionals;
  if (url === undefined || !URL.canParse(url)) throw new Error(usage);
  const result = await runKit({
    url,
    player: readPlayer(values.player),
    second: readPlayer(values.second),
    session: values.session,
    verify: verifyWith(values.verify),
    cardPrefix: values.card,
    only: values.only?.split(','),
    timeoutMs: Number(values.timeout),
    onCall: (name) => void (process.stderr.isTTY && process.stderr.write(`\r\u001b[K${name}`)),
  });
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  process.stdout.write(`${terminalReport(result)}\n`);
  if (values.junit !== undefined) writeFileSync(values.junit, junitReport(result));
  if (values.html !== undefined) writeFileSync(values.html, htmlReport(result));
  return result.findings.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
