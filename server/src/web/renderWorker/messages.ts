/** Messages between the house and the thread that makes its pages. They are cloned, so they hold plain data only. */
import type { PageBrand } from '../brand/pageBrand.ts';
import type { Ask, Page } from '../render.ts';
import type { SentAnswer } from './sentAnswers.ts';
import type { PageRequest } from '../visitor.ts';

export interface PageJob {
  readonly asked: PageRequest;
  readonly origin: string;
  /** Parts that the page must not show; see `absentParts`. */
  readonly absent: readonly string[];
  /** How long the page waits for its reads; undefined for as long as the reads take. */
  readonly readsMs: number | undefined;
  readonly isShellOnly: boolean;
}

export interface WorkerSetup {
  /** The client's dist folder. */
  readonly folder: string;
  readonly areVitalsWanted: boolean;
  readonly brand: PageBrand;
}

export type Question = Parameters<Ask>;
export type Answer = Awaited<ReturnType<Ask>>;
/** Returns an answer that is at hand, without waiting for anything. */
export type AnswerNow = (...question: Question) => Answer | undefined;

export const nameOf = ([path, method, body]: Question): string => `${method} ${path} ${body}`;

/** The value or the error of a promise. The error is sent as text, because not every error can be cloned. */
type Outcome<T> = { readonly value: T } | { readonly error: string };

export type ToWorker =
  | {
      readonly kind: 'make';
      readonly page: number;
      readonly job: PageJob;
      /** Answers to what the page asked the last time. */
      readonly known: readonly (readonly [question: string, answer: SentAnswer])[];
    }
  | { readonly kind: 'answer'; readonly question: number; readonly outcome: Outcome<SentAnswer> }
  /** Answered with `alive` as soon as nothing blocks the thread. */
  | { readonly kind: 'ping' };

export type FromWorker =
  | { readonly kind: 'ready'; readonly publicPaths: readonly string[] }
  | {
      readonly kind: 'ask';
      readonly page: number;
      readonly question: number;
      readonly asked: Parameters<Ask>;
    }
  | {
      readonly kind: 'made';
      readonly page: number;
      readonly outcome: Outcome<Page>;
      readonly asked: readonly Question[];
    }
  | { readonly kind: 'alive' };

export async function outcomeOf<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await work };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Settles a promise of the other side. */
export function settle<T>(waiting: PromiseWithResolvers<T>, outcome: Outcome<T>): void {
  if ('value' in outcome) waiting.resolve(outcome.value);
  else waiting.reject(new Error(outcome.error));
}
