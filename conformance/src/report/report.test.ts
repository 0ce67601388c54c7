import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Exchange } from '../backend.ts';
import type { Finding } from '../finding.ts';
import type { KitResult } from '../runKit.ts';
import { junitReport } from './junit.ts';
import { htmlReport } from './page.ts';
import { terminalReport } from './terminal.ts';

const exchange: Exchange = {
  method: 'POST',
  url: 'http://backend.example/api/login',
  sentHeaders: { 'x-foyer-client': '1', cookie: 'UUID=secret-session; signedIn=secret-tag' },
  sentBody: 'userAccount=willow77&password=secret-word&UUID=secret-uuid',
  status: 500,
  headers: { 'content-type': 'text/html' },
  setCookies: ['UUID=secret-new; Path=/; HttpOnly'],
  body: '<script>alert(1)</script>\u0000{"code":200,"ticket":"secret-ticket","userAccount":"willow77"}',
  failure: undefined,
};
const finding: Finding = {
  call: 'login',
  path: '/api/login',
  check: 'reply',
  tried: 'good <input>',
  problem: 'HTTP 500 in place of 200',
  exchange,
};
const skipped = [{ call: 'deposit', reason: 'needs a session' }];
const result: KitResult = {
  url: 'http://backend.example',
  calls: [
    { call: 'login', path: '/api/login', findings: [finding], skipped: [], tookMs: 12 },
    { call: 'deposit', path: '/api/loged/deposit', findings: [], skipped, tookMs: 3 },
  ],
  findings: [finding],
};

it('tells in the terminal what was found, what was tried, and what was not checked', () => {
  expect(terminalReport(result).split('\n')).toEqual([
    'http://backend.example: 2 calls, 1 finding in 1 call',
    '  Replies: HTTP status, envelope, codes, types: 1',
    '    login /api/login: good <input>: HTTP 500 in place of 200',
    '  not checked (needs a session): 1 call: deposit',
  ]);
});

const reports = { junitReport, htmlReport };
it.each(Object.entries(reports))('%s has request and reply, without secrets and as text', (_name, report) => {
  const written = report(result);
  expect(written).toContain('POST /api/login');
  expect(written).toContain('userAccount=willow77');
  expect(written).toContain('HTTP 500');
  expect(written).not.toMatch(/secret|<script>alert/);
  expect(written).toContain('good &lt;input&gt;');
});

it('writes a test case for each call, with no sign that XML forbids', () => {
  const written = junitReport(result);
  expect(written).toContain('tests="2" failures="1"');
  expect(written.match(/<testcase /g)).toHaveLength(2);
  expect(written).toContain('not checked: needs a session');
  expect(written).not.toContain('\u0000');
});

const run = (...given: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../command.ts'), ...given], { encoding: 'utf8' });

it('ends with 2, in words, where it cannot run', () => {
  const withoutUrl = run();
  expect([withoutUrl.status, withoutUrl.stderr]).toEqual([2, expect.stringContaining('foyer-conformance URL')]);
  const nobody = run('http://127.0.0.1:9', '--player', 'a:b');
  expect([nobody.status, nobody.stderr]).toEqual([2, expect.stringContaining('cannot log in')]);
  const unknown = run('http://127.0.0.1:9', '--only', 'nothing');
  expect([unknown.status, unknown.stderr]).toEqual([2, expect.stringContaining('no such call: nothing')]);
});
