/** Every way in which one player moves money towards play: the windows of all families, the lottery, and deposits. */
import { randomUUID } from 'node:crypto';
import { gameUrl } from '@foyer/contract/lobby/launch.ts';
import { gtBetting } from '@foyer/contract/lottery/betting.ts';
import { drawAt, drawTimes } from '@foyer/contract/lottery/clock.ts';
import { dealCards, enterCards } from '@foyer/contract/play/cards.ts';
import { enterFish, fireShots, fishStreamPath, readFish, shotsTextOf } from '@foyer/contract/play/fish.ts';
import { enterInstant, openInstant } from '@foyer/contract/play/instant.ts';
import { rotateSeed } from '@foyer/contract/play/play.ts';
import type { PlayCall } from '@foyer/contract/play/play.ts';
import { dealHoldem, enterPoker } from '@foyer/contract/play/poker.ts';
import { enter, spin } from '@foyer/contract/play/slot.ts';
import { placeBet } from '@foyer/contract/play/sportBets.ts';
import { enterSport, readBoard } from '@foyer/contract/play/sportDesk.ts';
import { slipTextOf } from '@foyer/contract/play/sportSlip.ts';
import { sportStreamPath } from '@foyer/contract/play/sportStream.ts';
import { enterTable, placeChips, tableStreamPath } from '@foyer/contract/play/table.ts';
import { roundAt } from '@foyer/contract/play/tableClock.ts';
import { deposit } from '@foyer/contract/wallet/balance.ts';
import { inPayUSDTOrder } from '@foyer/contract/wallet/depositOrders.ts';
import { catalogueOf, usualGames } from '@foyer/games/catalogue/catalogue.ts';
import { cardGames } from '@foyer/games/engines/cards/cardGames.ts';
import { fishModelOf } from '@foyer/games/engines/fish/models.ts';
import { fishName, isInRoom } from '@foyer/games/engines/fish/shoals.ts';
import { instantGames } from '@foyer/games/engines/instant/games.ts';
import { antesSatang } from '@foyer/games/engines/poker/holdem/rules.ts';
import { tideOf } from '@foyer/games/fair/fishRound.ts';
import { dataOf } from './device.ts';
import type { Device } from './device.ts';

export interface Way {
  readonly name: string;
  readonly device: Device;
  /** Sends one stake or deposit. Resolves to `OK` or to why it was not accepted. */
  readonly send: () => Promise<string>;
  /** The window's own stream, if its family has one. */
  readonly stream: string | undefined;
}

interface Opened {
  readonly sessionId: string;
  readonly seeds?: { readonly clientSeed: string; readonly nextCommitment: string };
}

async function open<S extends Opened>(device: Device, call: PlayCall<{ ticket: string }, S>, gameCode: string) {
  const platformCode = gameCode.split('-', 1)[0] ?? '';
  const launch = { linkType: '1', platformCode, platformKey: platformCode, gameType: 1, gameCode };
  const { url } = dataOf(await device.call(gameUrl, launch), `launch of ${gameCode}`);
  const ticket = new URL(url, 'http://house').searchParams.get('ticket') ?? '';
  const opened = dataOf(await device.play(call, { ticket }), call.path);
  const { sessionId, seeds } = opened;
  if (seeds?.clientSeed === '')
    dataOf(
      await device.play(rotateSeed, { sessionId, clientSeed: 'trial', nextCommitment: seeds.nextCommitment }),
      'seed',
    );
  return opened;
}

const gameOf = (engine: string): string => {
  const found = catalogueOf(usualGames).find((game) => game.engine === engine);
  if (found === undefined) throw new Error(`no game of ${engine}`);
  return found.gameId;
};

const games = {
  slot: 'moyu-koi-gate',
  instant: gameOf('plinko'),
  cards: gameOf('twoEight'),
  poker: 'moyu-spring-terrace-casino-holdem',
  fish: 'canglan-autumn-water-gold-shark',
  table: 'kiln-pine-court-baccarat',
  /** Takes bets while the other table does not. */
  otherTable: 'canglan-rainbow-baccarat',
  sport: 'harbour-green-night',
} as const;

/** Platforms on whose accounts the games take their stakes. */
export const platforms = [...new Set(Object.values(games).map((gameId) => gameId.split('-', 1)[0] ?? ''))];

async function slotWay(device: Device): Promise<Way> {
  const { sessionId } = await open(device, enter, games.slot);
  const send = async () => (await device.play(spin, { sessionId, requestId: randomUUID(), stakeSatang: 100 })).outcome;
  return { name: 'slot', device, send, stream: undefined };
}

async function instantWay(device: Device): Promise<Way> {
  const { sessionId } = await open(device, enterInstant, games.instant);
  const choice = instantGames.plinko.settings[0]?.choice.split('@', 1)[0] ?? '';
  const stakeSatang = 1_000 * instantGames.plinko.chips(choice);
  const send = async () =>
    (await device.play(openInstant, { sessionId, requestId: randomUUID(), stakeSatang, choice })).outcome;
  return { name: 'instant', device, send, stream: undefined };
}

async function cardsWay(device: Device): Promise<Way> {
  const { sessionId } = await open(device, enterCards, games.cards);
  const stakeSatang = cardGames.twoEight.stakesSatang[0] ?? 0;
  const send = async () => (await device.play(dealCards, { sessionId, requestId: randomUUID(), stakeSatang })).outcome;
  return { name: 'cards', device, send, stream: undefined };
}

async function pokerWay(device: Device): Promise<Way> {
  const { sessionId } = await open(device, enterPoker, games.poker);
  const [anteSatang] = antesSatang;
  const send = async () =>
    (await device.play(dealHoldem, { sessionId, requestId: randomUUID(), anteSatang, bonusSatang: 0 })).outcome;
  return { name: 'poker', device, send, stream: undefined };
}

async function fishWay(device: Device): Promise<Way> {
  const { sessionId } = await open(device, enterFish, games.fish);
  const model = fishModelOf(games.fish);
  if (model === undefined) throw new Error('no water');
  const readTides = async () =>
    dataOf(await device.play(readFish, { sessionId }), 'room').tides.map(({ tide, seed }) => tideOf(model, seed, tide));
  let tides = await readTides();
  const inRoom = () => {
    const nowMs = Date.now();
    return tides.flatMap(({ tide, startMs, fish }) =>
      fish.filter((one) => isInRoom(one, startMs, nowMs)).map((one) => fishName(tide, one.index)),
    );
  };
  const send = async (): Promise<string> => {
    let [fishId] = inRoom();
    if (fishId === undefined) {
      tides = await readTides();
      [fishId] = inRoom();
    }
    const shot = {
      actionId: randomUUID(),
      fishId: fishId ?? '0.0',
      bulletSatang: 100,
      angle: 90,
      firedMs: Date.now(),
    };
    const { outcome, data } = await device.play(fireShots, { sessionId, shots: shotsTextOf([shot]) });
    const state = data?.results[0]?.state;
    return state === undefined || state === 'caught' || state === 'missed' ? outcome : state;
  };
  return { name: 'fish', device, send, stream: `${fishStreamPath}?session=${sessionId}` };
}

async function tableWay(device: Device, gameId: string): Promise<Way> {
  const { sessionId } = await open(device, enterTable, gameId);
  const send = async () => {
    const { roundNo } = roundAt(gameId, Date.now());
    return (await device.play(placeChips, { sessionId, requestId: randomUUID(), roundNo, slip: 'player:1000' }))
      .outcome;
  };
  return { name: 'table', device, send, stream: `${tableStreamPath}?session=${sessionId}` };
}

const sportId = 1;
async function sportWay(device: Device): Promise<Way> {
  const { sessionId } = await open(device, enterSport, games.sport);
  const { matches } = dataOf(await device.play(readBoard, { sessionId, sportId, slot: 0 }), 'board');
  const match = matches.findLast(({ running }) => running.phase === 'before' && running.markets.length > 0);
  const market = match?.running.markets[0];
  const pick = market?.picks[0];
  if (match === undefined || market === undefined || pick === undefined) throw new Error('no match to bet on');
  const { matchId } = match.running;
  const slip = slipTextOf([{ matchId, kind: market.kind, param: market.param, ...pick }]);
  const send = async () =>
    (await device.play(placeBet, { sessionId, requestId: randomUUID(), slip, stakeSatang: 10_00, policy: 'any' }))
      .outcome;
  return { name: 'sport', device, send, stream: `${sportStreamPath}?session=${sessionId}&sport=${sportId}` };
}

const transfer = { platformKey: 'moyu', amountSatang: 1_00 };
const order = { chain: '0', amountSatang: 100_00, rate: 32.5 };
const line = { play: 'position', picks: [[7], [], [], [], []], bankers: [], unitSatang: 100, multiple: 1 };

const currentDraw = () => drawAt('minute', Date.now());

/** What is sent from pages of the site. */
function siteWays(first: Device, second: Device): Way[] {
  const way = (device: Device, name: string, send: Way['send']): Way => ({ name, device, send, stream: undefined });
  return [
    way(second, 'lottery', async () => {
      const cart = { lotteryCode: 'minute' as const, issue: currentDraw().issue, lines: [line] };
      return (await second.call(gtBetting, cart)).outcome;
    }),
    way(second, 'chase', async () => {
      const { index, issue } = currentDraw();
      const steps = [0, 1].map((step) => ({ issue: drawTimes('minute', index + step).issue, multiple: 1 }));
      const cart = { lotteryCode: 'minute' as const, issue, lines: [line], chase: { isStopOnWin: false, steps } };
      return (await second.call(gtBetting, cart)).outcome;
    }),
    way(first, 'transfer', async () => (await first.call(deposit, transfer)).outcome),
    way(first, 'deposit order', async () => (await first.call(inPayUSDTOrder, order)).outcome),
  ];
}

/** Five tabs on the first device, of which one is a page of the site, and five on the second. */
export const waysOf = async (first: Device, second: Device): Promise<Way[]> => [
  await slotWay(first),
  await tableWay(first, games.table),
  await sportWay(first),
  await fishWay(first),
  await tableWay(second, games.otherTable),
  await instantWay(second),
  await cardsWay(second),
  await pokerWay(second),
  ...siteWays(first, second),
];
