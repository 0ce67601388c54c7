/** A demo player and their actions: the house's handlers, called at times in the past. */
import type { RefusalName } from '@foyer/contract/refusals.ts';
import { Refusal } from '../refusal.ts';
import { noDecision } from '../http/context.ts';
import type { House } from '../house.ts';
import type { PlayerContext } from '../http/context.ts';
import { titles } from '../ledger/accounts.ts';
import { createPlayer } from '../players/newPlayer.ts';
import type { NewPlayer } from '../players/newPlayer.ts';
import { playerByName } from '../players/players.ts';

/** Publicly known: the account holds nothing worth protecting. */
export const demoLogin = { userAccount: 'foyer88', password: 'foyer2026' } as const;

export const baht = (amount: number): number => Math.round(amount * 100);
export const dayMs = 86_400_000;

export interface DemoPlayer {
  readonly house: House;
  readonly playerId: string;
  /** Makes the context of a request by this player. The same key always means the same request. */
  readonly asks: (key: string) => PlayerContext<RefusalName>;
}

/** An action some days before the seeding. */
export interface DemoStep {
  readonly daysAgo: number;
  readonly does: (player: DemoPlayer) => Promise<unknown>;
}

/** Returns the player of this name; creates the player if necessary. */
export async function demoPlayer(house: House, given: NewPlayer): Promise<DemoPlayer> {
  const known = await playerByName(house, given.userAccount);
  const made = known ?? (await createPlayer(house, { birthday: '1990-05-20', ...given }));
  if ('refusal' in made) throw new Error(`the demo player ${given.userAccount}: ${made.refusal}`);
  if (house.config.jurisdiction.identity !== 'none') await identify(house, made.playerId);
  return asDemo(house, made.playerId);
}

/** Demo players have passed the identity check where the place demands one. */
async function identify(house: House, playerId: string): Promise<void> {
  const nowMs = house.now();
  await house.db
    .insertInto('identity_check')
    .values({ player_id: playerId, reference: 'demo', state: 'approved', asked_ms: nowMs, decided_ms: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Wraps an existing player. */
export function asDemo(house: House, playerId: string): DemoPlayer {
  return {
    house,
    playerId,
    asks: (key) => ({
      house,
      playerId,
      lang: 'zh_CN',
      deviceId: 'demo',
      sessionId: 'demo',
      isSeeding: true,
      ip: '',
      origin: '',
      userAgent: '',
      requestId: 'demo',
      moneyKey: `demo:${key}`,
      decision: noDecision,
      now: house.now,
      made: {},
      spoken: { words: '' },
      refuse: (name, args) => {
        throw new Refusal(name, args);
      },
      cookies: { open: nothing, close: nothing, takeThirdParty: () => '', openAgent: nothing },
      file: undefined,
    }),
  };
}
const nothing = () => undefined;

/** Ignores this refusal: an earlier process did the step before it crashed. */
export const ifDone = (reason: RefusalName) => (error: unknown) => {
  if (!(error instanceof Refusal) || error.reason !== reason) throw error;
};

/** Credits play money as a manual deposit. ENUM-014: 9 */
export async function give({ house, playerId }: DemoPlayer, key: string, amountSatang: number): Promise<void> {
  await house.ledger.post({
    playerId,
    key: `demo:${key}`,
    title: titles.manualDeposit,
    legs: [
      { account: 'house:bank', amountSatang: -amountSatang },
      { account: 'main', amountSatang },
    ],
    reference: 'demo',
  });
}

/** Books a settled slot round. It never wins more than its stake, so that no winner is invented. M01 */
export async function play(
  { house, playerId }: DemoPlayer,
  key: string,
  round: { readonly stakeSatang: number; readonly winSatang: number },
): Promise<void> {
  const betOrderNo = `demo-${key}`;
  const net = round.winSatang - round.stakeSatang;
  await house.ledger.post({
    playerId,
    key: `demo:${key}`,
    title: titles.stake,
    legs: [
      { account: 'main', amountSatang: net },
      { account: 'house:games:moyu', amountSatang: -net },
    ],
    reference: betOrderNo,
    bet: {
      betOrderNo,
      platformCode: 'moyu',
      gameType: 1,
      gameId: 'moyu-koi-gate',
      stakeSatang: round.stakeSatang,
      winSatang: round.winSatang,
      roundId: betOrderNo,
      isSettled: true,
    },
  });
}
