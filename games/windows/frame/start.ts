/**
 * Start-up of every window: language and theme, then the verifier alone, or the session, the clock, the seeds, the
 * family's room, and a replay if the address asks for one.
 */
import type { PlaceRules, PlayCall, PlayPurse, PlaySeeds } from '@foyer/contract/play/play.ts';
import { ask } from './api.ts';
import { setClock } from './clock.ts';
import { el } from './dom.ts';
import { closedDoor, lostDoor, openSession, takeSeeds, takeTheme, waiting } from './entry.ts';
import type { Doors } from './entry.ts';
import { setOfflineText } from './line.ts';
import { baht } from './money.ts';
import { stakeCapSatang, takePlaceRules } from './placeRules.ts';
import { watchOver } from './safety.ts';
import { windowLang } from './words.ts';
import type { Lang, PlayWords } from './words.ts';

interface SessionState {
  readonly sessionId: string;
  readonly mode?: 'real' | 'trial';
  readonly purse: PlayPurse;
  readonly isOpen: boolean;
  readonly placeRules?: PlaceRules | undefined;
  /** Only for families whose rounds depend on the player's own seed. */
  readonly seeds?: PlaySeeds;
  /** A round of this player that was left open. */
  readonly openRound?: object | undefined;
}

/** What a family gets to create its room. */
export interface Entry<State, Game, Words> {
  readonly state: State;
  readonly game: Game;
  readonly words: Words;
  readonly lang: Lang;
}

/** The play of an open window. */
export interface Play {
  begin(): void | Promise<void>;
  /** Replays a round of the bet records by its number. M07 */
  replay(roundId: string): void | Promise<void>;
  /** Shows a message about the window, such as a lost connection, or '' to remove it. */
  notice?(text: string): void;
  /** The same for the connection alone, in a window with a stream, which shows other messages by itself. */
  line?(text: string): void;
  /** Reads again what may have been missed while the connection was lost. */
  refresh?(): Promise<void>;
}

interface Family<State, Game, Words> {
  readonly doors: Doors<State>;
  readonly loadWords: (lang: Lang) => Promise<Words>;
  /** Works alone, without a session and without the network; fields may be given in the address. F03 */
  readonly verifier: (words: Words, given: URLSearchParams) => HTMLElement | Promise<HTMLElement>;
  /** The game of a session. Returns undefined if it belongs to another family; the window then does not open. */
  readonly gameOf: (state: State) => Game | undefined;
  /** Mounts the room. Returns undefined if the browser does not support it, after showing an explanation. */
  readonly open: (entry: Entry<State, Game, Words>) => Play | Promise<Play | undefined>;
  /** A window with colours of its own does not follow the site's theme. */
  readonly hasOwnColours?: boolean;
  /** Shows content that needs no session. Returns false if the address asks for none. */
  readonly showAlone?: (asked: string, words: Words, lang: Lang) => Promise<boolean>;
  /** A picture above the message that the window cannot open. */
  readonly ornament?: () => HTMLElement;
}

export async function startWindow<State extends SessionState, Game, Words extends PlayWords>(
  family: Family<State, Game, Words>,
): Promise<void> {
  const query = new URLSearchParams(location.search);
  const lang = windowLang(query);
  if (!family.hasOwnColours) takeTheme();
  const words = await family.loadWords(lang);
  if (query.has('verify')) {
    document.title = words('verifyTitle');
    return document.body.replaceChildren(el('main.threshold.wide', {}, await family.verifier(words, query)));
  }
  await enter(family, query, words, lang);
}

async function enter<State extends SessionState, Game, Words extends PlayWords>(
  family: Family<State, Game, Words>,
  query: URLSearchParams,
  words: Words,
  lang: Lang,
): Promise<void> {
  document.body.replaceChildren(waiting(words));
  const asked = query.get('replay');
  if (asked !== null && (await family.showAlone?.(asked, words, lang))) return;
  const sentMs = performance.now();
  const answer = await openSession(family.doors, query, lang);
  if (answer.kind === 'lost') {
    const retry = (): void => void enter(family, query, words, lang);
    return document.body.replaceChildren(lostDoor(words, retry, family.ornament?.()));
  }
  const game = answer.kind === 'done' ? family.gameOf(answer.data) : undefined;
  if (answer.kind !== 'done' || game === undefined)
    return document.body.replaceChildren(closedDoor(words, answer, family.ornament?.()));
  setClock(answer.data.purse.nowMs, sentMs);
  takePlaceRules(answer.data.placeRules);
  let play: Play | undefined;
  try {
    play = await family.open({ state: await withSeeds(answer.data, lang), game, words, lang });
  } catch (error) {
    // A script of the room could not be fetched. A browser does not fetch it again for the same page.
    document.body.replaceChildren(lostDoor(words, () => location.reload(), family.ornament?.()));
    throw error;
  }
  if (play === undefined) return;
  watchLine(play, words);
  if (answer.data.mode === 'real') watchOver(words, lang);
  await play.begin();
  const { isOpen, openRound } = answer.data;
  if (asked !== null) await play.replay(asked);
  else if (!isOpen && openRound === undefined) play.notice?.(words('shut'));
  else if (stakeCapSatang() > 0) play.notice?.(words('stakeCap', { amount: baht(stakeCapSatang()) }));
}

async function withSeeds<State extends SessionState>(state: State, lang: Lang): Promise<State> {
  if (state.seeds === undefined) return state;
  return { ...state, seeds: await takeSeeds(state.sessionId, state.seeds, lang) };
}

function watchLine(play: Play, words: PlayWords): void {
  const say = (text: string): void => (play.line === undefined ? play.notice?.(text) : play.line(text));
  setOfflineText(words('offline'));
  addEventListener('offline', () => say(words('offline')));
  addEventListener('online', () => {
    say('');
    void play.refresh?.();
  });
}

/** One round of a family's records by its number; undefined while it is open or if there is none. M07 */
export async function settledRound<Round extends { readonly isSettled: boolean }>(
  history: PlayCall<{ sessionId: string; roundId: string }, { list: Round[] }>,
  sessionId: string,
  roundId: string,
  lang: Lang,
): Promise<Round | undefined> {
  const answer = await ask(history, { sessionId, roundId }, lang);
  const round = answer.kind === 'done' ? answer.data.list[0] : undefined;
  return round?.isSettled ? round : undefined;
}
