/** Rock, paper, scissors. The dealer's hand is covered until the round is settled. */
import './hands.css';
import './handsFigures.css';
import './handsKeys.css';
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import { duelOf, handOf, handPays, hands } from '../../../engines/instant/hands.ts';
import type { Hand } from '../../../engines/instant/hands.ts';
import { timesText } from '../../../engines/instant/words.ts';
import { el, wait } from '../../frame/dom.ts';
import type { Sound } from '../sound.ts';
import type { Words } from '../words.ts';
import { handPicture, sleevePicture } from './handsFigures.ts';
import type { Stage, StageHost } from './stage.ts';

const side = (name: string, arm: HTMLElement, text: string): HTMLElement =>
  el(`figure.${name}`, {}, arm, el('figcaption', {}, text));

/** The two sides over the ring. What a win pays is printed in the ring. */
function createScene(words: Words): { readonly [part in 'scene' | 'mine' | 'theirs']: HTMLElement } {
  const [mine, theirs] = [el('div.arm'), el('div.arm')];
  const beats = el('div.beats', {}, el('i'), el('i'), el('i'));
  const ring = el('div.ring', { 'aria-hidden': 'true' }, el('b', {}, `${timesText(handPays.won)}×`));
  const burst = el('div.burst', { 'aria-hidden': 'true' });
  const scene = el(
    'div.duel',
    {},
    ring,
    beats,
    side('side-own', mine, words('yourHand')),
    side('side-dealer', theirs, words('dealerHand')),
    burst,
  );
  return { scene, mine, theirs };
}

const handButton = (hand: Hand, name: string, onclick: () => void): HTMLButtonElement =>
  el(
    'button.hand',
    { type: 'button', 'data-hand': hand, 'aria-pressed': 'false', onclick },
    el('span.hand-picture', {}, handPicture(hand)),
    el('span', {}, name),
  );

export function handsStage({ words, sound, onChoice }: StageHost): Stage {
  let own: Hand | undefined;
  let isLocked = false;
  let shows = 0;
  const { scene, mine, theirs } = createScene(words);
  const buttons = hands.map((hand) => handButton(hand, words(`hand.${hand}`), () => take(hand)));
  function draw(): void {
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.hand === own));
    mine.replaceChildren(own === undefined ? sleevePicture() : handPicture(own));
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
    theirs.replaceChildren(sleevePicture());
    scene.classList.remove('counting');
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
      if (!isStill) {
        // Both hands are fists until the third beat.
        for (const arm of [mine, theirs]) arm.replaceChildren(handPicture('stone'));
        await countDown(scene, sound);
      }
      // The player has chosen another hand meanwhile.
      if (shownIn !== shows) return;
      draw();
      theirs.replaceChildren(handPicture(dealer));
      scene.dataset.duel = duelOf(handOf(choice) ?? 'stone', dealer);
      if (isStill) return;
      sound.reveal();
      await wait(500);
    },
  };
}

const beatMs = 460;

/** Counts three beats before the hands are shown. */
async function countDown(scene: HTMLElement, sound: Sound): Promise<void> {
  scene.classList.add('counting');
  for (let beat = 0; beat < 3; beat += 1) {
    scene.dataset.beat = String(beat + 1);
    sound.tick(beat);
    await wait(beatMs);
  }
  scene.classList.remove('counting');
  delete scene.dataset.beat;
}
