/**
 * Every wrong setting stops the start with a message that names it, and every page that lists the settings is correct.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './db/startError.ts';
import { environment } from './environment.ts';

function refusal(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return '';
}

const values: readonly (readonly [name: string, value: string])[] = [
  ['PORT', '8154x'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['HOST', 'http://0.0.0.0'],
  ['HOST', '0.0.0.0 '],
  ['DATA_DIR', '~/foyer'],
  ['DATA_DIR', ' '],
  ['DATABASE_URL', 'mysql://foyer:secret77@host/foyer'],
  ['DATABASE_URL', 'postgres://foyer:secret77@host:54x2/foyer'],
  ['DATABASE_URL', 'host=db password=secret77'],
  ['DATABASE_URL', 'postgres://foyer:secret77@one.example,,two/foyer'],
  ['DATABASE_POOLER', 'pgbouncer'],
  ['DATABASE_DIRECT_URL', 'mysql://foyer:secret77@host/foyer'],
  ['DATABASE_REPLICA_URL', 'replica.example'],
  ['REPLICA_LAG_MS', '0'],
  ['NATS_URL', 'http://news:4222'],
  ['NATS_SUBJECT', 'foyer.>'],
  ['HOUSE_SECRET', 'secret77'],
  ['SANDBOX', 'of'],
  ['SANDBOX', 'OFF'],
  ['SANDBOX', 'false'],
  ['DEMO', '0'],
  ['CAPTCHA', 'no'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', '12'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/8, proxy.example'],
  ['BANK_DELAY_SECONDS', 'abc'],
  ['BANK_DELAY_SECONDS', '-6'],
  ['SESSION_IDLE_MINUTES', '0'],
  ['SESSION_IDLE_MINUTES', '30m'],
  ['SESSION_LIFE_HOURS', '1e9'],
  ['LEGACY_SESSION', 'yes'],
  ['OPERATOR_KEY', 'secret77'],
  ['OPERATOR_KEY', 'secret77 secret77 secret77 secret77'],
  ['SMTP_URL', 'mail.example:465'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtp://user:secret77@mail.example?tls=off'],
  ['MAIL_FROM', 'Door <door@site.example>'],
  ['MAIL_FROM', 'door@site.example\nBcc: all@site.example'],
  ['SMS_URL', 'sms.example/send'],
  ['SMS_URL', 'https://user:secret77@sms.example/send'],
  ['SMS_SECRET', 'secret77'],
  ['GEO_HEADER', 'CF-IPCountry: TH'],
  ['GEO_FILE', 'a\nb'],
  ['GEO_UNKNOWN', 'yes'],
  ['IDENTITY_URL', 'identity.example/checks'],
  ['IDENTITY_SECRET', 'secret77'],
  ['RATE_URL', 'rates.example'],
  ['RATE_SECRET', 'secret77'],
  ['RATE_VALUE', 'a..b'],
  ['RATE_EVERY_SECONDS', '5'],
  ['RATE_MAX_MOVE', '51'],
  ['RATE_MAX_AGE_MINUTES', '0'],
  ['FILES', 'disk'],
  ['FILES_DIR', 'files'],
  ['FILES_URL', 's3.example/bucket'],
  ['FILES_URL', 'https://user:secret77@s3.example/bucket'],
  ['FILES_REGION', 'eu central'],
  ['FILES_SECRET', 'secret7'],
  ['GATEWAY_URL', 'https://user:secret77@pay.example/orders'],
  ['GATEWAY_SECRET', 'secret77'],
  ['GATEWAY_ALGORITHM', 'md5'],
  ['GATEWAY_ENCODING', 'HEX'],
  ['GATEWAY_SIGNED', 'body'],
  ['GATEWAY_SIGNATURE', 'x-signature'],
  ['GATEWAY_TIME', 'field a b'],
  ['GATEWAY_TOLERANCE_SECONDS', '0'],
  ['PAYOUT_URL', 'pay.example'],
  ['PAYOUT_SECRET', 'secret77'],
  ['PAYOUT_METHODS', 'bank, cheque'],
  ['CHAIN_URL', 'ftp://chain.example/watch'],
  ['CHAIN_SECRET', 'secret77'],
  ['CHAIN_CONFIRMATIONS', '0'],
  ['PAYMENT_STAFF', 'mei,Tan'],
  ['TWO_PERSON_ABOVE', '-1'],
  ['SMS_PER_MINUTE', '0'],
  ['MAIL_PER_MINUTE', 'none'],
  ['PAYMENT_ORIGINS', '*'],
  ['PAYMENT_ORIGINS', "https://pay.example 'unsafe-inline'"],
  ['PAYMENT_ORIGINS', 'pay.example;script-src'],
  ['PAYMENT_ORIGINS', 'https://pay.example/path'],
  ['PICTURE_ORIGINS', 'cdn.example'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://*.site.example'],
  ['ALLOWED_ORIGINS', 'https://www.site.example/home'],
  ['ALLOWED_ORIGINS', 'null'],
  ['SECURITY_CONTACT', 'security@site.example'],
  ['SECURITY_CONTACT', 'http://site.example/report'],
  ['SECURITY_CONTACT', 'mailto:security'],
  ['SECURITY_CONTACT', 'mailto:security@site.example\nExpires: 2099-01-01T00:00:00Z'],
  ['BACKEND_URL', 'https://backend.example/api'],
  ['BROWSER_LANGUAGE', 'zh'],
  ['CATALOGUE', '50'],
  ['CATALOGUE', '6oo'],
  ['ARCHIVE_AFTER_MONTHS', '1'],
  ['ARCHIVE_AFTER_MONTHS', '121'],
  ['DEPOSIT_TURNOVER', '-1'],
  ['JURISDICTION', 'nowhere'],
  ['JURISDICTION', './no-such-profile.json'],
  ['SHED_AFTER_MS', '2s'],
  ['LOG_LEVEL', 'verbose'],
  ['METRICS_PORT', '99999'],
  ['METRICS_HOST', 'every one'],
  ['FOYER_DEV', 'true'],
];
const names: readonly (readonly [name: string, meant: string])[] = [
  ['SANBOX', 'SANDBOX'],
  ['sandbox', 'SANDBOX'],
  ['FOYER_SANDBOX', 'SANDBOX'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['TRUST_PORXY', 'TRUST_PROXY'],
  ['BANK_DELAY_SECOND', 'BANK_DELAY_SECONDS'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['OPERATOR_KEYS', 'OPERATOR_KEY'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['FOYER_DEVS', 'FOYER_DEV'],
];

describe('a wrong setting', () => {
  it.each(values)('%s=%s stops the start with one sentence that names it', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name}\\b.+\\.$`));
    expect(message.split('\n')).toHaveLength(1);
    expect(message).not.toContain('secret77');
  });

  it.each(names)('%s is reported as misspelt, with %s as the correct name', (name, meant) => {
    expect(refusal({ [name]: 'on' })).toBe(`${name} is no setting of the house; ${meant} is.`);
  });

  it('is reported together with all others, each on its line', () => {
    expect(refusal({ PORT: 'x', SANDBOX: 'of', SANBOX: 'off' }).split('\n')).toEqual([
      'SANBOX is no setting of the house; SANDBOX is.',
      'PORT: x is no whole number from 0 to 65535.',
      'SANDBOX: of is neither on nor off.',
    ]);
  });

  it('is found if it only conflicts with another setting', () => {
    expect(refusal({ SANDBOX: 'off', DEMO: 'on' })).toBe('DEMO: on needs SANDBOX=on, since demo players are play.');
    expect(refusal({ PLAY_MONEY: 'off' })).toBe(
      'PLAY_MONEY: off needs SANDBOX=off, since the sandbox credits money that nobody has paid.',
    );
    expect(refusal({ SMTP_URL: 'smtps://mail.example' })).toBe('SMTP_URL: needs MAIL_FROM, and the other way round.');
    const unverified = 'CAPTCHA: service needs CAPTCHA_VERIFY_URL and CAPTCHA_VERIFY_SECRET.';
    expect(refusal({ CAPTCHA: 'service' })).toBe('');
    expect(refusal({ CAPTCHA: 'service', SANDBOX: 'off' })).toBe(unverified);
    expect(refusal({ CAPTCHA: 'service', CAPTCHA_VERIFY_SECRET: 'secret77' })).toBe(unverified);
    const DATABASE_URL = 'postgres://pooler/foyer';
    expect(refusal({ DATABASE_POOLER: 'session' })).toMatch(/^DATABASE_POOLER: needs DATABASE_URL/);
    expect(refusal({ DATABASE_URL, DATABASE_POOLER: 'transaction' })).toMatch(/^DATABASE_DIRECT_URL: needs/);
    expect(refusal({ DATABASE_URL, DATABASE_DIRECT_URL: DATABASE_URL })).toMatch(/^DATABASE_DIRECT_URL: needs/);
    expect(refusal({ DATABASE_REPLICA_URL: DATABASE_URL })).toMatch(/^DATABASE_REPLICA_URL: needs DATABASE_URL/);
    expect(refusal({ NATS_URL: 'nats://news' })).toMatch(/^NATS_URL: needs DATABASE_URL/);
    const secret = 'x'.repeat(32);
    expect(refusal({ SMS_SECRET: secret })).toBe('SMS_URL: needs SMS_SECRET, and the other way round.');
    expect(refusal({ PORT: '9000', METRICS_PORT: '9000' })).toBe('METRICS_PORT: 9000 is the port of the site itself.');
  });
});

it('does not report variables of other programs, even if their names are similar', () => {
  const others = `PATH HOME HOSTNAME HOSTTYPE PGHOST PGPORT PGDATABASE NODE_ENV NODE_OPTIONS LANG SHELL TERM USER PWD MAIL
    HTTP_PROXY HTTPS_PROXY NO_PROXY FOYER_URL FOYER_DATABASE FOYER_SERVICE_HOST FOYER_SERVICE_PORT DEBUG CI SUDO_UID
    XDG_DATA_DIRS DATABASE_HOST POSTGRES_PASSWORD LOGNAME SESSION_MANAGER TMPDIR SERVICE_PORT BACKEND_PORT npm_config_host
    BASE_URL`;
  const env = Object.fromEntries(others.split(/\s+/).map((name) => [name, 'x']));
  expect(refusal({ ...env, FOYER_PORT: 'tcp://10.0.0.7:80' })).toBe('');
});

it('reads missing and empty values as the defaults, and set values as they are', () => {
  expect(readConfig({ PORT: '', SANDBOX: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  expect(readConfig({ SANDBOX: 'off', PAYMENT_ORIGINS: 'https://a.example, http://127.0.0.1:9' })).toMatchObject({
    isSandbox: false,
    isDemoSeeded: false,
    paymentOrigins: ['https://a.example', 'http://127.0.0.1:9'],
  });
  expect(
    readConfig({ SECURITY_CONTACT: 'mailto:security@site.example, https://site.example/report?a=1' }).securityContacts,
  ).toEqual(['mailto:security@site.example', 'https://site.example/report?a=1']);
  expect(readConfig({ TRUST_PROXY: 'on' }).trustedProxies).toBe(1);
  expect(readConfig({ TRUST_PROXY: '2' }).trustedProxies).toBe(2);
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1']);
  expect(readConfig({ BACKEND_URL: 'http://127.0.0.1:9/' }).backendUrl).toBe('http://127.0.0.1:9');
  for (const address of [
    'smtps://a%40b:c@mail.example',
    'smtp://user:pass@[::1]:587/',
    'smtp://127.0.0.1:25?tls=off',
    'smtp://mail',
  ])
    expect(readConfig({ SMTP_URL: address, MAIL_FROM: 'a@b.example' }).smtpUrl).toBe(address);
  for (const address of [
    'postgres://foyer@/foyer?host=/data/postgres',
    'postgresql:///foyer',
    'postgres://a:b%40c@[::1]:5432/foyer?sslmode=require',
    'postgres://db',
    'postgres://a:b@one,two:5433,[::1]:5434/foyer?target_session_attrs=read-write',
  ])
    expect(readConfig({ DATABASE_URL: address }).databaseUrl).toBe(address);
});

it('trusts no header of the country without a proxy', () => {
  expect(refusal({ RATE_SECRET: 'x'.repeat(32) })).toBe('RATE_SECRET: needs RATE_URL.');
  expect(refusal({ GEO_HEADER: 'CF-IPCountry' })).toBe(
    'GEO_HEADER: needs TRUST_PROXY, or visitors could write the header themselves.',
  );
  expect(refusal({ GEO_HEADER: 'CF-IPCountry', GEO_FILE: '/a.mmdb', TRUST_PROXY: 'on' })).toBe(
    'GEO_HEADER: only one of it and GEO_FILE can tell the country.',
  );
});

it('demands what the store of pictures needs', () => {
  expect(refusal({ FILES: 'folder' })).toBe('FILES: folder needs FILES_DIR.');
  expect(refusal({ FILES: 's3' })).toBe('FILES: s3 needs FILES_URL, FILES_KEY_ID and FILES_SECRET.');
  expect(refusal({ FILES_URL: 'https://s3.example/bucket' })).toBe(
    'FILES_URL: needs FILES_KEY_ID and FILES_SECRET, and the other way round.',
  );
});

it('demands the settings of payments that belong together, and refuses a scheme that leaves the time unsigned', () => {
  const both = { GATEWAY_URL: 'https://pay.example/orders', GATEWAY_SECRET: 'x'.repeat(32) };
  expect(refusal({ GATEWAY_URL: both.GATEWAY_URL })).toBe(
    'GATEWAY_URL: needs GATEWAY_SECRET, and the other way round.',
  );
  expect(refusal({ CHAIN_SECRET: both.GATEWAY_SECRET })).toBe(
    'CHAIN_URL: needs CHAIN_SECRET, and the other way round.',
  );
  expect(refusal({ ...both, GATEWAY_SIGNED: 'fields' })).toContain('GATEWAY_SIGNED: fields needs GATEWAY_TIME');
  expect(refusal({ ...both, GATEWAY_SIGNATURE: 'field sign' })).toContain('in a field needs fields');
  expect(refusal({ PAYMENT_STAFF: 'mei' })).toContain('PAYMENT_STAFF: needs OPERATOR_KEY');
  const inFields = { GATEWAY_SIGNED: 'fields', GATEWAY_SIGNATURE: 'field sign', GATEWAY_TIME: 'field timestamp' };
  expect(readConfig({ ...both, ...inFields }).payments.gateway).toMatchObject({
    url: both.GATEWAY_URL,
    scheme: { signed: 'fields', signature: { in: 'field', name: 'sign' }, time: { in: 'field', name: 'timestamp' } },
  });
  expect(readConfig({ ...both, GATEWAY_SIGNATURE: 'header X-Sign' }).payments.gateway?.scheme.signature.name).toBe(
    'x-sign',
  );
  const payout = { PAYOUT_URL: 'https://pay.example/payouts', PAYOUT_SECRET: 'x'.repeat(32) };
  expect(readConfig(payout).payments.payout?.methods).toEqual(['bank']);
});

/** Reads the rows of a table whose first cell holds names in code, each with the default from the last cell. */
function tabled(page: string): Map<string, string> {
  const lines = readFileSync(join(import.meta.dirname, '../..', page), 'utf8').split('\n');
  const rows = lines.map((line) => line.split('|').map((cell) => cell.trim())).filter((cells) => cells.length >= 5);
  return new Map(
    rows.flatMap(([, first = '', ...rest]) => {
      const named = [...first.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name);
      const defaults = (rest.at(-2) ?? '').split(',').map((one) => one.trim().replaceAll('`', ''));
      return named.map((name, index): [string, string] => [name, defaults[index] ?? '']);
    }),
  );
}

const defaults = new Map(Object.entries(environment.entries).map(([name, entry]) => [name, v.getDefault(entry) ?? '']));

it('every setting is in docs/settings.md, with its default', () => {
  expect(tabled('docs/settings.md')).toEqual(defaults);
});

it('the README gives the same defaults for the settings that it names', () => {
  const named = tabled('README.md');
  expect(named.size).toBeGreaterThan(5);
  for (const [name, fallback] of named) expect(`${name}=${fallback}`).toBe(`${name}=${defaults.get(name)}`);
});
