/** The import of a provider's catalogue, by file and by call, and what players see of it. SI-14, SI-16, M09 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { newGameHistory } from '@foyer/contract/bets/history.ts';
import { gameUrl, guestGameUrl } from '@foyer/contract/lobby/launch.ts';
import { gamePlatform, queryAllGameList, searchResult } from '@foyer/contract/lobby/lists.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import { afterAll, beforeEach, expect, inject, it } from 'vitest';
import { inDatabase, urlOf } from '../../db/testing/server.ts';
import { openTestHouse, signUp } from '../../testing/house.ts';
import { readForeignCatalogue } from './catalogue.ts';
import { coinCatalogue, coinConfig, coinGame, coinProvider, offerCoins, seated } from './testing/foreign.ts';

const operatorKey = 'the-operator-key-for-this-test';
const t = await openTestHouse({ config: { ...coinConfig, operatorKey } });
beforeEach(() => offerCoins(t));
afterAll(() => t.close());

/** Lists are kept for a second. */
const listed = async () => {
  t.clock.nowMs += 1_001;
  const asked = { platformCode: 'coinhall', gameType: 8, pageSize: 50 };
  return (await t.client().ok(queryAllGameList, asked)).list;
};
const send = (payload: object) =>
  t.app.inject({
    method: 'POST',
    url: '/operator/catalogue',
    headers: { authorization: `Bearer ${operatorKey}` },
    payload,
  });

it('lists games with names, picture and return, and finds them by name', async () => {
  expect(await listed()).toMatchObject([
    {
      gameId: 'coin-flip',
      fullName: 'Coin flip中',
      platformName: 'Coin hall中',
      pcImg: coinGame.picture,
      rtp: '98.00',
      isTrialOffered: true,
    },
    { gameId: 'coin-wheel', isTrialOffered: false },
  ]);
  const found = await t.client().ok(searchResult, { keyword: 'coin fl', gameType: 8, pageSize: 10 });
  expect(found.list.map(({ gameId }) => gameId)).toContain('coin-flip');
  const halls = await t.client().ok(gamePlatform, { gameType: 8, pageSize: 50 });
  expect(halls.list.find(({ platformCode }) => platformCode === 'coinhall')).toMatchObject({
    gameCount: 2,
    logoPic: 'https://pictures.coin.example/hall.svg',
    logoImg: 'https://pictures.coin.example/hall.svg',
  });
});

it('changes nothing when it is repeated, changes what differs, and withdraws what is no longer there', async () => {
  expect(await offerCoins(t)).toEqual({ added: 0, changed: 0, unchanged: 2, withdrawn: 0 });
  const player = await seated(t, 1_000);
  await player.debit('r', 'd', 100);
  const games = [{ ...coinGame, names: { ...coinGame.names, en: 'Heads or tails' } }];
  expect((await send({ ...coinCatalogue, games })).json()).toEqual({
    added: 0,
    changed: 1,
    unchanged: 0,
    withdrawn: 1,
  });
  expect((await listed()).map(({ gameId }) => gameId)).toEqual(['coin-flip']);
  expect(await player.debit('s', 'e', 100)).toBe('closed');
  expect(await player.credit('r', 'c', 100, { isLast: true })).toBe(1_000);
  expect((await player.client.ok(newGameHistory, {})).list[0]?.gameName).toBe('Coin wheel中');
  const launch = { linkType: '1', platformCode: 'coinhall', gameType: 8, gameCode: 'coin-wheel' } as const;
  expect((await player.client.call(gameUrl, launch)).code).toBe(refusals.UNKNOWN_GAME);
  expect(await offerCoins(t)).toEqual({ added: 0, changed: 2, unchanged: 0, withdrawn: 0 });
  expect(await listed()).toHaveLength(2);
});

it('opens the provider’s address with ticket, language, currency, device and lobby, and a trial without a ticket', async () => {
  const player = await signUp(t);
  player.cookies.set('lang', 'th');
  const launch = { linkType: '1', platformCode: 'coinhall', gameType: 8, gameCode: 'coin-flip' } as const;
  const { url } = await player.ok(gameUrl, launch);
  const real = Object.fromEntries(new URL(url).searchParams);
  expect(real).toMatchObject({ g: 'coin-flip', c: 'THB', d: 'desktop', m: 'real' });
  expect(real.t).toMatch(/^[\w-]{22}$/);
  expect(new URL(real.back ?? '').pathname).toBe('/home');
  const trial = new URL((await t.client().ok(guestGameUrl, launch)).url).searchParams;
  expect([trial.get('t'), trial.get('m')]).toEqual(['', 'trial']);
  const wheel = { ...launch, gameCode: 'coin-wheel' };
  expect((await t.client().call(guestGameUrl, wheel)).code).toBe(refusals.NO_TRIAL);
});

const faultsOf = (given: unknown) => {
  const read = readForeignCatalogue(given, { ...t.house.config, ...coinConfig });
  return 'faults' in read ? read.faults : [];
};
const withGame = (fields: object) => ({ ...coinCatalogue, games: [{ ...coinGame, ...fields }] });

it.each<[object, string]>([
  [withGame({ names: { zh_CN: '硬币', en: 'Coin' } }), 'games[0] (coin-flip): names.th is missing'],
  [withGame({ names: { zh_CN: '硬币', en: ' ', th: 'x' } }), 'names.en is no name of 1 to 60 characters'],
  [withGame({ gameType: 4 }), 'gameType is no type of games'],
  [withGame({ family: 'lottery' }), 'family is none of slot'],
  [withGame({ statedReturn: '98' }), 'statedReturn is no percentage'],
  [withGame({ picture: 'https://elsewhere.example/a.svg' }), 'picture is neither a path'],
  [withGame({ picture: '//elsewhere.example/a.svg' }), 'picture is neither a path'],
  [withGame({ launch: 'http://play.coin.example/?t={ticket}' }), 'launch is no https address'],
  [withGame({ launch: 'javascript:alert({ticket})' }), 'launch is no https address'],
  [withGame({ launch: 'https://{game}.coin.example/?t={ticket}' }), 'launch is no https address'],
  [withGame({ launch: 'https://play.coin.example/' }), 'launch has no {ticket}'],
  [withGame({ launch: 'https://play.coin.example/{ticket}/{player}' }), 'launch has a word in braces'],
  [withGame({ price: 1 }), 'price is unknown'],
  [withGame({ platform: 'moyu' }), 'platform moyu is not in this catalogue'],
  [{ ...coinCatalogue, games: [coinGame, coinGame] }, 'games: coin-flip is there twice'],
  [{ ...coinCatalogue, provider: 'nobody' }, 'provider nobody is not in GAME_PROVIDERS'],
  [{ provider: 'coin', platforms: [] }, 'games is missing'],
])('names the fault of a catalogue, case %#', (given, fault) => {
  expect(faultsOf(given).join('\n')).toContain(fault);
});

it('writes nothing of a catalogue with a fault, or with a game or platform of somebody else', async () => {
  const games = [
    { ...coinGame, id: 'coin-third' },
    { ...coinGame, names: {} },
  ];
  const reply = await send({ ...coinCatalogue, games });
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { error: 'catalogue' }]);
  const own = { ...coinGame, id: 'moyu-koi-gate' };
  expect((await send({ ...coinCatalogue, games: [own] })).json()).toMatchObject({
    error: 'catalogue',
    faults: ['games: moyu-koi-gate is not of this provider'],
  });
  expect((await listed()).map(({ gameId }) => gameId)).toEqual(['coin-flip', 'coin-wheel']);
});

it('imports a file by a command, and lists its faults', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-catalogue-'));
  const run = async (catalogue: object) => {
    await writeFile(join(folder, 'catalogue.json'), JSON.stringify(catalogue));
    await writeFile(join(folder, 'providers.json'), JSON.stringify([coinProvider]));
    const command = resolve(import.meta.dirname, '../../catalogueCommand.ts');
    const env = {
      ...process.env,
      GAME_PROVIDERS: join(folder, 'providers.json'),
      PICTURE_ORIGINS: 'https://pictures.coin.example',
      DATABASE_URL: urlOf(inDatabase(inject('testServer').connection, t.database.name)),
    };
    return promisify(execFile)(process.execPath, [command, join(folder, 'catalogue.json')], { env }).then(
      ({ stdout }) => stdout,
      (error: { stderr: string; code: number }) => `${error.code} ${error.stderr}`,
    );
  };
  expect(await run({ ...coinCatalogue, games: [coinGame] })).toBe('0 added, 0 changed, 1 unchanged, 1 withdrawn\n');
  expect(await run(withGame({ family: 'x' }))).toMatch(/^1 games\[0\] \(coin-flip\): family is none of/);
  await rm(folder, { recursive: true });
});
