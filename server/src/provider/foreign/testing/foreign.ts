/** A provider of foreign games for tests: its settings, its catalogue, and signed calls to a test house. */
import { gameUrl } from '@foyer/contract/lobby/launch.ts';
import type { Ledger, Movement, Posted } from '../../../ledger/accounts.ts';
import type { GameProvider } from '../../../gameProviders.ts';
import { signUp } from '../../../testing/house.ts';
import type { SignedUp, TestHouse } from '../../../testing/house.ts';
import { playerByName } from '../../../players/players.ts';
import { readForeignCatalogue } from '../catalogue.ts';
import { importCatalogue } from '../catalogueStore.ts';
import type { ProviderCallName } from '@foyer/contract/provider/providerCalls.ts';
import { providerCalls } from '@foyer/contract/provider/providerCalls.ts';
import { signatureOf } from '../signature.ts';
import { fund } from '../../testing/player.ts';

export const secret = 'the-first-secret-of-the-coin-provider';
export const coinProvider: GameProvider = {
  code: 'coin',
  platforms: ['coinhall'],
  keys: [
    { id: 'first', secret },
    { id: 'second', secret: 'the-second-secret-of-the-coin-provider' },
  ],
  callsPerSecond: 500,
};

const inAll = (name: string) => ({ zh_CN: `${name}中`, en: name, th: `${name}ไทย` });
export const coinGame = {
  id: 'coin-flip',
  platform: 'coinhall',
  names: inAll('Coin flip'),
  gameType: 8,
  family: 'instant',
  isNew: true,
  hasTrial: true,
  statedReturn: '98.00',
  picture: 'https://pictures.coin.example/flip.svg',
  launch: 'https://play.coin.example/open?t={ticket}&g={game}&l={lang}&c={currency}&d={device}&back={lobby}&m={mode}',
};
const picture = 'https://pictures.coin.example/hall.svg';
export const coinCatalogue = {
  provider: 'coin',
  platforms: [{ code: 'coinhall', names: inAll('Coin hall'), gameType: 8, logo: picture, mark: picture }],
  games: [coinGame, { ...coinGame, id: 'coin-wheel', names: inAll('Coin wheel'), family: 'table', hasTrial: false }],
};

/** Settings of a test house with this provider. */
export const coinConfig = { gameProviders: [coinProvider], pictureOrigins: ['https://pictures.coin.example'] };

export async function offerCoins({ house }: TestHouse, given: object = coinCatalogue) {
  const read = readForeignCatalogue(given, house.config);
  if ('faults' in read) throw new Error(read.faults.join('\n'));
  return importCatalogue(house.db, read);
}

export interface CallReply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}
interface SignedBy {
  readonly key?: string;
  readonly secret?: string;
  readonly time?: string;
}

/** Sends a call as the provider's server does. */
export async function send(
  t: TestHouse,
  name: ProviderCallName,
  fields: object,
  by: SignedBy = {},
): Promise<CallReply> {
  const { path } = providerCalls[name];
  const time = by.time ?? String(t.clock.nowMs);
  const body = JSON.stringify(fields);
  const reply = await t.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/json',
      'x-provider-key': by.key ?? 'coin:first',
      'x-time': time,
      'x-signature': signatureOf(by.secret ?? secret, { time, path, body }),
    },
    payload: body,
  });
  return { status: reply.statusCode, body: reply.json() };
}

/** The reply in short: the balance, or the refusal. */
async function short(t: TestHouse, name: ProviderCallName, fields: object): Promise<unknown> {
  const { status, body } = await send(t, name, fields);
  return status === 200 ? body.balance : body.error;
}

export interface Seated {
  readonly client: SignedUp;
  readonly playerId: string;
  readonly session: string;
  /** Sends a stake, a win, a rollback or the end of a round, with ids of this player. */
  debit(round: string, transaction: string, amount: number, more?: object): Promise<unknown>;
  credit(round: string, transaction: string, amount: number, more?: object): Promise<unknown>;
  back(round: string, transaction?: string): Promise<unknown>;
  end(round: string): Promise<unknown>;
  /** Stake, prize, whether settled, returned stake; of a round's bet. */
  bet(round: string): Promise<unknown[] | undefined>;
}

/** Launches a game for a player and returns the ticket of its address. */
export async function launchTicket(client: SignedUp, gameCode: string): Promise<string> {
  const { url } = await client.ok(gameUrl, { linkType: '1', platformCode: 'coinhall', gameType: 8, gameCode });
  return new URL(url).searchParams.get('t') ?? '';
}

/** A new player with money on the provider's platform, in a game that the provider has opened. */
export async function seated(t: TestHouse, satang: number, gameId = 'coin-wheel'): Promise<Seated> {
  const client = await signUp(t);
  const found = await playerByName(t.house, client.userAccount);
  if (found === undefined) throw new Error('no player');
  const { playerId } = found;
  if (satang > 0) await fund(t, playerId, 'coinhall', satang);
  const opened = await send(t, 'session', { ticket: await launchTicket(client, gameId) });
  if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
  const session = String(opened.body.session);
  const player = playerId;
  const bet = async (round: string) => {
    const row = await t.house.db
      .selectFrom('bet')
      .selectAll()
      .where('player_id', '=', playerId)
      .where('bet_order_no', '=', `coin:${round}`)
      .executeTakeFirst();
    return row && [row.stake_satang, row.win_satang, row.is_settled, row.void_satang];
  };
  return {
    client,
    playerId,
    session,
    debit: (round, transaction, amount, more = {}) =>
      short(t, 'debit', { session, round, transaction, amount, ...more }),
    credit: (round, transaction, amount, more = {}) =>
      short(t, 'credit', { player, round, transaction, amount, ...more }),
    back: (round, transaction) => short(t, 'rollback', { player, round, ...(transaction && { transaction }) }),
    end: (round) => short(t, 'endRound', { player, round }),
    bet,
  };
}

/** Changes how the house's ledger posts while `act` runs: a lost reply, or a fault that a test must find. */
export async function withPosting<T>(
  { house }: TestHouse,
  posting: (ledger: Ledger, movement: Movement) => Promise<Posted>,
  act: () => Promise<T>,
): Promise<T> {
  const sound = { ...house.ledger };
  Object.assign(house.ledger, { post: (movement: Movement) => posting(sound, movement) });
  return act().finally(() => Object.assign(house.ledger, sound));
}
