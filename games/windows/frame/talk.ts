/** What a window says beside its game: a line under the bar, a voice for readers of the screen, a replay's mark, the end. */
import { el, toTop } from './dom.ts';
import type { Hud } from './hud.ts';
import type { PlayWords } from './words.ts';

export interface Notice {
  readonly root: HTMLElement;
  readonly notice: (text: string, tone?: 'warn' | 'info' | 'good') => void;
}

/** A line under the top bar; '' takes it away. */
export function createNotice(): Notice {
  const root = el('p.notice', { role: 'alert', hidden: true });
  return {
    root,
    notice(text, tone = 'warn') {
      root.textContent = text;
      root.hidden = text === '';
      root.dataset.tone = tone;
    },
  };
}

export interface Talk {
  readonly notice: Notice['notice'];
  /** Told once to a reader of the screen. */
  readonly announce: (text: string) => void;
  readonly markReplay: (isReplay: boolean) => void;
  /** Resolves when the player leaves a replay. */
  readonly untilBack: () => Promise<void>;
  /** The session is over: nothing more can be done here. */
  readonly ended: (message: string) => void;
}

interface TalkParts {
  readonly talk: Talk;
  readonly note: HTMLElement;
  readonly live: HTMLElement;
  /** Stands while a replay runs and leads out of it. */
  readonly back: HTMLButtonElement;
}

/** `root` is the whole room: it is marked while a round of the past is shown, and cleared at the end. M07 */
export function createTalk(root: HTMLElement, hud: Hud, words: PlayWords): TalkParts {
  const { root: note, notice } = createNotice();
  const live = el('p.unseen', { 'aria-live': 'polite' });
  const back = el('button.quiet.to-now', { type: 'button', hidden: true }, words('replayOver'));
  return {
    note,
    live,
    back,
    talk: {
      notice,
      announce: (text) => (live.textContent = text),
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
  /** The result and what it is to the player; `isWon` where more came back than was staked. M11 */
  readonly call: (result: string, own: string, isWon: boolean) => void;
}

/** Its styles are `look/called.css`. A `silent` line is not read out: its window announces the result in words of its own. */
export function createCalled(manner: 'status' | 'silent' = 'status'): Called {
  const [outcome, own] = [el('strong.outcome'), el('span.own')];
  return {
    root: el('p.called-line', { role: manner === 'status' ? 'status' : undefined }, outcome, own),
    call(result, mine, isWon) {
      outcome.textContent = result;
      // A sign stays with its amount.
      own.replaceChildren(
        ...mine.split(/([+−]฿[\d.,]+)/).map((part, at) => (at % 2 ? el('span.signed', {}, part) : part)),
      );
      own.classList.toggle('up', isWon);
    },
  };
}
