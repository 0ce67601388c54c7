/** Everything on the screen, put together once: bar above, felt, result, bar below. */
import { el } from '../frame/dom.ts';
import { createHud } from '../frame/hud.ts';
import type { Hud } from '../frame/hud.ts';
import type { Panel } from '../frame/panels.ts';
import { createBar } from './bar.ts';
import type { Bar, BarActions } from './bar.ts';
import { deskOf, stakeNameOf } from './games.ts';
import type { Desk } from './desk.ts';
import type { Setting } from './setting.ts';
import type { Sound } from './sound.ts';

export interface Room {
  readonly hud: Hud;
  readonly desk: Desk;
  readonly bar: Bar;
  readonly sound: Sound;
  notice(text: string, tone?: 'warn' | 'info'): void;
  announce(text: string): void;
  /** The result and what it is to the player; `isWon` where more came back than was staked. */
  call(result: string, own: string, isWon: boolean): void;
  markReplay(isReplay: boolean): void;
  /** Resolves when the player leaves a replay. */
  untilBack(): Promise<void>;
  ended(message: string): void;
}

export interface RoomActions extends BarActions {
  onPanel(panel: Panel): void;
  /** The player has chosen other cards of his hand. */
  onChoice(): void;
}

export function createRoom(setting: Setting, sound: Sound, actions: RoomActions): Room {
  const { code, words, state } = setting;
  const hud = createHud(
    { name: words(`game.${code}`), mode: state.mode, openedMs: state.openedMs, words },
    (panel) => actions.onPanel(panel),
    () => hud.showSound(sound.toggle()),
  );
  const desk = deskOf(code)(
    words,
    () => sound.card(),
    () => actions.onChoice(),
  );
  const bar = createBar(words, state.stakesSatang, (satang) => stakeNameOf(code, words, satang), actions);
  const note = el('p.notice', { role: 'alert', hidden: true });
  const live = el('p.unseen', { 'aria-live': 'polite' });
  const [outcome, own] = [el('strong.outcome'), el('span.own')];
  const back = el('button.quiet.to-now', { type: 'button', hidden: true }, words('replayOver'));
  const root = el(
    `main.card-room.game-${code}`,
    {},
    hud.root,
    note,
    el(
      'section.felt',
      { 'aria-label': words('felt') },
      desk.root,
      el('p.called', { role: 'status' }, outcome, own),
      back,
    ),
    bar.root,
    live,
  );
  hud.showSound(sound.isOn);
  document.title = words(`game.${code}`);
  document.body.replaceChildren(root);
  return {
    hud,
    desk,
    bar,
    sound,
    notice(text, tone = 'warn') {
      note.textContent = text;
      note.hidden = text === '';
      note.dataset.tone = tone;
    },
    announce: (text) => (live.textContent = text),
    call(result, mine, isWon) {
      outcome.textContent = result;
      own.textContent = mine;
      own.classList.toggle('up', isWon);
    },
    markReplay(isReplay) {
      root.classList.toggle('is-replay', isReplay);
      back.hidden = !isReplay;
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
  };
}
