import { expect, it } from 'vitest';
import { createLog, maskNumbers } from './log.ts';

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

it('masks phones and cards that the words of an error quote, and drops the rows a database names. S22', () => {
  const error = Object.assign(new Error('Key (mobile_phone)=(13812345678) exists'), { detail: 'row 6222021234567890' });
  const line = logged((log) => log.error({ err: error }, 'failed'));
  expect(line).toContain('138****78');
  expect(line).not.toContain('13812345678');
  expect(line).not.toContain('6222021234567890');
  expect(maskNumbers('card 6222021234567890, line 12345')).toBe('card 622****90, line 12345');
});
