import type { Call, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldError, UseFormReturn } from 'react-hook-form';
import { isFailure } from '#api/failure.ts';
import { isShownByShell } from '#api/forShell.ts';
import type { CallFailure } from '#api/failure.ts';
import { useCall } from '#api/useCall.ts';
import type { Claim } from '#api/useCall.ts';
import { useText } from '#text/useText.tsx';
import type { Text } from '#text/useText.tsx';
import { announce } from '#ui/feedback/announcer.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { refusalName } from './refusal.ts';
import type { RefusalOfCall } from './refusal.ts';
import { resolverFor } from './resolver.ts';
import type { ClientCheck, FormValues, LaterCheck } from './resolver.ts';
import { errorText } from './ruleText.ts';
import { useFailureWords } from './useFailureWords.ts';

export interface CallFormOptions<C extends Call> {
  /** Initial values in wire format. Values already in the page, from a password manager, are never overwritten. */
  readonly initial?: Readonly<Record<string, string>>;
  /** Values without a field, such as the id of a captcha. */
  readonly also?: Readonly<Record<string, string>>;
  readonly check?: ClientCheck | LaterCheck;
  /** Refusals that belong to a field, by its wire name. Others are shown above the form. */
  readonly refusedAt?: { readonly [R in RefusalOfCall<C>]?: string };
  /** Reads that the write makes stale. */
  readonly invalidates?: readonly Call[];
  readonly draft?: Draft;
  /** Options of a bonus claim. ERR-002, ERR-010 */
  readonly claim?: Claim<C>;
  /** How long the form stays locked after a reply, as the guard of a claim requires. STATE-012, CONST-011 */
  readonly releaseMs?: number;
  /** Adds a proof to the request before it is sent, such as a solved captcha. Undefined stops it without a message. */
  readonly prove?: (request: RequestOf<C>) => Promise<RequestOf<C> | undefined>;
  /** Sends the request instead of a fetch: as a form in a window that the click has opened. CALL-101 */
  readonly send?: ((request: RequestOf<C>) => Promise<ResponseOf<C>>) | undefined;
  readonly onDone: (answer: ResponseOf<C>, request: RequestOf<C>) => unknown;
  /** Called after any failure; with the refusal's name and data if the house refused. A captcha is used up by then. */
  readonly onFailed?: (name: RefusalOfCall<C> | undefined, data: unknown) => void;
}

/** Message above the form. */
export type FormOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly words: string; readonly requestId: string }
  /** A money write without an answer: it may have happened. L04, L06 */
  | { readonly kind: 'unknown' };

export interface CallForm {
  readonly form: UseFormReturn<FormValues, unknown, any>;
  readonly outcome: FormOutcome;
  readonly isSending: boolean;
  readonly submit: () => Promise<void>;
  readonly errorOf: (name: string) => string | undefined;
}

const none: FormOutcome = { kind: 'none' };

/**
 * A form of one call: values are texts in wire format, validated by the call's request codec here and in the house.
 * Only one submission runs at a time. The first invalid field gets the focus.
 */
export function useCallForm<C extends Call>(call: C, options: CallFormOptions<C>): CallForm {
  const { initial, also, check, refusedAt = {}, invalidates, draft, releaseMs = 0, onDone } = options;
  const rules = useText('rules');
  const words = useText('ui');
  const wordsOf = useFailureWords();
  const write = useCall(call, { ...options.claim, invalidates, isShownByCaller: true });
  const [outcome, setOutcome] = useState<FormOutcome>(none);
  const [isSending, setIsSending] = useState(false);
  const isLocked = useRef(false);
  const form = useForm<FormValues, unknown, { request: RequestOf<C> }>({
    ...(initial && { defaultValues: initial }),
    resolver: resolverFor(call, check, also),
  });
  useDraft(form, draft);
  const complaint = useComplaint();
  const fail = (failure: CallFailure) => {
    failure.isShown = true;
    const name = refusalName(call, failure);
    options.onFailed?.(name, failure.data);
    const field = name && (refusedAt as Record<string, string | undefined>)[name];
    // The shell shows a lost session, a fatal error, or a claim that needs a deposit. AMB-163, AMB-170
    if (isShownByShell(failure)) return;
    if (failure.isOutcomeUnknown && call.effect === 'money') return setOutcome({ kind: 'unknown' });
    const message = wordsOf(failure);
    // The message above the form is an alert, so it is announced by itself.
    if (field === undefined) return setOutcome({ kind: 'failed', words: message, requestId: failure.requestId });
    form.setError(field, { type: 'house', message }, { shouldFocus: true });
    complaint.announce(message);
  };
  const send = async ({ request }: { request: RequestOf<C> }) => {
    if (isLocked.current) return;
    isLocked.current = true;
    setIsSending(true);
    setOutcome(none);
    complaint.takeBack();
    try {
      const proved = options.prove ? await options.prove(request) : request;
      if (proved === undefined) return;
      const answer = await (options.send ?? write.mutateAsync)(proved);
      if (draft) dropDraft(draft);
      await onDone(answer, proved);
    } catch (error) {
      if (!isFailure(error)) throw error;
      if (error.kind !== 'aborted') fail(error);
    } finally {
      if (releaseMs > 0) await new Promise((released) => setTimeout(released, releaseMs));
      isLocked.current = false;
      setIsSending(false);
    }
  };
  const refuse = (errors: Record<string, FieldError | undefined>) => {
    setOutcome(none);
    complaint.announce(errorsText(rules, words, errors));
  };
  return {
    form,
    outcome,
    isSending,
    submit: () => form.handleSubmit(send, (errors) => refuse(errors))(),
    errorOf: (name) => errorText(rules, form.formState.errors[name]),
  };
}

/** The form's last complaint to screen readers. It is removed when the form is sent again or left. */
function useComplaint() {
  const removeNotice = useRef<() => void>(undefined);
  const takeBack = () => {
    removeNotice.current?.();
    removeNotice.current = undefined;
  };
  useEffect(() => () => removeNotice.current?.(), []);
  return {
    takeBack,
    announce: (words: string) => {
      removeNotice.current = announce(words);
    },
  };
}

/** Restored after hydration, since the server has no draft, and stored with each change. */
function useDraft(form: UseFormReturn<FormValues, unknown, any>, draft: Draft | undefined): void {
  const { setValue, getValues, subscribe } = form;
  const kept = useRef(draft);
  useEffect(() => {
    const given = kept.current;
    if (!given) return;
    for (const [name, value] of Object.entries(readDraft(given))) {
      if (!getValues(name)) setValue(name, value);
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(given, values) });
  }, [setValue, getValues, subscribe]);
}

/** How many fields are wrong, and what is wrong with the first. */
function errorsText(
  rules: Text<'rules'>,
  words: Text<'ui'>,
  errors: Readonly<Record<string, FieldError | undefined>>,
): string {
  const wrong = Object.values(errors).filter((error) => error !== undefined);
  return [words('formErrors', { count: wrong.length }), errorText(rules, wrong[0])].join('。');
}
