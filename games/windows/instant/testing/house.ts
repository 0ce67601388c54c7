/**
 * An in-memory house for tests of the window. It answers the window's calls, keeps rounds and money by the published
 * rules, settles by the engine, and can lose requests or replies.
 */
import { createHash } from 'node:crypto';
import { writeEnvelope } from '@foyer/contract/envelope.ts';
import * as calls from '@foyer/contract/play/instant.ts';
import type { InstantRound, InstantState } from '@foyer/contract/play/instant.ts';
import { readSeeds } from '@foyer/contract/play/play.ts';
import type { PlayCall } from '@foyer/contract/play/play.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import type { RefusalName } from '@foyer/contract/refusals.ts';
import * as v from 'valibot';
import { catalogueOf, usualGames } from '../../../catalogue/catalogue.ts';
import { takeMove } from '../../../engines/instant/game.ts';
import type { Draw, InstantCode, Standing } from '../../../engines/instant/game.ts';
import { instantGames, isInstantStake } from '../../../engines/instant/games.ts';
import { commitmentOf } from '../../../fair/draw.ts';
import { instantDraw } from '../../../fair/instantRound.ts';

/** `deaf`: requests are lost; `mute`: replies are lost. The call hangs each time, or (`Once`) fails one time. */
export type Trouble = 'deaf' | 'mute' | 'deafOnce' | 'muteOnce';
/** A call, by the last part of its address. */
export type Asked = 'open' | 'act';

export const startSatang = 100_000_000;

interface Kept {
  readonly requestId: string;
  standing: Standing;
  round: InstantRound;
}

const gameOf = (code: InstantCode): string =>
  catalogueOf(usualGames).find((game) => game.engine === code)?.gameId ?? '';

class Refused extends Error {
  readonly reason: RefusalName;
  constructor(reason: RefusalName) {
    super(reason);
    this.reason = reason;
  }
}

const read = <Q>({ request }: PlayCall<Q>, fields: object): Q => v.parse(request.schema, fields);
type Wanted = v.InferOutput<typeof calls.openInstant.request.schema>;

export class TestHouse {
  readonly clientSeed = 'player';
  readonly serverSeed: string;
  balanceSatang = startSatang;
  /** Calls that reached the house, by the last part of their address. */
  readonly heard: string[] = [];
  readonly #code: InstantCode;
  readonly #kept: Kept[] = [];
  #stakedSatang = 0;
  #wonSatang = 0;
  #actedMs = -Infinity;
  #broken: { readonly asked: Asked; readonly kind: Trouble } | undefined;

  constructor(code: InstantCode) {
    this.#code = code;
    this.serverSeed = createHash('sha256').update(`window ${code}`).digest('hex');
  }
  get rounds(): readonly InstantRound[] {
    return this.#kept.map(({ round }) => round);
  }
  /** Breaks the connection for calls of this kind; without arguments, repairs it. */
  trouble(asked?: Asked, kind?: Trouble): void {
    this.#broken = asked && kind && { asked, kind };
  }

  readonly fetch = async (address: string, { body }: { body: URLSearchParams }): Promise<Response> => {
    const asked = address.split('/').at(-1) ?? '';
    const kind = this.#broken?.asked === asked ? this.#broken.kind : undefined;
    if (kind?.endsWith('Once')) this.trouble();
    const reply = kind?.startsWith('deaf') ? undefined : JSON.stringify(this.#answer(asked, Object.fromEntries(body)));
    if (kind === 'deaf' || kind === 'mute') return new Promise(() => undefined);
    if (kind !== undefined || reply === undefined) throw new TypeError('the line is lost');
    return { json: async (): Promise<unknown> => JSON.parse(reply) } as Response;
  };

  #answer(asked: string, fields: object): object {
    this.heard.push(asked);
    try {
      return writeEnvelope(200, this.#say(asked, fields), '');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return writeEnvelope(refusals[error.reason], null, error.reason);
    }
  }
  #say(asked: string, fields: object): unknown {
    if (asked === 'open') return this.#played(this.#open(read(calls.openInstant, fields)));
    if (asked === 'act') return this.#played(this.#act(read(calls.actInstant, fields)));
    if (asked === 'history') return calls.instantHistory.response.encode({ list: this.rounds.slice(-50).toReversed() });
    if (asked === 'seeds') return readSeeds.response.encode(this.#seeds);
    return calls.readInstant.response.encode(this.#state);
  }
  #played(round: InstantRound): unknown {
    return calls.openInstant.response.encode({ round, purse: this.#purse });
  }

  get #purse() {
    const { balanceSatang } = this;
    return { balanceSatang, stakedSatang: this.#stakedSatang, wonSatang: this.#wonSatang, nowMs: Date.now() };
  }
  get #seeds() {
    const commitment = commitmentOf(this.serverSeed);
    return { commitment, clientSeed: this.clientSeed, nonce: this.#kept.length, nextCommitment: commitment };
  }
  get #state(): InstantState {
    const last = this.#kept.at(-1)?.round;
    return {
      sessionId: 'session-1',
      mode: 'real',
      gameId: gameOf(this.#code),
      code: this.#code,
      openedMs: 0,
      isOpen: true,
      purse: this.#purse,
      seeds: this.#seeds,
      openRound: last?.isSettled ? undefined : last,
      lastRound: last?.isSettled ? last : undefined,
    };
  }
  #draw(nonce: number): Draw {
    return instantDraw({ serverSeed: this.serverSeed, clientSeed: this.clientSeed, nonce });
  }

  #open({ requestId, stakeSatang, choice }: Wanted): InstantRound {
    const game = instantGames[this.#code];
    const earlier = this.#kept.find((one) => one.requestId === requestId);
    if (earlier) {
      const isSame = earlier.round.choice === choice && earlier.round.stakeSatang === stakeSatang;
      if (!isSame) throw new Refused('DUPLICATE_REQUEST');
      return earlier.round;
    }
    if (!isInstantStake(game, choice, stakeSatang)) throw new Refused('STAKE_NOT_OFFERED');
    const last = this.#kept.at(-1)?.round;
    if (last?.isSettled === false) throw new Refused('ROUND_STILL_OPEN');
    if (last && last.openedMs + calls.minInstantCycleMs > Date.now()) throw new Refused('SPIN_TOO_SOON');
    const nonce = this.#kept.length;
    const round = this.#opened(nonce, choice, stakeSatang);
    this.balanceSatang -= stakeSatang;
    this.#stakedSatang += stakeSatang;
    const standing = game.open(choice, this.#draw(nonce));
    const one = { requestId, standing, round };
    this.#kept.push(one);
    return this.#stand(one, standing);
  }
  #opened(nonce: number, choice: string, stakeSatang: number): InstantRound {
    return {
      roundId: `round-${nonce}`,
      gameId: gameOf(this.#code),
      code: this.#code,
      nonce,
      commitment: commitmentOf(this.serverSeed),
      clientSeed: this.clientSeed,
      serverSeed: '',
      choice,
      stakeSatang,
      winSatang: 0,
      isSettled: false,
      shown: [],
      moves: [],
      balanceBeforeSatang: this.balanceSatang,
      balanceAfterSatang: this.balanceSatang - stakeSatang,
      openedMs: Date.now(),
      settledMs: 0,
    };
  }

  #act({ roundId, move }: { roundId: string; move: number }): InstantRound {
    const one = this.#kept.find(({ round }) => round.roundId === roundId);
    if (!one) throw new Refused('UNKNOWN_ROUND');
    const { standing, round } = one;
    if (round.isSettled && (move === takeMove || standing.moves.includes(move))) return round;
    if (round.isSettled) throw new Refused('MOVE_NOT_OFFERED');
    const next = instantGames[this.#code].act?.(round.choice, this.#draw(round.nonce), standing, move);
    if (next === undefined) throw new Refused('MOVE_NOT_OFFERED');
    if (next === 'made') return round;
    if (this.#actedMs + calls.minInstantActMs > Date.now()) throw new Refused('SPIN_TOO_SOON');
    this.#actedMs = Date.now();
    return this.#stand(one, next);
  }
  /** Updates a round's state and pays it if it is over. */
  #stand(one: Kept, standing: Standing): InstantRound {
    const { pay, isOver: isSettled, shown, moves } = standing;
    const chips = instantGames[this.#code].chips(one.round.choice);
    const winSatang = (pay * one.round.stakeSatang) / chips / 100;
    if (isSettled) {
      this.balanceSatang += winSatang;
      this.#wonSatang += winSatang;
    }
    one.standing = standing;
    one.round = { ...one.round, shown: [...shown], moves: [...moves], winSatang, isSettled };
    one.round.balanceAfterSatang = this.balanceSatang;
    return one.round;
  }
}
