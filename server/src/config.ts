import { readEnvironment } from './environment.ts';

/** What an operator sets, from the environment; every value has a default that works on a bare clone. */
export interface HouseConfig {
  readonly port: number;
  readonly host: string;
  /** A PostgreSQL server of 15 or later; '' starts the embedded one under `dataDir`. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Seconds after which the sandbox bank settles deposits and pays withdrawals; 0 switches its worker off. */
  readonly bankDelaySeconds: number;
  /** Whether the house asks for captchas. */
  readonly isCaptchaAsked: boolean;
  /** Idle and absolute life of a session, milliseconds. S17 */
  readonly sessionIdleMs: number;
  readonly sessionLifeMs: number;
  readonly logLevel: string;
  /** Play money only: the outbox shows codes that a real house would send by SMS. */
  readonly isSandbox: boolean;
  /** In the sandbox: whether a player with a known log-in stands there who has one of everything. */
  readonly isDemoSeeded: boolean;
  /** Behind a proxy that sets X-Forwarded-*: the client's address, host and protocol are read from there. */
  readonly isProxyTrusted: boolean;
  /** Legacy: scripts may read the session cookie and send its id as UUID. A deviation from S02, off by default. */
  readonly isSessionReadable: boolean;
  /** Seals bank card numbers; '' takes a key file in `dataDir`, made at the first use. Several machines need the same. */
  readonly houseSecret: string;
  /** The work of one argon2id hash: KiB of memory and passes over them. Tests take the least; no variable sets it. S15 */
  readonly passwordCost: { readonly memoryCost: number; readonly timeCost: number };
  /** How often a deposit must be staked before it may be withdrawn; 0 locks nothing. ENTITY-033 */
  readonly depositTurnover: number;
  /** Whether a first visit is answered in the browser's language; otherwise in Chinese, the default. AMB-180 */
  readonly isBrowserLanguageFollowed: boolean;
  /** The bearer key of /operator/, at least 24 characters; '' keeps it closed. */
  readonly operatorKey: string;
  /** How many games a new house lists, 108 to 5,000; a house that has more keeps them. */
  readonly catalogueSize: number;
  /** A house that answers this much late, in milliseconds, asks callers to come back; 0 never does. */
  readonly shedAfterMs: number;
  /** Origins of payment providers that a deposit's form may lead on to, `https://host`. CALL-101 */
  readonly paymentOrigins: readonly string[];
  /** Origins of pictures and films besides the site's own, `https://host`. ENV-015 */
  readonly pictureOrigins: readonly string[];
  /** An operator's own backend, `https://host`: calls are handed to it, and no house is opened. '' is the house. */
  readonly backendUrl: string;
  /** Where the figures for monitoring are read, apart from the site; undefined for nowhere, 0 for any free port. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** Whether the client is served from its sources: development only. */
  readonly isSourceServed: boolean;
}

/** Refuses with StartError, a sentence for each setting that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): HouseConfig {
  const read = readEnvironment(env);
  return {
    port: read.PORT,
    host: read.HOST,
    databaseUrl: read.DATABASE_URL ?? '',
    dataDir: read.DATA_DIR,
    bankDelaySeconds: read.BANK_DELAY_SECONDS,
    isCaptchaAsked: read.CAPTCHA,
    sessionIdleMs: read.SESSION_IDLE_MINUTES * 60_000,
    sessionLifeMs: read.SESSION_LIFE_HOURS * 3_600_000,
    logLevel: read.LOG_LEVEL,
    isSandbox: read.SANDBOX,
    isDemoSeeded: read.SANDBOX && read.DEMO,
    isProxyTrusted: read.TRUST_PROXY,
    isSessionReadable: read.LEGACY_SESSION,
    houseSecret: read.HOUSE_SECRET ?? '',
    passwordCost: { memoryCost: 19_456, timeCost: 2 },
    isBrowserLanguageFollowed: read.BROWSER_LANGUAGE,
    operatorKey: read.OPERATOR_KEY ?? '',
    catalogueSize: read.CATALOGUE,
    depositTurnover: read.DEPOSIT_TURNOVER,
    shedAfterMs: read.SHED_AFTER_MS,
    paymentOrigins: read.PAYMENT_ORIGINS,
    pictureOrigins: read.PICTURE_ORIGINS,
    backendUrl: read.BACKEND_URL ?? '',
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    isSourceServed: read.FOYER_DEV,
  };
}
