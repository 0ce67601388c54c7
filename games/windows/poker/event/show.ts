/** Animates hands step by step, at the same pace for every seat and result. M03, M11 */
import type { EventHand, EventRound, HandStep } from '@foyer/contract/play/poker.ts';
import { wait } from '../../frame/dom.ts';
import type { Room } from '../room.ts';
import type { Setting } from '../setting.ts';
import type { Words } from '../words.ts';
import type { Felt } from './felt.ts';
import { chipCount, actionText, seatName } from './seat.ts';
import { standAt } from './stand.ts';

export interface Show {
  /** A hand is being animated, or its end is shown. */
  readonly isOn: boolean;
  /** Shows the house's current state without animation. */
  stand(event: EventRound): void;
  /** Animates what is new since the last call, with pauses between hands. */
  play(event: EventRound, isAtOnce: boolean): Promise<void>;
  replay(event: EventRound, left: Promise<void>): Promise<void>;
  /** Resolves when the player continues after the end of a hand. */
  untilNext(): Promise<void>;
  /** Resets what is drawn, so that the next event starts with its first hand. */
  forget(): void;
}

const paceMs: Readonly<Record<HandStep['kind'], number>> = {
  blind: 160,
  act: 480,
  street: 620,
  show: 360,
  back: 300,
  win: 700,
};
const betweenMs = 1_600;

export function createShow({ words }: Setting, room: Room, felt: Felt, next: HTMLButtonElement): Show {
  let drawn = { number: 0, steps: 0 };
  let isOn = false;

  async function draw(event: EventRound, hand: EventHand, isAtOnce: boolean, isLeft: () => boolean): Promise<void> {
    const from = hand.number === drawn.number ? drawn.steps : 0;
    if (from === 0) felt.setStatus('');
    for (let count = isAtOnce ? hand.steps.length : from + 1; count <= hand.steps.length; count += 1) {
      if (isLeft()) return;
      felt.show(event, hand, count);
      announceStep({ words, room, felt }, event, hand, count);
      drawn = { number: hand.number, steps: count };
      if (!isAtOnce) await wait(paceMs[hand.steps[count - 1]?.kind ?? 'act']);
    }
  }

  /** A showdown stays until the player continues; other hands end after a pause. */
  const pause = (hand: EventHand): Promise<void> =>
    hand.steps.some(({ kind }) => kind === 'show') ? untilPressed(next) : wait(betweenMs);

  return {
    get isOn() {
      return isOn;
    },
    stand(event) {
      const hand = event.hands.at(-1);
      if (hand === undefined) return;
      drawn = { number: hand.number, steps: hand.steps.length };
      felt.show(event, hand, hand.steps.length);
      felt.setStatus('');
    },
    async play(event, isAtOnce) {
      isOn = true;
      const fresh = event.hands.filter((hand) => hand.number >= drawn.number);
      for (const hand of fresh) {
        await draw(event, hand, isAtOnce, () => false);
        if (hand !== fresh.at(-1)) await pause(hand);
      }
      isOn = false;
    },
    async replay(event, left) {
      let isLeft = false;
      void left.then(() => (isLeft = true));
      drawn = { number: 0, steps: 0 };
      for (const hand of event.hands) {
        if (isLeft) break;
        await draw(event, hand, false, () => isLeft);
        await Promise.race([left, wait(betweenMs)]);
      }
      await left;
    },
    async untilNext() {
      isOn = true;
      await untilPressed(next);
      isOn = false;
    },
    forget: () => (drawn = { number: 0, steps: 0 }),
  };
}

interface Heard {
  readonly words: Words;
  readonly room: Room;
  readonly felt: Felt;
}

/** Announces step number `count`, with sound. */
function announceStep({ words, room, felt }: Heard, event: EventRound, hand: EventHand, count: number): void {
  const step = hand.steps[count - 1];
  if (step === undefined) return;
  const stand = standAt(hand, count);
  const name = seatName(words, event.bots[step.seat] ?? -1);
  if (step.kind === 'act') room.announce(`${name} ${actionText(words, step, stand.stacks[step.seat] === 0)}`);
  if (step.kind === 'win') {
    const text = words('wonPot', { name, chips: chipCount(step.chips) });
    // The status line is a live region itself.
    felt.setStatus(text);
  }
  hearStep(room.sound, step);
}

function hearStep(sound: Room['sound'], { kind, what, chips }: HandStep): void {
  if (kind === 'street') sound.card();
  if (kind === 'show') sound.flip();
  if (kind === 'win') sound.pot();
  if (kind === 'act' && chips > 0) sound.chip(chips);
  if (kind === 'act' && what === 'fold') sound.fold();
  if (kind === 'act' && what === 'check') sound.check();
}

async function untilPressed(next: HTMLButtonElement): Promise<void> {
  next.hidden = false;
  if (document.activeElement === document.body) next.focus({ preventScroll: true });
  await new Promise<void>((done) => next.addEventListener('click', () => done(), { once: true }));
  next.hidden = true;
}
