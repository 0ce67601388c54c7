/**
 * The architecture as a table: who may import whom. Imports go one way, domains do not import each other, and names
 * describe contents. architecture.test.ts runs `faultsIn` over the real import graph, and over violations that it
 * plants.
 */
import { importsOf, isTestFile } from './imports.ts';
import type { Import } from './imports.ts';

/** The domains of the specification, the same on every side. They never import each other. */
const domains = new Set(
  'site home lobby sports lottery account wallet bets promotions vip activities interest invite messages help protection'.split(
    ' ',
  ),
);

/** Area -> areas that it may import besides itself. `domain` means every domain, `feature` every feature. */
const contract = ['contract'];
const words = [...contract, 'text', 'text:format'];
const clientShared = ['client:api', 'client:session', 'client:ui', 'client:form', 'client:text', 'client:bonus'];
/** The lower layers of the house, the lowest first. No layer imports one listed after it. */
const houseFloors = [
  'house:config',
  'house:refusal',
  'house:db',
  'house:ledger',
  'house:house',
  'house:players',
  'house:staff',
  'house:http',
] as const;
const below = (floor: (typeof houseFloors)[number]) => [...words, ...houseFloors.slice(0, houseFloors.indexOf(floor))];
const houseBase = [...words, ...houseFloors];
const houseShared = [
  ...houseBase,
  'house:settings',
  'house:uploads',
  'house:platforms',
  'house:live',
  'house:pictures',
  'house:sandbox',
  'house:bonus',
  'house:jobs',
  'house:fairness',
  'house:guard',
  'house:delivery',
];

export const mayImport: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  'contract:rules': contract,
  'contract:domain': [...contract, 'contract:rules'],
  'contract:calls': [...contract, 'contract:domain'],
  // Describes every call to engineers, from the contract alone.
  reference: [...contract, 'contract:domain', 'contract:calls', 'text'],
  // Tests any backend from outside.
  conformance: [...contract, 'contract:domain', 'contract:calls', 'reference'],
  text: contract,
  'text:format': [...contract, 'text'],
  pictures: contract,
  'games:fair': ['games:engines', 'games:catalogue'],
  'games:catalogue': [...contract, 'pictures'],
  'games:search': [],
  'games:engines': ['games:catalogue'],
  'games:verify': ['contract:domain', 'games:engines', 'games:fair', 'games:windows', ...words],
  'games:windows': ['contract:domain', 'games:engines', 'games:fair', 'games:catalogue', 'pictures', ...words],

  'client:style': [],
  'client:text': words,
  'client:api': [...words, 'client:text'],
  'client:session': [...words, 'contract:domain', 'client:api', 'client:text'],
  'client:ui': ['text:format', 'client:text', 'client:style'],
  'client:form': [...words, 'contract:rules', 'client:api', 'client:ui', 'client:text'],
  'client:bonus': [...words, 'contract:domain', 'client:api', 'client:session', 'client:ui', 'client:text'],
  'client:kit': ['client:ui', 'client:form', 'client:text', 'client:session', 'contract', 'contract:rules'],
  'client:feature': [
    ...words,
    'contract:domain',
    'contract:rules',
    'games:catalogue',
    'games:search',
    'games:fair',
    'pictures',
    ...clientShared,
  ],
  'client:app': [...words, 'contract:domain', 'client:feature', 'client:style', ...clientShared],
  'client:screen': [...words, 'contract:domain', 'client:feature', 'client:app', 'client:kit', ...clientShared],
  'client:entry': ['*client', ...words],

  // The staff's desk has nothing of the site but its colours, its closed lists and its reader of articles.
  'desk:style': ['client:style'],
  'desk:text': [...words, 'contract:domain'],
  'desk:api': [...words, 'contract:domain', 'desk:text'],
  'desk:ui': [...words, 'contract:domain', 'desk:api', 'desk:text'],
  'desk:shell': [...words, 'contract:domain', 'desk:api', 'desk:text', 'desk:ui'],
  'desk:screens': [...words, 'contract:domain', 'client:ui', 'desk:api', 'desk:text', 'desk:ui', 'desk:shell'],
  'desk:entry': ['*desk', ...words, 'contract:domain'],

  'house:config': ['contract', 'text'],
  'house:refusal': contract,
  'house:db': ['contract', 'text', 'text:format', 'house:config', 'games:catalogue', 'games:engines', 'games:fair'],
  'house:ledger': ['contract', 'house:config', 'house:db'],
  'house:house': below('house:house'),
  'house:players': below('house:players'),
  // Staff speak in the calls of their desk.
  'house:staff': [...below('house:staff'), 'contract:domain'],
  'house:http': [...below('house:http'), 'contract:domain', 'contract:calls'],
  'house:watch': houseBase,
  'house:settings': houseBase,
  'house:sandbox': houseBase,
  // Changes what one browser is answered by any part, so only the start connects it.
  'house:scenarios': [...houseBase, 'contract:calls', 'house:sandbox', 'house:live'],
  // Gates calls of every domain by their paths.
  'house:places': [...houseBase, 'contract:calls'],
  'house:uploads': [...houseBase, 'house:jobs', 'contract:domain', 'contract:calls', 'contract:rules'],
  'house:live': houseBase,
  'house:bonus': [...houseBase, 'house:settings', 'house:live', 'house:platforms', 'house:jobs'],
  'house:jobs': houseBase,
  'house:guard': houseBase,
  'house:delivery': [...houseBase, 'house:jobs'],
  'house:fairness': [...houseBase, 'house:jobs', 'games:fair'],
  'house:pictures': [...houseBase, 'pictures', 'games:catalogue'],
  'house:platforms': [...houseShared, 'contract:domain', 'games:catalogue'],
  'house:provider': [...houseShared, 'contract:domain', 'games:catalogue', 'games:engines', 'games:fair'],
  'house:domain': [
    ...houseShared,
    'contract:domain',
    'contract:rules',
    'contract:calls',
    'games:catalogue',
    'games:search',
    'games:fair',
  ],
  // Connects the domains that need each other.
  'house:handlers': ['*house', ...words, 'contract:domain', 'contract:calls'],
  // Lets staff see and decide in every domain.
  'house:desk': ['*house', ...words, 'contract:domain', 'contract:rules', 'games:catalogue', 'games:engines'],
  // Reads and erases what every domain stores about a player.
  'house:privacy': ['*house', ...words],
  // Acts like a player, through every domain.
  'house:demo': ['*house', ...words, 'contract:domain'],
  'house:web': [...houseBase, 'house:pictures', 'client:entry', 'pictures'],
  'house:entry': ['*house', ...words, 'contract:domain', 'contract:calls', 'client:entry'],
};

/** Packages that each workspace may import; for others their package.json is the only limit. */
const outside: Readonly<Record<string, readonly string[]>> = {
  contract: ['valibot', '@noble/hashes', '@scure/base'],
  text: ['node:', 'icu-minify'],
  'games/fair': ['node:crypto', '@noble/hashes'],
  games: [],
};

/** Tools, journeys, benches and tests may import everything; nothing may import them. */
const isFree = (area: string): boolean => area === 'tools';

/** Files beside the domains that are not entry points. */
const baseFiles = new Map([
  ...[
    'config.ts',
    'databaseSettings.ts',
    'environment.ts',
    'settingShapes.ts',
    'paymentSettings.ts',
    'portSettings.ts',
    'misspeltSettings.ts',
    'gameProviders.ts',
    'log.ts',
    'sourcePlaces.ts',
    'version.ts',
  ].map((file) => [file, 'house:config'] as const),
  ['house.ts', 'house:house'],
  ['refusal.ts', 'house:refusal'],
  ['handlers.ts', 'house:handlers'],
  ['moneyFate.ts', 'house:handlers'],
]);

function areaIn(side: 'client' | 'house', parts: readonly string[]): string {
  const [first = '', second] = parts;
  if (second === undefined) return (side === 'house' ? baseFiles.get(first) : undefined) ?? `${side}:entry`;
  if (second === 'startError.ts' || first === 'jurisdiction' || first === 'brand') return 'house:config';
  if (side === 'house') return domains.has(first) ? 'house:domain' : `house:${first}`;
  if (first === 'features') return 'client:feature';
  return first === 'screens' ? 'client:screen' : `client:${first}`;
}

/** The area of a file: a package, a part of it, or one of its domains. */
export function areaOf(path: string): string {
  const [top = '', ...parts] = path.split('/');
  if (top === 'contract') {
    if (parts[1] === 'calls.ts') return 'contract:calls';
    if (parts.length <= 2) return 'contract';
    return parts[1] === 'rules' ? 'contract:rules' : 'contract:domain';
  }
  // A build's configuration is a tool.
  if (top === 'games') return parts.length > 1 ? `games:${parts[0]}` : 'tools';
  if (top === 'client' && parts[0] === 'src') return areaIn('client', parts.slice(1));
  if (top === 'server' && parts[0] === 'src') return areaIn('house', parts.slice(1));
  if (top === 'desk' && parts[0] === 'src') return parts.length > 2 ? `desk:${parts[1]}` : 'desk:entry';
  if (top === 'desk' && parts[0] === 'text') return 'desk:text';
  // Used everywhere, and contain no texts.
  if (/^text\/src\/(?:time|amount|amountForms|grouped|sumName)\.ts$/.test(path)) return 'text:format';
  return ['text', 'pictures', 'reference', 'conformance', 'brands'].includes(top) ? top : 'tools';
}

/** The domain that a file belongs to; undefined outside of domains. */
function domainOf(path: string): string | undefined {
  const area = areaOf(path);
  if (!/:(domain|feature)$/.test(area)) return undefined;
  return area === 'client:feature' ? path.split('/')[3] : path.split('/')[2];
}

function isAllowed({ from, to, isType }: Import): boolean {
  const [source, target] = [areaOf(from), areaOf(to)];
  if (isFree(source)) return true;
  if (isTestFile(from) && source.split(':', 1)[0] === target.split(':', 1)[0]) return true;
  if (isTestFile(from)) return !isFree(target) || to.startsWith('tools/');
  if (isTestFile(to)) return false;
  if (source === target) return domainOf(from) === domainOf(to);
  // The router's type gives screens and shell the types of their paths.
  if (isType && to === 'client/src/router.tsx') return source === 'client:app' || source === 'client:screen';
  // A port is a type through which one part requires another without importing it; handlers.ts connects them.
  if (isType && source.startsWith('house:') && /(^|\/)\w+Port\.ts$/.test(to)) return true;
  const allowed = mayImport[source];
  return allowed !== undefined && allowed.some((area) => area === target || area === `*${target.split(':', 1)[0]}`);
}

/**
 * They set the kind of work of a statement, the order of statements, and whether an error means a lost database. None
 * reads rows.
 */
const rowless = new Set(['pools', 'advisoryLock', 'unavailable', 'gathered'].map((name) => `server/src/db/${name}.ts`));

/** Only stores, players and the ledger read and write rows; other files may import their types. */
function touchesDatabase({ from, to, isType }: Import): boolean {
  if (isType || isTestFile(from) || areaOf(to) !== 'house:db' || rowless.has(to)) return false;
  if (['house:db', 'house:ledger', 'house:players', 'house:watch', 'house:entry'].includes(areaOf(from))) return false;
  return areaOf(from).startsWith('house:') && !/(^|\/)(store|\w+Store)\.ts$/.test(from);
}

const vague = /(^|\/)(utils?|common|helpers?|types|misc|shared)(\.tsx?$|\/)/i;

/** A file that only re-exports. */
function isBarrel(path: string, source: string): boolean {
  if (/(^|\/)index\.tsx?$/.test(path) && !path.includes('/screens/')) return true;
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const rest = code.replaceAll(/^\s*export\s+(type\s+)?(\*|\{[^}]*\})[^;]*from\s+['"][^'"]+['"];?/gm, '').trim();
  return rest === '' && code.trim() !== '';
}

function outsideFault({ from, to }: Import): string | undefined {
  const [top = '', next = ''] = from.split('/');
  const allowed = outside[`${top}/${next}`] ?? outside[top];
  const isLoose = isTestFile(from) || from.startsWith('games/windows/') || isFree(areaOf(from));
  if (allowed === undefined || isLoose) return undefined;
  const isKnown = allowed.some((name) => to === name || to.startsWith(name.endsWith(':') ? name : `${name}/`));
  return isKnown ? undefined : `${from}: imports ${to} from outside`;
}

/** All violations in these files, path -> source. */
export function faultsIn(files: ReadonlyMap<string, string>): string[] {
  const faults: string[] = [];
  for (const [path, source] of files) {
    if (vague.test(path)) faults.push(`${path}: its name does not say what is inside`);
    if (isBarrel(path, source)) faults.push(`${path}: is a barrel`);
    const isPlaced = mayImport[areaOf(path)] !== undefined || isFree(areaOf(path)) || isTestFile(path);
    if (!isPlaced) faults.push(`${path}: stands in no known area`);
    for (const each of importsOf(path, source)) {
      const fault = each.isOurs ? undefined : outsideFault(each);
      if (fault !== undefined) faults.push(fault);
      if (!each.isOurs) continue;
      if (!isAllowed(each)) faults.push(`${path} (${areaOf(path)}): may not import ${each.to} (${areaOf(each.to)})`);
      else if (touchesDatabase(each)) faults.push(`${path}: touches the database and is no store`);
    }
  }
  return faults;
}
