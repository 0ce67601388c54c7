/** What a service is given with one request: the house, and who is asking. */
import type { Access, AccessOf, Call, RefusalOf, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { RefusalName, alwaysPossible } from '@foyer/contract/refusals.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import type { RefusalArgs } from '../refusal.ts';
import type { Made } from './madeId.ts';

type Always = (typeof alwaysPossible)[number];

/** What its answer needs, and the bonus that it still has to receive. */
export interface Decided {
  readonly grantId?: string;
  /** The plan or the chase that it has ended, whose money still has to go back. */
  readonly planOrderId?: string;
  readonly chaseNo?: string;
  /** The offer between two players that it has decided, which still has to be settled. */
  readonly settles?: { readonly player_id: string; readonly offer_no: string };
  /** The lock that it has begun to end. */
  readonly lockId?: string;
  readonly unlockedSatang?: number;
  readonly returnedSatang?: number;
}

/**
 * For money calls whose decisive step has no row with the request's key. The step writes the decision in its own
 * transaction, so that a repeat of the request knows that it was this very request that did it. L05, L06
 */
export interface Decision {
  /** An earlier try may have ended half way: what it has done is looked up before anything is refused. */
  readonly isAgain: boolean;
  /** Undefined while nothing is decided. */
  readonly made: Decided | undefined;
  make(this: void, within: Kysely<Tables>, what?: Decided): Promise<void>;
  /** Nothing has come of what was begun. */
  drop(this: void, within: Kysely<Tables>): Promise<void>;
}
/** For what is no money request, or comes once by itself. */
export const noDecision: Decision = {
  isAgain: true,
  made: undefined,
  make: () => Promise.resolve(),
  drop: () => Promise.resolve(),
};

/**
 * One request. `R` names what may be refused: a service that asks for a context with a name that the call does not
 * list does not compile.
 */
export interface Context<R extends RefusalName = never, P extends string | undefined = string | undefined> {
  readonly house: House;
  readonly lang: Locale;
  readonly deviceId: string;
  readonly ip: string;
  /** Scheme and host as the browser sees them. */
  readonly origin: string;
  /** What the browser calls itself; '' where it says nothing. */
  readonly userAgent: string;
  /** Under this id the request stands in the logs, and on the player's screen when it fails. */
  readonly requestId: string;
  /** The client's own id of a money request; the ledger's key is made from it. L04 */
  readonly moneyKey: string;
  /** What this money request has decided already, and the way to write it down. */
  readonly decision: Decision;
  readonly playerId: P;
  readonly sessionId: P;
  now(): number;
  /** What the house made because the call did not bring it; the reply names it. */
  readonly made: Made;
  /** What a success says to the player: a claim's toast shows it. ERR-002 */
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
  /** What this browser began a log-in at a third party with; answered once and cleared. */
  takeThirdParty(): string;
  /** An agent's session, apart from the player's and without a marker. AMB-157 */
  openAgent(token: string, lifeMs: number): void;
}

export interface UploadedFile {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Buffer;
}

type ContextOf<C> = AccessOf<C> extends 'player' ? PlayerContext<RefusalOf<C>> : Context<RefusalOf<C>>;
export type Handler<C> = (context: ContextOf<C>, request: RequestOf<C>) => Promise<ResponseOf<C>>;

/** A handler missing for a declared call does not compile. */
export type Handlers<C extends Record<string, Call<any, any, Access, any>>> = {
  readonly [K in keyof C]: Handler<C[K]>;
};
