import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLog, logDestination, maskNumbers } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => lines.push(line) }));
  return lines.join('');
}

it('keeps passwords, tokens, cookies and captchas out of the log. S22', () => {
  const secrets = { password: 'one', token: 'two', cookie: 'three', captcha: 'four', withdrawPassword: 'five' };
  const line = logged((log) => {
    log.info(secrets, 'flat');
    log.info({ request: secrets }, 'nested');
  });
  for (const secret of Object.values(secrets)) expect(line).not.toContain(`"${secret}"`);
});

it('masks phone and card numbers in an error’s message, and drops the rows that a database error quotes. S22', () => {
  const error = Object.assign(new Error('Key (mobile_phone)=(13812345678) exists'), { detail: 'row 6222021234567890' });
  const line = logged((log) => log.error({ err: error }, 'failed'));
  expect(line).toContain('138****78');
  expect(line).not.toContain('13812345678');
  expect(line).not.toContain('6222021234567890');
  expect(maskNumbers('card 6222021234567890, line 12345')).toBe('card 622****90, line 12345');
});

const errorIn = (line: string): unknown => (JSON.parse(line) as { err: unknown }).err;

it('keeps the code of an error, but no code that was sent to a player. S22', () => {
  for (const code of ['ECONNREFUSED', '23505', '57P01', 'FST_ERR_CTP_BODY_TOO_LARGE']) {
    const error = Object.assign(new Error('failed'), { code });
    expect(errorIn(logged((log) => log.error({ err: error }, 'failed')))).toMatchObject({ code });
  }
  const line = logged((log) => {
    log.error({ err: Object.assign(new Error('wrong'), { code: '482913' }) }, 'failed');
    log.error({ err: new Error('x'), request: { code: '482913' }, code: '482913' }, 'failed');
  });
  expect(line).not.toContain('482913');
});

it('prints the message of a copied, an empty and an aggregate error, and the cause', () => {
  const copied = { message: 'the queue of 13812345678 is gone', code: '57P01', stack: 'at once' };
  expect(errorIn(logged((log) => log.error({ err: copied }, 'x')))).toMatchObject({
    message: 'the queue of 138****78 is gone',
    code: '57P01',
    stack: 'at once',
  });
  expect(errorIn(logged((log) => log.error({ err: { queue: 'house' } }, 'x')))).toMatchObject({
    message: '{"queue":"house"}',
  });
  const joined = new AggregateError([Object.assign(new Error(''), { code: 'ECONNREFUSED' }), new Error('13812345678')]);
  expect(errorIn(logged((log) => log.error({ err: joined }, 'x')))).toMatchObject({
    errors: ['ECONNREFUSED', '138****78'],
  });
  const behind = new Error('fetch failed', { cause: new Error('socket hang up') });
  expect(errorIn(logged((log) => log.error({ err: behind }, 'x')))).toMatchObject({ cause: 'socket hang up' });
});

it('prints nested values of a line on a terminal, not [object Object]', () => {
  const lines: string[] = [];
  const terminal = { isTTY: true, write: (line: string) => lines.push(line) } as unknown as NodeJS.WriteStream;
  createLog('info', logDestination(terminal)).warn({ warning: { message: 'slow', ms: 5 } }, 'the job queue warns');
  expect(lines.join('')).toContain('warning={"message":"slow","ms":5}');
});

it('keeps a value with a line break or a control character on one line, on a terminal and in a pipe', () => {
  const forged = 'x\n00:00:00 info answered\u001b[2J';
  const lines: string[] = [];
  const terminal = { isTTY: true, write: (line: string) => lines.push(line) } as unknown as NodeJS.WriteStream;
  createLog('info', logDestination(terminal)).info({ reason: forged }, 'an operator asked');
  lines.push(logged((log) => log.info({ reason: forged }, 'an operator asked')));
  for (const line of lines) {
    expect(line.trimEnd()).not.toMatch(/\p{C}/u);
    expect(line).toContain(String.raw`x\n00:00:00 info answered\u001b[2J`);
  }
});

const atPipe = (act: string) => {
  const source = `
    import { createLog, logDestination } from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))};
    const written = [];
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = (lines) => { written.push(lines.split('\\n').length - 1); return write(lines); };
    process.on('exit', () => process.stderr.write(JSON.stringify(written)));
    const log = createLog('info', logDestination(process.stdout));
    ${act}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8' });
  return {
    messages: stdout
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { msg: string }).msg),
    /** Lines of each write before the process ended. */
    written: /\[[\d,]*\]/.exec(stderr)?.[0],
  };
};

it.each([
  ['ends', ''],
  ['exits', 'process.exit(3);'],
  ['falls', 'setImmediate(() => { throw new Error("planted"); });'],
])('writes its last lines to a pipe when the process %s', (_, end) => {
  expect(atPipe(`log.info('one'); log.info('two'); ${end}`).messages).toEqual(['one', 'two']);
});

it('writes many lines at once, and a warning without waiting for more', () => {
  const { messages, written } = atPipe(
    `for (let line = 0; line < 50; line += 1) log.info('line'); log.warn('slow'); log.info('after'); process.exit();`,
  );
  expect(messages).toHaveLength(52);
  expect(written).toBe('[51]');
});
