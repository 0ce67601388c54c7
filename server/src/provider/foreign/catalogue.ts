/**
 * A provider's catalogue, as a file or a call gives it: platforms and games with names in every language, pictures and the
 * addresses where games open. Everything is checked before anything is written. docs/game-providers.md
 */
import * as v from 'valibot';
import type { HouseConfig } from '../../config.ts';
import { pacedFamilies } from '../../jurisdiction/schema.ts';
import { launchWords } from './launch.ts';

const code = v.pipe(
  v.string('is no text'),
  v.regex(/^[a-z\d][a-z\d-]{1,39}$/, 'is no code of 2 to 40 small letters, digits and hyphens'),
);
const word = v.pipe(
  v.string('is no text'),
  v.regex(/^(?!\s)[^\p{C}]{1,60}(?<!\s)$/u, 'is no name of 1 to 60 characters'),
);
const fault = ({ received }: { readonly received: string }): string =>
  received === 'undefined' ? 'is missing' : 'is unknown';
const strict = <T extends v.ObjectEntries>(entries: T) => v.strictObject(entries, fault);
const names = strict({ zh_CN: word, en: word, th: word });
/** All but the lottery, which is the house's own. ENUM-001 */
const gameType = v.picklist([1, 2, 3, 5, 6, 7, 8], 'is no type of games: 1, 2, 3, 5, 6, 7 or 8');
/** The families whose rules of the place can apply to a foreign game. */
const families = [...pacedFamilies, 'table', 'sport'] as const;

type Origins = HouseConfig['pictureOrigins'];

/** Plain http is for a provider on this machine, in development. */
const isSecure = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** A path of this site, or an address that the pages' content security policy allows. */
const picture = (origins: Origins) =>
  v.pipe(
    v.string('is no text'),
    v.maxLength(500, 'is longer than 500 characters'),
    v.check((text) => {
      if (/^\/(?!\/)[!-~]*$/.test(text)) return true;
      const url = urlOf(text);
      return url !== undefined && isSecure(url) && origins.includes(url.origin);
    }, 'is neither a path of this site nor an address whose origin is in PICTURE_ORIGINS'),
  );

const launch = v.pipe(
  v.string('is no text'),
  v.maxLength(1000, 'is longer than 1000 characters'),
  v.check((text) => {
    const url = urlOf(text);
    return url !== undefined && isSecure(url) && !/[{}]/.test(url.origin);
  }, 'is no https address'),
  v.check((text) => text.includes('{ticket}'), 'has no {ticket}'),
  v.check(
    (text) => [...text.matchAll(/\{([^}]*)\}/g)].every(([, name]) => launchWords.some((known) => known === name)),
    `has a word in braces that is none of ${launchWords.join(', ')}`,
  ),
);

const platformSchema = (origins: Origins) =>
  strict({ code, names, gameType, logo: picture(origins), mark: picture(origins) });

const gameSchema = (origins: Origins) =>
  strict({
    id: code,
    platform: code,
    names,
    gameType,
    family: v.picklist(families, `is none of ${families.join(', ')}`),
    section: v.optional(v.picklist(['', 'texas', 'esports', 'cockfight'], 'is no section'), ''),
    isNew: v.optional(v.boolean('is neither true nor false'), false),
    isHot: v.optional(v.boolean('is neither true nor false'), false),
    /** Whether the provider offers a trial, with money of its own making. */
    hasTrial: v.optional(v.boolean('is neither true nor false'), false),
    statedReturn: v.optional(
      v.pipe(v.string('is no text'), v.regex(/^\d{2}\.\d{2}$/, 'is no percentage such as 96.18')),
      '',
    ),
    picture: picture(origins),
    launch,
  });

export type ForeignPlatform = v.InferOutput<ReturnType<typeof platformSchema>>;
export type ListedGame = v.InferOutput<ReturnType<typeof gameSchema>>;

export interface ForeignCatalogue {
  readonly provider: string;
  readonly platforms: readonly ForeignPlatform[];
  /** All games that the provider offers: one that is not here any more is withdrawn. */
  readonly games: readonly ListedGame[];
}

const fileSchema = strict({
  provider: code,
  platforms: v.pipe(v.array(v.unknown(), 'is no list'), v.maxLength(50, 'has more than 50 platforms')),
  games: v.pipe(v.array(v.unknown(), 'is no list'), v.maxLength(20_000, 'has more than 20000 games')),
});

/** Where a fault is: `games[3] (coin-flip): names.th is missing`. */
function faultsAt(place: string, issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map((issue) => {
    const field = v.getDotPath(issue);
    return `${place}${field === null ? '' : `${place === '' ? '' : ': '}${field}`} ${issue.message}`.trim();
  });
}

const nameIn = (row: unknown, key: 'id' | 'code'): string => {
  const value: unknown = typeof row === 'object' && row !== null ? (row as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? ` (${value.slice(0, 40)})` : '';
};

function rowsOf<S extends v.GenericSchema>(list: 'platforms' | 'games', rows: readonly unknown[], schema: S) {
  const good: v.InferOutput<S>[] = [];
  const faults: string[] = [];
  for (const [at, row] of rows.entries()) {
    const read = v.safeParse(schema, row);
    if (read.success) good.push(read.output);
    else faults.push(...faultsAt(`${list}[${at}]${nameIn(row, list === 'games' ? 'id' : 'code')}`, read.issues));
  }
  return { good, faults };
}

const twice = (list: string, codes: readonly string[]): string[] =>
  [...new Set(codes.filter((one, at) => codes.indexOf(one) < at))].map((one) => `${list}: ${one} is there twice`);

/** Returns the catalogue, or all its faults, one sentence each. */
export function readForeignCatalogue(
  given: unknown,
  { gameProviders, pictureOrigins }: Pick<HouseConfig, 'gameProviders' | 'pictureOrigins'>,
): ForeignCatalogue | { readonly faults: readonly string[] } {
  const file = v.safeParse(fileSchema, given);
  if (!file.success) return { faults: faultsAt('', file.issues) };
  const provider = gameProviders.find((one) => one.code === file.output.provider);
  if (provider === undefined) return { faults: [`provider ${file.output.provider} is not in GAME_PROVIDERS`] };
  const platforms = rowsOf('platforms', file.output.platforms, platformSchema(pictureOrigins));
  const games = rowsOf('games', file.output.games, gameSchema(pictureOrigins));
  const codes = platforms.good.map((one) => one.code);
  const isBroken = platforms.faults.length > 0;
  const faults = [
    ...platforms.faults,
    ...games.faults,
    ...twice('platforms', codes),
    ...twice(
      'games',
      games.good.map(({ id }) => id),
    ),
    ...codes
      .filter((one) => !provider.platforms.includes(one))
      .map((one) => `platforms: ${one} is no platform of ${provider.code} in GAME_PROVIDERS`),
    ...games.good
      .filter(({ platform }) => !isBroken && !codes.includes(platform))
      .map(({ id, platform }) => `games (${id}): platform ${platform} is not in this catalogue`),
  ];
  return faults.length > 0 ? { faults } : { ...file.output, platforms: platforms.good, games: games.good };
}
