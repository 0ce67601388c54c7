/**
 * Ids of money writes. An id is created and stored before the request is sent, so that a retry after a time-out or
 * reload uses the same id and the house moves the money once. It is removed after a reply. L04, L05, L06
 */
const prefix = 'foyer.money.';
/** After a day the player no longer waits for this reply; the records show what happened. */
const lifeMs = 86_400_000;

export interface PendingMoney {
  readonly requestId: string;
  readonly callName: string;
  readonly request: unknown;
  readonly sentAt: number;
  /** The player's marker from the session cookie. */
  readonly player: string;
}

/**
 * The session marker distinguishes players. One player's stored requests must not concern the next player of this
 * browser.
 */
const playerOf = (): string => /(?:^|; )signedIn=([^;]*)/.exec(document.cookie)?.[1] ?? '';

const keyOf = (callName: string): string => prefix + callName;

/** Pending requests by call, where storage is full or forbidden. They are lost when the page is closed. */
const unstored = new Map<string, PendingMoney>();

function stored(callName: string): PendingMoney | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(callName)) ?? 'null') as PendingMoney | null;
  } catch {
    return null;
  }
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
  } catch {
    return [];
  }
}

function read(callName: string, now: number): PendingMoney | undefined {
  const kept = unstored.get(callName) ?? stored(callName);
  return kept && now - kept.sentAt < lifeMs && kept.player === playerOf() ? kept : undefined;
}

/** The write of this call that has had no answer yet, after a time-out or a reload. */
export const pendingMoney = (callName: string, now = Date.now()): PendingMoney | undefined => read(callName, now);

/** Every write of this player that has had no answer yet. */
export const unansweredMoney = (now = Date.now()): PendingMoney[] =>
  [...new Set([...unstored.keys(), ...storedNames()])].flatMap((callName) => read(callName, now) ?? []);

/** The part of a request that is stored to recognise it: everything except passwords. S22 */
function withoutSecrets(request: unknown): unknown {
  if (typeof request !== 'object' || request === null) return request;
  return Object.fromEntries(Object.entries(request).filter(([name]) => !/password/i.test(name)));
}

/** The id to send under: the stored one while the same request has no answer, else a new one, stored. */
export function openMoneyRequest(callName: string, given: unknown, now = Date.now()): string {
  const request = withoutSecrets(given);
  const kept = read(callName, now);
  if (kept && JSON.stringify(kept.request) === JSON.stringify(request)) return kept.requestId;
  const opened: PendingMoney = { requestId: crypto.randomUUID(), callName, request, sentAt: now, player: playerOf() };
  try {
    localStorage.setItem(keyOf(callName), JSON.stringify(opened));
    unstored.delete(callName);
  } catch {
    unstored.set(callName, opened);
  }
  return opened.requestId;
}

export function closeMoneyRequest(callName: string): void {
  unstored.delete(callName);
  try {
    localStorage.removeItem(keyOf(callName));
  } catch {
    // Nothing was stored.
  }
}
