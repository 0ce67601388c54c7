/** Rock, paper, scissors. The dealer's hand is covered until the round is settled. */
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import { duelOf, handOf, hands } from '../../../engines/instant/hands.ts';
import type { Hand } from '../../../engines/instant/hands.ts';
import { el, wait } from '../../frame/dom.ts';
import { svg } from '../../frame/svg.ts';
import { fade } from './fade.ts';
import type { Sound } from '../sound.ts';
import type { Words } from '../words.ts';
import type { Stage, StageHost } from './stage.ts';

const stone = () => [
  svg('path', { class: 'stone-body', d: 'M18 82l8-36 26-22 36 4 18 30-6 30-26 16-42-2z' }),
  svg('path', { class: 'stone-light', d: 'M26 46l26-22 14 18-18 20z' }),
  svg('path', { class: 'stone-mid', d: 'M52 24l36 4-22 14zM26 46l22 16-30 20z' }),
  svg('path', { class: 'stone-dark', d: 'M48 62l18-20 22-14 18 30-6 30-26 16-8-22z' }),
  svg('path', { class: 'stone-deep', d: 'M66 82l8 22 26-16 6-30z' }),
];

const scissors = () => [
  svg('path', { class: 'blade', d: 'M55 66L28 12c10 4 24 28 36 46z' }),
  svg('path', { class: 'blade far', d: 'M65 66l27-54c-10 4-24 28-36 46z' }),
  svg('path', { class: 'loop', d: 'M62 60c6 10 26 16 26 32 0 10-7 16-15 16s-14-6-14-16c0-12 2-20-3-30' }),
  svg('path', { class: 'loop', d: 'M58 60c-6 10-26 16-26 32 0 10 7 16 15 16s14-6 14-16c0-12-2-20 3-30' }),
  svg('circle', { class: 'rivet', cx: 60, cy: 60, r: 4 }),
];

/** A sheet of rice paper with a curled corner and a red seal. */
const paper = () => [
  svg('path', { class: 'sheet', d: 'M22 24c14-4 26 3 40 0 12-3 24-2 34 1l2 58c-2 10-9 15-20 16-16 3-36-2-54 3z' }),
  svg('path', { class: 'sheet-fold', d: 'M98 83c-2 10-9 15-20 16 4-5 5-11 3-17 6 2 11 3 17 1z' }),
  svg('path', { class: 'sheet-lines', d: 'M40 44v34M54 43v30M68 43v24' }),
  svg('rect', { class: 'seal', x: 34, y: 84, width: 11, height: 11, rx: 2 }),
];

const figures: Readonly<Record<Hand, () => SVGElement[]>> = { stone, scissors, paper };

/** A lacquered cover with a knob. */
const cover = () => [
  svg('path', { class: 'dome', d: 'M14 88C14 48 34 28 60 28s46 20 46 60z' }),
  svg('path', { class: 'dome-gleam', d: 'M30 74c2-18 10-28 22-32' }),
  svg('circle', { class: 'knob', cx: 60, cy: 24, r: 6 }),
  svg('rect', { class: 'rim', x: 10, y: 86, width: 100, height: 9, rx: 4.5 }),
];

const picture = (content: readonly SVGElement[]): SVGSVGElement =>
  svg('svg', { class: 'figure', viewBox: '0 0 120 120', 'aria-hidden': 'true' }, ...content);

/** The plates of the player and the dealer. */
function createScene(words: Words): { readonly [part in 'scene' | 'mine' | 'theirs']: HTMLElement } {
  const [mine, theirs] = [el('div.plate'), el('div.plate')];
  const scene = el(
    'div.duel',
    {},
    el('figure.side-own', {}, mine, el('figcaption', {}, words('yourHand'))),
    el('span.against', { 'aria-hidden': 'true' }, ':'),
    el('figure.side-dealer', {}, theirs, el('figcaption', {}, words('dealerHand'))),
    svg('svg', { class: 'unseen', 'aria-hidden': 'true' }, svg('defs', {}, fade('dome-light', 'dome-a', 'dome-b'))),
  );
  return { scene, mine, theirs };
}

export function handsStage({ words, sound, onChoice }: StageHost): Stage {
  let own: Hand | undefined;
  let isLocked = false;
  let shows = 0;
  const { scene, mine, theirs } = createScene(words);
  const buttons = hands.map((hand) =>
    el(
      'button.hand',
      { type: 'button', 'data-hand': hand, 'aria-pressed': 'false', onclick: () => take(hand) },
      picture(figures[hand]()),
      el('span', {}, words(`hand.${hand}`)),
    ),
  );
  function draw(): void {
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.hand === own));
    mine.replaceChildren(...(own === undefined ? [] : [picture(figures[own]())]));
  }
  function take(hand: Hand): void {
    if (isLocked) return;
    own = hand;
    clear();
    onChoice();
  }
  function clear(): void {
    shows += 1;
    scene.removeAttribute('data-duel');
    theirs.replaceChildren(picture(cover()));
    theirs.removeAttribute('data-open');
    draw();
  }

  clear();
  return {
    scene,
    desk: el('div.desk', {}, el('div.hands', { role: 'group', 'aria-label': words('choose.hands') }, ...buttons)),
    choice: () => own ?? '',
    choose(next) {
      own = handOf(next);
      clear();
    },
    lock(isNow) {
      isLocked = isNow;
      for (const button of buttons) button.disabled = isNow;
    },
    clear,
    async show({ choice, shown }: InstantRound, isStill: boolean) {
      clear();
      const shownIn = shows;
      const dealer = hands[shown[0] ?? 0] ?? 'stone';
      if (!isStill) await countDown(scene, sound);
      // The player has chosen another hand meanwhile.
      if (shownIn !== shows) return;
      theirs.replaceChildren(picture(figures[dealer]()));
      theirs.dataset.open = '';
      scene.dataset.duel = duelOf(handOf(choice) ?? 'stone', dealer);
      if (!isStill) await wait(500);
    },
  };
}

/** Counts three beats before the hands are shown. */
async function countDown(scene: HTMLElement, sound: Sound): Promise<void> {
  scene.classList.add('counting');
  for (let beat = 0; beat < 3; beat += 1) {
    sound.tick(beat);
    await wait(420);
  }
  scene.classList.remove('counting');
}
