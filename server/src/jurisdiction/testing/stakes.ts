/** One stake in each family, the way a window or the lottery's desk places it. */
import { randomUUID } from 'node:crypto';
import { refusals } from '@foyer/contract/refusals.ts';
import type { RefusalName } from '@foyer/contract/refusals.ts';
import { cardGames } from '@foyer/games/engines/cards/cardGames.ts';
import { antesSatang } from '@foyer/games/engines/poker/holdem/rules.ts';
import { bet, cart, lineOf, toNextIssue } from '../../lottery/testing/lottery.ts';
import { playerByName } from '../../players/players.ts';
import { gameOf } from '../../provider/cards/testing/cards.ts';
import { fire } from '../../provider/fish/firing.ts';
import { angler, fishNow, shotAt } from '../../provider/fish/testing/fish.ts';
import { firstChoice, gameOf as instantGameOf, stakeOf } from '../../provider/instant/testing/instant.ts';
import { holdemGame } from '../../provider/poker/testing/poker.ts';
import { openRound } from '../../provider/rounds/rounds.ts';
import { publishedSeeds, rotate } from '../../provider/seeds/seeds.ts';
import type { PlaySession } from '../../provider/session/sessions.ts';
import { legOf, place, seat, toMatch } from '../../provider/sport/testing/sport.ts';
import { place as placeChips, seat as seatAtTable, toNextRound } from '../../provider/table/testing/table.ts';
import { seatAt } from '../../provider/testing/player.ts';
import { Refusal } from '../../refusal.ts';
import { signUp } from '../../testing/house.ts';
import type { SignedUp, TestHouse } from '../../testing/house.ts';
import { give } from '../../wallet/testing/wallet.ts';
import type { PacedFamily, StakedFamily } from '../schema.ts';

export interface Staking {
  readonly playerId: string;
  readonly client: SignedUp;
  /** What one `stake` takes, satang. */
  readonly stakeSatang: number;
  /** Places one stake now. Returns the refusal, if any. */
  readonly stake: () => Promise<RefusalName | undefined>;
}

const much = 100_000_00;

export async function newPlayer(t: TestHouse): Promise<{ client: SignedUp; playerId: string }> {
  const client = await signUp(t);
  const found = await playerByName(t.house, client.userAccount);
  return { client, playerId: found?.playerId ?? '' };
}

async function refusalOf(staked: Promise<unknown>): Promise<RefusalName | undefined> {
  try {
    await staked;
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
}

async function seated(t: TestHouse, family: string, gameId: string, playerId: string): Promise<PlaySession> {
  const session = await seatAt(t, family, { gameId, playerId, satang: much });
  const seeds = await publishedSeeds(t.house, session.owner);
  if (seeds.clientSeed === '') await rotate(t.house, session.owner, 'test', seeds.nextCommitment);
  return session;
}

interface RoundOf {
  readonly gameId: string;
  readonly stakeSatang: number;
  readonly choice?: object;
}

const plinko = firstChoice('plinko');
const rounds: Readonly<Record<Exclude<PacedFamily, 'fish'>, RoundOf>> = {
  slot: { gameId: 'moyu-koi-gate', stakeSatang: 100 },
  instant: { gameId: instantGameOf('plinko'), stakeSatang: stakeOf('plinko', plinko), choice: { choice: plinko } },
  cards: { gameId: gameOf('twoEight'), stakeSatang: cardGames.twoEight.stakesSatang[0] ?? 0 },
  poker: { gameId: holdemGame, stakeSatang: antesSatang[0], choice: { bonusSatang: 0 } },
};

async function roundStaking(t: TestHouse, family: Exclude<PacedFamily, 'fish'>): Promise<Staking> {
  const { client, playerId } = await newPlayer(t);
  const { gameId, stakeSatang, choice } = rounds[family];
  const session = await seated(t, family, gameId, playerId);
  const stake = () =>
    refusalOf(openRound(t.house, session, { requestId: randomUUID(), stakeSatang, ...(choice && { choice }) }));
  return { playerId, client, stakeSatang, stake };
}

async function fishStaking(t: TestHouse): Promise<Staking> {
  const { client, playerId } = await newPlayer(t);
  const session = await angler(t, playerId, much);
  const stake = () =>
    refusalOf(
      (async () => {
        const [fish] = await fishNow(t, session);
        const { results } = await fire(t.house, session, [shotAt(t, fish?.name ?? '')]);
        // A shot too early is a result of its own, because others of the same request may count.
        if (results[0]?.state === 'tooSoon') throw new Refusal('SPIN_TOO_SOON');
      })(),
    );
  return { playerId, client, stakeSatang: 100, stake };
}

async function tableStaking(t: TestHouse): Promise<Staking> {
  const { client, playerId } = await newPlayer(t);
  const session = await seatAtTable(t, playerId, much);
  await toNextRound(t);
  return { playerId, client, stakeSatang: 10_00, stake: () => refusalOf(placeChips(t, session, 'player:1000')) };
}

async function sportStaking(t: TestHouse): Promise<Staking> {
  const { client, playerId } = await newPlayer(t);
  const session = await seat(t, playerId, much);
  const played = await toMatch(t, 1, 2);
  const leg = legOf(t, played, true);
  return { playerId, client, stakeSatang: 100_00, stake: () => refusalOf(place(t, session, [leg])) };
}

async function lotteryStaking(t: TestHouse): Promise<Staking> {
  const { client, playerId } = await newPlayer(t);
  await give(t, playerId, 'main', much);
  toNextIssue(t);
  const stake = async () => {
    const { code } = await bet(client, cart(t, [lineOf()]));
    return (Object.keys(refusals) as RefusalName[]).find((name) => refusals[name] === code);
  };
  return { playerId, client, stakeSatang: 100, stake };
}

/** A new player with enough money, ready to stake in this family. */
export function stakingIn(t: TestHouse, family: StakedFamily): Promise<Staking> {
  switch (family) {
    case 'fish':
      return fishStaking(t);
    case 'table':
      return tableStaking(t);
    case 'sport':
      return sportStaking(t);
    case 'lottery':
      return lotteryStaking(t);
    case 'slot':
    case 'instant':
    case 'cards':
    case 'poker':
      return roundStaking(t, family);
  }
}
