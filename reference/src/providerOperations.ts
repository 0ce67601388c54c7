/** The calls of a game provider's server: signed JSON, refused by an HTTP status. docs/game-providers.md */
import { providerCalls } from '@foyer/contract/provider/providerCalls.ts';
import type { ProviderCallName, ProviderReply, ProviderRequest } from '@foyer/contract/provider/providerCalls.ts';
import { foreignRefusals } from '@foyer/contract/provider/providerRefusals.ts';
import type { ForeignReason } from '@foyer/contract/provider/providerRefusals.ts';
import type { Operation, Parameter } from './openApi.ts';
import { ofSchema } from './schemaOf.ts';

export const signature = {
  type: 'apiKey',
  in: 'header',
  name: 'x-signature',
  description: 'HMAC-SHA256 in hexadecimal of `x-time`, path and body, with line feeds between them.',
};

const header = (name: string, example: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
});
const headers = [
  header('x-provider-key', 'coin:first', 'The provider and the id of its key.'),
  header('x-time', '1795233600000', 'Epoch milliseconds, at most five minutes from the time of the house.'),
];

type Example<N extends ProviderCallName> = readonly [request: ProviderRequest<N>, reply: ProviderReply<N>];
const balance = { balance: 8_000 };
const round = { player: '1', round: 'r-1' };
const examples: { readonly [N in ProviderCallName]: Example<N> } = {
  session: [
    { ticket: 'aB3dE6gH9jK2mN5p' },
    {
      session: 'sQ7wE4rT1yU8iO5p',
      player: '1',
      game: 'coin-wheel',
      language: 'zh_CN',
      currency: 'THB',
      balance: 10_000,
      minCycleMs: 2_500,
      maxStake: null,
    },
  ],
  balance: [{ session: 'sQ7wE4rT1yU8iO5p' }, balance],
  debit: [{ session: 'sQ7wE4rT1yU8iO5p', round: 'r-1', transaction: 't-1', amount: 2_000, isFree: false }, balance],
  credit: [{ ...round, transaction: 't-2', amount: 4_000, isJackpot: false, isLast: true }, { balance: 12_000 }],
  rollback: [{ ...round, transaction: 't-1' }, { balance: 10_000 }],
  endRound: [round, balance],
};

/** Refusals of every call. */
const always = ['unsigned', 'malformed', 'busy'] as const satisfies readonly ForeignReason[];

/** Replies by status, each with the reasons that it stands for. */
function refusalsOf(reasons: readonly ForeignReason[]): Operation['responses'] {
  const byStatus = Map.groupBy([...always, ...reasons], (reason) => foreignRefusals[reason]);
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => {
      const schema = {
        type: 'object',
        properties: { error: { type: 'string', enum: [...names] } },
        required: ['error'],
      };
      return [status, { description: `Refused: ${names.join(', ')}.`, content: { 'application/json': { schema } } }];
    }),
  );
}

function operationOf(name: ProviderCallName): Operation {
  const { does, request, response, refuses } = providerCalls[name];
  const [asked, answered] = examples[name];
  const body = { schema: ofSchema(request, 'request'), example: asked };
  const reply = { schema: ofSchema(response, 'reply'), example: answered };
  return {
    operationId: `provider.${name}`,
    summary: does.slice(0, 1).toUpperCase() + does.slice(1),
    tags: ['provider'],
    parameters: headers,
    requestBody: { required: true, content: { 'application/json': body } },
    responses: {
      '200': { description: 'Done, or done before under the same id.', content: { 'application/json': reply } },
      ...refusalsOf(refuses),
      '500': { description: 'The outcome is unknown: send the same id again.' },
    },
    security: [{ provider: [] }],
  };
}

export const providerOperations = () =>
  (Object.keys(providerCalls) as ProviderCallName[]).map((name) => ({
    path: providerCalls[name].path,
    method: 'POST' as const,
    operation: operationOf(name),
  }));
