/** Panels over the reels: start and total of free spins, insufficient balance, a closed game. */
import { el, wait } from '../frame/dom.ts';
import type { FeatureWords } from './feature.ts';
import { baht } from '../frame/money.ts';
import type { Tier } from './winPlate.ts';
import type { Word, Words } from './words.ts';

export interface Doors {
  /** Presses the open panel's own button. Returns false if none is open. */
  press(): boolean;
  shut(): void;
  free(texts: FeatureWords, count: number, isResumed: boolean): Promise<void>;
  more(count: number): Promise<void>;
  /** The total of a round with free spins or a hold. A return of at most the stake has no tier. M11 */
  total(texts: FeatureWords, count: number, won: { satang: number; tier: Tier | undefined }): Promise<void>;
  poor(money: { balance: number; stake: number; isTrial: boolean; canLower: boolean }, onLower: () => void): void;
  closed(message: string): void;
  ended(message: string): void;
  /** Opens no panel, so that the reels stay visible: the spin button ends the replay. */
  replay(onEnd: () => void): void;
  /** After a highlight: its title, the seeds that produced it, and a button to show it again. */
  shown(title: string, text: string, onAgain: () => void): void;
}

const heading = (text: string) => el('h2', {}, text);
const small = (text: string) => el('p', {}, text);
const actions = (...ways: (Node | undefined)[]) => el('div.door-acts', {}, ...ways);

const home = (words: Words) => el('a.quiet', { href: '/home' }, words('back'));

interface Cover {
  readonly shut: () => void;
  readonly open: (kind: string, ...content: (Node | undefined)[]) => void;
  /** Creates the panel's button. The spin button presses it too. */
  readonly button: (word: Word, onclick: () => void) => HTMLButtonElement;
  readonly onPress: (run: () => void) => void;
  readonly press: () => boolean;
}

function createCover(over: HTMLElement, words: Words): Cover {
  let run: (() => void) | undefined;
  return {
    shut() {
      run = undefined;
      over.replaceChildren();
      over.classList.remove('open');
    },
    open(kind, ...content) {
      over.replaceChildren(el(`div.door.${kind}`, { role: 'group' }, ...content));
      over.classList.add('open');
      over.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
    },
    button(word, onclick) {
      run = onclick;
      return el('button.primary', { type: 'button', onclick }, words(word));
    },
    onPress: (next) => void (run = next),
    press() {
      if (!run) return false;
      run();
      return true;
    },
  };
}

export function createDoors(over: HTMLElement, words: Words): Doors {
  const cover = createCover(over, words);
  const { shut, open } = cover;
  /** A button that closes its panel and then calls `run`. */
  const closing = (word: Word, run: () => void): HTMLButtonElement =>
    cover.button(word, () => {
      shut();
      run();
    });

  return {
    shut,
    press: cover.press,
    free: (texts, count, isResumed) =>
      new Promise((done) => {
        const start = closing(texts.start, done);
        open(
          'free',
          small(isResumed ? words('freeHeld') : words(texts.title)),
          heading(words(texts.won, { count })),
          start,
        );
      }),
    async more(count) {
      open('free', heading(words('freeMore', { count })));
      await wait(1_300);
      shut();
    },
    total: (texts, count, { satang, tier }) =>
      new Promise((done) => {
        const take = closing('freeCollect', done);
        const sum = tier && el('p.sum', { 'data-tier': tier }, baht(satang));
        sum?.style.setProperty('--letters', String(baht(satang).length));
        const all = small(words(texts.total, { count, win: baht(satang) }));
        open(tier ? 'free' : 'plain', small(words(texts.done)), sum, all, take);
      }),
    poor({ balance, stake, isTrial, canLower }, onLower) {
      const lower = canLower ? closing('poorLower', onLower) : undefined;
      const way = isTrial ? home(words) : el('a.quiet', { href: '/mine/capital/account' }, words('poorWallet'));
      const text =
        isTrial && !canLower ? words('poorTrial') : words('poorText', { balance: baht(balance), stake: baht(stake) });
      open('plain', heading(words('poorTitle')), small(text), actions(lower, way));
    },
    shown(title, text, onAgain) {
      const again = closing('showcaseAgain', onAgain);
      const check = el('a.quiet', { href: '?verify' }, words('openVerifier'));
      open('plain', heading(title), el('p.seeds', {}, text), actions(again, check, home(words)));
    },
    closed: (message) => open('plain', heading(words('closedTitle')), small(message), home(words)),
    ended: (message) => open('plain', heading(words('endedTitle')), small(message), home(words)),
    replay: (onEnd) =>
      cover.onPress(() => {
        onEnd();
        shut();
      }),
  };
}
