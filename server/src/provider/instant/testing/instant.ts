/** For tests of the instant games: a player with money and a window of one game. */
import { randomUUID } from 'node:crypto';
import * as calls from '@foyer/contract/play/instant.ts';
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import { rotateSeed } from '@foyer/contract/play/play.ts';
import { catalogueOf, usualGames } from '@foyer/games/catalogue/catalogue.ts';
import type { InstantCode } from '@foyer/games/engines/instant/game.ts';
import { instantGames } from '@foyer/games/engines/instant/games.ts';
import type { TestClient } from '../../../http/testing/client.ts';
import type { TestHouse } from '../../../testing/house.ts';
import type { PlaySession } from '../../session/sessions.ts';
import { playerWith, sessionOf, ticketFor } from '../../testing/player.ts';
import type { Reply, TestPlayer } from '../../testing/player.ts';

/** Initial balance of every player on the platform's account. */
export const seatedSatang = 10_000_000;

export interface Seated {
  readonly code: InstantCode;
  readonly gameId: string;
  readonly client: TestClient;
  readonly player: TestPlayer;
  readonly playerId: string;
  readonly sessionId: string;
  readonly session: PlaySession;
}
type Answered = Reply<{ round: InstantRound }>;

/** Every choice of a game, and one with several chips where the game takes them. */
export const choicesOf = (code: InstantCode): string[] => [
  ...new Set(instantGames[code].settings.map(({ choice }) => choice.split('@')[0] ?? '')),
  ...(code === 'fastThree' ? ['big.s10.p3'] : code === 'horses' ? ['sand.w1.p1.w6'] : []),
];
export const firstChoice = (code: InstantCode): string => choicesOf(code)[0] ?? '';
export const stakeOf = (code: InstantCode, choice: string): number => 1_000 * instantGames[code].chips(choice);

export function gameOf(code: InstantCode): string {
  const game = catalogueOf(usualGames).find((each) => each.engine === code && each.isTrialOffered);
  if (game === undefined) throw new Error(`no game of ${code}`);
  return game.gameId;
}

async function seatAt(t: TestHouse, code: InstantCode, mode: 'real' | 'trial' = 'real'): Promise<Seated> {
  const gameId = gameOf(code);
  const { client, player, playerId } = await playerWith(t, gameId, seatedSatang);
  const ticket = await ticketFor(t, 'instant', { gameId, playerId: mode === 'real' ? playerId : undefined });
  const { sessionId, seeds } = await player.ok(calls.enterInstant, { ticket });
  await player.ok(rotateSeed, { sessionId, clientSeed: `seed-${code}`, nextCommitment: seeds.nextCommitment });
  return { code, gameId, client, player, playerId, sessionId, session: await sessionOf(t, sessionId) };
}

/** The calls of such a window. Each advances the clock past the minimum cycle first. */
export function instantTesting(t: TestHouse) {
  function open({ code, player, sessionId }: Seated, choice = firstChoice(code), requestId: string = randomUUID()) {
    t.clock.nowMs += calls.minInstantCycleMs;
    return player.send(calls.openInstant, { sessionId, requestId, choice, stakeSatang: stakeOf(code, choice) });
  }
  async function opened(table: Seated, choice = firstChoice(table.code)): Promise<InstantRound> {
    const { data, refusal } = await open(table, choice);
    if (data === undefined) throw new Error(refusal);
    return data.round;
  }
  function move({ player, sessionId }: Seated, { roundId }: InstantRound, door: number): Promise<Answered> {
    t.clock.nowMs += calls.minInstantActMs;
    return player.send(calls.actInstant, { sessionId, roundId, move: door });
  }
  async function roomWithDoor(): Promise<{ table: Seated; round: InstantRound }> {
    for (let tries = 0; tries < 20; tries += 1) {
      const table = await seatAt(t, 'treasure');
      const round = await opened(table, '3');
      const { data } = await move(table, round, 7);
      if (data?.round.isSettled === false) return { table, round: data.round };
    }
    throw new Error('twenty traps in a row');
  }
  return {
    seated: (code: InstantCode, mode: 'real' | 'trial' = 'real') => seatAt(t, code, mode),
    open,
    opened,
    move,
    stateOf: ({ player, sessionId }: Seated) => player.ok(calls.readInstant, { sessionId }),
    roomWithDoor,
  };
}
