/** The context that a service receives with one request: the house and the caller. */
import type { Access, AccessOf, Call, RefusalOf, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { RefusalName, alwaysPossible } from '@foyer/contract/refusals.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import type { RefusalArgs } from '../refusal.ts';
import type { Made } from './houseRequestId.ts';

type Always = (typeof alwaysPossible)[number];

/** What the reply needs, and the bonus that still has to be paid. */
export interface Decided {
  readonly grantId?: string;
  /** The interest plan or chase that the request ended, whose money still has to be returned. */
  readonly planOrderId?: string;
  readonly chaseNo?: string;
  /** The offer between two players that the request decided and that still has to be settled. */
  readonly settles?: { readonly player_id: string; readonly offer_no: string };
  /** The lock that the request has begun to end. */
  readonly lockId?: string;
  readonly unlockedSatang?: number;
  readonly returnedSatang?: number;
}

/** The reply of a money request, as it is stored. */
export interface KeptReply {
  readonly requestId: string;
  readonly callName: string;
  readonly reply: string;
}

export interface Ended {
  readonly isReplyKept: boolean;
}

/**
 * For money calls whose decisive step writes no row with the request's key. The step stores the decision in its own
 * transaction, so that a repeat of the request can tell that this request made it. L05, L06
 */
export interface Decision {
  /** True if an earlier try may have stopped half-way. Its effects must be looked up before the request is refused. */
  readonly isAgain: boolean;
  /** Undefined until something is decided. */
  readonly made: Decided | undefined;
  make(this: void, within: Kysely<Tables>, what?: Decided): Promise<void>;
  /** Removes the decision, because what was begun had no effect. */
  drop(this: void, within: Kysely<Tables>): Promise<void>;
  /**
   * Runs the statement that ends a successful call with this response, which may store the reply too: then that is no
   * commit of its own. Nothing may be refused afterwards. Returns what the statement does.
   */
  end<E extends Ended | undefined>(
    this: void,
    response: unknown,
    statement: (reply: KeptReply | undefined) => Promise<E>,
  ): Promise<E>;
}
/** For requests that are not money requests, and for work that runs only once anyway. */
export const noDecision: Decision = {
  isAgain: true,
  made: undefined,
  make: () => Promise.resolve(),
  drop: () => Promise.resolve(),
  end: (_, statement) => statement(undefined),
};

/**
 * Context of one request. `R` lists the refusals the service may use; one that the call does not list does not compile.
 */
export interface Context<R extends RefusalName = never, P extends string | undefined = string | undefined> {
  readonly house: House;
  readonly lang: Locale;
  readonly deviceId: string;
  readonly ip: string;
  /** Scheme and host as the browser sees them. */
  readonly origin: string;
  /** The User-Agent header; '' if there is none. */
  readonly userAgent: string;
  /** Id of the request in the logs. The player's screen shows it when the request fails. */
  readonly requestId: string;
  /** Call name and id of a money request. The ledger's keys are made from it. L04 */
  readonly moneyKey: string;
  /** What this money request has decided already, and how to store a decision. */
  readonly decision: Decision;
  readonly playerId: P;
  readonly sessionId: P;
  /** Set by the seeding of demo players only: the house acts in the player's name, without a session. */
  readonly isSeeding?: true;
  now(): number;
  /** Values that the house made because the call did not send them. The reply includes them. */
  readonly made: Made;
  /** Message of a success for the player, such as a claim's toast. ERR-002 */
  readonly spoken: { words: string };
  refuse(this: void, name: R | Always, args?: RefusalArgs): never;
  /** Sets or clears the session cookie of the reply. */
  readonly cookies: SessionCookies;
  /** The file of a multipart call. */
  readonly file: UploadedFile | undefined;
}
export type PlayerContext<R extends RefusalName = never> = Context<R, string>;

export interface SessionCookies {
  open(token: string, playerId: string, lifeMs: number | undefined): void;
  close(): void;
  /** Returns what this browser began a third-party log-in with, and clears it. */
  takeThirdParty(): string;
  /** Opens an agent's session, which is separate from the player's and has no marker. AMB-157 */
  openAgent(token: string, lifeMs: number): void;
}

export interface UploadedFile {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Buffer;
}

type ContextOf<C> = AccessOf<C> extends 'player' ? PlayerContext<RefusalOf<C>> : Context<RefusalOf<C>>;
export type Handler<C> = (context: ContextOf<C>, request: RequestOf<C>) => Promise<ResponseOf<C>>;

/** Does not compile if a declared call has no handler. */
export type Handlers<C extends Record<string, Call<any, any, Access, any>>> = {
  readonly [K in keyof C]: Handler<C[K]>;
};
