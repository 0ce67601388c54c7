/** Messages around a game: notices, announcements for screen readers, the mark of a replay, the end of the session. */
import { el, toTop } from './dom.ts';
import type { Hud } from './hud.ts';
import { lineText } from './line.ts';
import { windowVoice } from './voice.ts';
import type { PlayWords } from './words.ts';

export interface Notice {
  readonly root: HTMLElement;
  readonly notice: (text: string, tone?: 'warn' | 'info' | 'good') => void;
  /** Removes a warning. What tells of money stays. */
  readonly clearWarning: () => void;
}

/**
 * A line under the top bar; '' removes it. While the window is offline that stays to be read: a request that was under
 * way when the connection was lost may still be answered, and remove the message.
 */
export function createNotice(): Notice {
  const root = el('p.notice', { role: 'alert', hidden: true });
  const notice: Notice['notice'] = (given, givenTone = 'warn') => {
    const text = given === '' ? lineText() : given;
    const tone = given === '' ? 'warn' : givenTone;
    // Once for each message, which a retry may repeat.
    if (tone === 'warn' && text !== '' && text !== root.textContent) windowVoice()?.refuse();
    root.textContent = text;
    root.hidden = text === '';
    root.dataset.tone = tone;
  };
  return { root, notice, clearWarning: () => void (root.dataset.tone === 'warn' && notice('')) };
}

interface Live {
  readonly root: HTMLElement;
  readonly announce: (text: string) => void;
}

/** A live region for screen readers. */
export function createLive(): Live {
  const root = el('p.unseen', { role: 'status', 'aria-live': 'polite' });
  return {
    root,
    // A new element is announced even if its text equals the last message. Setting the same text again is not.
    announce: (text) => root.replaceChildren(el('span', {}, text)),
  };
}

export interface Talk {
  readonly notice: Notice['notice'];
  readonly clearWarning: Notice['clearWarning'];
  /** Puts text into the live region for screen readers. */
  readonly announce: (text: string) => void;
  readonly markReplay: (isReplay: boolean) => void;
  /** Resolves when the player leaves a replay. */
  readonly untilBack: () => Promise<void>;
  /** Replaces the room by a message that the session is over. */
  readonly ended: (message: string) => void;
}

/** `Play.line` of a room whose other messages tell of money and stay when the connection is back. */
export const lineNotice =
  (room: Pick<Talk, 'notice' | 'clearWarning'>) =>
  (text: string): void =>
    text === '' ? room.clearWarning() : room.notice(text);

interface TalkParts {
  readonly talk: Talk;
  readonly note: HTMLElement;
  readonly live: HTMLElement;
  /** Leaves a replay; visible while one runs. */
  readonly back: HTMLButtonElement;
}

/** `root` is the whole room: it is marked during a replay, and cleared when the session ends. M07 */
export function createTalk(root: HTMLElement, hud: Hud, words: PlayWords): TalkParts {
  const { root: note, notice, clearWarning } = createNotice();
  const { root: live, announce } = createLive();
  const back = el('button.quiet.to-now', { type: 'button', hidden: true }, words('replayOver'));
  return {
    note,
    live,
    back,
    talk: {
      notice,
      clearWarning,
      announce,
      markReplay(isReplay) {
        root.classList.toggle('is-replay', isReplay);
        back.hidden = !isReplay;
        if (isReplay) toTop();
        hud.markReplay(isReplay);
      },
      untilBack: () => new Promise((done) => back.addEventListener('click', () => done(), { once: true })),
      ended(message) {
        root.replaceChildren(
          el(
            'div.threshold',
            {},
            el('h1', {}, words('endedTitle')),
            el('p', {}, message),
            el('a.primary', { href: '/home' }, words('back')),
          ),
        );
      },
    },
  };
}

export interface Called {
  readonly root: HTMLElement;
  /** Shows the result and what it means for the player; `isWon` if the prize exceeds the stake. M11 */
  readonly call: (result: string, own: string, isWon: boolean) => void;
}

/** Styles: `look/called.css`. `silent` makes no live region, for windows that announce the result by themselves. */
export function createCalled(manner: 'status' | 'silent'): Called {
  const [outcome, own] = [el('strong.outcome'), el('span.own')];
  // Not atomic, so that the player's own result, which is added later, is announced without repeating the outcome.
  const region = manner === 'status' ? { role: 'status', 'aria-atomic': 'false' } : {};
  return {
    root: el('p.called-line', region, outcome, own),
    call(result, mine, isWon) {
      if (outcome.textContent !== result) outcome.textContent = result;
      // Keeps a sign and its amount on one line.
      own.replaceChildren(
        ...mine.split(/([+−][^\d\s]{0,4}[\d.,]+)/).map((part, at) => (at % 2 ? el('span.signed', {}, part) : part)),
      );
      own.classList.toggle('up', isWon);
    },
  };
}
