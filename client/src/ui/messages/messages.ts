/**
 * Messages that the page shows briefly. Five kinds: success toast, warning toast, warning notice, warning notification,
 * and the error that stays until it is closed. POPUP-019, POPUP-020, AMB-041
 */
import { announce } from '../feedback/announcer.ts';

export type MessageKind = 'success' | 'warning' | 'notice' | 'notification' | 'error';

export interface Message {
  readonly kind: MessageKind;
  readonly text: string;
  /** A notification has a title; others may have one. */
  readonly title?: string | undefined;
  /** The request's id in the logs. */
  readonly requestId?: string;
  /** Stays until it is closed, whatever its kind. */
  readonly isLasting?: boolean;
  readonly action?: { readonly label: string; readonly act: () => void };
}

export interface ShownMessage extends Message {
  readonly id: number;
}

/** How long each kind stays; undefined: until it is closed. AMB-041 */
const shownForMs: Record<MessageKind, number | undefined> = {
  success: 3000,
  warning: 3000,
  notice: 3000,
  notification: 4500,
  error: undefined,
};

/** Messages shown at once; more would not be read. */
export const maximumShown = 4;

let shown: readonly ShownMessage[] = [];
let lastId = 0;
let isHeld = false;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
/** Functions that remove each message from the live region. */
const removers = new Map<number, () => void>();
const listeners = new Set<() => void>();

export const shownMessages = (): readonly ShownMessage[] => shown;

export function onMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: readonly ShownMessage[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message. A repeated one is shown once and its timer restarts. Returns a function that closes it. */
export function showMessage(message: Message): () => void {
  const same = shown.find(
    (other) => other.kind === message.kind && other.text === message.text && other.title === message.title,
  );
  const id = same?.id ?? ++lastId;
  const next = [...shown.filter((other) => other.id !== id), { ...message, id }];
  // Messages that close automatically are removed first, then the oldest errors.
  while (next.length > maximumShown) {
    const gone = next.splice(
      Math.max(
        0,
        next.findIndex((other) => other.kind !== 'error'),
      ),
      1,
    )[0];
    if (gone) silence(gone.id);
  }
  show(next);
  startTimer({ ...message, id });
  const words = [message.title, message.text].filter(Boolean).join(' ');
  removers.set(id, announce(words, message.kind === 'error' ? 'assertive' : 'polite'));
  return () => dismiss(id);
}

/** Removes the message from the live region too. */
function silence(id: number): void {
  stopTimer(id);
  removers.get(id)?.();
  removers.delete(id);
}

export function dismiss(id: number): void {
  silence(id);
  show(shown.filter((message) => message.id !== id));
}

export function dismissAll(): void {
  for (const message of shown) silence(message.id);
  show([]);
}

/** Nothing closes while the pointer or the focus is on a message. */
export function holdMessages(hold: boolean): void {
  if (hold === isHeld) return;
  isHeld = hold;
  for (const message of shown) {
    if (hold) stopTimer(message.id);
    else startTimer(message);
  }
}

function stopTimer(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

function startTimer({ id, kind, isLasting = false }: ShownMessage): void {
  stopTimer(id);
  const time = isLasting ? undefined : shownForMs[kind];
  if (time !== undefined && !isHeld)
    timers.set(
      id,
      setTimeout(() => dismiss(id), time),
    );
}
