/**
 * The calls of the operator's own systems. They are plain JSON, without envelope, and are declared here because the
 * contract is between client and backend. A test of the house compares the list with its routes. docs/operators.md
 */
import type { Operation, Parameter } from './openApi.ts';
import { deskErrorSchema } from './deskOperations.ts';
import { listPage, paymentCalls, undecided } from './paymentCalls.ts';
import type { JsonSchema } from './schemaOf.ts';

export interface OperatorCall {
  readonly method: 'GET' | 'POST';
  readonly path: `/operator/${string}`;
  readonly summary: string;
  /** Fields of the body or the query with an example; a name that ends in `?` may be left out. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** An example of the reply, from which its fields are taken. */
  readonly answer: Readonly<Record<string, unknown>>;
  /** Statuses besides 200, 401, 403, 409 and 429, and a 404 for an unknown account. */
  readonly statuses?: Readonly<Record<string, string>>;
}

const inEveryLanguage = { zh_CN: '活动', en: 'An offer', th: 'โปรโมชั่น' };
const event = {
  eventId: '1',
  atMs: 1_795_233_600_000,
  playerId: '1',
  actor: 'player',
  kind: 'login',
  call: 'login',
  outcome: 'done',
  reason: '',
  staff: '',
  ip: '203.0.113.*',
  deviceId: 'browser-0001',
  device: 'Firefox on Windows',
  requestId: 'aB3dE6gH9jK2',
};
const closed = { platformCode: 'moyu', gameId: '', reason: 'drill' };
const game = { platformCode: 'moyu', 'gameId?': 'moyu-koi-gate' };
const held = { inviteId: '1', inviter: 'willow77', friend: 'sorrel77' };

export const operatorCalls: readonly OperatorCall[] = [
  {
    method: 'POST',
    path: '/operator/ticket',
    summary: 'Makes a log-in link for a player, valid once and for two minutes',
    fields: { account: 'willow77', 'path?': '/mine/center' },
    answer: { address: '/mine/center?UUID=ticket', expiresMs: 1_795_233_720_000 },
  },
  {
    method: 'POST',
    path: '/operator/kick',
    summary: 'Ends all sessions of a player',
    fields: { account: 'willow77' },
    answer: {},
  },
  {
    method: 'POST',
    path: '/operator/catalogue',
    summary: 'Imports the catalogue of a game provider: platforms and games. docs/game-providers.md',
    fields: { provider: 'coin', 'platforms?': [], 'games?': [] },
    answer: { added: 1, changed: 0, unchanged: 0, withdrawn: 0 },
    statuses: { '400': 'Faults in the catalogue, by entry and field. Nothing was changed.' },
  },
  {
    method: 'POST',
    path: '/operator/status',
    summary: 'Sets the state of an account: active, inactive, frozen, disabled or rejected',
    fields: { account: 'willow77', status: 'frozen' },
    answer: { status: 'frozen' },
  },
  {
    method: 'POST',
    path: '/operator/bonus',
    summary: 'Gives a bonus, or offers it',
    fields: {
      account: 'willow77',
      id: 'welcome-1',
      amount: '100.00',
      'turnover?': '1000.00',
      'platform?': 'moyu',
      'type?': '1',
      'name?': 'Welcome',
      'as?': 'offer',
      'hours?': '48',
      'terms?': {},
      'deposit?': '0',
    },
    answer: { id: 'welcome-1' },
  },
  {
    method: 'POST',
    path: '/operator/bonus/decide',
    summary: 'Approves, rejects or clears a bonus, or tells the result of a draw',
    fields: { account: 'willow77', id: 'welcome-1', decision: 'reject', 'reason?': 'Used before', 'hours?': '48' },
    answer: { id: 'welcome-1' },
  },
  {
    method: 'POST',
    path: '/operator/bet/void',
    summary: 'Voids a settled bet or an open round',
    fields: { account: 'willow77', betOrderNo: 'S20261121000001' },
    answer: { voided: true },
  },
  {
    method: 'POST',
    path: '/operator/news',
    summary: 'Writes a letter to every player who agrees to news',
    fields: { key: 'november', subject: inEveryLanguage, content: inEveryLanguage },
    answer: { sent: 12 },
    statuses: { '400': 'A text is missing, or the key is unreadable.' },
  },
  {
    method: 'POST',
    path: '/operator/news/recipients',
    summary: 'Lists who agrees to news by mail or SMS',
    fields: { channel: 'mail' },
    answer: { recipients: [{ account: 'willow77', to: 'willow@example.com' }] },
    statuses: { '400': 'Unknown channel.' },
  },
  { method: 'GET', path: '/operator/play', summary: 'Lists what is closed', answer: { closed: [closed] } },
  {
    method: 'POST',
    path: '/operator/play/close',
    summary: 'Closes a game, a platform, or everything with the code *',
    fields: { ...game, reason: 'drill' },
    answer: { closed: [closed] },
    statuses: { '400': 'No reason.', '404': 'Unknown game.' },
  },
  {
    method: 'POST',
    path: '/operator/play/open',
    summary: 'Opens a game or a platform again',
    fields: game,
    answer: { closed: [closed] },
    statuses: { '404': 'Unknown game.' },
  },
  {
    method: 'GET',
    path: '/operator/events',
    summary: 'Lists security events, newest first, 200 a page',
    fields: { 'account?': 'willow77', 'kind?': 'login', 'outcome?': 'done', 'since?': '0', 'before?': '1' },
    answer: { events: [event], next: '' },
  },
  {
    method: 'GET',
    path: '/operator/identity',
    summary: 'Lists identity checks that are pending or unknown, oldest first',
    fields: listPage,
    answer: { list: [], next: '' },
  },
  {
    method: 'POST',
    path: '/operator/card',
    summary: 'Lets a player delete a card within 24 hours',
    fields: { account: 'willow77', lastFour: '0018' },
    answer: { released: true },
  },
  {
    method: 'GET',
    path: '/operator/invitations',
    summary: 'Lists invitations that wait, oldest first',
    fields: listPage,
    answer: { held: [held], next: '' },
  },
  {
    method: 'POST',
    path: '/operator/invitations',
    summary: 'Decides about an invitation: pay or refuse',
    fields: { inviteId: '1', decision: 'pay' },
    answer: { decision: 'pay' },
    statuses: undecided,
  },
  {
    method: 'GET',
    path: '/operator/lottery',
    summary: 'Lists the lottery games with their bets',
    answer: { games: [] },
  },
  {
    method: 'POST',
    path: '/operator/lottery/pause',
    summary: 'Stops or resumes the sales of a lottery game',
    fields: { lotteryCode: 'k3', 'pause?': '1', 'reason?': 'drill' },
    answer: { lotteryCode: 'k3', isPaused: true },
    statuses: { '404': 'Unknown game.' },
  },
  {
    method: 'POST',
    path: '/operator/lottery/void',
    summary: 'Annuls a draw: all stakes are returned',
    fields: { lotteryCode: 'k3', issue: '20261121001', reason: 'drill' },
    answer: { lotteryCode: 'k3', issue: '20261121001' },
    statuses: { '400': 'No reason.', '404': 'Unknown game.', '409': 'Nothing to annul.' },
  },
  {
    method: 'POST',
    path: '/operator/table/void',
    summary: 'Annuls a round of a table',
    fields: { gameId: 'moyu-baccarat', roundNo: '1', reason: 'drill' },
    answer: { gameId: 'moyu-baccarat', roundNo: '1' },
    statuses: { '400': 'No reason.', '409': 'Nothing to annul.' },
  },
  {
    method: 'POST',
    path: '/operator/sport/void',
    summary: 'Annuls a simulated match: its legs count with odds of 1.00',
    fields: { matchId: '1', reason: 'drill' },
    answer: { matchId: '1' },
    statuses: { '400': 'No reason.', '409': 'Nothing to annul.' },
  },
  ...paymentCalls,
];

function schemaOfExample(value: unknown): JsonSchema {
  if (Array.isArray(value)) return { type: 'array', items: value.length === 0 ? {} : schemaOfExample(value[0]) };
  if (typeof value !== 'object' || value === null) return { type: typeof value };
  return objectOf(Object.entries(value));
}

const objectOf = (fields: readonly (readonly [string, unknown])[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map(([name, value]) => [name.replace('?', ''), schemaOfExample(value)])),
  required: fields.map(([name]) => name).filter((name) => !name.endsWith('?')),
});

const plainNames = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.replace('?', ''), value]));

const nameOf = (path: string, method: string): string =>
  `operator.${method.toLowerCase()}.${path.split('/').slice(2).join('.').replaceAll(/[{}]/g, '')}`;

const failed = (description: string) => ({
  description,
  content: { 'application/json': { schema: deskErrorSchema } },
});

function parametersOf({ path, method, fields = {} }: OperatorCall): Parameter[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): Parameter => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    example: 'R1',
  }));
  if (method === 'POST') return inPath;
  const query = Object.entries(fields).map(([name, example]): Parameter => ({
    name: name.replace('?', ''),
    in: 'query',
    required: !name.endsWith('?'),
    schema: schemaOfExample(example),
    example,
  }));
  return [...inPath, ...query];
}

function operationOf(call: OperatorCall): Operation {
  const { fields = {}, answer, statuses = {} } = call;
  const answered = objectOf(Object.entries(answer));
  const body = { schema: objectOf(Object.entries(fields)), example: plainNames(fields) };
  const isAboutPlayer = 'account' in fields;
  return {
    operationId: nameOf(call.path, call.method),
    summary: call.summary,
    tags: ['operator'],
    parameters: parametersOf(call),
    ...(call.method === 'POST' && { requestBody: { required: true, content: { 'application/json': body } } }),
    responses: {
      '200': {
        description: 'Done.',
        content: { 'application/json': { schema: answered, example: answer } },
      },
      '401': failed('A wrong key.'),
      '403': failed('The scope is missing.'),
      '409': failed('It cannot be done; the error says why.'),
      ...(isAboutPlayer && { '404': failed('Unknown account.') }),
      '429': failed('Too many wrong keys from this address.'),
      ...Object.fromEntries(Object.entries(statuses).map(([status, words]) => [status, failed(words)])),
    },
    security: [{ operator: [] }],
  };
}

export const operatorOperations = () =>
  operatorCalls.map((call) => ({ path: call.path, method: call.method, operation: operationOf(call) }));
