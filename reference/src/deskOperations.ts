/** The calls of the desk, from the schemas by which the house checks them. docs/desk.md */
import { deskCalls } from '@foyer/contract/desk/calls.ts';
import { deskErrors, deskHeader, fieldRules, idempotencyHeader } from '@foyer/contract/desk/deskCall.ts';
import type { DeskCall } from '@foyer/contract/desk/deskCall.ts';
import * as v from 'valibot';
import type { Operation, Parameter, Reply } from './openApi.ts';
import { ofSchema } from './schemaOf.ts';
import type { JsonSchema } from './schemaOf.ts';

const field: JsonSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    message: { type: 'string' },
    rule: { type: 'string', description: `Of the desk's calls one of: ${fieldRules.join(', ')}.` },
    bound: { type: ['integer', 'string'], description: 'The least or most that is allowed, or the choices.' },
  },
  required: ['name', 'message'],
};
/** Every error of /operator. Older routes have words of their own in `error`. */
export const deskErrorSchema: JsonSchema = {
  type: 'object',
  properties: {
    error: { type: 'string', description: `Of the desk's calls one of: ${deskErrors.join(', ')}.` },
    status: { type: 'integer' },
    message: { type: 'string' },
    fields: { type: 'array', items: field },
  },
  required: ['error', 'status', 'message'],
};
const failed = (description: string): Reply => ({
  description,
  content: { 'application/json': { schema: deskErrorSchema } },
});

const header = (name: string, description: string, example: string): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
  example,
});
const ofPeople: readonly Parameter[] = [
  header(deskHeader, 'Required of a session, with the Origin of this host.', '1'),
  header(
    idempotencyHeader,
    'Required of a session: the same key gets the same reply, and acts once.',
    '0f3c1a52-approve',
  ),
];

function parametersOf({ method, given, permission }: DeskCall): Parameter[] {
  if (method === 'POST') return permission === 'open' ? ofPeople.slice(0, 1) : [...ofPeople];
  return Object.entries(given.entries).map(([name, schema]): Parameter => ({
    name,
    in: 'query',
    required: !v.is(schema as v.GenericSchema, undefined),
    schema: ofSchema(schema as v.GenericSchema, 'request'),
  }));
}

const mimeOf = { json: 'application/json', picture: 'image/*', csv: 'text/csv' } as const;
const needs = ({ permission }: DeskCall): string =>
  permission === 'open'
    ? 'Before the log-in.'
    : permission === 'staff'
      ? 'For any member of staff; a key has no access.'
      : `Needs the permission or scope \`${permission}\`.`;

const nameOf = ({ method, path }: DeskCall): string =>
  `desk.${method.toLowerCase()}.${path.split('/').slice(3).join('.')}`;

function operationOf(call: DeskCall): Operation {
  const { method, given, reply, sends, summary, permission } = call;
  return {
    operationId: nameOf(call),
    summary,
    description: needs(call),
    tags: ['desk'],
    parameters: parametersOf(call),
    ...(method === 'POST' && {
      requestBody: { required: true, content: { 'application/json': { schema: ofSchema(given, 'request') } } },
    }),
    responses: {
      '200': {
        description: 'Done.',
        content: { [mimeOf[sends]]: { schema: sends === 'json' ? ofSchema(reply, 'reply') : {} } },
      },
      '400': failed('Fields that cannot be taken, by name.'),
      '401': failed('No session or key, or a wrong log-in.'),
      '403': failed('The permission is missing, or the page is none of the desk.'),
      '404': failed('There is none.'),
      '409': failed('It was decided, has changed, or is under way.'),
      '429': failed('Too many tries; `retry-after` gives the seconds.'),
      '500': failed('The outcome is unknown: send the same Idempotency-Key again.'),
    },
    security: permission === 'open' ? [] : permission === 'staff' ? [{ desk: [] }] : [{ desk: [] }, { operator: [] }],
  };
}

export const deskOperations = () =>
  deskCalls.map((call) => ({ path: call.path, method: call.method, operation: operationOf(call) }));
