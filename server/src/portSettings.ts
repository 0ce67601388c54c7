/** The settings of the ports to file stores, countries, rates and identity checks. docs/ports.md */
import * as v from 'valibot';
import { decimalNumber, jsonPath, problem, serviceAddress, signingSecret, wholeNumber } from './settingShapes.ts';

export const fileStores = ['database', 'folder', 's3'] as const;
export type FileStore = (typeof fileStores)[number];

export const portSettings = {
  FILES: v.optional(v.picklist(fileStores, problem(`is none of ${fileStores.join(', ')}`)), 'database'),
  FILES_DIR: v.optional(
    v.pipe(v.string(), v.regex(/^\/[^\p{C}]{1,4000}$/u, problem('is no absolute path of a folder'))),
  ),
  FILES_URL: v.optional(
    v.pipe(
      v.string(),
      v.transform((address) => address.replace(/\/$/, '')),
      v.regex(/^https?:\/\/[\w.-]+(?::\d{1,5})?(?:\/[\w.-]+)*$/, ' is no address such as https://s3.example/bucket'),
    ),
  ),
  FILES_REGION: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, problem('is no region'))), 'us-east-1'),
  FILES_KEY_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[!-.0-~]{3,128}$/, ' needs 3 to 128 letters, digits or signs')),
  ),
  FILES_SECRET: v.optional(v.pipe(v.string(), v.regex(/^[!-~]{8,}$/, ' needs 8 letters, digits or signs or more'))),
  IDENTITY_URL: serviceAddress('https://identity.example/checks'),
  IDENTITY_SECRET: signingSecret,
  RATE_URL: serviceAddress('https://rates.example/usdt'),
  RATE_SECRET: signingSecret,
  RATE_VALUE: jsonPath('rate'),
  RATE_EVERY_SECONDS: wholeNumber(10, 86_400, 60),
  RATE_MAX_MOVE: decimalNumber(0.1, 50, 5),
  RATE_MAX_AGE_MINUTES: wholeNumber(1, 10_080, 30),
  GEO_HEADER: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]{1,60}$/, problem('is no name of a header')))),
  GEO_FILE: v.optional(v.pipe(v.string(), v.regex(/^[^\p{C}]{1,4096}$/u, problem('is no name of a file')))),
  GEO_UNKNOWN: v.optional(v.picklist(['allow', 'refuse'], problem('is neither allow nor refuse')), 'refuse'),
};

const schema = v.object(portSettings);
type Read = v.InferOutput<typeof schema>;

export interface S3Settings {
  /** Address of the bucket, without a slash at its end. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  /** Set by tests only. */
  readonly timeoutMs?: number;
}

export interface ServiceSettings {
  readonly url: string;
  readonly secret: string;
  /** Set by tests only. */
  readonly timeoutMs?: number;
}

export interface RateSettings {
  readonly url: string;
  /** Undefined for a plain GET. */
  readonly secret: string | undefined;
  /** Where the rate is in the JSON reply, as `a.b.c`. */
  readonly valuePath: string;
  readonly everyMs: number;
  /** A rate that moves further is held. */
  readonly maxMovePercent: number;
  /** A chain whose rate is older is closed. */
  readonly maxAgeMs: number;
  /** Set by tests only. */
  readonly timeoutMs?: number;
}

export interface PortConfig {
  /** The provider of identity checks; undefined without one. */
  readonly identityService: ServiceSettings | undefined;
  /** Undefined where rates of USDT are set by hand. */
  readonly rates: RateSettings | undefined;
  /** Where new pictures are kept. Those of another store are still read there while its settings stay. */
  readonly files: {
    readonly store: FileStore;
    readonly folder: string | undefined;
    readonly s3: S3Settings | undefined;
  };
  /** How the house knows where visitors are. */
  readonly geo: {
    readonly header: string | undefined;
    readonly file: string | undefined;
    readonly isUnknownAllowed: boolean;
  };
}

interface Beside {
  readonly SANDBOX: boolean;
  readonly TRUST_PROXY: number | readonly string[];
}

export function portClashes(read: Read & Beside): string[] {
  const s3 = [read.FILES_URL, read.FILES_KEY_ID, read.FILES_SECRET];
  const isHalf = s3.some((one) => one === undefined) && s3.some((one) => one !== undefined);
  return [
    ...(read.FILES === 'folder' && read.FILES_DIR === undefined ? ['FILES: folder needs FILES_DIR.'] : []),
    ...(read.FILES === 's3' && read.FILES_URL === undefined
      ? ['FILES: s3 needs FILES_URL, FILES_KEY_ID and FILES_SECRET.']
      : []),
    ...((read.IDENTITY_URL === undefined) !== (read.IDENTITY_SECRET === undefined)
      ? ['IDENTITY_URL: needs IDENTITY_SECRET, and the other way round.']
      : []),
    ...(read.RATE_SECRET !== undefined && read.RATE_URL === undefined ? ['RATE_SECRET: needs RATE_URL.'] : []),
    ...(read.GEO_HEADER !== undefined && read.TRUST_PROXY === 0
      ? ['GEO_HEADER: needs TRUST_PROXY, or visitors could write the header themselves.']
      : []),
    ...(read.GEO_HEADER !== undefined && read.GEO_FILE !== undefined
      ? ['GEO_HEADER: only one of it and GEO_FILE can tell the country.']
      : []),
    ...(isHalf ? ['FILES_URL: needs FILES_KEY_ID and FILES_SECRET, and the other way round.'] : []),
  ];
}

export function portsOf(read: Read): PortConfig {
  const { FILES_URL: url, FILES_REGION: region, FILES_KEY_ID: keyId, FILES_SECRET: secret } = read;
  const isSet = url !== undefined && keyId !== undefined && secret !== undefined;
  const rates = read.RATE_URL !== undefined && {
    url: read.RATE_URL,
    secret: read.RATE_SECRET,
    valuePath: read.RATE_VALUE,
    everyMs: read.RATE_EVERY_SECONDS * 1_000,
    maxMovePercent: read.RATE_MAX_MOVE,
    maxAgeMs: read.RATE_MAX_AGE_MINUTES * 60_000,
  };
  const { IDENTITY_URL, IDENTITY_SECRET } = read;
  const hasIdentity = IDENTITY_URL !== undefined && IDENTITY_SECRET !== undefined;
  return {
    identityService: hasIdentity ? { url: IDENTITY_URL, secret: IDENTITY_SECRET } : undefined,
    rates: rates || undefined,
    files: { store: read.FILES, folder: read.FILES_DIR, s3: isSet ? { url, region, keyId, secret } : undefined },
    geo: { header: read.GEO_HEADER, file: read.GEO_FILE, isUnknownAllowed: read.GEO_UNKNOWN === 'allow' },
  };
}
