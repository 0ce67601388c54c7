/**
 * An in-memory house with one player and one game, for tests of the window. It plays by the engine, follows the
 * contract, counts what it takes and pays, and can lose a request or a reply. Like the real house, it acts once per id.
 */
import { cardCycleMs, cardState, dealCards, moveCards, readCards } from '@foyer/contract/play/cards.ts';
import type { CardRound, CardState } from '@foyer/contract/play/cards.ts';
import { writeEnvelope } from '@foyer/contract/envelope.ts';
import type { PlayPurse } from '@foyer/contract/play/play.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import type { CardCode } from '../../../engines/cards/cardGame.ts';
import { cardGames } from '../../../engines/cards/cardGames.ts';
import { cardRound } from '../../../fair/cardRound.ts';
import { commitmentOf } from '../../../fair/draw.ts';
import * as v from 'valibot';

export const serverSeed = 'a7'.repeat(32);
export const clientSeed = 'drawn';
const openedWithSatang = 100_000_000;

/** What happens to the next request: it is answered, lost on the way, or its reply is lost. */
export type Line = 'answers' | 'losesQuestion' | 'losesAnswer';

interface Row {
  readonly requestId: string;
  readonly nonce: number;
  readonly stakeSatang: number;
  readonly moves: string[];
  readonly actionIds: string[];
  heldSatang: number;
  winSatang: number;
  isSettled: boolean;
}

export interface StandIn {
  line: Line;
  /** Numbers of requests, of stakes taken and of prizes paid. */
  readonly counts: { asked: number; taken: number; paid: number };
  readonly rows: readonly Row[];
  state(): CardState;
  /** Replaces the page's `fetch`. */
  readonly fetch: (path: string, init: { body: URLSearchParams }) => Promise<Response>;
}

const never = (): Promise<Response> => new Promise(() => undefined);

export function createStandIn(code: CardCode): StandIn {
  const rows: Row[] = [];
  const counts = { asked: 0, taken: 0, paid: 0 };
  const purse = { balanceSatang: openedWithSatang, stakedSatang: 0, wonSatang: 0 };
  let nowMs = 1_000_000;

  const playedTo = ({ nonce, stakeSatang }: Row, moves: readonly string[]) =>
    cardRound(cardGames[code], { seeds: { serverSeed, clientSeed, nonce }, stakeSatang }, moves);

  function take(satang: number): void {
    purse.balanceSatang -= satang;
    purse.stakedSatang += satang;
    counts.taken += 1;
  }

  /** Takes what the row's moves add to its stake, and pays its prize if it is over. */
  function settle(row: Row): void {
    const played = playedTo(row, row.moves);
    if (played === undefined) throw new Error('a move that was not offered was taken');
    const added = row.stakeSatang + played.addedSatang - row.heldSatang;
    if (added > 0) take(added);
    row.heldSatang += added;
    if (!played.isOver) return;
    row.isSettled = true;
    row.winSatang = played.winSatang;
    purse.balanceSatang += played.winSatang;
    purse.wonSatang += played.winSatang;
    counts.paid += 1;
  }

  function viewOf(row: Row): CardRound {
    return {
      roundId: `round-${row.nonce}`,
      gameId: `table-${code}`,
      code,
      nonce: row.nonce,
      commitment: commitmentOf(serverSeed),
      clientSeed,
      serverSeed: '',
      stakeSatang: row.stakeSatang,
      heldSatang: row.heldSatang,
      winSatang: row.winSatang,
      isSettled: row.isSettled,
      moves: [...row.moves],
      shown: { [code]: playedTo(row, row.moves)?.shown },
      steps: [],
      balanceAfterSatang: purse.balanceSatang,
      // So that the cycle is over when the reply arrives.
      openedMs: nowMs - cardCycleMs,
      settledMs: row.isSettled ? nowMs : 0,
    };
  }
  const purseView = (): PlayPurse => ({ ...purse, nowMs });

  function state(): CardState {
    const last = rows.at(-1);
    return {
      sessionId: 'session',
      mode: 'trial',
      gameId: `table-${code}`,
      code,
      openedMs: 0,
      isOpen: true,
      stakesSatang: [...cardGames[code].stakesSatang],
      purse: purseView(),
      seeds: { commitment: commitmentOf(serverSeed), clientSeed, nonce: rows.length, nextCommitment: '' },
      ...(last && (last.isSettled ? { lastRound: viewOf(last) } : { openRound: viewOf(last) })),
    };
  }

  function deal(fields: Record<string, string>): Row | keyof typeof refusals {
    const { requestId, stakeSatang } = v.parse(dealCards.request.schema, fields) as {
      requestId: string;
      stakeSatang: number;
    };
    const known = rows.find((row) => row.requestId === requestId);
    if (known !== undefined) return known;
    if (rows.some((row) => !row.isSettled)) return 'ROUND_STILL_OPEN';
    const row: Row = {
      requestId,
      nonce: rows.length,
      stakeSatang,
      moves: [],
      actionIds: [],
      heldSatang: 0,
      winSatang: 0,
      isSettled: false,
    };
    rows.push(row);
    settle(row);
    return row;
  }

  function move(fields: Record<string, string>): Row | keyof typeof refusals {
    const asked = v.parse(moveCards.request.schema, fields) as {
      roundId: string;
      actionId: string;
      index: number;
      move: string;
    };
    const row = rows.find(({ nonce }) => `round-${nonce}` === asked.roundId);
    if (row === undefined) return 'UNKNOWN_ROUND';
    if (row.actionIds.includes(asked.actionId)) return row;
    const isNext = !row.isSettled && asked.index === row.moves.length;
    if (!isNext || playedTo(row, [...row.moves, asked.move]) === undefined) return 'MOVE_NOT_OFFERED';
    row.moves.push(asked.move);
    row.actionIds.push(asked.actionId);
    settle(row);
    return row;
  }

  function answer(path: string, fields: Record<string, string>): object {
    if (path === readCards.path) return writeEnvelope(200, cardState.encode(state()), '');
    const row = path === dealCards.path ? deal(fields) : move(fields);
    if (typeof row === 'string') return writeEnvelope(refusals[row], null, row);
    return writeEnvelope(200, dealCards.response.encode({ round: viewOf(row), purse: purseView() }), '');
  }

  const house: StandIn = {
    line: 'answers',
    counts,
    rows,
    state,
    fetch: (path, { body }) => {
      counts.asked += 1;
      if (house.line === 'losesQuestion') return never();
      nowMs += 60_000;
      const reply = answer(path, Object.fromEntries(body));
      return house.line === 'losesAnswer' ? never() : Promise.resolve(Response.json(reply));
    },
  };
  return house;
}
