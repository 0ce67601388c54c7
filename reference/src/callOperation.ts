/** The operation of a call of the site or of a game window. */
import type { Call } from '@foyer/contract/call.ts';
import { acceptableFields } from './exampleFields.ts';
import type { PlayCall } from '@foyer/contract/play/play.ts';
import type { RefusalName } from '@foyer/contract/refusals.ts';
import { carriesSession } from '@foyer/contract/sessionField.ts';
import type { Codec } from '@foyer/contract/wire.ts';
import type { Declared } from './declared.ts';
import { exampleOf } from './exampleOf.ts';
import { faultsOf } from './faultsOf.ts';
import type { Components } from './faultsOf.ts';
import type { Media, Operation, Parameter, Reply } from './openApi.ts';
import { ownRefusals, refusalsOfEveryCall } from './refusalWords.ts';
import { referenceTo, schemaOf } from './schemaOf.ts';
import type { JsonSchema, Names } from './schemaOf.ts';

const formType = 'application/x-www-form-urlencoded';
const jsonType = 'application/json';

export interface Shared {
  readonly names: Names;
  readonly components: Components;
}

const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });
const response = (name: string) => ({ $ref: `#/components/responses/${name}` });

/** Replies before a call is reached, the same for every call. AMB-166 */
const transportReplies = {
  '405': response('WrongMethod'),
  '413': response('TooLarge'),
  '415': response('WrongBody'),
  '429': response('TooMany'),
  '500': response('Failed'),
  '503': response('Busy'),
};

/** Common fields of a form, besides the call's own. ENV-003 to ENV-005, L04 */
const commonFields: Readonly<Record<string, JsonSchema>> = {
  lang: { type: 'string', enum: ['zh_CN', 'en', 'th'], description: 'Language of messages and names.' },
  frontType: { type: 'string', pattern: String.raw`^\d{1,2}$`, description: '"2" is this web site.' },
  deviceId: { type: 'string', pattern: String.raw`^[\w-]{8,64}$`, description: 'Made once by each browser.' },
};
const requestId: JsonSchema = {
  type: 'string',
  pattern: String.raw`^[\w-]{8,64}$`,
  description: 'Made before sending. The same id moves money once, and gets the first reply again.',
};
const sessionId: JsonSchema = {
  type: 'string',
  description: 'The session. Clients send a cookie; the web part fills this in before a backend gets the call.',
};

/** "depositOrderList" -> "Deposit order list" */
const spelled = (name: string): string => {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};
const firstSentence = (words: string): string => /^.{4,110}?[.:;](?=\s|$)/.exec(words)?.[0].slice(0, -1) ?? '';

function headOf({ name, words }: Declared<unknown>): Pick<Operation, 'summary' | 'description'> {
  const summary = firstSentence(words);
  if (summary === '') return { summary: spelled(name), ...(words !== '' && { description: words }) };
  return { summary, ...(words.length > summary.length + 1 && { description: words }) };
}

/** Both kinds of envelope: what the call answers, or a code with the reason. ENV-008 */
export function envelopeOf(data: JsonSchema, codes: readonly number[], accepted: readonly number[]): JsonSchema {
  const base = { type: 'object', required: ['code', 'data', 'msg', 'message', 'success'] };
  const words = { msg: { type: 'string' }, message: { type: 'string' } };
  const success: JsonSchema = {
    ...base,
    properties: { code: { const: 200 }, data, ...words, success: { const: true }, made: referenceTo('Made') },
  };
  const refusal: JsonSchema = {
    ...base,
    properties: {
      code: { type: 'integer', enum: [...new Set([...accepted, ...codes])].toSorted((a, b) => a - b) },
      data: {},
      ...words,
      success: { const: false },
    },
  };
  return { anyOf: [success, refusal] };
}

interface Answered {
  readonly response: Codec<unknown>;
  readonly refuses: readonly RefusalName[];
  readonly accepts?: readonly number[];
}

function repliesOf(call: Answered, { names, components }: Shared): Readonly<Record<string, Reply | { $ref: string }>> {
  const data = schemaOf(call.response, 'reply', names);
  const codes = [...ownRefusals(call.refuses), ...refusalsOfEveryCall].map(({ code }) => code);
  const example = { code: 200, data: exampleOf(data, components), msg: '', message: '', success: true };
  const schema = envelopeOf(data, codes, call.accepts ?? []);
  return {
    '200': { description: 'The answer, or a refusal with its code.', content: { [jsonType]: { schema, example } } },
    ...transportReplies,
  };
}

/** The form of a request with its example. Lists and objects are JSON text in a form. */
function formOf(schema: JsonSchema, example: Readonly<Record<string, unknown>>): Media {
  const json = Object.entries(schema.properties ?? {}).filter(([, { type }]) => type === 'array' || type === 'object');
  const encoding = Object.fromEntries(json.map(([name]) => [name, { contentType: jsonType }]));
  return { schema, example, ...(json.length > 0 && { encoding }) };
}

/** An example on the wire, read back as the types of the schema. What does not fit an optional field is left out. */
function typed(schema: JsonSchema, wire: Readonly<Record<string, string>>, components: Components) {
  const example: Record<string, unknown> = {};
  for (const [name, own] of Object.entries(schema.properties ?? {})) {
    const value = typedValue(own, wire[name] ?? '');
    const isRequired = (schema.required ?? []).includes(name);
    const fits = value !== undefined && faultsOf(own, value, components).length === 0;
    if (fits && (isRequired || value !== '')) example[name] = value;
    else if (isRequired) example[name] = exampleOf(own, components, name);
  }
  return example;
}

function typedValue({ type }: JsonSchema, text: string): unknown {
  if (type === undefined || type === 'string' || Array.isArray(type)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const withFields = (
  schema: JsonSchema,
  more: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = [],
) => ({
  ...schema,
  properties: { ...schema.properties, ...more },
  ...(required.length + (schema.required ?? []).length > 0 && { required: [...(schema.required ?? []), ...required] }),
});

const queryOf = (schema: JsonSchema, example: Readonly<Record<string, unknown>>): Parameter[] =>
  Object.entries(schema.properties ?? {}).map(([name, own]) => ({
    name,
    in: 'query',
    required: (schema.required ?? []).includes(name),
    schema: own,
    ...(example[name] !== undefined && { example: example[name] }),
  }));

function requestOf(call: Call, { names, components }: Shared): Pick<Operation, 'parameters' | 'requestBody'> {
  const own = schemaOf(call.request, 'request', names);
  const example = {
    ...typed(own, acceptableFields(call.request), components),
    lang: 'en',
    frontType: '2',
    deviceId: 'browser-0001',
  };
  const session = carriesSession(call) ? { UUID: sessionId } : {};
  const money = call.effect === 'money' ? { requestId } : {};
  const schema = withFields(own, { ...commonFields, ...money, ...session });
  const header = call.effect === 'read' || call.reply === 'redirect' ? [] : [parameter('Client')];
  if (call.method === 'GET') return { parameters: [...header, ...queryOf(schema, example)] };
  const sent = call.effect === 'money' ? { ...example, requestId: 'request-0001' } : example;
  const file: JsonSchema = { type: 'string', description: 'The file, as the part `file` or `photo`.' };
  const [type, body] =
    call.body === 'form'
      ? [formType, formOf(schema, sent)]
      : ['multipart/form-data', formOf(withFields(schema, { file }, ['file']), { ...sent, file: 'picture.png' })];
  return { parameters: header, requestBody: { required: true, content: { [type]: body } } };
}

export function callOperation(declared: Declared<Call>, shared: Shared): Operation {
  const { call, room } = declared;
  const replies = repliesOf(call, shared);
  const redirect = { '302': { description: 'Opened by the browser: to the address, or to the page of the reason.' } };
  return {
    operationId: call.name,
    ...headOf(declared),
    tags: [room],
    ...requestOf(call, shared),
    responses: call.reply === 'redirect' ? { ...replies, ...redirect } : replies,
    security: call.access === 'player' ? [{ session: [] }] : [],
    'x-call': call.id,
    'x-effect': call.effect,
    'x-refusals': ownRefusals(call.refuses),
  };
}

/** Calls of game windows have a cookie of their own, and neither language nor device. F01, S10 */
export function playOperation(declared: Declared<PlayCall>, shared: Shared): Operation {
  const { call, name } = declared;
  const own = schemaOf(call.request, 'request', shared.names);
  const example = typed(own, acceptableFields(call.request), shared.components);
  return {
    operationId: `play.${name}`,
    ...headOf(declared),
    tags: ['play'],
    parameters: [parameter('Client')],
    requestBody: { required: true, content: { [formType]: formOf(withFields(own, {}), example) } },
    responses: repliesOf(call, shared),
    security: call.path.endsWith('/enter') ? [] : [{ window: [] }],
    'x-refusals': ownRefusals(call.refuses),
  };
}
