/**
 * The state of betting on one game: the play, the picks of each play, the stake and the cart. It is stored in the tab
 * and survives a reload and a log-in. What another player has stored is not restored. SI-21, R07
 */
import { bettingLimits, lotteryCodes } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { lotteryPlays, playOf } from '@foyer/contract/lottery/plays.ts';
import type { Play } from '@foyer/contract/lottery/plays.ts';
import { countBets } from '@foyer/contract/lottery/selection.ts';
import type { Selection } from '@foyer/contract/lottery/selection.ts';
import * as v from 'valibot';
import { currentVisitor, playerTag, watchVisitor } from '#session/signedIn.ts';
import { createStore, useStore } from '#session/store.ts';
import type { Store } from '#session/store.ts';
import type { CartLine } from '../slip/line.ts';
import { isKnown, noPicks } from './pick.ts';

export interface DeskState {
  readonly play: string;
  /** Picks by play; they are kept when another play is chosen. */
  readonly picked: Readonly<Record<string, Selection>>;
  /** Plays whose pad shows 胆 and 拖. */
  readonly dragged: readonly string[];
  readonly unitSatang: number;
  readonly multiple: number;
  readonly lines: readonly CartLine[];
  /** The line being edited on the pad. */
  readonly editing: string | undefined;
}

const firstPlay = { minute: 'position', fiveMinute: 'any5', daily: 'special' } as const satisfies Record<
  LotteryCode,
  string
>;

export const emptyDesk = (code: LotteryCode): DeskState => ({
  play: firstPlay[code],
  picked: {},
  dragged: [],
  unitSatang: 200,
  multiple: 1,
  lines: [],
  editing: undefined,
});

/** The chosen play, or the game's first one if it is unknown. */
export function playOn(code: LotteryCode, { play }: DeskState): Play {
  const found = playOf(code, play) ?? lotteryPlays[code][0];
  if (!found) throw new Error(`no plays: ${code}`);
  return found;
}

export function pickedOn(code: LotteryCode, desk: DeskState): Selection {
  const play = playOn(code, desk);
  return desk.picked[play.play] ?? noPicks(play);
}

const numbers = v.array(v.pipe(v.number(), v.integer()));
const selection = v.object({ play: v.string(), picks: v.array(numbers), bankers: numbers });
const stake = {
  unitSatang: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(bettingLimits.maxOrderSatang)),
  multiple: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(bettingLimits.maxMultiple)),
};
const kept = v.object({
  player: v.string(),
  play: v.string(),
  picked: v.record(v.string(), selection),
  dragged: v.array(v.string()),
  ...stake,
  lines: v.array(v.object({ id: v.string(), ...v.object(selection.entries).entries, ...stake })),
});

const keyOf = (code: LotteryCode): string => `foyer.lottery.${code}`;

/** Owner of the desks of a player whom the backend gives no marker of their own. */
const anyPlayer = 'player';
/** Whom the desks of this page belong to; '' for a guest, whose desks pass on to the player who logs in. */
const ownerNow = (): string => (currentVisitor() === 'guest' ? '' : playerTag() || anyPlayer);

/** Reads a stored desk. Lines and picks that are malformed or can no longer be bet are dropped. */
export function readDesk(code: LotteryCode, json: string | null, player: string): DeskState {
  const empty = emptyDesk(code);
  try {
    const read = v.safeParse(kept, JSON.parse(json ?? 'null'));
    if (!read.success) return empty;
    const { player: owner, play, picked, lines, ...rest } = read.output;
    if (owner !== '' && owner !== player) return empty;
    return {
      ...empty,
      ...rest,
      play: playOf(code, play)?.play ?? empty.play,
      picked: Object.fromEntries(Object.entries(picked).filter(([name, one]) => isKnown(one, playOf(code, name)))),
      lines: lines.filter((line) => countBets(code, line) > 0).slice(0, bettingLimits.maxLines),
    };
  } catch {
    return empty;
  }
}

function keepDesk(code: LotteryCode, desk: DeskState): void {
  try {
    sessionStorage.setItem(keyOf(code), JSON.stringify({ ...desk, editing: undefined, player: ownerNow() }));
  } catch {
    // Storage is full or forbidden: the cart lasts as long as the page.
  }
}

function stored(code: LotteryCode): string | null {
  try {
    return sessionStorage.getItem(keyOf(code));
  } catch {
    return null;
  }
}

function removeStored(code: LotteryCode): void {
  try {
    sessionStorage.removeItem(keyOf(code));
  } catch {
    // Where storage is forbidden, nothing was stored.
  }
}

const stores = new Map<LotteryCode, Store<DeskState>>();
const empties = Object.fromEntries(lotteryCodes.map((code) => [code, emptyDesk(code)])) as Record<
  LotteryCode,
  DeskState
>;

function storeOf(code: LotteryCode): Store<DeskState> {
  const made = stores.get(code) ?? createStore(readDesk(code, stored(code), ownerNow()));
  stores.set(code, made);
  return made;
}

let owner = ownerNow();

/** A player's desks end with the session: the next visitor must not see them. STATE-003 */
watchVisitor(() => {
  const next = ownerNow();
  if (owner === anyPlayer && next === '') for (const code of lotteryCodes) removeStored(code);
  for (const [code, store] of stores) {
    const json = stored(code);
    // Where nothing can be stored, a guest's desk lives in memory alone and is kept.
    if (owner !== '' || json !== null) store.set(readDesk(code, json, next));
  }
  owner = next;
});

export type ChangeDesk = (change: (desk: DeskState) => DeskState) => void;

/** Changes the desk of a game, also of one that is not shown. */
export function changeDesk(code: LotteryCode, change: Parameters<ChangeDesk>[0]): void {
  const store = storeOf(code);
  store.set(change(store.get()));
  keepDesk(code, store.get());
}

/** The desk of a game, and how to change it. Empty on the server and during hydration. */
export function useDesk(code: LotteryCode): readonly [desk: DeskState, change: ChangeDesk] {
  // The server must not share a desk between requests, so it gets an empty one each time.
  const store = import.meta.env.SSR ? createStore(empties[code]) : storeOf(code);
  const desk = useStore(store, empties[code]);
  return [desk, (change) => changeDesk(code, change)];
}
