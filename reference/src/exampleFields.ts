/** Requests that a call's schema accepts, made from the contract, for tests that send every call. */
import type { Codec, Renamed } from '@foyer/contract/wire.ts';
import * as v from 'valibot';

type Known = Readonly<Record<string, string>>;

/** Values of fields that a rule checks, by wire name. */
const ruledValues: Known = {
  userAccount: 'stranger77',
  account: 'stranger77',
  password: 'sesame77',
  confirmPassword: 'sesame77',
  oldPassword: 'sesame77',
  newPassword: 'sesame78x',
  withdrawPassword: 'open-sesame',
  oldWithdrawPassword: 'open-sesame',
  newWithdrawPassword: 'open-barley',
  name: '王小明',
  nickname: 'Willow',
  email: 'willow@example.com',
  mobilePhone: '13800007777',
  reservedPhone: '13800007777',
  countryCode: '86',
  birthday: '1990-01-01',
  idCard: '11010519491231002X',
  qq: '1234567',
  weChat: 'willow77',
  agentCode: '',
  adult: '1',
  terms: '1',
  code: '123456',
  captcha: 'none',
  amount: '100',
  depositorName: '王小雨',
  holderName: '王小明',
  cardNumber: '6222020000000000018',
  bankName: '中国工商银行',
  branch: '朝阳支行',
  chain: 'TRC20',
  rate: '36.5',
  platformCode: 'moyu',
  platformKey: 'moyu',
  gameCode: 'moyu-lantern',
  gameId: 'moyu-lantern',
  gameType: '1',
  linkType: '1',
  lotteryCode: 'k3',
  bets: '[{"playId":"big","content":"big","amount":"2.00","multiple":1}]',
  chase: '[]',
  subject: 'A question',
  content: 'Where is my bonus?',
  clientSeed: 'willow',
  span: 'day',
  kind: 'deposit',
  days: '1',
  minutes: '60',
  move: 'stand',
  shots: 'shot-1:1.1:1:1:1795233661000',
  response: '{"id":"AAAA","rawId":"AAAA","type":"public-key","response":{}}',
};

/** Values of fields whose meaning differs between calls. */
const otherValues: Readonly<Record<string, readonly string[]>> = {
  slip: ['red:1000', '1-1:winner:0:home@150'],
  code: ['ABCDEF'],
};

const isRenamed = (field: Codec<unknown> | Renamed<unknown>): field is Renamed<unknown> => 'wire' in field;

/** A field of a request by its name on the wire. */
export interface WireField {
  readonly name: string;
  readonly codec: Codec<unknown>;
}

export const wireFieldsOf = (request: Codec<unknown>): WireField[] =>
  Object.entries(request.inside ?? {}).map(([name, field]) =>
    isRenamed(field) ? { name: field.wire, codec: field.codec } : { name, codec: field },
  );

interface Schema {
  readonly options?: readonly unknown[];
  readonly pipe?: readonly Schema[];
  readonly wrapped?: Schema;
}

/** The values of closed sets anywhere in a schema. */
function closedValues(schema: Schema): string[] {
  const own = (schema.options ?? []).filter((option) => typeof option === 'string');
  const deeper = (schema.options ?? []).filter((option): option is Schema => typeof option === 'object');
  // A pipe begins with the schema itself.
  const piped = (schema.pipe ?? []).filter((part) => part !== schema && part.pipe !== schema.pipe);
  const wrapped = schema.wrapped === undefined ? [] : [schema.wrapped];
  return [...own, ...[...deeper, ...piped, ...wrapped].flatMap(closedValues)];
}

/** Returns a value that the field's schema accepts; '' if none of the usual ones fits. */
function valueOf({ name, codec }: WireField, known: Known): string {
  const given = [known[name], ruledValues[name], ...(otherValues[name] ?? [])].filter((value) => value !== undefined);
  const usual = [...given, ...closedValues(codec.schema as Schema), '1', 'abcdefgh1', '2026-11-21', '[]', '{}'];
  return usual.find((value) => v.is(codec.schema, value)) ?? '';
}

/** A request that the schema accepts in every field. `known` holds values by wire name, such as ids of real objects. */
export const acceptableFields = (request: Codec<unknown>, known: Known = {}): Record<string, string> =>
  Object.fromEntries(wireFieldsOf(request).map((field) => [field.name, valueOf(field, known)]));
