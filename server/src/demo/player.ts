/** A demo player and what they do: the house's own calls, asked at a moment of the past. */
import type { RefusalName } from '@foyer/contract/refusals.ts';
import { Refusal } from '../refusal.ts';
import { noDecision } from '../http/context.ts';
import type { House } from '../house.ts';
import type { PlayerContext } from '../http/context.ts';
import { titles } from '../ledger/accounts.ts';
import { createPlayer } from '../players/newPlayer.ts';
import type { NewPlayer } from '../players/newPlayer.ts';
import { playerByName } from '../players/players.ts';

/** Known to everybody: the house has nothing that is worth a secret there. */
export const demoLogin = { userAccount: 'foyer88', password: 'foyer2026' } as const;

export const baht = (amount: number): number => Math.round(amount * 100);
export const dayMs = 86_400_000;

export interface DemoPlayer {
  readonly house: House;
  readonly playerId: string;
  /** A request of this player; its key makes it the same request whenever it is asked again. */
  readonly asks: (key: string) => PlayerContext<RefusalName>;
}

/** What happened so many days before the seeding. */
export interface DemoStep {
  readonly daysAgo: number;
  readonly does: (player: DemoPlayer) => Promise<unknown>;
}

/** The player of this name: there before, or made now. */
export async function demoPlayer(house: House, given: NewPlayer): Promise<DemoPlayer> {
  const known = await playerByName(house, given.userAccount);
  const made = known ?? (await createPlayer(house, given));
  if ('refusal' in made) throw new Error(`the demo player ${given.userAccount}: ${made.refusal}`);
  return asDemo(house, made.playerId);
}

/** Requests of a player who is there. */
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

/** Done before, by a process that died later on. */
export const ifDone = (reason: RefusalName) => (error: unknown) => {
  if (!(error instanceof Refusal) || error.reason !== reason) throw error;
};

/** The house gives play money by hand. ENUM-014: 9 */
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

/** A round of a machine that was settled. It never wins more than its stake: no winner of the house is made up. M01 */
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
