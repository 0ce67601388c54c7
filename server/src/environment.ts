/**
 * Every environment variable of the house, in one schema that validates them all at the start. docs/settings.md
 * describes each one, and a test compares that page with this schema.
 */
import { isIP } from 'node:net';
import * as v from 'valibot';
import { databaseClashes, databaseSettings } from './databaseSettings.ts';
import { StartError } from './db/startError.ts';
import { misspeltSettings } from './misspeltSettings.ts';
import { paymentClashes, paymentSettings } from './paymentSettings.ts';
import { portClashes, portSettings } from './portSettings.ts';
import {
  decimalNumber,
  jsonPath,
  listOf,
  numberOf,
  problem,
  serviceAddress,
  signingSecret,
  whole,
  wholeNumber,
  wordsOf,
} from './settingShapes.ts';

const httpOrigin = /^https?:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d-]+(?::\d{1,5})?$/;
/** A password never goes over a plain connection. */
const smtpAddress =
  /^(?:smtps?:\/\/(?:[^\s@/:]+:[^\s@/]+@)?(?:\[[\da-f:]+\]|[\w.-]+)(?::\d{1,5})?\/?|smtp:\/\/(?:\[[\da-f:]+\]|[\w.-]+)(?::\d{1,5})?\/?\?tls=off)$/i;
const captchaKinds = ['on', 'picture', 'service', 'off'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const onOff = (fallback: 'on' | 'off') =>
  v.optional(
    v.pipe(
      v.picklist(['on', 'off'], problem('is neither on nor off')),
      v.transform((word) => word === 'on'),
    ),
    fallback,
  );

const host = (fallback: string) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:-]{1,253}$/, problem('is no name or address of this machine'))),
    fallback,
  );

/** Accepts origins only. Any other word would widen or break the Content-Security-Policy of every page. */
const origins = (example: string) => listOf(httpOrigin, `is no origin such as ${example}`);

/** Addresses for reports of weaknesses. Each becomes a line of security.txt, so it cannot contain a line break. */
const contacts = listOf(
  /^(?:mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https:\/\/[\w-]+(?:\.[\w-]+)+(?::\d{1,5})?(?:\/[!-~]*)?)$/,
  'is no contact such as mailto:security@site.example or https://site.example/report',
);

/** An address, or a network such as 10.0.0.0/8. */
function isNetwork(word: string): boolean {
  const [address = '', bits, ...more] = word.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/** `off`, `on` for one proxy, their number, or their addresses. A network of 0 bits would trust every visitor. */
const proxies = v.optional(
  v.pipe(
    v.string(),
    v.check(
      (text) => /^(?:on|off|[1-9])$/.test(text) || wordsOf(text).every(isNetwork),
      problem('is neither on, off, a number of proxies from 1 to 9, nor a list of their addresses'),
    ),
    v.transform((text): number | string[] => {
      if (text === 'off') return 0;
      return text === 'on' ? 1 : /^\d$/.test(text) ? Number(text) : wordsOf(text);
    }),
  ),
  'off',
);

/** Environment variables by name. An empty value counts as not set. */
export const environment = v.object({
  PORT: wholeNumber(0, 65_535, 8080),
  HOST: host('0.0.0.0'),
  DATA_DIR: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[^~\s\p{C}](?:[^\p{C}]*[^\s\p{C}])?$/u, problem('is no folder that this process can name')),
    ),
    '.data',
  ),
  ...databaseSettings,
  HOUSE_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, ' needs 16 characters or more'))),
  SANDBOX: onOff('on'),
  PLAY_MONEY: v.optional(v.picklist(['on', 'off'], problem('is neither on nor off'))),
  DEMO: onOff('on'),
  DESK: onOff('on'),
  BANK_DELAY_SECONDS: decimalNumber(0, 86_400, 6),
  CAPTCHA: v.optional(v.picklist(captchaKinds, problem(`is none of ${captchaKinds.join(', ')}`)), 'on'),
  CAPTCHA_BITS: wholeNumber(6, 20, 16),
  CAPTCHA_VERIFY_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^\s@/]+\/[^\s@]*$/, problem('is no address such as https://captcha.example/siteverify')),
    ),
  ),
  CAPTCHA_VERIFY_SECRET: v.optional(v.pipe(v.string(), v.minLength(8, ' needs 8 characters or more'))),
  CAPTCHA_SCRIPT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[\w.:-]+\/[\w~./?&=%-]*$/, problem('is no address such as https://captcha.example/api.js')),
    ),
  ),
  CAPTCHA_SITE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, problem('is no site key')))),
  CAPTCHA_ORIGINS: origins('https://frames.captcha.example'),
  TRUST_PROXY: proxies,
  SESSION_IDLE_MINUTES: wholeNumber(1, 10_080, 30),
  SESSION_LIFE_HOURS: wholeNumber(1, 8_760, 24),
  LEGACY_SESSION: onOff('off'),
  OPERATOR_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[!-~]{24,}$/, ' needs 24 letters, digits or signs or more, and no spaces')),
  ),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(smtpAddress, ' is no address like smtps://user:password@mail.example:465')),
  ),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+$/, problem('is no mail address'))),
  ),
  SMS_URL: serviceAddress('https://sms.example/send'),
  SMS_SECRET: signingSecret,
  SMS_PER_MINUTE: wholeNumber(1, 1_000_000, 120),
  MAIL_PER_MINUTE: wholeNumber(1, 1_000_000, 600),
  PAYMENT_ORIGINS: origins('https://pay.example'),
  ...paymentSettings,
  ...portSettings,
  GAME_PROVIDERS: v.optional(v.pipe(v.string(), v.regex(/^[^\p{C}]{1,4096}$/u, problem('is no name of a file')))),
  PICTURE_ORIGINS: origins('https://cdn.example'),
  ALLOWED_ORIGINS: origins('https://www.site.example'),
  SECURITY_CONTACT: contacts,
  BACKEND_URL: v.optional(
    v.pipe(
      v.string(),
      v.transform((address) => address.trim().replace(/\/$/, '')),
      v.regex(httpOrigin, problem('is no origin such as https://backend.example')),
    ),
  ),
  BEACON_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d-]+(?::\d{1,5})?\/[!-~]*\{(?:ms|s)\}[!-~]*$/,
        problem('is no address such as https://beacon.example/pulse/next/{ms}'),
      ),
    ),
  ),
  BEACON_VALUE: jsonPath('pulse.outputValue'),
  BEACON_TIME: jsonPath('pulse.timeStamp'),
  ARCHIVE_AFTER_MONTHS: v.optional(
    v.pipe(
      numberOf(whole, 0, 120),
      v.check((months) => months !== 1, problem('is neither 0 nor a whole number from 2 to 120')),
    ),
    '6',
  ),
  BROWSER_LANGUAGE: onOff('off'),
  CATALOGUE: wholeNumber(108, 5_000, 600),
  JURISDICTION: v.optional(
    v.pipe(v.string(), v.regex(/^[^\p{C}]{1,4096}$/u, problem('is no name of a profile and no file'))),
    'default',
  ),
  BRAND: v.optional(v.pipe(v.string(), v.regex(/^[^\p{C}]{1,4096}$/u, problem('is no name of a file')))),
  DEPOSIT_TURNOVER: decimalNumber(0, 1_000, 0),
  DRAIN_SECONDS: wholeNumber(0, 600, 0),
  SHED_AFTER_MS: wholeNumber(0, 60_000, 2_000),
  LOG_LEVEL: v.optional(v.picklist(logLevels, problem(`is none of ${logLevels.join(', ')}`)), 'info'),
  METRICS_PORT: v.optional(numberOf(whole, 0, 65_535)),
  METRICS_HOST: host('127.0.0.1'),
  FOYER_DEV: onOff('off'),
});

type Environment = v.InferOutput<typeof environment>;
type Name = keyof typeof environment.entries;

const names = Object.keys(environment.entries) as Name[];

/**
 * Reads every variable. Refuses with StartError, one sentence in each line: for each wrong value, each misspelt name,
 * and each combination that is not allowed.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const slips = misspeltSettings(env, names).map(
    ({ name, meant }) => `${name} is no setting of the house; ${meant} is.`,
  );
  const given = Object.fromEntries(names.flatMap((name) => (env[name] === '' ? [] : [[name, env[name]]])));
  const read = v.safeParse(environment, given);
  const wrong = read.success ? clashes(read.output, given) : sentences(read.issues);
  if (slips.length > 0 || !read.success || wrong.length > 0) throw new StartError([...slips, ...wrong].join('\n'));
  return read.output;
}

/** Returns one message for each variable. If several words of a list are wrong, only the first is named. */
function sentences(issues: readonly v.BaseIssue<unknown>[]): string[] {
  const first = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = String(path?.[0]?.key);
    if (!first.has(name)) first.set(name, `${name}${message}.`);
  }
  return [...first.values()];
}

function clashes(read: Environment, given: Readonly<Record<string, string | undefined>>): string[] {
  const isPortShared = read.METRICS_PORT !== undefined && read.METRICS_PORT > 0 && read.METRICS_PORT === read.PORT;
  const hasNoService = [read.CAPTCHA_VERIFY_URL, read.CAPTCHA_VERIFY_SECRET, read.CAPTCHA_SCRIPT].every(
    (setting) => setting === undefined,
  );
  // The sandbox has a service of its own.
  const isUnverified =
    !(read.SANDBOX && hasNoService) &&
    (read.CAPTCHA_VERIFY_URL === undefined || read.CAPTCHA_VERIFY_SECRET === undefined);
  const isHalfShown = (read.CAPTCHA_SCRIPT === undefined) !== (read.CAPTCHA_SITE_KEY === undefined);
  return [
    ...(read.CAPTCHA === 'service' && isUnverified
      ? ['CAPTCHA: service needs CAPTCHA_VERIFY_URL and CAPTCHA_VERIFY_SECRET.']
      : []),
    ...(isHalfShown ? ['CAPTCHA_SCRIPT: needs CAPTCHA_SITE_KEY, and the other way round.'] : []),
    ...(!read.SANDBOX && given.DEMO === 'on' ? ['DEMO: on needs SANDBOX=on, since demo players are play.'] : []),
    ...(read.SANDBOX && read.PLAY_MONEY === 'off'
      ? ['PLAY_MONEY: off needs SANDBOX=off, since the sandbox credits money that nobody has paid.']
      : []),
    ...((read.SMTP_URL === undefined) !== (read.MAIL_FROM === undefined)
      ? ['SMTP_URL: needs MAIL_FROM, and the other way round.']
      : []),
    ...((read.SMS_URL === undefined) !== (read.SMS_SECRET === undefined)
      ? ['SMS_URL: needs SMS_SECRET, and the other way round.']
      : []),
    ...databaseClashes(read),
    ...paymentClashes(read),
    ...portClashes(read),
    ...(isPortShared ? [`METRICS_PORT: ${read.METRICS_PORT} is the port of the site itself.`] : []),
  ];
}
