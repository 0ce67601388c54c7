/**
 * The seamless wallet over HTTP, at /provider/: off unless GAME_PROVIDERS names providers. Every request is a signed POST
 * with a JSON body. docs/game-providers.md
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { GameProvider } from '../../gameProviders.ts';
import type { House } from '../../house.ts';
import { providerCalls } from '@foyer/contract/provider/providerCalls.ts';
import type { ProviderCallName } from '@foyer/contract/provider/providerCalls.ts';
import { createRate } from './rate.ts';
import { foreignRefusals } from '@foyer/contract/provider/providerRefusals.ts';
import { ForeignRefusal } from './foreignRefusal.ts';
import { foreignHandlers } from './handlers.ts';
import type { ForeignHandler } from './handlers.ts';
import { signerOf } from './signature.ts';

const bodyBytes = 16_384;

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** Refuses: unsigned. */
function requireSigner(house: House, request: FastifyRequest, path: string): GameProvider {
  const claim = {
    key: headerOf(request, 'x-provider-key'),
    time: headerOf(request, 'x-time'),
    signature: headerOf(request, 'x-signature'),
    path,
    body: typeof request.body === 'string' ? request.body : '',
  };
  const provider = signerOf(house.config.gameProviders, claim, house.now());
  if (provider === undefined) throw new ForeignRefusal('unsigned');
  return provider;
}

/** Refuses: malformed. */
function readBody<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, jsonOf(typeof body === 'string' ? body : ''));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new ForeignRefusal('malformed', { field: (issue && v.getDotPath(issue)) ?? '' });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An error that is no refusal answers 500: the outcome is unknown, and the provider repeats the same id. */
function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): object {
  if (!(error instanceof ForeignRefusal)) {
    request.log.error({ err: error }, 'a provider’s call failed');
    reply.code(500);
    return { error: 'unknown' };
  }
  request.log.info({ refusal: error.reason }, 'a provider was refused');
  reply.code(foreignRefusals[error.reason]);
  return { error: error.reason, ...error.details };
}

export function mountForeignGames(app: FastifyInstance, house: House): void {
  if (house.config.gameProviders.length === 0) return;
  const rate = createRate(house.now);
  app.removeAllContentTypeParsers();
  // The body stays unparsed: the signature is computed over its exact bytes.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: bodyBytes }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  for (const name of Object.keys(providerCalls) as ProviderCallName[]) {
    const { path, request: schema } = providerCalls[name];
    const handler = foreignHandlers[name] as ForeignHandler<ProviderCallName>;
    app.post(path, async (request, reply) => {
      reply.type('application/json; charset=utf-8');
      try {
        const provider = requireSigner(house, request, path);
        if (!rate.take(provider)) throw new ForeignRefusal('busy');
        return await handler(house, provider, readBody(schema, request.body));
      } catch (error) {
        return refuse(request, reply, error);
      }
    });
  }
}
