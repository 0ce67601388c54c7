/** The OpenAPI 3.1 document of every call: of players, of game windows, of the operator's systems and of game providers. */
import { clientHeader } from '@foyer/contract/envelope.ts';
import { readContract } from './declared.ts';
import type { Contract } from './declared.ts';
import { callOperation, envelopeOf, playOperation } from './callOperation.ts';
import { deskOperations } from './deskOperations.ts';
import { operatorOperations } from './operatorCalls.ts';
import { providerOperations, signature } from './providerOperations.ts';
import type { Document, Operation, Reply } from './openApi.ts';
import { refusalOf, refusalsOfEveryCall } from './refusalWords.ts';
import type { RefusalName } from '@foyer/contract/refusals.ts';
import { ownSchemaOf, scalarComponents } from './schemaOf.ts';
import type { JsonSchema } from './schemaOf.ts';

const rooms: Readonly<Record<string, string>> = {
  site: 'Configuration and navigation',
  home: 'The first page',
  lobby: 'Games, lists and launches',
  sports: 'Matches',
  lottery: 'Lottery',
  account: 'Registration, log-in, the player',
  wallet: 'Deposits, withdrawals, transfers',
  bets: 'Records of bets',
  promotions: 'Bonuses',
  vip: 'The club',
  activities: 'Check-in, wheels, points',
  interest: 'Interest plans',
  invite: 'Invitations',
  messages: 'Mail',
  help: 'Articles and notices',
  protection: 'Limits and stops',
  play: 'Game windows (the provider of the built-in games)',
  operator: "The operator's systems",
  desk: 'The desk of the staff',
  provider: "Foreign games: what a provider's server sends",
};

const transport = (description: string, ...names: RefusalName[]): Reply => {
  const { code, meaning } = refusalOf(names[0] ?? 'BAD_REQUEST');
  const schema = envelopeOf(
    {},
    names.map((name) => refusalOf(name).code),
    [],
  );
  const example = { code, data: null, msg: meaning, message: meaning, success: false };
  return { description, content: { 'application/json': { schema, example } } };
};

const responses = {
  WrongMethod: transport('Another method; `allow` names the right one.', 'BAD_REQUEST'),
  TooLarge: transport('The body is too large.', 'BAD_REQUEST'),
  WrongBody: transport('The body is neither a form nor an upload.', 'BAD_REQUEST'),
  TooMany: transport('A rate limit; `retry-after` gives the seconds.', 'TOO_MANY_REQUESTS'),
  Failed: transport('An error. The outcome of a write is unknown: send the same request id again.', 'SERVICE_ERROR'),
  Busy: transport('Overloaded. Nothing was started.', 'BUSY', 'SERVICE_ERROR'),
};

const parameters = {
  Client: {
    name: clientHeader,
    in: 'header',
    required: true,
    description: 'Any value. Pages of other sites cannot send it, so writes without it are refused.',
    schema: { type: 'string' },
    example: '1',
  },
} as const;

const securitySchemes = {
  provider: signature,
  session: { type: 'apiKey', in: 'cookie', name: 'UUID', description: 'Set by log-in. `__Host-UUID` on https.' },
  window: {
    type: 'apiKey',
    in: 'cookie',
    name: 'play-{sessionId}',
    description: 'Set by the enter call of a window, one for each session.',
  },
  operator: { type: 'http', scheme: 'bearer', description: 'OPERATOR_KEY, or a key with the scope of the call.' },
  desk: {
    type: 'apiKey',
    in: 'cookie',
    name: 'desk',
    description: 'Set by the log-in of staff. `__Host-desk` on https.',
  },
};

const made: JsonSchema = {
  type: 'object',
  properties: { requestId: { type: 'string' }, clientSeed: { type: 'string' } },
  description: 'What the house made because the call did not send it.',
};

function componentsOf({ names, records }: Contract): Record<string, JsonSchema> {
  const own = [...records].map(([name, codec]): [string, JsonSchema] => [name, ownSchemaOf(codec, 'reply', names)]);
  return { Made: made, ...scalarComponents, ...Object.fromEntries(own) };
}

/** Components that something refers to, also through another component. */
function usedComponents(all: Readonly<Record<string, JsonSchema>>, from: unknown): Record<string, JsonSchema> {
  const used = new Set<string>();
  const collect = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      collect(all[name]);
    }
  };
  collect(from);
  return Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
}

type Paths = Record<string, Record<string, Operation>>;

/** Makes the document. Reads the contract's files, so it is made once, by a command or a test. */
export async function openApiDocument(version: string): Promise<Document> {
  const contract = await readContract();
  const components = componentsOf(contract);
  const shared = { names: contract.names, components };
  const paths: Paths = {};
  const add = (path: string, method: string, operation: Operation): void => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  };
  for (const one of contract.calls) add(one.call.path, one.call.method, callOperation(one, shared));
  for (const one of contract.playCalls) add(one.call.path, 'post', playOperation(one, shared));
  for (const { path, method, operation } of [...operatorOperations(), ...deskOperations(), ...providerOperations()])
    add(path, method, operation);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foyer',
      version,
      description: 'Every call of the site. Amounts are decimal text, flags "1" and "0".',
    },
    'x-refusals': refusalsOfEveryCall,
    servers: [{ url: '/' }],
    tags: Object.entries(rooms).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    components: { schemas: usedComponents(components, [paths, responses]), parameters, responses, securitySchemes },
  };
}
