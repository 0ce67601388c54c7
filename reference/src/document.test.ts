import type { Call } from '@foyer/contract/call.ts';
import { calls } from '@foyer/contract/calls.ts';
import { at, flag, integer, list, money, oneOf, optional, record, text, withDefault } from '@foyer/contract/wire.ts';
import { providerCalls } from '@foyer/contract/provider/providerCalls.ts';
import { playCalls } from '@foyer/contract/play/playCalls.ts';
import { acceptableFields } from './exampleFields.ts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { openApiDocument } from './document.ts';
import { exampleOf } from './exampleOf.ts';
import { faultsOf, resolved } from './faultsOf.ts';
import type { Media, Operation } from './openApi.ts';
import { deskCalls } from '@foyer/contract/desk/calls.ts';
import { operatorCalls } from './operatorCalls.ts';
import { schemaOf } from './schemaOf.ts';
import type { JsonSchema } from './schemaOf.ts';

const document = await openApiDocument('0.1.0');
const components = document.components.schemas;
const operations: readonly (readonly [string, Operation])[] = Object.entries(document.paths).flatMap(
  ([path, methods]) => Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
);
const named = new Map(operations);

it('has every call of the contract, of the game windows, of the operator, of the desk and of providers', () => {
  const wanted = [
    ...Object.values<Call>(calls).map(({ method, path }) => `${method.toLowerCase()} ${path}`),
    ...playCalls.map(({ path }) => `post ${path}`),
    ...[...operatorCalls, ...deskCalls].map(({ method, path }) => `${method.toLowerCase()} ${path}`),
    ...Object.values(providerCalls).map(({ path }) => `post ${path}`),
  ];
  expect(wanted.filter((one) => !named.has(one))).toEqual([]);
  expect(operations).toHaveLength(new Set(wanted).size);
});

it('gives each operation one id, a known tag and its parameters of the path', () => {
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const tags = new Set(document.tags.map(({ name }) => name));
  for (const [address, operation] of operations) {
    expect(operation.tags.filter((tag) => !tags.has(tag))).toEqual([]);
    const wanted = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const given = (operation.parameters ?? []).flatMap((one) => ('in' in one && one.in === 'path' ? [one.name] : []));
    expect([address, given]).toEqual([address, wanted]);
  }
});

it('refers only to what it contains', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
  expect(references.length).toBeGreaterThan(500);
  for (const path of new Set(references)) {
    let part: unknown = document;
    for (const name of path.split('/')) part = (part as Record<string, unknown> | undefined)?.[name];
    expect(part, path).toBeDefined();
  }
});

function mediaOf({ requestBody, responses }: Operation): Media[] {
  const replies = Object.values(responses).flatMap((one) => ('content' in one ? [one] : []));
  return [requestBody, ...replies].flatMap((one) => Object.values(one?.content ?? {}));
}

it('has only examples that match their schemas', () => {
  let examples = 0;
  const wrong: unknown[] = [];
  for (const [address, operation] of operations) {
    for (const { schema, example } of mediaOf(operation)) {
      if (example === undefined) continue;
      examples += 1;
      wrong.push(...faultsOf(schema, example, components).map((fault) => [address, fault]));
    }
    for (const one of operation.parameters ?? [])
      if ('schema' in one && one.schema && one.example !== undefined)
        wrong.push(...faultsOf(one.schema, one.example, components).map((fault) => [address, one.name, fault]));
  }
  expect(wrong).toEqual([]);
  expect(examples).toBeGreaterThan(500);
});

it("reads the example of every reply with the call's own codec", () => {
  const failed = Object.values<Call>(calls).filter(({ method, path, response }) => {
    const reply = named.get(`${method.toLowerCase()} ${path}`)?.responses['200'];
    const example = reply && 'content' in reply ? reply.content?.['application/json']?.example : undefined;
    return !v.is(response.schema, (example as { data: unknown }).data);
  });
  expect(failed.map(({ name }) => name)).toEqual([]);
});

it('names the field of every request, and requires what the codec requires', () => {
  for (const call of Object.values<Call>(calls)) {
    const schema = schemaOf(call.request, 'request');
    const fields = acceptableFields(call.request);
    expect([call.name, Object.keys(schema.properties ?? {})]).toEqual([call.name, Object.keys(fields)]);
    for (const name of schema.required ?? []) {
      const { [name]: _left, ...rest } = fields;
      expect([call.name, name, v.is(call.request.schema, rest)]).toEqual([call.name, name, false]);
    }
  }
});

it('tells whether a call moves money, who may call it, and which refusals are its own', () => {
  const deposit = named.get('post /api/loged/deposit');
  const form = deposit?.requestBody?.content['application/x-www-form-urlencoded'];
  expect(form?.schema.properties).toHaveProperty('requestId');
  expect(deposit).toMatchObject({ 'x-call': 'CALL-105', 'x-effect': 'money', security: [{ session: [] }] });
  expect(deposit?.['x-refusals']).toContainEqual({
    code: 1301,
    name: 'BALANCE_INSUFFICIENT',
    meaning: expect.any(String),
  });
  expect(named.get('post /api/login')).toMatchObject({ security: [] });
});

const everyKind = record({
  amount: money,
  isOpen: at('open', flag),
  kind: oneOf(['a', 'b']),
  rows: withDefault(list(record({ id: text, count: integer })), []),
  note: optional(text),
  level: withDefault(integer, 3),
});

it('writes each kind of field as it is on the wire', () => {
  expect(schemaOf(everyKind, 'reply')).toEqual({
    type: 'object',
    required: ['amount', 'open', 'kind'],
    properties: {
      amount: { $ref: '#/components/schemas/Money' },
      open: { $ref: '#/components/schemas/Flag' },
      kind: { type: 'string', enum: ['a', 'b'] },
      rows: {
        type: 'array',
        default: [],
        items: {
          type: 'object',
          required: ['id', 'count'],
          properties: { id: { type: 'string' }, count: { type: 'integer' } },
        },
      },
      note: { type: 'string' },
      level: { type: 'integer', default: 3 },
    },
  } satisfies JsonSchema);
});

const right = { amount: '1.50', open: '0', kind: 'a', rows: [{ id: 'x', count: 1 }], level: 2 };
it.each([
  ['a money that is a number', { ...right, amount: 1.5 }, 'amount'],
  ['a money that is no amount', { ...right, amount: '1,50' }, 'amount'],
  ['a boolean flag', { ...right, open: false }, 'open'],
  ['a value outside of the set', { ...right, kind: 'c' }, 'kind'],
  ['null in place of a field', { ...right, kind: null }, 'kind'],
  ['a missing field', { open: '0', kind: 'a', rows: [] }, 'amount'],
  ['a number as text', { ...right, rows: [{ id: 'x', count: '1' }] }, 'rows.0.count'],
  ['a list that is an object', { ...right, rows: {} }, 'rows'],
  ['a fraction where a whole number is meant', { ...right, level: 1.5 }, 'level'],
])('finds %s', (_what, value, path) => {
  const schema = schemaOf(everyKind, 'reply');
  expect(faultsOf(schema, right, components)).toEqual([]);
  expect(faultsOf(schema, { ...right, note: null }, components)).toEqual([]);
  expect(faultsOf(schema, value, components).map((fault) => fault.path)).toContain(path);
  expect(faultsOf(schema, exampleOf(schema, components), components)).toEqual([]);
  expect(resolved({ $ref: '#/components/schemas/Money' }, components).type).toBe('string');
});
