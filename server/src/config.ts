import { brandOf } from './brand/source.ts';
import type { BrandSource } from './brand/source.ts';
import type { Pooler } from './databaseSettings.ts';
import { readEnvironment } from './environment.ts';
import { gameProvidersIn } from './gameProviders.ts';
import type { GameProvider } from './gameProviders.ts';
import { jurisdictionOf } from './jurisdiction/read.ts';
import type { Jurisdiction } from './jurisdiction/schema.ts';
import { paymentsOf } from './paymentSettings.ts';
import { portsOf } from './portSettings.ts';
import type { PortConfig } from './portSettings.ts';
import type { PaymentConfig } from './paymentSettings.ts';

/** Settings of the house, read from the environment. Every value has a default that works on a fresh clone. */
export interface HouseConfig extends PortConfig {
  readonly port: number;
  readonly host: string;
  /** A PostgreSQL server of 15 or later; '' starts the embedded one under `dataDir`. */
  readonly databaseUrl: string;
  /** What `databaseUrl` leads to: the server itself, or a pooler of sessions or transactions. docs/scale.md */
  readonly databasePooler: Pooler;
  /** The server itself, beside a pooler of transactions; '' otherwise. */
  readonly databaseDirectUrl: string;
  /** A replica for reads that may be late by `replicaLagMs` at most; '' without one. */
  readonly databaseReplicaUrl: string;
  readonly replicaLagMs: number;
  /** Carries news between processes instead of the database; '' without one. Decision 523 */
  readonly natsUrl: string;
  readonly natsSubject: string;
  readonly dataDir: string;
  /** Seconds after which the sandbox bank settles deposits and pays withdrawals; 0 switches its worker off. */
  readonly bankDelaySeconds: number;
  /** What a captcha asks for: work of the browser, a picture besides, an outside service's token, or nothing. */
  readonly captcha: 'on' | 'picture' | 'service' | 'off';
  /** Hashes that a captcha costs on average, as a power of two, before it grows with failures. */
  readonly captchaBits: number;
  /** Address that checks an outside service's tokens, and the secret for it; '' without one. */
  readonly captchaVerifyUrl: string;
  readonly captchaVerifySecret: string;
  /** The outside service's script and key for its widget; '' for none. Nothing is fetched from outside then. */
  readonly captchaScript: string;
  readonly captchaSiteKey: string;
  /** Further origins of the service's scripts and frames. */
  readonly captchaOrigins: readonly string[];
  /** Idle and absolute life of a session, milliseconds. S17 */
  readonly sessionIdleMs: number;
  readonly sessionLifeMs: number;
  readonly logLevel: string;
  /** Play money only: the outbox shows codes that a real house would send by SMS. */
  readonly isSandbox: boolean;
  /** Whether the money has no value outside. Every screen says so. Always true in the sandbox. */
  readonly isPlayMoney: boolean;
  /** Whether the sandbox contains a demo player with a known log-in who has one of everything. */
  readonly isDemoSeeded: boolean;
  /**
   * Proxies whose X-Forwarded-* headers are trusted for the client's address, host and protocol: how many stand in
   * front of the house, or their addresses and networks. 0 trusts none. Further left in the header are entries that the
   * visitor may have forged. S15
   */
  readonly trustedProxies: number | readonly string[];
  /** Legacy: lets scripts read the session cookie and send its id as UUID. A deviation from S02, off by default. */
  readonly isSessionReadable: boolean;
  /**
   * Encrypts bank card numbers. '' uses a key file in `dataDir`, made on first use. Several machines must share one.
   */
  readonly houseSecret: string;
  /** Cost of an argon2id hash: KiB of memory and number of passes. Tests use the minimum; no variable sets it. S15 */
  readonly passwordCost: { readonly memoryCost: number; readonly timeCost: number };
  /** How often a deposit must be staked before it may be withdrawn; 0 locks nothing. ENTITY-033 */
  readonly depositTurnover: number;
  /** The rules of the place where the site is operated. docs/jurisdiction.md */
  readonly jurisdiction: Jurisdiction;
  /** Names, colours, logo, contacts and rules of the operator's brand. */
  readonly brand: BrandSource;
  /** Whether a first visit gets the browser's language; otherwise it gets Chinese, the default. AMB-180 */
  readonly isBrowserLanguageFollowed: boolean;
  /** Whether staff can log in at /desk/. Keys of the operator's systems work without. docs/desk.md */
  readonly isDeskOpen: boolean;
  /** Bearer key of /operator/ with every scope, at least 24 characters; '' for none. */
  readonly operatorKey: string;
  /** Providers of foreign games, who may call /provider/. docs/game-providers.md */
  readonly gameProviders: readonly GameProvider[];
  /** Number of games in a new house, 108 to 5,000. A house that has more keeps them. */
  readonly catalogueSize: number;
  /** Whole months after which bets that are over are archived, 2 or more; 0 archives none. Decision 485 */
  readonly archiveAfterMonths: number;
  /** If the house is this many milliseconds late, it rejects requests and asks for a retry; 0 disables this. */
  readonly shedAfterMs: number;
  /** After SIGTERM, requests are still accepted for this many milliseconds while /readyz answers 503. */
  readonly drainMs: number;
  /** The SMTP server for mail, and the sender's address; '' without one. docs/messages.md */
  readonly smtpUrl: string;
  readonly mailFrom: string;
  /** The gateway for SMS, and the secret that signs each request; '' without one. docs/messages.md */
  readonly smsUrl: string;
  readonly smsSecret: string;
  /** The most messages a minute by each channel, of all players and guests together. */
  readonly smsPerMinute: number;
  readonly mailPerMinute: number;
  /** Origins of payment providers to which a deposit's form may lead, `https://host`. CALL-101 */
  readonly paymentOrigins: readonly string[];
  /** The operator's gateway, payout service and chain watcher, and who decides on payments. docs/payments.md */
  readonly payments: PaymentConfig;
  /** Origins of pictures and videos besides the site's own, `https://host`. ENV-015 */
  readonly pictureOrigins: readonly string[];
  /** Origins of static fronts whose pages may call this house, `https://www.site.example`. Decision 465 */
  readonly allowedOrigins: readonly string[];
  /** Where weaknesses are reported, `mailto:` or `https:`, the preferred one first; none serves no security.txt. */
  readonly securityContacts: readonly string[];
  /** An operator's own backend, `https://host`. Calls are proxied to it, and no house is opened. '' uses the house. */
  readonly backendUrl: string;
  /**
   * A public beacon of random pulses, `https://host/…`; `{ms}` or `{s}` is the time from which a pulse is wanted. ''
   * without one. F01
   */
  readonly beaconUrl: string;
  /** Where a pulse's value and time are in the beacon's JSON reply, as `a.b.c`. */
  readonly beaconValuePath: string;
  readonly beaconTimePath: string;
  /** Port of the metrics, separate from the site; undefined for none, 0 for any free port. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** Whether the client is served from its sources; development only. */
  readonly isSourceServed: boolean;
}

type Read = ReturnType<typeof readEnvironment>;

const serversOf = (read: Read) => ({
  databaseUrl: read.DATABASE_URL ?? '',
  databasePooler: read.DATABASE_POOLER,
  databaseDirectUrl: read.DATABASE_DIRECT_URL ?? '',
  databaseReplicaUrl: read.DATABASE_REPLICA_URL ?? '',
  replicaLagMs: read.REPLICA_LAG_MS,
  natsUrl: read.NATS_URL ?? '',
  natsSubject: read.NATS_SUBJECT,
});

/** Address of the sandbox's own widget. */
export const sandboxCaptchaScript = '/sandbox/captcha.js';

function widgetOf(read: Read) {
  const isOwn = read.SANDBOX && read.CAPTCHA === 'service' && read.CAPTCHA_VERIFY_URL === undefined;
  const { CAPTCHA_SCRIPT: captchaScript = '', CAPTCHA_SITE_KEY: captchaSiteKey = '' } = read;
  return isOwn ? { captchaScript: sandboxCaptchaScript, captchaSiteKey: 'sandbox' } : { captchaScript, captchaSiteKey };
}

const captchaOf = (read: Read) => ({
  captcha: read.CAPTCHA,
  captchaBits: read.CAPTCHA_BITS,
  captchaVerifyUrl: read.CAPTCHA_VERIFY_URL ?? '',
  captchaVerifySecret: read.CAPTCHA_VERIFY_SECRET ?? '',
  ...widgetOf(read),
  captchaOrigins: read.CAPTCHA_ORIGINS,
});

/** Refuses with StartError, one sentence for each wrong setting. */
export function readConfig(env: NodeJS.ProcessEnv): HouseConfig {
  const read = readEnvironment(env);
  return {
    port: read.PORT,
    host: read.HOST,
    ...serversOf(read),
    dataDir: read.DATA_DIR,
    bankDelaySeconds: read.BANK_DELAY_SECONDS,
    ...captchaOf(read),
    sessionIdleMs: read.SESSION_IDLE_MINUTES * 60_000,
    sessionLifeMs: read.SESSION_LIFE_HOURS * 3_600_000,
    logLevel: read.LOG_LEVEL,
    isSandbox: read.SANDBOX,
    isPlayMoney: read.PLAY_MONEY === undefined ? read.SANDBOX : read.PLAY_MONEY === 'on',
    isDemoSeeded: read.SANDBOX && read.DEMO,
    trustedProxies: read.TRUST_PROXY,
    isSessionReadable: read.LEGACY_SESSION,
    houseSecret: read.HOUSE_SECRET ?? '',
    passwordCost: { memoryCost: 19_456, timeCost: 2 },
    isBrowserLanguageFollowed: read.BROWSER_LANGUAGE,
    isDeskOpen: read.DESK,
    operatorKey: read.OPERATOR_KEY ?? '',
    gameProviders: gameProvidersIn(read.GAME_PROVIDERS ?? ''),
    catalogueSize: read.CATALOGUE,
    depositTurnover: read.DEPOSIT_TURNOVER,
    jurisdiction: jurisdictionOf(read.JURISDICTION),
    brand: brandOf(read.BRAND ?? ''),
    archiveAfterMonths: read.ARCHIVE_AFTER_MONTHS,
    shedAfterMs: read.SHED_AFTER_MS,
    drainMs: read.DRAIN_SECONDS * 1_000,
    smtpUrl: read.SMTP_URL ?? '',
    mailFrom: read.MAIL_FROM ?? '',
    smsUrl: read.SMS_URL ?? '',
    smsSecret: read.SMS_SECRET ?? '',
    smsPerMinute: read.SMS_PER_MINUTE,
    mailPerMinute: read.MAIL_PER_MINUTE,
    paymentOrigins: read.PAYMENT_ORIGINS,
    payments: paymentsOf(read),
    ...portsOf(read),
    pictureOrigins: read.PICTURE_ORIGINS,
    allowedOrigins: read.ALLOWED_ORIGINS,
    securityContacts: read.SECURITY_CONTACT,
    backendUrl: read.BACKEND_URL ?? '',
    beaconUrl: read.BEACON_URL ?? '',
    beaconValuePath: read.BEACON_VALUE,
    beaconTimePath: read.BEACON_TIME,
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    isSourceServed: read.FOYER_DEV,
  };
}
